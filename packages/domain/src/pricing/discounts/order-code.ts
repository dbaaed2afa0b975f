import * as f from "../../kernel/fields/field.ts";

/**
 * The rule of a typed code as it was when the order was placed. When and for whom it holds is left out: that was decided
 * then, and an order keeps a code that has expired or was changed since. Campaigns stand in the menu of the order.
 */
export const codeTermFields = {
  kind: f.oneOf(["percent", "fixed", "freeDelivery", "freeItem", "bundlePrice"]),
  stacking: f.oneOf(["exclusive", "stackable"]),
  priority: f.int(),
  percentBp: f.optional(f.basisPoints()),
  amountCents: f.optional(f.cents()),
  maxDiscountCents: f.optional(f.cents()),
  minSubtotalCents: f.optional(f.cents()),
  itemId: f.optional(f.id<"product">()),
  qty: f.optional(f.count()),
  includeItems: f.optional(f.list(f.text())),
  includeCategories: f.optional(f.list(f.text())),
  excludeItems: f.optional(f.list(f.text())),
  excludeDiscounted: f.optional(f.flag()),
  discountsDelivery: f.optional(f.flag()),
};

/** One discount or gift card of the order, as it was settled. */
export const orderCode = f.object({
  codeId: f.id<"code">(),
  /** As the shopper typed it, upper case. */
  code: f.text(),
  name: f.text(),
  kind: f.oneOf(["discount", "giftCard"]),
  /** The amount taken off, > 0: off the goods and the delivery for a discount, off the amount due for a gift card. */
  cents: f.cents(),
  /** Of discounts in percent and of amounts, so that they follow when the order is changed; `maxCents` caps percents. */
  percentBp: f.optional(f.basisPoints()),
  amountCents: f.optional(f.cents()),
  maxCents: f.optional(f.cents()),
  /** It had no limit when the order was placed: its uses are counted afterwards, whatever becomes of the order. */
  countedLater: f.optional(f.flag()),
  /** Absent in orders of before, whose shoppers cannot change them, and for campaigns. */
  terms: f.optional(f.object(codeTermFields)),
});
export type OrderCode = f.ValueOf<typeof orderCode>;
