import { watchFields } from "@lokalkorb/domain/ordering/watch/watch-fields";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** Which devices of a shop would bring an order to its staff, and what it was told of those that slept (state machine 3.10). */
export const boardWatchDocument = defineDocument(paths.boardWatch, watchFields);
