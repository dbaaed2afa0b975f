import type { Id, Unit } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { PaymentIneligibility } from "../../menu/offered-methods.ts";
import type { GroupRefusal } from "../../basket/group/group-refusal.ts";
import type { BasketRefusal } from "../../pricing/basket/price-basket.ts";
import type { SlotRefusal } from "../../fulfilment/slots/check-slot.ts";
import type { FeeRefusal } from "../../fulfilment/zones/fee-of.ts";
import type { AvailabilityRefusal } from "../../menu/available-at.ts";
import type { OrderingRefusal } from "../../menu/ordering-rules.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import type { BankFileProblem } from "../../kernel/money/bank-file-problem.ts";
import type { OrderStatus } from "./order-status.ts";

/**
 * All that a command may answer instead of doing what it was asked (product/state-machines 3.11): plain data with the
 * facts that a good German sentence needs. Each contract names those of its own; the words live with the screens.
 */
export type Refusal =
  | SlotRefusal
  | FeeRefusal
  | AvailabilityRefusal
  | OrderingRefusal
  | BasketRefusal
  | GroupRefusal
  | {
      readonly type: "price-changed";
      readonly quotedCents: Cents;
      readonly totalCents: Cents;
      readonly lineIds: readonly Id<"line">[];
    }
  | {
      readonly type: "sold-out";
      /** There is more of it, but not in the round of this day. */
      readonly inRound?: true;
      readonly items: readonly { readonly itemId: Id<"product">; readonly name: string; readonly available: number }[];
    }
  | { readonly type: "basket-empty" }
  | { readonly type: "basket-too-large"; readonly maxLines: number }
  | { readonly type: "basket-not-yours" }
  | { readonly type: "basket-not-open" }
  | { readonly type: "menu-changed"; readonly version: number }
  | { readonly type: "legal-texts-changed" }
  | { readonly type: "age-required"; readonly minAge: 16 | 18 }
  | { readonly type: "age-check-required"; readonly minAge: 16 | 18 }
  | { readonly type: "phone-required" }
  | { readonly type: "too-many-open-orders"; readonly max: number }
  /** The shop takes no orders of this customer. */
  | { readonly type: "customer-blocked" }
  /** More pieces were to come back than the customer has. */
  | { readonly type: "deposit-not-open" }
  /** The account is none of this company's, or the shop does not supply it (any more). */
  | { readonly type: "business-unknown" }
  /** The company wants a number of its own books on each order. */
  | { readonly type: "po-number-required" }
  /** So much may still be ordered by the company on account. */
  | { readonly type: "credit-limit-exceeded"; readonly leftCents: Cents }
  /** The company has to approve it, which this order cannot wait for. */
  | {
      readonly type: "approval-unavailable";
      readonly reason: "noAdmin" | "payment" | "time" | "change";
    }
  /** A company keeps one who may change the others. */
  | { readonly type: "last-admin" }
  | { readonly type: "employees-full"; readonly max: number }
  | { readonly type: "vat-id-invalid" }
  /** The view is for members, and this account is none. */
  | { readonly type: "not-a-member" }
  | {
      readonly type: "payment-method-unavailable";
      /** The condition of this method that is not met; left out: it is not to be had here at all. */
      readonly bar?: PaymentIneligibility;
    }
  | { readonly type: "distribution-unavailable" }
  /** No code was scanned at a table of this shop, or one that is not in force any more. */
  | { readonly type: "table-unknown" }
  | { readonly type: "already-answered" }
  | { readonly type: "registration-closed" }
  | { readonly type: "already-handled"; readonly status: OrderStatus }
  | { readonly type: "transition-not-allowed"; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly type: "payment-required"; readonly openCents: Cents }
  | { readonly type: "payment-failed" }
  | { readonly type: "payment-unavailable" }
  | { readonly type: "rate-limited"; readonly retryAt: Instant }
  | { readonly type: "reason-required" }
  | { readonly type: "confirmation-required"; readonly differenceCents: Cents }
  | { readonly type: "refund-too-high"; readonly maxCents: Cents }
  | { readonly type: "weighing-required"; readonly lineIds: readonly Id<"line">[] }
  | { readonly type: "weight-implausible"; readonly minGrams: Unit<"grams">; readonly maxGrams: Unit<"grams"> }
  | { readonly type: "too-late" }
  /** Closed, or passed over by the closing of this day. */
  | { readonly type: "day-closed"; readonly day: LocalDate }
  | { readonly type: "day-ahead" }
  | { readonly type: "open-ends"; readonly count: number }
  | { readonly type: "figures-changed"; readonly totalCents: Cents }
  | { readonly type: "changed-too-often"; readonly what: "moved" | "edited"; readonly max: number }
  /** Of a side that wrote this many messages about one order. */
  | { readonly type: "talk-full"; readonly max: number }
  /** Of an invoice to a company (invoices/): paid, cancelled, or not issued yet. */
  | { readonly type: "invoice-settled" }
  /** Money came for it, or a part of it is taken back: it cannot be cancelled as a whole. */
  | { readonly type: "invoice-paid-in-part" }
  | { readonly type: "invoice-incomplete"; readonly gaps: readonly string[] }
  | { readonly type: "nothing-to-invoice" }
  | { readonly type: "payment-too-high"; readonly maxCents: Cents }
  /** Until this day the company was asked to pay. */
  | { readonly type: "not-due"; readonly day: LocalDate }
  | { readonly type: "reminded-already" }
  /** No base rate is known that holds today. */
  | { readonly type: "base-rate-missing" }
  | { readonly type: "line-unknown" }
  | { readonly type: "iban-invalid" }
  /** The file is no account statement that can be read. */
  | { readonly type: "bank-file-unreadable"; readonly problem: BankFileProblem }
  /** Two series with one beginning would give one number twice. */
  | { readonly type: "prefix-taken" }
  | { readonly type: "token-invalid" }
  /** Its counter went back: two devices have the same key (WebAuthn 6.1.1). */
  | { readonly type: "passkey-copied" }
  | { readonly type: "passkeys-full"; readonly max: number }
  | { readonly type: "request-reused" }
  | { readonly type: "not-found" }
  /** No order of this shop has this number. */
  | { readonly type: "order-unknown" }
  | { readonly type: "not-allowed" }
  | { readonly type: "sign-in-required" };

export type RefusalType = Refusal["type"];

/** The refusals of these types. */
export type Refused<Type extends RefusalType> = Extract<Refusal, { readonly type: Type }>;

const slotRefusals = ["slot-changed", "slot-full", "shop-closed", "cutoff-passed"] as const;
const goodsRefusals = [
  "line-invalid",
  "options-incomplete",
  "basket-empty",
  "below-minimum",
  "above-maximum",
  "sold-out",
  "not-available-then",
  "distribution-unavailable",
] as const;

/** Instead of an order. */
export const placeRefusals = [
  ...slotRefusals,
  ...goodsRefusals,
  "basket-not-yours",
  "basket-not-open",
  "basket-too-large",
  "price-changed",
  "menu-changed",
  "legal-texts-changed",
  "address-required",
  "table-unknown",
  "out-of-area",
  "account-required",
  "phone-required",
  "age-required",
  "too-many-open-orders",
  "customer-blocked",
  "not-a-member",
  "business-unknown",
  "po-number-required",
  "credit-limit-exceeded",
  "approval-unavailable",
  "code-invalid",
  "code-expired",
  "code-not-yet",
  "code-used",
  "code-not-combinable",
  "code-conditions",
  "payment-method-unavailable",
] as const;
/** Instead of a new status. */
export const stepRefusals = [
  "not-allowed",
  "already-handled",
  "transition-not-allowed",
  "too-late",
  "weighing-required",
  "reason-required",
  "age-check-required",
  "payment-required",
  "refund-too-high",
] as const;
/** Instead of a change of the lines. */
export const editRefusals = [
  ...goodsRefusals,
  "slot-full",
  "shop-closed",
  "basket-too-large",
  "age-required",
  "not-allowed",
  "transition-not-allowed",
  "too-late",
  "changed-too-often",
  "confirmation-required",
  "weight-implausible",
  "refund-too-high",
] as const;
/** Instead of another time. */
export const moveRefusals = [
  ...slotRefusals,
  "not-available-then",
  "transition-not-allowed",
  "too-late",
  "changed-too-often",
  "distribution-unavailable",
] as const;

export type PlaceRefusal = Refused<(typeof placeRefusals)[number]>;
export type StepRefusal = Refused<(typeof stepRefusals)[number]>;
export type EditRefusal = Refused<(typeof editRefusals)[number]>;
