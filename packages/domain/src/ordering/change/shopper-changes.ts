import type { Order } from "../order/order.ts";
import type { Refused } from "../order/refusal.ts";

/**
 * How often shoppers may change one order themselves. Every change is mailed and the shop plans by it: who needs more of
 * them needs somebody to talk to.
 */
export const mostChanges = { moved: 5, edited: 10 } as const;

/** Whether this is one change of its shopper too many. What the shop does is not counted, nor is an answer to it. */
export function checkShopperChanges(
  order: Pick<Order, "events">,
  what: "moved" | "edited",
): Refused<"changed-too-often"> | null {
  const max = mostChanges[what];
  const done = order.events
    .filter(({ type, by, data }) => type === what && by === "customer" && !isAnswer(data))
    .reduce((sum, { data }) => sum + Number(data?.["times"] ?? 1), 0);
  return done < max ? null : { type: "changed-too-often", what, max };
}

const isAnswer = (data: Order["events"][number]["data"]): boolean =>
  data?.["declined"] !== undefined || data?.["accepted"] !== undefined;
