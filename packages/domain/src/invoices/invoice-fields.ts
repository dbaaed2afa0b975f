import * as f from "../kernel/fields/field.ts";
import { address } from "../kernel/country/address.ts";
import { vatLine, vatPart } from "../pricing/tax/vat-line.ts";
import { taxScheme } from "../shop/shop-fields.ts";

/** Where money for an invoice goes; its holder is written as the bank knows them (verification of payee). */
export const bank = f.object({ iban: f.text(), bic: f.optional(f.text()), holder: f.text() });
export type Bank = f.ValueOf<typeof bank>;

/** Copied at issuing, so that the invoice stays what it was. */
const party = f.object({
  name: f.text(),
  legalName: f.optional(f.text()),
  vatId: f.optional(f.text()),
  /** „Steuernummer“ of a seller without a VAT id. */
  taxNumber: f.optional(f.text()),
  address,
  email: f.optional(f.text()),
  phone: f.optional(f.text()),
  representative: f.optional(f.text()),
  register: f.optional(f.text()),
  bank: f.optional(bank),
  taxScheme: f.optional(taxScheme),
  /** Of a public body, which is reached by it. */
  leitwegId: f.optional(f.text()),
});
export type InvoiceParty = f.ValueOf<typeof party>;

export const businessInvoiceTypes = ["invoice", "credit", "storno"] as const;
export const businessInvoiceStatuses = [
  "draft",
  "issued",
  "sent",
  "partiallyPaid",
  "paid",
  "overdue",
  "inDunning",
  "cancelled",
  "writtenOff",
] as const;
export type BusinessInvoiceStatus = (typeof businessInvoiceStatuses)[number];
/** How money for an invoice comes in. */
export const paidVia = ["bank", "sepa", "card", "cash"] as const;
/** Settled first by money: interest and flat sum, as the law has it, or the invoice, where the payer said so. */
export const covers = ["late", "invoice"] as const;

const line = f.object({
  orderNo: f.text(),
  deliveredOn: f.localDate(),
  text: f.text(),
  qty: f.number(),
  unit: f.text(),
  /** Rounded; `netCents` is the amount that counts. */
  unitNetCents: f.signedCents(),
  netCents: f.signedCents(),
  /** 0: outside of the tax. */
  rateBp: f.basisPoints(),
  /** The line is a deposit, of this net amount. */
  depositCents: f.optional(f.signedCents()),
  costCenter: f.optional(f.text()),
});
export type InvoiceLine = f.ValueOf<typeof line>;

/** As the national bank publishes it, typed by the shop; it may be below zero. */
export const baseRate = f.object({ since: f.localDate(), rateBp: f.int() });
export type BaseRate = f.ValueOf<typeof baseRate>;

/** Days of one rate on one amount. */
const interestPart = f.object({
  from: f.localDate(),
  until: f.localDate(),
  rateBp: f.int(),
  principalCents: f.cents(),
  cents: f.cents(),
});
export type InterestPart = f.ValueOf<typeof interestPart>;

/** INV-07: asked for because of the delay; it is no part of the invoice and of its tax. */
const lateClaim = f.object({ parts: f.list(interestPart), flatCents: f.cents() });
export type LateClaim = f.ValueOf<typeof lateClaim>;

const reminder = f.object({
  level: f.int(),
  at: f.instant(),
  feeCents: f.cents(),
  /** The day until which it now asks to pay. */
  dueOn: f.optional(f.localDate()),
  path: f.optional(f.text()),
  claim: f.optional(lateClaim),
});

const booked = f.object({
  at: f.instant(),
  cents: f.int(),
  /** Beside it, for interest and flat sum. */
  lateCents: f.optional(f.cents()),
  /** `order`: with the order itself, such as a gift card. */
  via: f.oneOf([...paidVia, "order"]),
  ref: f.text(),
  /** The day on which the money came, as its bank has it. */
  day: f.optional(f.localDate()),
});

/**
 * `restaurants/{restaurantId}/b2bInvoices/{invoiceId}`; functions alone write it. After issuing nothing but status, payments,
 * dunning and what corrects it changes. Negative amounts: a cancellation or a correction.
 */
export const businessInvoiceFields = {
  no: f.optional(f.text()),
  series: f.optional(f.text()),
  type: f.oneOf(businessInvoiceTypes),
  status: f.oneOf(businessInvoiceStatuses),
  b2bCustomerId: f.text(),
  buyer: party,
  seller: party,
  period: f.optional(f.object({ from: f.localDate(), to: f.localDate() })),
  supply: f.object({ from: f.localDate(), to: f.localDate() }),
  orderIds: f.list(f.id<"order">()),
  lines: f.list(line),
  vat: f.list(vatLine),
  netCents: f.signedCents(),
  vatCents: f.signedCents(),
  grossCents: f.signedCents(),
  paidCents: f.signedCents(),
  /** Of its orders as they were ordered: by so much the company owes less once it is paid. */
  ordersCents: f.optional(f.cents()),
  dueOn: f.localDate(),
  terms: f.text(),
  headerText: f.optional(f.text()),
  footerText: f.optional(f.text()),
  poNumber: f.optional(f.text()),
  issuedAt: f.optional(f.instant()),
  sentAt: f.optional(f.instant()),
  dunning: f.list(reminder),
  payments: f.list(booked),
  /** Entries of the bank that paid it, by their keys: money of one entry is booked once. */
  bankEntries: f.optional(f.list(f.text())),
  /** Interest and flat sum as they were asked for last, and what came for them. */
  late: f.optional(f.object({ cents: f.cents(), paidCents: f.cents() })),
  writtenOff: f.optional(f.object({ day: f.localDate(), cents: f.cents(), reason: f.text() })),
  /** The invoice that this document takes back, wholly (`cancels`) or in part (`corrects`), as it is named on paper. */
  cancels: f.optional(f.text()),
  corrects: f.optional(f.text()),
  original: f.optional(f.object({ no: f.text(), issuedOn: f.localDate() })),
  reason: f.optional(f.text()),
  cancelledBy: f.optional(f.text()),
  /** Taken back in part by documents of their own, by rate. */
  corrected: f.optional(f.list(vatPart)),
  pdfPath: f.optional(f.text()),
  xmlPath: f.optional(f.text()),
  xmlFormat: f.optional(f.oneOf(["zugferd", "xrechnung", "ebInterface"])),
  contentHash: f.optional(f.text()),
  prevHash: f.optional(f.text()),
  locked: f.flag(),
};
export type BusinessInvoice = f.ValuesOf<typeof businessInvoiceFields>;
