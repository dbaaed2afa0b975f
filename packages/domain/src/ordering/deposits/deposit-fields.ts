import * as f from "../../kernel/fields/field.ts";
import { depositPiece, reusableKinds } from "../../pricing/totals/deposit-piece.ts";

const entry = f.object({
  kind: f.oneOf(reusableKinds),
  /** Of one piece. */
  cents: f.cents(),
  /** Handed over with the orders that there are; below zero while their steps arrive in another order. */
  out: f.int(),
  back: f.count(),
});
/** One kind and deposit in the book of a customer. */
export type DepositEntry = f.ValueOf<typeof entry>;

const depositReturn = f.object({
  id: f.text(),
  at: f.instant(),
  /** The name in the team. */
  by: f.text(),
  /** At whose handover; absent where there was none. */
  orderId: f.optional(f.id<"order">()),
  pieces: f.list(depositPiece),
});
/** Pieces that were taken back at one time. */
export type DepositReturn = f.ValueOf<typeof depositReturn>;

/** In the record of a customer. */
export const depositBookFields = {
  /** `out` follows from the orders, `back` from the returns. Absent: nothing with a deposit yet. */
  deposits: f.optional(f.list(entry)),
  /** The latest ones, so that a mistaken press is taken back; what is older is in the sums alone. */
  depositReturns: f.optional(f.list(depositReturn)),
};
