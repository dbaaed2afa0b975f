/** What becomes of the difference of a change by its shopper. */
export const settlementTypes = [
  "same",
  /** Goes back to where it came from. */
  "back",
  /** So much less is taken later. */
  "less",
  /** Taken with the rest: it was reserved for goods that weigh more. */
  "reserved",
  "handover",
  "invoice",
  /** Paid on a page of the provider before anything changes. */
  "online",
  /** There is nobody at the door to pay, and the provider takes no such small amounts. */
  "none",
] as const;
export type SettlementType = (typeof settlementTypes)[number];
