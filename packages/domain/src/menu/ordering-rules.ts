import type { Cents } from "../kernel/money/cents.ts";
import type { FulfilmentMethod } from "../fulfilment/methods/fulfilment-method.ts";
import type { OrderingRules } from "../shop/storefront.ts";

type MaximumRefusal = { readonly type: "above-maximum"; readonly maximumCents: Cents; readonly excessCents: Cents };
export type OrderingRefusal = { readonly type: "account-required" } | MaximumRefusal;

/** Who may order for how much: account, then the highest value. */
export function checkOrderingRules(question: {
  readonly ordering: Pick<OrderingRules, "guestAllowed" | "accountRequiredFor" | "maxOrderCents">;
  readonly option: Pick<FulfilmentMethod, "type" | "requires" | "maxOrderCents">;
  readonly isGuest: boolean;
  /** Goods after discounts, without deposits and fees. */
  readonly goodsCents: Cents;
}): OrderingRefusal | null {
  const { ordering, option, isGuest, goodsCents } = question;
  const needsAccount =
    ordering.guestAllowed === false ||
    ordering.accountRequiredFor?.includes(option.type) === true ||
    option.requires?.includes("account") === true;
  return isGuest && needsAccount ? { type: "account-required" } : checkMaximum(ordering, option, goodsCents);
}

/** The highest value of one order, whichever of shop and way is lower. */
export function checkMaximum(
  ordering: Pick<OrderingRules, "maxOrderCents">,
  option: Pick<FulfilmentMethod, "maxOrderCents">,
  goodsCents: Cents,
): MaximumRefusal | null {
  const maximumCents = Math.min(ordering.maxOrderCents ?? Infinity, option.maxOrderCents ?? Infinity);
  return goodsCents > maximumCents
    ? { type: "above-maximum", maximumCents, excessCents: goodsCents - maximumCents }
    : null;
}
