import * as f from "../../kernel/fields/field.ts";
import { dayMs, type Instant } from "../../kernel/time/instant.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { isErased } from "../customers/erased-account.ts";
import { endedAt } from "../lifecycle/order-timers.ts";
import { isOpen } from "../order/order-status-groups.ts";
import { neverPlaced } from "../order/never-placed.ts";
import type { Order } from "../order/order.ts";
import type { OrderStatus } from "../order/order-status.ts";
import type { Refused } from "../order/refusal.ts";
import { afterMessage, complaintFields } from "./complaint.ts";

export const talkSides = ["shopper", "shop"] as const;
export type TalkSide = (typeof talkSides)[number];

export const longestMessage = 500;
/** Of each side, so that one that floods does not silence the other. */
export const mostMessages = 50;
/** After the end of an order, in days: as long as its goods are eaten and its money is looked for. */
export const talkGoesOnFor = 14;
/** In days; the archive takes it with the order long before (GDP-03: talk is kept for a year at most). */
const keptFor = 365;

/** `restaurants/{restaurantId}/orders/{orderId}/talk/messages`; functions alone write it. Both sides read it, so no uid of staff is in here. */
export const talkFields = {
  messages: f.list(
    f.object({
      from: f.oneOf(talkSides),
      at: f.instant(),
      text: f.text({ max: longestMessage }),
      /** Of a complaint: names of private files, each made of its content (ordering/talk/complaint-photos.ts). */
      photos: f.optional(f.list(f.text())),
    }),
  ),
  /** How many of the messages each side has seen. */
  seen: f.object({ shopper: f.count(), shop: f.count() }),
  complaint: f.optional(complaintFields),
  expiresAt: f.instant(),
};
export type OrderTalk = f.ValuesOf<typeof talkFields>;
export type OrderMessage = OrderTalk["messages"][number];

type Known = Pick<OrderTalk, "messages" | "seen" | "complaint">;
type Facts = Parameters<typeof endedAt>[0] & Pick<Order, "no" | "status" | "customer">;

/** An order that waits for money or approval is none for the shop yet, and one that never got it is none any more. */
const unheard: ReadonlySet<OrderStatus> = new Set(["pendingPayment", "awaitingApproval", "expired"]);

/** Until when messages are written; null: as long as the order is under way. */
export const talkUntil = (order: Omit<Facts, "customer">): Instant | null =>
  isOpen(order.status) ? null : endedAt(order) + talkGoesOnFor * dayMs;

/** Whether a message may be written now, or why not. */
export function talkState(order: Facts, now: Instant): "none" | "open" | "over" {
  if (unheard.has(order.status) || neverPlaced(order)) return "none";
  // Their mailbox is not ours to write to any more.
  if (isErased(order.customer.uid)) return "over";
  return now < (talkUntil(order) ?? Infinity) ? "open" : "over";
}

const other = (side: TalkSide): TalkSide => (side === "shop" ? "shopper" : "shop");

/** Messages of the other side that this one has not seen. */
export const unseenBy = ({ messages, seen }: Pick<OrderTalk, "messages" | "seen">, side: TalkSide): OrderMessage[] =>
  messages.slice(seen[side]).filter(({ from }) => from !== side);

/** The order's own word of its talk, so that a board of orders needs no other document. */
export const unreadOf = (talk: Known): NonNullable<Order["messages"]> => ({
  ...(talk.complaint === undefined ? {} : { complaint: talk.complaint.state }),
  unreadMerchant: unseenBy(talk, "shop").length,
  unreadCustomer: unseenBy(talk, "shopper").length,
});

export interface SaidMessage {
  readonly talk: OrderTalk;
  /** Of the other side's unread ones: the first is told by mail, when it stays unread. */
  readonly isFirstUnread: boolean;
}

export function say(
  order: Facts,
  talk: Known | null,
  { from, text, now }: { readonly from: TalkSide; readonly text: string; readonly now: Instant },
): Result<SaidMessage, Refused<"transition-not-allowed" | "too-late" | "talk-full">> {
  const state = talkState(order, now);
  if (state === "none") return refuse({ type: "transition-not-allowed", from: order.status, to: order.status });
  if (state === "over") return refuse({ type: "too-late" });
  const { messages, seen, complaint }: Known = talk ?? { messages: [], seen: { shopper: 0, shop: 0 } };
  if (messages.filter((message) => message.from === from).length >= mostMessages)
    return refuse({ type: "talk-full", max: mostMessages });
  return ok({
    talk: {
      messages: [...messages, { from, at: now, text }],
      seen,
      ...(complaint === undefined ? {} : { complaint: afterMessage(complaint, from) }),
      expiresAt: now + keptFor * dayMs,
    },
    isFirstUnread: unseenBy({ messages, seen }, other(from)).length === 0,
  });
}

/** `count`: as many messages as the screen showed; what came meanwhile stays unread. */
export const markSeen = (
  talk: Pick<OrderTalk, "messages" | "seen">,
  side: TalkSide,
  count: number,
): OrderTalk["seen"] => ({
  ...talk.seen,
  [side]: Math.max(talk.seen[side], Math.min(count, talk.messages.length)),
});
