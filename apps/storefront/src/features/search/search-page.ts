import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopCard } from "@/entities/listing/shop-card";
import type { ProductView } from "@/entities/product/product-view";

/** Goods of any shop, as their own shop shows them. */
export interface FoundProduct {
  readonly key: string;
  readonly href: string;
  readonly shopName: string;
  readonly city: string;
  readonly soldOut: boolean;
  /** The shop's first way to hand over, where it is not had that way. */
  readonly fulfilment?: FulfilmentType;
  readonly view: Omit<ProductView, "entry" | "needsChoice" | "refIds">;
}

/** `otherDiet`: the words, but not as „vegan“ or the like; `someWords`: nothing has all of them. */
export type SearchFit = "all" | "otherDiet" | "someWords";

/** `none`: no question yet; `unavailable`: the search does not answer. */
export type SearchAnswer =
  | { readonly state: "none" | "away" }
  | {
      readonly state: "found";
      readonly fit: SearchFit;
      readonly total: number;
      readonly pages: number;
      readonly products: readonly FoundProduct[];
      readonly shops: readonly ShopCard[];
    };

export interface SearchPage {
  readonly words: string;
  readonly only: Diet | null;
  readonly page: number;
  readonly answer: SearchAnswer;
  readonly renderedAt: Instant;
}

/** Diets worth a filter over all shops. */
export const filterDiets = [
  "organic",
  "vegan",
  "vegetarian",
  "glutenFree",
  "lactoseFree",
] as const satisfies readonly Diet[];
