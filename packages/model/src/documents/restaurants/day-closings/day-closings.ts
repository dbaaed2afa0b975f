import { dayClosingFields } from "@lokalkorb/domain/ordering/closing/closing-fields";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

export const dayClosingDocument = defineDocument(paths.dayClosing, dayClosingFields);
