import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import type { Availability } from "@lokalkorb/domain/kernel/time/availability";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { MenuShop } from "@lokalkorb/domain/shop/storefront";
import { sheetText } from "@lokalkorb/ui/sheet-text";
import { fulfilmentPhrases } from "@/entities/labels/labels-text";
import { availabilityText } from "./availability-text.ts";

/** When and how a product can be had at all. */
export type OfferRules = Availability & Pick<MenuItem, "allowedDistribution">;

/** Why a product cannot be had at the chosen time or on the chosen way, and when it can. */
export const unavailableWords = (
  rules: OfferRules,
  shop: Pick<MenuShop, "timezone">,
  { method, isNotThisMethod }: { readonly method: FulfilmentType | undefined; readonly isNotThisMethod: boolean },
): readonly [title: string, words: string] => [
  isNotThisMethod && method ? sheetText.notThisMethod(fulfilmentPhrases[method]) : sheetText.unavailable,
  availabilityText(rules, shop, isNotThisMethod),
];
