import type { Allergen } from "../offering/allergen.ts";
import type { BasisPoints, Cents } from "../money/cents.ts";
import type { Address } from "../restaurant/address.ts";
import type { DistributionType } from "../slots/distribution-option.ts";
import type { Slot } from "../slots/slot.ts";
import type { Instant } from "../time/instant.ts";
import type { OrderStatus } from "./order-status.ts";
import type { Payment, PaymentMethod, PaymentStatus } from "./payment.ts";

/** One per rate; the gross amounts add up to the taxed part of the total (VAT-20: net = round, VAT = gross - net). */
export interface VatLine {
  readonly rateBp: BasisPoints;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
}

/** itemsCents + depositCents + discountCents (<= 0) + deliveryCents + feesCents + tipCents = totalCents. */
export interface Totals {
  readonly itemsCents: Cents;
  readonly depositCents: Cents;
  readonly discountCents: Cents;
  readonly deliveryCents: Cents;
  readonly feesCents: Cents;
  readonly tipCents: Cents;
  readonly totalCents: Cents;
  readonly vat: readonly VatLine[];
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

/** Who did it; never a uid (decision 5): shoppers can read this. */
export type ActorWord = "customer" | "merchant" | "system";

export interface OrderEvent {
  readonly at: Instant;
  readonly type:
    | "placed"
    | "accepted"
    | "preparing"
    | "ready"
    | "completed"
    | "rejected"
    | "cancelled"
    | "noShow"
    | "paid";
  readonly by: ActorWord;
  readonly reason?: string;
}

export interface OrderCustomer {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly isGuest: boolean;
}

/** `restaurants/{r}/orders/{orderId}`; functions alone write it. */
export interface Order {
  /** Unique per shop, e.g. 'A-1042'; gaps are allowed. */
  readonly no: string;
  /** Short call number of the day, e.g. '37'. */
  readonly dayCode: string;
  readonly channel: "web";
  readonly storefrontId: string;
  readonly offeringId: string;
  readonly menuVersion: number;
  readonly basketId: string;
  readonly requestId: string;
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
  readonly customer: OrderCustomer;
  readonly distribution: {
    readonly optionId: string;
    readonly type: DistributionType;
    readonly name: string;
    readonly slot: Slot;
    readonly place?: { readonly name: string; readonly address: Address; readonly instructions?: string };
  };
  readonly timeline: { readonly releaseAt: Instant; readonly prepareBy: Instant; readonly promisedAt: Instant };
  readonly lines: readonly OrderLine[];
  readonly totals: Totals;
  readonly quotedTotalCents: Cents;
  readonly payments: readonly Payment[];
  readonly customerNote?: string;
  readonly rejection?: { readonly code: RejectReason; readonly text: string };
  readonly viewers: readonly string[];
  readonly events: readonly OrderEvent[];
  readonly kitchenUnits: number;
  readonly restaurantName: string;
}

export const rejectReasons = ["tooBusy", "soldOut", "closingEarly", "timeUnavailable", "suspicious", "other"] as const;
export type RejectReason = (typeof rejectReasons)[number];
