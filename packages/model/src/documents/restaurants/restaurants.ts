import { restaurantFields } from "@lokalkorb/domain/shop/shop-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

export const shopDocument = defineDocument(paths.restaurant, restaurantFields, {
  audience: "public",
});
