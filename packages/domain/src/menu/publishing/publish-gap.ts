export const publishGapTypes = [
  "no-price",
  "no-name",
  "no-vat-rate",
  "allergens-unknown",
  "allergen-kinds",
  "no-base-price",
  "alcohol-flag",
  "organic-control",
  "additive-words",
  "packed-facts",
  "goods-facts",
  "free-from",
  "reusable-price",
  "quantity-range",
  "price-rule",
  "catch-weight",
  "availability",
  "option-missing",
  "option-range",
  "option-depends",
  "option-circle",
  "choice-item",
  "bundle-slot-empty",
  "bundle-pricing",
  "bundle-week",
  "no-entry",
  "no-distribution",
  "slot-interval",
  "windows-overlap",
  "window-malformed",
  "closure-days",
  "days-promised",
  "zone-missing",
  "zone-invalid",
  "shipping-incomplete",
  "no-payment",
  "no-payment-here",
  "imprint-missing",
  "malformed",
] as const;
export type PublishGapType = (typeof publishGapTypes)[number];

export type PublishGapPlace =
  | "item"
  | "option"
  | "bundle"
  | "group"
  | "category"
  | "distribution"
  | "storefront"
  | "shop";

/** One thing that keeps a menu from being published: kind, id and name of the document to open. */
export interface PublishGap {
  readonly type: PublishGapType;
  readonly place: PublishGapPlace;
  readonly id?: string;
  readonly name?: string;
  /** The part of it: a zone and what is wrong with it, numbers of orders, a field of a malformed document. */
  readonly detail?: string;
}
