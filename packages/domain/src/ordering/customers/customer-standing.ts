import type { Customer, DeniablePayment } from "./customer-fields.ts";

/** The decisions of a shop about an orderer. */
export interface CustomerStanding {
  readonly isBlocked: boolean;
  readonly denied: readonly DeniablePayment[];
}

/** Of all records that an account and an address lead to: one that is blocked is enough. */
export const standingOf = (records: readonly Pick<Customer, "blocked" | "deniedPayments">[]): CustomerStanding => ({
  isBlocked: records.some(({ blocked }) => blocked !== undefined),
  denied: [...new Set(records.flatMap(({ deniedPayments = [] }) => deniedPayments))],
});
