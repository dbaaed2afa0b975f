import { groupFields } from "@lokalkorb/domain/basket/group/group-fields";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** Written by functions alone, also for its people: they read each other's lines here, and nothing of the host's order. */
export const groupDocument = defineDocument(paths.group, groupFields);
