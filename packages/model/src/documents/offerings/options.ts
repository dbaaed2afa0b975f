import { optionFields } from "@lokalkorb/domain/catalog/goods/option-group";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

export const optionDocument = defineDocument(paths.option, optionFields, { audience: "public" });
