/** A value that says what it is: a plain one of arithmetic, a decoder or a literal fits, one that says something else does not. */
type Branded<Base, Of extends string> = Base & { readonly is?: Of | undefined };

export type Unit<Of extends "basisPoints" | "cents" | "count" | "grams" | "instant" | "millis" | "minutes"> = Branded<
  number,
  Of
>;
export type DateText<Of extends "date" | "month" | "time"> = Branded<string, Of>;

/** A product is an item, a bundle or a group; their `kind` tells which. */
export type IdKind =
  | "basket" | "catalog" | "category" | "choice" | "code" | "component" | "effect" | "group" | "line" | "mail" | "message" | "method" | "option"
  | "order" | "payment" | "priceList" | "product" | "refund" | "shop" | "storefront" | "user" | "wait" | "withdrawal" | "zone"; // prettier-ignore
export type Id<Of extends IdKind> = Branded<string, Of>;
