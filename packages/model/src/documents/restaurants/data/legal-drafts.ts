import { legalDraftFields } from "@lokalkorb/domain/shop/legal/legal-text-documents";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** Own texts that are not in force yet. */
export const legalDraftsDocument = defineDocument(paths.legalDrafts, legalDraftFields);
