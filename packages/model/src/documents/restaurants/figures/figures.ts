import { periodFields } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** One day or one month. Functions add to it per order; a rebuild from all orders comes to the same. */
export const figuresDocument = defineDocument(paths.figures, periodFields);
