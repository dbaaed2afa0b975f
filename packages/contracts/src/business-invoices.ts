import { businessInvoiceTypes, covers, paidVia } from "@lokalkorb/domain/invoices/invoice-fields";
import { contract } from "./contract.ts";
import { id, line, paragraph, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const invoiceId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
const b2bCustomerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
/** Up to a million euros: a month of a canteen is more than any order. */
const amount = z.int().check(z.minimum(1), z.maximum(1_000_000_00));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** How the shop writes invoices to companies. Where their numbers stand is the server's. */
export const saveInvoiceSettings = contract({
  name: "saveInvoiceSettings",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    /** `{YYYY}` in it stands for the year. */
    prefix: z.string().check(z.regex(/^(?:[A-Za-z0-9/_-]|\{YYYY\}){1,20}$/)),
    dueDays: z.int().check(z.minimum(0), z.maximum(365)),
    headerText: paragraph(500),
    footerText: paragraph(500),
    bank: z.nullable(z.strictObject({ holder: line(70).check(z.minLength(1)), iban: line(50), bic: line(11) })),
    /** Of the national bank, in hundredths of a percent, and the day since which it holds; those of before stay. */
    baseRate: z.exactOptional(z.strictObject({ since: day, rateBp: z.int().check(z.minimum(-500), z.maximum(2000)) })),
  }),
  output: z.object({ nextNo: z.string() }),
  refusals: ["not-allowed", "request-reused", "iban-invalid", "prefix-taken"],
});

/** INV-05: which invoices are due by company and period, with their sums; nothing is written. */
export const planInvoices = contract({
  name: "planInvoices",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), withOpenPeriod: z.boolean() }),
  output: z.object({
    proposals: z.array(
      z.object({
        b2bCustomerId: z.string(),
        name: z.string(),
        from: z.string(),
        to: z.string(),
        orders: z.int(),
        /** Tells several of one period apart. */
        firstOrderNo: z.string(),
        netCents: z.int(),
        vatCents: z.int(),
        grossCents: z.int(),
      }),
    ),
  }),
  refusals: ["not-allowed"],
});

/** Makes the drafts of one company; an order is in one of them at most, however often this runs. */
export const draftInvoices = contract({
  name: "draftInvoices",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">(), b2bCustomerId, withOpenPeriod: z.boolean() }),
  output: z.object({ drafts: z.array(z.object({ invoiceId: z.string(), grossCents: z.int() })) }),
  refusals: ["not-allowed", "not-found", "request-reused", "nothing-to-invoice"],
});

const step = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("issue") }),
  z.strictObject({ do: z.literal("discard") }),
  z.strictObject({
    do: z.literal("pay"),
    cents: amount,
    day,
    via: z.enum(paidVia),
    ref: line(140),
    covers: z.exactOptional(z.enum(covers)),
  }),
  /** The level on the screen of the one who presses: a second press sends no second one. */
  z.strictObject({
    do: z.literal("remind"),
    level: z.int().check(z.minimum(1), z.maximum(3)),
    /** INV-07: interest from this day on, and the flat sum; left out: nothing is asked for. */
    claim: z.exactOptional(z.strictObject({ interestFrom: z.nullable(day), flat: z.boolean() })),
  }),
  z.strictObject({ do: z.literal("waive") }),
  z.strictObject({ do: z.literal("writeOff"), reason: line(200) }),
  z.strictObject({ do: z.literal("awaitAgain") }),
  z.strictObject({ do: z.literal("cancel"), reason: line(200) }),
  z.strictObject({
    do: z.literal("correct"),
    reason: line(200),
    lines: z
      .array(z.strictObject({ line: z.int().check(z.minimum(0), z.maximum(5000)), grossCents: amount }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
]);

/** One step in the life of an invoice (product/state-machines 3.4). */
export const changeInvoice = contract({
  name: "changeInvoice",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">(), invoiceId, step }),
  output: z.object({
    status: z.string(),
    /** Of the document that was issued by it, if one was. */
    no: z.exactOptional(z.string()),
  }),
  refusals: [
    "not-allowed",
    "not-found",
    "request-reused",
    "invoice-settled",
    "invoice-paid-in-part",
    "invoice-incomplete",
    "payment-too-high",
    "refund-too-high",
    "reason-required",
    "day-ahead",
    "not-due",
    "reminded-already",
    "base-rate-missing",
    "line-unknown",
  ],
});

/** The issued invoices of a company, and what takes them back, for those who manage it; the newest first. */
export const companyInvoices = contract({
  name: "companyInvoices",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), customerId: b2bCustomerId }),
  output: z.object({
    invoices: z.array(
      z.object({
        invoiceId: z.string(),
        no: z.string(),
        type: z.enum(businessInvoiceTypes),
        issuedOn: z.string(),
        from: z.string(),
        to: z.string(),
        grossCents: z.int(),
        /** Of what is awaited; 0 where nothing is. */
        restCents: z.int(),
        /** Interest and flat sum of a delay, beside it. */
        lateCents: z.int(),
        dueOn: z.string(),
        isCancelled: z.boolean(),
        /** It has an e-invoice. */
        hasXml: z.boolean(),
      }),
    ),
  }),
  refusals: ["not-found"],
});

/** The PDF of an invoice or its e-invoice, or the PDF of a reminder: for the shop, and for those who manage the company. */
export const readInvoice = contract({
  name: "readInvoice",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    invoiceId,
    level: z.exactOptional(z.int()),
    file: z.exactOptional(z.enum(["pdf", "xml"])),
  }),
  output: z.object({ fileName: z.string(), contentType: z.string(), content: z.string() }),
  refusals: ["not-found", "not-allowed"],
});
