import { vatTemplateFields } from "@lokalkorb/domain/pricing/tax/vat-template-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** Edited at the platform's desk, read when a shop is made. */
export const vatTemplatesDocument = defineDocument(paths.vatTemplates, vatTemplateFields);
