import { giftSaleFields } from "@lokalkorb/domain/ordering/gifts/gift-sale";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** One gift card that is bought online. Functions alone see it. */
export const giftSaleDocument = defineDocument(paths.giftSale, giftSaleFields);
