import { categoryFields } from "@lokalkorb/domain/catalog/goods/goods-fields";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

export const categoryDocument = defineDocument(paths.category, categoryFields, { audience: "public" });
