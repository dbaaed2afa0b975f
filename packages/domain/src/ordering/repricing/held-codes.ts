import type { Cents } from "../../kernel/money/cents.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import type { Menu } from "../../menu/menu.ts";
import { termsOfCode } from "../../pricing/discounts/code-terms.ts";
import type { OrderCode } from "../../pricing/discounts/order-code.ts";
import type { Order } from "../order/order.ts";

/** A discount that the changed goods do not get any more. */
export interface LostCode {
  /** As the shopper typed it; of a campaign, its name. */
  readonly code: string;
  /** It gave so much. */
  readonly cents: Cents;
  /** So much is missing until its minimum; absent: another condition is not met. */
  readonly missingCents?: Cents;
  /** It holds by itself as soon as the goods reach it again; what was typed is gone for this order. */
  readonly isCampaign?: boolean;
}

type Campaigns = Pick<Menu, "campaigns">;

export const discountsOf = ({ codes = [] }: Pick<Order, "codes">): readonly OrderCode[] =>
  codes.filter(({ kind }) => kind === "discount");

/** Whether each discount of this order can be applied again: its campaigns stand in its menu, its codes on itself. */
export const hasAllTerms = (order: Pick<Order, "codes">, menu: Campaigns): boolean =>
  discountsOf(order).every((code) => termsOf(code, menu) !== null);

function termsOf(code: OrderCode, { campaigns = [] }: Campaigns): DiscountTerms | null {
  return termsOfCode(code) ?? campaigns.find(({ codeId }) => codeId === code.codeId) ?? null;
}

/**
 * The discounts of an order as rules for its changed goods, and the campaigns of its menu beside them. What the order has
 * got was settled with it in time and person: it holds on although it has expired or was used up since. Where the shop
 * itself went below a minimum, that is not held against the shopper.
 */
export function heldTerms(order: Pick<Order, "codes">, menu: Campaigns, goodsBefore: Cents): readonly DiscountTerms[] {
  const held = discountsOf(order).flatMap((code): DiscountTerms[] => {
    const found = termsOf(code, menu);
    if (found === null) return [];
    const { validFrom: _from, validTo: _to, windows: _windows, channels: _channels, ...terms } = found;
    return [{ ...terms, minSubtotalCents: Math.min(terms.minSubtotalCents ?? 0, goodsBefore) }];
  });
  const others = (menu.campaigns ?? []).filter(({ codeId }) => !held.some((terms) => terms.codeId === codeId));
  return [...others, ...held];
}

/** A discount after the change, with what the order keeps of it. A new one is a campaign: its uses are counted later. */
export function keptCode(code: OrderCode, before: readonly OrderCode[]): OrderCode {
  const held = before.find(({ codeId }) => codeId === code.codeId);
  if (held === undefined) return { ...code, countedLater: true };
  const { terms, countedLater } = held;
  return { ...code, ...(countedLater ? { countedLater } : {}), ...(terms ? { terms } : {}) };
}

/** The discounts that give nothing any more. */
export function lostCodes(
  before: readonly OrderCode[],
  after: readonly OrderCode[],
  terms: readonly DiscountTerms[],
  goodsCents: Cents,
): readonly LostCode[] {
  return before.flatMap(({ codeId, code, cents, terms: typed }): LostCode[] => {
    if (after.some((kept) => kept.codeId === codeId)) return [];
    const { minSubtotalCents = 0 } = terms.find((held) => held.codeId === codeId) ?? {};
    const missingCents = minSubtotalCents - goodsCents;
    return [
      { code, cents, ...(missingCents > 0 ? { missingCents } : {}), ...(typed ? {} : { isCampaign: true as const }) },
    ];
  });
}
