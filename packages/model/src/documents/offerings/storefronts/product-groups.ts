import { groupFields } from "@lokalkorb/domain/catalog/goods/goods-fields";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

export const productGroupDocument = defineDocument(paths.productGroup, groupFields, {
  audience: "public",
});
