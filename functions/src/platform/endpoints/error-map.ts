import { HttpsError } from "firebase-functions/https";
import { statusByRefusal } from "@lokalkorb/contracts/error-codes";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";

/** The browser gets the same plain object back; the words for it live with the screens. */
export function refusalError(refusal: Refusal): HttpsError {
  return new HttpsError(statusByRefusal[refusal.type], refusal.type, { refusal });
}

export interface InvalidInput {
  /** Dotted path into the input; empty for the input as a whole. */
  readonly field: string;
  readonly problem: string;
}

export const invalidInputError = (invalid: InvalidInput): HttpsError =>
  new HttpsError("invalid-argument", `${invalid.field === "" ? "input" : invalid.field}: ${invalid.problem}`, invalid);
