import { legalTextFields } from "@lokalkorb/domain/shop/legal/legal-text-documents";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

export const legalTextDocument = defineDocument(paths.legalText, legalTextFields);
