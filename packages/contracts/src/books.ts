import { bookedKinds, bookedPapers } from "@lokalkorb/domain/invoices/books/booked-entry";
import { charts } from "@lokalkorb/domain/invoices/books/books-settings";
import { bookSources } from "@lokalkorb/domain/invoices/books/table-kinds";
import { takingMethods } from "@lokalkorb/domain/ordering/closing/closing-fields";
import { contract } from "./contract.ts";
import { id, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const account = z.string().check(z.regex(/^(?:[1-9]\d{3,8})?$/));

const vatLine = z.object({ rateBp: z.int(), netCents: z.int(), vatCents: z.int(), grossCents: z.int() });

const entry = z.object({
  key: z.string(),
  kind: z.enum(bookedKinds),
  no: z.string(),
  paperNo: z.string(),
  paper: z.enum(bookedPapers),
  day: z.string(),
  suppliedOn: z.string(),
  name: z.string(),
  cents: z.int(),
  vat: z.array(vatLine),
  tipCents: z.int(),
  depositCents: z.int(),
  untaxedDepositCents: z.int(),
  shares: z.array(z.object({ method: z.enum(takingMethods), cents: z.int() })),
  order: z.exactOptional(
    z.object({
      placedOn: z.string(),
      way: z.string(),
      itemsCents: z.int(),
      discountCents: z.int(),
      deliveryCents: z.int(),
      feesCents: z.int(),
      platformCents: z.int(),
      lines: z.exactOptional(
        z.array(
          z.object({
            name: z.string(),
            qty: z.int(),
            cents: z.int(),
            depositCents: z.int(),
            rates: z.array(z.int()),
          }),
        ),
      ),
    }),
  ),
});

const card = z.object({
  end: z.string(),
  name: z.string(),
  issuedOn: z.string(),
  validUntil: z.string(),
  initialCents: z.int(),
  balanceCents: z.int(),
  isEnabled: z.boolean(),
});

/** One page of what the books of a shop hold in these days; `next` begins the next one, null: there is none. */
export const readBooks = contract({
  name: "readBooks",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    source: z.enum(bookSources),
    from: day,
    to: day,
    withLines: z.boolean(),
    after: z.nullable(z.int()),
  }),
  output: z.object({ entries: z.array(entry), cards: z.array(card), next: z.nullable(z.int()) }),
  refusals: ["not-allowed", "not-found"],
});

/** How the tax adviser of the shop keeps its books. */
export const saveBooksSettings = contract({
  name: "saveBooksSettings",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    consultantNo: z.string().check(z.regex(/^(?:\d{4,7})?$/)),
    clientNo: z.string().check(z.regex(/^(?:[1-9]\d{0,4})?$/)),
    chart: z.enum(charts),
    yearStart: z.int().check(z.minimum(1), z.maximum(12)),
    accounts: z.strictObject({
      debtors: account,
      transit: account,
      vouchers: account,
      passedOn: account,
    }),
    /** By rate in basis points. */
    turnover: z
      .record(z.string().check(z.regex(/^\d{1,4}$/)), account)
      .check(z.refine((map) => Object.keys(map).length <= 12)),
  }),
  output: z.object({}),
  refusals: ["not-allowed", "request-reused"],
});
