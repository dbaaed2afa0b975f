import { reusableKinds } from "@lokalkorb/domain/pricing/totals/deposit-piece";
import { deniablePayments } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { contract } from "./contract.ts";
import { documentId, id, line, paragraph, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const restaurantId = id<"shop">();
const word = line(40).check(z.minLength(1));

const piece = z.strictObject({
  kind: z.enum(reusableKinds),
  cents: z.int().check(z.minimum(1), z.maximum(100_000)),
  pieces: z.int().check(z.minimum(1), z.maximum(10_000)),
});

/** One thing that a team decides about a customer of its shop; each is told in the shop's log. */
export const changeCustomer = contract({
  name: "changeCustomer",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    customerId: documentId,
    change: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("tag"), tag: word, on: z.boolean() }),
      z.strictObject({ kind: z.literal("group"), group: word, on: z.boolean() }),
      z.strictObject({ kind: z.literal("note"), text: paragraph(2000).check(z.minLength(1)) }),
      z.strictObject({ kind: z.literal("noteGone"), noteId: documentId }),
      z.strictObject({ kind: z.literal("block"), reason: line(300).check(z.minLength(3)) }),
      z.strictObject({ kind: z.literal("release") }),
      z.strictObject({ kind: z.literal("payment"), method: z.enum(deniablePayments), allowed: z.boolean() }),
      /** Pieces with a deposit came back, at the handover of an order or without one. */
      z.strictObject({
        kind: z.literal("depositBack"),
        pieces: z.array(piece).check(z.minLength(1), z.maxLength(50)),
        orderId: z.optional(documentId),
      }),
      /** A mistaken press. */
      z.strictObject({ kind: z.literal("depositBackUndone"), returnId: documentId }),
    ]),
  }),
  output: z.object({}),
  refusals: ["deposit-not-open", "not-allowed", "not-found", "request-reused"],
});

/** Two records of one person: the figures of both stand in `into`, and the orders of `from` lead to it from now on. */
export const mergeCustomers = contract({
  name: "mergeCustomers",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId, from: documentId, into: documentId }),
  output: z.object({ customerId: z.string() }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/**
 * Erases a customer at their wish (GDP-04). Nothing is erased while an order is open, or while the shop owes them something;
 * `kept` orders stay without phone and notes, as long as the law wants them.
 */
export const forgetCustomer = contract({
  name: "forgetCustomer",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId, customerId: documentId }),
  output: z.object({ result: z.enum(["forgotten", "open-orders", "owed"]), kept: z.int() }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});
