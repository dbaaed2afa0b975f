import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant, Minutes } from "../../kernel/time/instant.ts";

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
  "undone",
  "tipped",
  "tipReturned",
] as const;
export type OrderEventType = (typeof orderEventTypes)[number];

/** How many events are told together in this one (order-log.ts). */
type Repeated = { readonly times?: number };
/** `accepted`: the shop's proposal, to which the shopper said yes. */
type Change = Repeated & {
  readonly before: Cents;
  readonly after: Cents;
  readonly differenceCents: Cents;
  readonly accepted?: 1;
};
export type MoneyBack = { readonly refundId: Id<"refund">; readonly cents: Cents };

type TipMoney = { readonly cents: Cents };

interface FactsByType {
  readonly delayed: Repeated & { readonly minutes: Minutes; readonly promisedAt: Instant };
  readonly moved: Repeated & { readonly from: Instant; readonly to: Instant };
  /** Or what became of a proposal without a change. */
  readonly edited: Change | (Repeated & { readonly declined: 1 }) | (Repeated & { readonly lapsed: 1 });
  readonly weighed: Change;
  readonly escalated: Repeated;
  readonly paymentFailed: Repeated;
  /** The step that was taken back, by the name of its event. */
  readonly undone: { readonly step: OrderEventType };
  readonly tipped: TipMoney;
  readonly tipReturned: TipMoney;
  readonly refunded: MoneyBack;
  readonly refundFailed: MoneyBack;
}

/** Append only. Events from before a fact was kept have no data. */
export type OrderEvent = {
  readonly [Type in OrderEventType]: {
    readonly at: Instant;
    readonly type: Type;
    readonly by: ActorWord;
    readonly reason?: string;
    readonly data?: Type extends keyof FactsByType ? FactsByType[Type] : never;
    /** Hash of the request that asked for it: the same request again changes nothing and gets the same answer. */
    readonly request?: string;
  };
}[OrderEventType];

/**
 * The facts of any event, for readers of all kinds; and what mails, tax documents and effects of a transition are told
 * beside the order.
 */
export type TransitionFacts = Partial<
  FactsByType["delayed"] & FactsByType["moved"] & FactsByType["undone"] & Change & MoneyBack
> & {
  readonly declined?: 1;
  readonly lapsed?: 1;
  /** It asks for the shopper's consent, until then. */
  readonly proposal?: 1;
  readonly until?: Instant;
  readonly paymentId?: Id<"payment">;
  /** Money that the order needed no more. */
  readonly late?: 1;
  /** It was to pay for a change that could not be made any more. */
  readonly change?: 1;
  /** The order is looked at again at once. */
  readonly timer?: 1;
};
