import type { Cents } from "../../kernel/money/cents.ts";
import { dayMs, type Instant } from "../../kernel/time/instant.ts";
import type { TipOffer } from "../../menu/tip.ts";
import { mostTip, tipCents } from "../../pricing/basket/tip-cents.ts";
import { isErased } from "../customers/erased-account.ts";
import type { Order } from "../order/order.ts";
import { undoHeldFor } from "../undo/step-before.ts";

/** In days after the handover: as long as shopper and shop may write to each other about the order. */
export const laterTipGoesOnFor = 14;
/** The least that the provider takes, and the most of a tip at the checkout. */
export const leastLaterTipCents = 50;
export const mostLaterTipCents = mostTip.fixed;

type TippedOrder = Pick<Order, "status" | "completedAt" | "channel" | "laterTip"> & {
  readonly customer: Pick<Order["customer"], "uid">;
};

/** Whether a tip may be given now: once, after a handover that cannot be taken back any more. */
export function laterTipState(order: TippedOrder, now: Instant): "none" | "open" | "given" | "over" {
  const { status, completedAt, channel, laterTip, customer } = order;
  if (status !== "completed" || completedAt === undefined || channel === "test") return "none";
  if (laterTip !== undefined) return "given";
  if (completedAt + undoHeldFor > now) return "none";
  return isErased(customer.uid) || now >= completedAt + laterTipGoesOnFor * dayMs ? "over" : "open";
}

export const isLaterTip = (cents: Cents): boolean => cents >= leastLaterTipCents && cents <= mostLaterTipCents;

/** The checkout's proposals in cents of this order, each once; those that are too small or too large are left out. */
export function proposedTips({ mode, presets }: TipOffer, { totals }: Pick<Order, "totals">): readonly Cents[] {
  const goodsCents = Math.max(0, totals.itemsCents + totals.discountCents);
  const all = presets.map((value) => tipCents({ mode, value }, goodsCents));
  return [...new Set(all)].filter(isLaterTip);
}
