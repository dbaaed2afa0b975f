import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** The one truth of counted stock. A rush item has several shards; their sum is what is there. */
export const itemStockDocument = defineDocument(paths.itemStock, { onHand: f.count(), reserved: f.count() });
