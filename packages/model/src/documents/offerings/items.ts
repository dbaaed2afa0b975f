import { itemFields } from "@lokalkorb/domain/catalog/goods/item-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

export const itemDocument = defineDocument(paths.item, itemFields, { audience: "public" });
