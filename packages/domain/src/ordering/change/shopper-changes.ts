import type { TransitionFacts } from "../order/order-event.ts";
import type { Order } from "../order/order.ts";
import type { Refused } from "../order/refusal.ts";

/**
 * How often a shopper may change one order. Every change is mailed and the shop plans by it; beyond that the shop has
 * to be called.
 */
export const mostChanges = { moved: 5, edited: 10 } as const;

/** Whether this is one change of its shopper too many. What the shop does is not counted, nor is an answer to it. */
export function checkShopperChanges(
  order: Pick<Order, "events">,
  what: "moved" | "edited",
): Refused<"changed-too-often"> | null {
  const max = mostChanges[what];
  const done = order.events.reduce((sum, { type, by, data = {} }) => {
    const { accepted, declined, times = 1 }: TransitionFacts = data;
    return type === what && by === "customer" && accepted === undefined && declined === undefined ? sum + times : sum;
  }, 0);
  return done < max ? null : { type: "changed-too-often", what, max };
}
