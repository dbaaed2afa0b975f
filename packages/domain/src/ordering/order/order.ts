import type { OrderCode } from "../../pricing/discounts/order-code.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Totals } from "../../pricing/totals/totals.ts";
import type { Address } from "../../kernel/country/address.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { ActorWord, OrderEvent } from "./order-event.ts";
import type { OrderStatus } from "./order-status.ts";
import type { Payment, PaymentStatus, Refund } from "./payment.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";

export interface OrderCustomer {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly isGuest: boolean;
}

/** The effect of a proposal on the quantity of one product; 0 where it is new, or removed. */
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
    readonly type: FulfilmentType;
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
  /** The finding at the handover; never a copy of a document, never who checked it (ALC-04). */
  readonly ageCheck?: AgeCheck;
  /** The text shown and agreed when the button was pressed (CHK-13). */
  readonly evidence?: OrderEvidence;
  /** The shopper must agree before the shop may charge more; the order stays as it was until then. */
  readonly proposal?: {
    readonly differenceCents: Cents;
    readonly totalCents: Cents;
    readonly until: Instant;
    /** The changes of the goods; absent in orders that were asked before this was stored. */
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
  /** The text above it on the right to withdraw. */
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
