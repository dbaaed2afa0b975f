import { mostBookedEntries, mostFileLetters } from "@lokalkorb/domain/invoices/bank/bank-limits";
import { matchKinds } from "@lokalkorb/domain/invoices/bank/match-entries";
import { contract } from "./contract.ts";
import { documentId, id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/** Up to a million euros, as an invoice. */
const amount = z.int().check(z.minimum(1), z.maximum(1_000_000_00));
const share = z.strictObject({ invoiceId: documentId, cents: amount });
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The credits of an account statement (camt.053), each with the invoices that it seems to pay. Nothing is written or kept. */
export const readBankFile = contract({
  name: "readBankFile",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    /** In base64. */
    content: z.string().check(z.maxLength(mostFileLetters), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  output: z.object({
    accounts: z.array(z.string()),
    /** One of the accounts is not the one that invoices name. */
    isOtherAccount: z.boolean(),
    entries: z.array(
      z.object({
        key: z.string(),
        day: z.string(),
        cents: z.int(),
        payer: z.string(),
        payerIban: z.string(),
        ref: z.string(),
        text: z.string(),
        /** Money of this entry was booked before. */
        isBooked: z.boolean(),
        kind: z.enum(matchKinds),
        shares: z.array(z.object({ invoiceId: z.string(), cents: z.int() })),
        overCents: z.int(),
        named: z.array(z.string()),
      }),
    ),
    leftOut: z.object({
      debit: z.int(),
      reversal: z.int(),
      pending: z.int(),
      currency: z.int(),
      unreadable: z.int(),
    }),
    /** Those that money is awaited for. */
    invoices: z.array(z.object({ id: z.string(), no: z.string(), name: z.string(), restCents: z.int() })),
  }),
  refusals: ["not-allowed", "rate-limited", "bank-file-unreadable"],
});

/** Books entries on their invoices, each of them once and wholly or not at all; what stood in the way of one is said. */
export const bookBankEntries = contract({
  name: "bookBankEntries",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    entries: z
      .array(
        z.strictObject({
          key,
          day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
          cents: z.int().check(z.minimum(1), z.maximum(999_999_999_99)),
          ref: line(80),
          shares: z.array(share).check(z.minLength(1), z.maxLength(20)),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostBookedEntries)),
  }),
  output: z.object({
    outcomes: z.array(
      z.object({
        key: z.string(),
        /** `before`: by another press; `changed`: the invoice was paid or cancelled meanwhile; `ahead`: of a day to come. */
        outcome: z.enum(["booked", "before", "changed", "ahead"]),
      }),
    ),
  }),
  refusals: ["not-allowed", "request-reused"],
});
