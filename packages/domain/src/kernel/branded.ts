/** A value that says what it is: a plain one of arithmetic, a decoder or a literal fits, one that says something else does not. */
type Branded<Base, Of extends string> = Base & { readonly is?: Of | undefined };

export type Unit<Of extends "basisPoints" | "cents" | "grams" | "instant" | "millis" | "minutes"> = Branded<number, Of>;
export type DateText<Of extends "date" | "month" | "time"> = Branded<string, Of>;

export type IdKind =
  | "basket" | "bundle" | "catalog" | "category" | "choice" | "code" | "component" | "effect" | "group" | "item" | "line"
  | "mail" | "method" | "option" | "order" | "payment" | "priceList" | "refund" | "shop" | "storefront" | "user" | "zone"; // prettier-ignore
export type Id<Of extends IdKind> = Branded<string, Of>;
