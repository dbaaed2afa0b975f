import { groupProgressFields } from "@lokalkorb/domain/ordering/group/group-progress";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** The state of the group's order for all who ordered with it: no person, no address, no payment. */
export const groupProgressDocument = defineDocument(paths.groupProgress, groupProgressFields);
