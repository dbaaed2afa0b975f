import { discountFields } from "@lokalkorb/domain/menu/discount-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

export const discountCodeDocument = defineDocument(paths.discountCode, discountFields);
