import type { Allergen } from "../offering/allergen.ts";
import type { BasisPoints, Cents } from "../money/cents.ts";
import type { Address } from "../restaurant/address.ts";
import type { DistributionType } from "../slots/distribution-type.ts";
import type { Slot } from "../slots/slot.ts";
import type { Instant } from "../time/instant.ts";
import type { OrderStatus } from "./order-status.ts";
import type { Payment, PaymentStatus, Refund } from "./payment.ts";
import type { PaymentMethod } from "./payment-method.ts";

/** One per rate; the gross amounts add up to the taxed part of the total (VAT-20: net = round, VAT = gross - net). */
export interface VatLine {
  readonly rateBp: BasisPoints;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
}

/**
 * itemsCents + depositCents + discountCents (<= 0) + deliveryCents + feesCents + tipCents = totalCents; where prices are
 * net, addedVatCents is one more part of the sum.
 */
export interface Totals {
  readonly itemsCents: Cents;
  readonly depositCents: Cents;
  readonly discountCents: Cents;
  readonly deliveryCents: Cents;
  readonly feesCents: Cents;
  readonly tipCents: Cents;
  readonly totalCents: Cents;
  readonly vat: readonly VatLine[];
  /** Only where prices are net: the tax on top of them. The amounts of lines and their `vat` are net then. */
  readonly addedVatCents?: Cents;
  /** The way it is brought is taxed at the standard rate instead of following the goods. */
  readonly feeVat?: "standard";
}

/** A frozen copy of what was bought: names, prices and rates as they were. */
export interface OrderLine {
  readonly lineId: string;
  readonly kind: "item" | "bundle";
  readonly refId: string;
  readonly name: string;
  readonly kitchenName?: string;
  readonly qty: number;
  /** With options, without deposit. */
  readonly unitCents: Cents;
  readonly choices: readonly OrderLineChoice[];
  readonly components: readonly OrderLineComponent[];
  readonly note?: string;
  /** Net content for the summary, e.g. '500 g' (CHK-02). */
  readonly contentText?: string;
  /** For all pieces of the line; beside totalCents, never in it (PRC-05). */
  readonly depositCents: Cents;
  /** Rates of the goods; adds up to totalCents unless the seller shows no VAT. */
  readonly vat: readonly { readonly rateBp: BasisPoints; readonly grossCents: Cents }[];
  /** Rates of the deposits, as far as they are taxed at all (VAT-05). */
  readonly depositVat?: readonly { readonly rateBp: BasisPoints; readonly grossCents: Cents }[];
  /** qty x unitCents. */
  readonly totalCents: Cents;
  readonly kitchenUnits: number;
  readonly allergens: readonly Allergen[];
  /** Share of the order's discounts, <= 0; `vat` is of what remains. Absent = none. */
  readonly discountCents?: Cents;
  /** The same per code; 0 = the code holds for the line, but rounding left it nothing. */
  readonly discounts?: readonly { readonly codeId: string; readonly cents: Cents }[];
  /** What each rate weighs in the line (VAT-02). Absent where `vat` says it: one rate, and something left to pay. */
  readonly rates?: readonly { readonly rateBp: BasisPoints; readonly grossCents: Cents }[];
  /** Sold by weight: `unitCents` follows from the estimate until the goods are weighed. Weights are per piece. */
  readonly catchWeight?: {
    readonly pricePerKgCents: Cents;
    readonly estGrams: number;
    readonly finalGrams?: number;
    /** What can be believed when it is weighed, and what is charged at most (PRC-10). */
    readonly minGrams?: number;
    readonly maxGrams?: number;
  };
  readonly packed?: boolean;
  /** Taken out by the shop or the shopper; every figure of the line is 0 then but `unitCents`, and `qty` is what was ordered. */
  readonly removed?: { readonly at: Instant; readonly reason: string };
}

export interface OrderLineChoice {
  readonly optionId: string;
  readonly choiceId: string;
  readonly optionName: string;
  readonly name: string;
  readonly qty: number;
  readonly cents: Cents;
  readonly text?: string;
}

/** Every component is copied, also of fixed slots. */
export interface OrderLineComponent {
  readonly slotId: string;
  readonly itemId: string;
  readonly name: string;
  readonly qty: number;
  readonly surchargeCents: Cents;
}

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

/** One discount or gift card of the order, as it was settled. */
export interface OrderCode {
  readonly codeId: string;
  /** As the shopper typed it, upper case. */
  readonly code: string;
  readonly name: string;
  readonly kind: "discount" | "giftCard";
  /** What it took off, > 0: off the goods and the delivery for a discount, off the amount to pay for a gift card. */
  readonly cents: Cents;
  /** Of discounts in percent and of amounts, so that they follow when the order is changed; `maxCents` caps percents. */
  readonly percentBp?: BasisPoints;
  readonly amountCents?: Cents;
  readonly maxCents?: Cents;
  /** It had no limit when the order was placed: its uses are counted afterwards, whatever becomes of the order. */
  readonly countedLater?: boolean;
}

export interface OrderCustomer {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly isGuest: boolean;
}

/** What a proposal does to the pieces of one thing; 0 where there were none, or are none any more. */
export interface ProposedChange {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Per piece, where only the weight is another one. */
  readonly grams?: number;
}

/** `restaurants/{r}/orders/{orderId}`; functions alone write it. */
export interface Order {
  /** Unique per shop, e.g. 'A-1042'; gaps are allowed. Issued when the order becomes placed: '' while it waits for money or approval. */
  readonly no: string;
  /** Short call number of the day, e.g. '37'; '' like the number. */
  readonly dayCode: string;
  readonly channel: "web";
  readonly storefrontId: string;
  readonly offeringId: string;
  readonly menuVersion: number;
  readonly basketId: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod;
  /** 'YYYY-MM-DD' and 'YYYY-MM' of the slot start, local to the shop. */
  readonly dayKey: string;
  readonly monthKey: string;
  readonly placedAt: Instant;
  readonly acceptedAt?: Instant;
  readonly preparingAt?: Instant;
  readonly readyAt?: Instant;
  readonly completedAt?: Instant;
  readonly cancelledAt?: Instant;
  readonly rejectedAt?: Instant;
  readonly outAt?: Instant;
  readonly noShowAt?: Instant;
  readonly expiredAt?: Instant;
  readonly customer: OrderCustomer;
  readonly distribution: {
    readonly optionId: string;
    readonly type: DistributionType;
    readonly name: string;
    readonly slot: Slot;
    readonly place?: { readonly name: string; readonly address: Address; readonly instructions?: string };
    /** Where it is brought; only for delivery and shipping. */
    readonly address?: Address;
    readonly zoneId?: string;
    /** Until it is known better; set when distance decided within the accuracy of the address. */
    readonly zoneUncertain?: boolean;
    readonly shipping?: { readonly carrier: string; readonly trackingNo: string };
    readonly table?: string;
  };
  readonly timeline: {
    readonly releaseAt: Instant;
    readonly prepareBy: Instant;
    readonly promisedAt: Instant;
    readonly delays?: readonly { readonly minutes: number; readonly at: Instant; readonly reason?: string }[];
  };
  readonly lines: readonly OrderLine[];
  readonly totals: Totals;
  readonly quotedTotalCents: Cents;
  readonly payments: readonly Payment[];
  readonly refunds?: readonly Refund[];
  readonly codes?: readonly OrderCode[];
  /** Reserved for this order until then, while it waits for money (35 minutes) or approval (24 hours). */
  readonly holdUntil?: Instant;
  /** The provider's page for the running attempt; the URL is shown to the shopper alone, who reads this order. */
  readonly checkout?: {
    readonly attempt: number;
    readonly state: "creating" | "open" | "done" | "expired" | "failed";
    readonly sessionId?: string;
    /** Of a kept card, whose bank wants to hear its holder. */
    readonly paymentId?: string;
    readonly url?: string;
    readonly expiresAt?: Instant;
  };
  /** Gapless papers of the order, oldest first: the receipt, and a credit note per refund. */
  readonly receipts?: readonly {
    readonly no: string;
    readonly kind: "receipt" | "credit";
    readonly path: string;
    readonly at: Instant;
    readonly refundId?: string;
  }[];
  readonly flags?: {
    readonly needsWeighing?: boolean;
    readonly edited?: boolean;
    readonly ageCheck?: 16 | 18;
    readonly escalated?: boolean;
  };
  /** What somebody found at the handover; never a copy of a document, never whose eyes they were (ALC-04). */
  readonly ageCheck?: AgeCheck;
  /** What was shown and agreed when the button was pressed (CHK-13). */
  readonly evidence?: OrderEvidence;
  /** The shopper must agree before the shop may charge more; the order stays as it was until then. */
  readonly proposal?: {
    readonly differenceCents: Cents;
    readonly totalCents: Cents;
    readonly until: Instant;
    /** What becomes of the goods; absent in orders that were asked before this was kept. */
    readonly changes?: readonly ProposedChange[];
  };
  readonly customerNote?: string;
  readonly rejection?: { readonly code: RejectReason; readonly text: string };
  readonly viewers: readonly string[];
  /** Number of the last step; follow-ups are keyed by it. */
  readonly version?: number;
  /** When the system has to look at this order again: a hold or a timeout ends, or it may be archived. */
  readonly timerAt?: Instant;
  /** Pieces per counted item that are reserved for this order, or were handed over with it. */
  readonly reserved?: Readonly<Record<string, number>>;
  /** When an authorised payment is taken. */
  readonly capture?: CapturePoint;
  /** Reserved beyond the total, for goods that may weigh more than was estimated. Only what they weigh is taken. */
  readonly bufferCents?: Cents;
  /** The total that was named as the highest, where goods are sold by weight (PRC-10). */
  readonly atMostCents?: Cents;
  readonly events: readonly OrderEvent[];
  readonly kitchenUnits: number;
  readonly restaurantName: string;
}

export const ageCheckResults = ["passed", "refused"] as const;

export interface AgeCheck {
  readonly result: (typeof ageCheckResults)[number];
  readonly minAge: 16 | 18;
  readonly at: Instant;
  readonly by: ActorWord;
}

/** The page as it was when the button was pressed; lines, quote, menu and times stand in the order itself. */
export interface OrderEvidence {
  /** The words on the button. */
  readonly button: string;
  /** What stood above it on the right to withdraw. */
  readonly withdrawal: string;
  /** Version of the terms that were linked there. */
  readonly terms: string;
  /** Of the program that drew the page. */
  readonly build: string;
  readonly ageConfirmed: boolean;
  /** The zone in which the moments of the order were shown. */
  readonly timezone: string;
}

export const capturePoints = ["onPlace", "onAccept", "onComplete"] as const;
export type CapturePoint = (typeof capturePoints)[number];

export const rejectReasons = [
  "tooBusy",
  "soldOut",
  "closingEarly",
  "outOfArea",
  "addressUnknown",
  "timeUnavailable",
  "suspicious",
  "other",
] as const;
export type RejectReason = (typeof rejectReasons)[number];
