import type { Cents } from "../money/cents.ts";
import type { PaymentBar } from "../payments/offered-methods.ts";
import type { DistributionType } from "../slots/distribution-type.ts";
import type { Slot } from "../slots/slot.ts";
import type { Instant } from "../time/instant.ts";
import type { OrderStatus } from "./order-status.ts";

/**
 * Everything the shop may answer instead of an order or a new status (product/state-machines 3.11). Plain data with
 * the facts that a good German sentence needs; the words live with the screens, one complete record each.
 */
export type OrderRefusal =
  | {
      readonly type: "price-changed";
      readonly quotedCents: Cents;
      readonly totalCents: Cents;
      readonly lineIds: readonly string[];
    }
  | { readonly type: "slot-changed"; readonly next: Slot | null }
  | { readonly type: "slot-full"; readonly next: Slot | null }
  | {
      readonly type: "sold-out";
      readonly items: readonly { readonly itemId: string; readonly name: string; readonly available: number }[];
    }
  | {
      readonly type: "shop-closed";
      readonly message?: string;
      /** Of the closure in which the time lies, such as 'Betriebsferien'. */
      readonly reason?: string;
      readonly next: Slot | null;
    }
  | { readonly type: "cutoff-passed"; readonly next: Slot | null }
  | { readonly type: "below-minimum"; readonly minimumCents: Cents; readonly missingCents: Cents }
  | {
      readonly type: "options-incomplete";
      readonly lineId: string;
      readonly optionName: string;
      readonly min: number;
      readonly max: number | null;
    }
  | {
      readonly type: "line-invalid";
      readonly lineId: string;
      readonly reason: "unknown-product" | "unknown-choice" | "quantity" | "components" | "malformed";
    }
  | { readonly type: "basket-empty" }
  | { readonly type: "basket-too-large"; readonly maxLines: number }
  | { readonly type: "basket-not-yours" }
  | { readonly type: "basket-not-open" }
  | { readonly type: "menu-changed"; readonly version: number }
  | { readonly type: "age-required"; readonly minAge: 16 | 18 }
  | { readonly type: "age-check-required"; readonly minAge: 16 | 18 }
  | { readonly type: "phone-required" }
  | { readonly type: "too-many-open-orders"; readonly max: number }
  | {
      readonly type: "payment-method-unavailable";
      /** The condition of this method that is not met; left out: it is not to be had here at all. */
      readonly bar?: PaymentBar;
    }
  | { readonly type: "distribution-unavailable" }
  | { readonly type: "already-handled"; readonly status: OrderStatus }
  | { readonly type: "transition-not-allowed"; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly type: "payment-required"; readonly openCents: Cents }
  | { readonly type: "out-of-area"; readonly zip: string; readonly alternatives: readonly DistributionType[] }
  | { readonly type: "address-required" }
  | { readonly type: "above-maximum"; readonly maximumCents: Cents; readonly excessCents: Cents }
  | { readonly type: "account-required" }
  | {
      readonly type: "not-available-then";
      readonly items: readonly { readonly lineId: string; readonly name: string }[];
      /** It is not the time: they may not be sent to another country. */
      readonly abroad?: boolean;
      /** It is not the time: they are never handed over this way. */
      readonly way?: DistributionType;
    }
  | { readonly type: "code-invalid"; readonly code: string }
  | { readonly type: "code-expired"; readonly code: string; readonly validTo: Instant }
  | { readonly type: "code-not-yet"; readonly code: string; readonly validFrom: Instant }
  | { readonly type: "code-used"; readonly code: string }
  | { readonly type: "code-not-combinable"; readonly code: string; readonly with: string }
  | {
      readonly type: "code-conditions";
      readonly code: string;
      readonly reason: "minimum" | "items" | "distribution" | "paymentMethod" | "time" | "firstOrder" | "customer";
      readonly missingCents?: Cents;
    }
  | { readonly type: "payment-failed" }
  | { readonly type: "payment-unavailable" }
  | { readonly type: "rate-limited"; readonly retryAt: Instant }
  | { readonly type: "reason-required" }
  | { readonly type: "confirmation-required"; readonly differenceCents: Cents }
  | { readonly type: "refund-too-high"; readonly maxCents: Cents }
  | { readonly type: "weighing-required"; readonly lineIds: readonly string[] }
  | { readonly type: "weight-implausible"; readonly minGrams: number; readonly maxGrams: number }
  | { readonly type: "too-late" }
  | { readonly type: "changed-too-often"; readonly what: "moved" | "edited"; readonly max: number }
  | { readonly type: "token-invalid" }
  | { readonly type: "request-reused" }
  | { readonly type: "not-found" }
  | { readonly type: "not-allowed" }
  | { readonly type: "sign-in-required" };

export type OrderRefusalType = OrderRefusal["type"];
