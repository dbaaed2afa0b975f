import type { Instant } from "../../kernel/time/instant.ts";

/** Who did it; never a uid: shoppers can read this. */
export type ActorWord = "customer" | "merchant" | "system";

export const orderEventTypes = [
  "placed",
  "approvalRequested",
  "paymentStarted",
  "paymentFailed",
  "expired",
  "accepted",
  "preparing",
  "ready",
  "deposited",
  "outForDelivery",
  "shipped",
  "completed",
  "rejected",
  "cancelled",
  "restored",
  "noShow",
  "paid",
  "authorized",
  "voided",
  "refunded",
  "refundFailed",
  "disputed",
  "delayed",
  "moved",
  "edited",
  "weighed",
  "escalated",
] as const;
export type OrderEventType = (typeof orderEventTypes)[number];

/** Append only; repetitions are told together once there are many (order-log.ts). */
export interface OrderEvent {
  readonly at: Instant;
  readonly type: OrderEventType;
  readonly by: ActorWord;
  readonly reason?: string;
  /** Plain facts for sentences and mails: minutes of a delay, old and new slot, old and new total. */
  readonly data?: Readonly<Record<string, string | number>>;
  /** Hash of the request that asked for it: the same request again changes nothing and gets the same answer. */
  readonly request?: string;
}
