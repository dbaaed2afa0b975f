import type { RefusalType } from "@lokalkorb/domain/ordering/order/refusal";

/** Callable statuses that firebase-functions knows and we use. */
export type CallableStatus =
  | "invalid-argument"
  | "failed-precondition"
  | "not-found"
  | "permission-denied"
  | "unauthenticated"
  | "aborted"
  | "resource-exhausted";

/** One status per refusal; complete, or it does not compile. The refusal itself travels in the error's details. */
export const statusByRefusal: Record<RefusalType, CallableStatus> = {
  "price-changed": "failed-precondition",
  "slot-changed": "failed-precondition",
  "slot-full": "failed-precondition",
  "sold-out": "failed-precondition",
  "shop-closed": "failed-precondition",
  "cutoff-passed": "failed-precondition",
  "below-minimum": "failed-precondition",
  "options-incomplete": "failed-precondition",
  "line-invalid": "failed-precondition",
  "basket-empty": "failed-precondition",
  "basket-too-large": "failed-precondition",
  "basket-not-yours": "permission-denied",
  "basket-not-open": "failed-precondition",
  "group-closed": "failed-precondition",
  "group-full": "failed-precondition",
  "menu-changed": "failed-precondition",
  "legal-texts-changed": "failed-precondition",
  "age-required": "failed-precondition",
  "age-check-required": "failed-precondition",
  "phone-required": "failed-precondition",
  "too-many-open-orders": "failed-precondition",
  "customer-blocked": "failed-precondition",
  "payment-method-unavailable": "failed-precondition",
  "distribution-unavailable": "failed-precondition",
  "table-unknown": "failed-precondition",
  "registration-closed": "failed-precondition",
  "already-answered": "failed-precondition",
  "already-handled": "failed-precondition",
  "transition-not-allowed": "failed-precondition",
  "payment-required": "failed-precondition",
  "out-of-area": "failed-precondition",
  "address-required": "failed-precondition",
  "above-maximum": "failed-precondition",
  "account-required": "failed-precondition",
  "not-available-then": "failed-precondition",
  "code-invalid": "failed-precondition",
  "code-expired": "failed-precondition",
  "code-not-yet": "failed-precondition",
  "code-used": "failed-precondition",
  "code-not-combinable": "failed-precondition",
  "code-conditions": "failed-precondition",
  "payment-failed": "failed-precondition",
  "payment-unavailable": "failed-precondition",
  "rate-limited": "resource-exhausted",
  "reason-required": "failed-precondition",
  "confirmation-required": "failed-precondition",
  "refund-too-high": "failed-precondition",
  "weighing-required": "failed-precondition",
  "weight-implausible": "failed-precondition",
  "too-late": "failed-precondition",
  "day-closed": "failed-precondition",
  "day-ahead": "failed-precondition",
  "open-ends": "failed-precondition",
  "figures-changed": "failed-precondition",
  "changed-too-often": "failed-precondition",
  "talk-full": "failed-precondition",
  "token-invalid": "permission-denied",
  "passkey-copied": "failed-precondition",
  "passkeys-full": "failed-precondition",
  "request-reused": "aborted",
  "not-found": "not-found",
  "order-unknown": "failed-precondition",
  "not-allowed": "permission-denied",
  "sign-in-required": "unauthenticated",
};
