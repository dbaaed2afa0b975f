import type { ProductFaceProps } from "@lokalkorb/ui/product-face";

/** A favourite as it can be had now. */
export interface ShownFavourite {
  readonly key: string;
  readonly kind: "shop" | "product";
  readonly href: string;
  readonly name: string;
  /** The shop of a product and its town; of a shop its kind. */
  readonly of: string;
  /** Why it cannot be had at once, or when the shop is open; '' where there is nothing to say. */
  readonly state: string;
  readonly isSoldOut: boolean;
  /** Of a product. */
  readonly face?: Pick<ProductFaceProps, "illustration" | "photo" | "price">;
}

/** At most so many are asked for at once. */
export const askedAtOnce = 24;

export interface FavouritesQuestion {
  readonly keys: readonly string[];
}

/** In the order of the question; those that are gone are missing. */
export interface FavouritesAnswer {
  readonly favourites: readonly ShownFavourite[];
}
