import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";

/** How a shopper may pay. Online methods join this list with their provider. */
export const paymentMethods = ["cashOnPickup", "cardOnPickup"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

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

export interface Payment {
  readonly id: string;
  readonly provider: "counter";
  readonly method: "cash" | "card";
  readonly state: "created" | "authorized" | "captured" | "failed" | "voided";
  readonly authorizedCents: Cents;
  readonly capturedCents: Cents;
  readonly at: Instant;
}
