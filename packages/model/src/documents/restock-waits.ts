import { restockWaitFields } from "@lokalkorb/domain/catalog/restock/restock-wait";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** One person waits for one sold-out item. Functions alone see it. */
export const restockWaitDocument = defineDocument(paths.restockWait, restockWaitFields);
