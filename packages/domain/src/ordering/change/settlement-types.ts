/** The ways in which the difference of a change by its shopper is settled. */
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
  /** Too small for the provider, and goods that are sent have no door at which it is paid. */
  "none",
] as const;
export type SettlementType = (typeof settlementTypes)[number];
