import { shopLogFields } from "@lokalkorb/domain/shop/shop-log";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

export const shopLogDocument = defineDocument(paths.shopLog, shopLogFields);
