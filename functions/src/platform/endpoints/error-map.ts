import { HttpsError } from "firebase-functions/https";
import { statusByRefusal, type RefusalDetails } from "@lokalkorb/contracts/error-codes";
import type { OrderRefusal } from "@lokalkorb/domain/ordering/order/refusal";

/** The browser gets the same plain object back; the words for it live with the screens. */
export const refusalError = (refusal: OrderRefusal): HttpsError => {
  const details: RefusalDetails = { refusal };
  return new HttpsError(statusByRefusal[refusal.type], refusal.type, details);
};

export interface InvalidInput {
  /** Dotted path into the input; empty for the input as a whole. */
  readonly field: string;
  readonly problem: string;
}

export const invalidInputError = (invalid: InvalidInput): HttpsError =>
  new HttpsError("invalid-argument", `${invalid.field === "" ? "input" : invalid.field}: ${invalid.problem}`, invalid);
