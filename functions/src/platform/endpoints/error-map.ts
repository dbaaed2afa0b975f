import { HttpsError } from "firebase-functions/https";
import { statusByRefusal } from "@lokalkorb/contracts/error-codes";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";

/** The browser gets the same plain object back; the words for it live with the screens. */
export function refusalError(refusal: Refusal): HttpsError {
  return new HttpsError(statusByRefusal[refusal.type], refusal.type, { refusal });
}

/** `field`: dotted path into the input; empty for the input as a whole. */
export const invalidInputError = (invalid: { readonly field: string; readonly problem: string }): HttpsError =>
  new HttpsError("invalid-argument", `${invalid.field === "" ? "input" : invalid.field}: ${invalid.problem}`, invalid);
