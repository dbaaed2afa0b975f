import type { Menu } from "../../menu/menu.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Campaign } from "../../menu/campaigns.ts";
import { percentOf } from "../discounts/discount-amount.ts";
import { eligibleLines } from "../discounts/eligible-lines.ts";
import type { Cents } from "../../kernel/money/cents.ts";

/** A campaign that makes one product cheaper for everybody, for as long as it runs. */
export type Sale = Pick<Campaign, "percentBp" | "maxDiscountCents" | "validFrom" | "validTo">;

/**
 * PRC-07: the campaigns of a menu that lower what everybody pays for this product. What asks for more than buying it - a
 * minimum, a way, a method of payment, a second piece - is an offer of its own and no price of the product.
 */
export function salesOf(
  menu: Pick<Menu, "campaigns" | "categories" | "groups" | "channel">,
  item: Pick<MenuItem, "id" | "priceCents" | "excludeFromDiscounts">,
): readonly Sale[] {
  const { id, priceCents, excludeFromDiscounts = false } = item;
  const piece = {
    lineId: "piece",
    kind: "item",
    refId: id,
    qty: 1,
    unitCents: priceCents,
    totalCents: priceCents,
  } as const;
  const line = { ...piece, choices: [], discountable: !excludeFromDiscounts, reduced: false };
  return (menu.campaigns ?? []).filter(
    (campaign) => isUnconditional(campaign, menu.channel) && eligibleLines(campaign, menu, [line]).length > 0,
  );
}

function isUnconditional(campaign: Campaign, channel: Menu["channel"]): boolean {
  const { kind, minSubtotalCents = 0, distribution = [], paymentMethods = [], channels = [channel] } = campaign;
  const asksForMore = minSubtotalCents > 0 || distribution.length + paymentMethods.length > 0;
  return kind === "percent" && !asksForMore && (channels.length === 0 || channels.includes(channel));
}

/** All that touch a time together, one after the other, at any hour of it: no more than what was asked. */
export function afterSales(cents: Cents, sales: readonly Sale[], from: Instant, until: Instant): Cents {
  return sales
    .filter(({ validFrom = -Infinity, validTo = Infinity }) => validFrom < until && validTo > from)
    .reduce((left, { percentBp = 0, maxDiscountCents }) => {
      return Math.max(0, left - Math.min(percentOf(left, percentBp), maxDiscountCents ?? Infinity));
    }, cents);
}
