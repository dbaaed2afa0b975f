import type { Instant } from "../../kernel/time/instant.ts";
import type { OrderEvent } from "../order/order-event.ts";
import type { Order } from "../order/order.ts";
import { isOpen } from "../order/order-status-groups.ts";
import { transitionOf } from "../order/order-transition.ts";

/** The question that the shopper can still answer. */
export function openProposal({ proposal }: Pick<Order, "proposal">, now: Instant): Order["proposal"] | null {
  return proposal !== undefined && proposal.until > now ? proposal : null;
}

/**
 * State of a proposal for the shop: still asked, or unanswered and continued as ordered, until the next action on the
 * order. By the clock too, for the minute before the system ends it.
 */
export function proposalState(
  order: Pick<Order, "status" | "proposal" | "events">,
  now: Instant,
): "open" | "lapsed" | null {
  if (!isOpen(order.status)) return null;
  if (order.proposal !== undefined) return openProposal(order, now) === null ? "lapsed" : "open";
  const latest = order.events.findLast((event) => event.by !== "system" || isLapse(event));
  return latest !== undefined && isLapse(latest) ? "lapsed" : null;
}

const isLapse = ({ type, data }: OrderEvent): boolean => type === "edited" && data !== undefined && "lapsed" in data;

/** No answer is a no: goods and price stay as ordered, and the log says why. The question itself is taken off with it. */
export const lapsedProposal = (
  order: Pick<Order, "version" | "events">,
  now: Instant,
): Pick<Order, "events"> & { readonly version: number } =>
  transitionOf(order, [{ at: now, type: "edited", by: "system", data: { lapsed: 1 } }]).patch;
