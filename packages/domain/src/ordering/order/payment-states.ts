export const paymentStatuses = [
  "none",
  "open",
  "onAccount",
  "authorized",
  "paid",
  "partiallyRefunded",
  "refunded",
  "failed",
  "disputed",
  "voided",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStates = ["authorized", "captured", "failed", "voided"] as const;

/** Ids of refunds that belong to no line of the order. */
export const refundLineIds = { delivery: "delivery", tip: "tip" } as const;
