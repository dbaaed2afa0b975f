import type { Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Menu } from "../../menu/menu.ts";
import type { Order } from "../order/order.ts";
import { balanceDueCents } from "../order/payment-rules.ts";
import { type EditDecision, taken } from "./edit-order.ts";
import type { SettlementType } from "./settlement-types.ts";

/** The way in which a difference is settled, with the amount that moves. */
export interface Settlement {
  readonly type: SettlementType;
  readonly cents: Cents;
}

/** The provider takes no less. */
export const leastOnlineCents: Cents = 50;

/** Where goods and money change hands. */
const paysAtHandover: ReadonlySet<FulfilmentType> = new Set(["pickup", "delivery", "dineIn"]);

/** Where what is dearer cannot be paid online, it is paid where the goods change hands. */
const byHand = ({ distribution, paymentMethod }: Order, cents: Cents): Settlement => ({
  type: paysAtHandover.has(distribution.type) || !isPaidBefore.has(paymentMethod) ? "handover" : "none",
  cents: Math.max(0, cents),
});
const isPaidBefore: ReadonlySet<Order["paymentMethod"]> = new Set(["online", "giftCard"]);

/** How a change by its shopper is settled (state-machines 3.1, row 20), by the methods of the order's menu. */
export function settlementOf(
  order: Order,
  decision: EditDecision,
  { paymentMethods }: Pick<Menu, "paymentMethods">,
): Settlement {
  const { differenceCents } = decision;
  if (differenceCents === 0) return { type: "same", cents: 0 };
  if (differenceCents < 0) {
    const back = decision.type === "changed" ? (decision.refund?.cents ?? 0) : 0;
    return back > 0 ? { type: "back", cents: back } : { type: "less", cents: 0 - differenceCents };
  }
  if (decision.type === "changed") {
    const { paymentStatus } = order;
    if (paymentStatus === "authorized") return { type: "reserved", cents: differenceCents };
    if (paymentStatus === "onAccount") return { type: "invoice", cents: differenceCents };
    return byHand(order, differenceCents);
  }
  // Money beyond the price, such as goodwill that came back, pays for it first.
  const cents = taken.has(order.paymentStatus)
    ? Math.min(differenceCents, balanceDueCents(order) + differenceCents)
    : differenceCents;
  // A gift card paid for it: its shop may take nothing online at all.
  const takesOnline = order.paymentMethod !== "giftCard" || paymentMethods.includes("online");
  return takesOnline && cents >= leastOnlineCents ? { type: "online", cents } : byHand(order, cents);
}
