import type { BusinessInvoice, InvoiceLine, InvoiceParty } from "@lokalkorb/domain/invoices/invoice-fields";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { withoutVatId } from "../../billing/tax-ids.ts";
import type { EInvoice, EInvoiceLine, EInvoiceSeller } from "../../e-invoices/invoice/e-invoice.ts";

/** Stands in for the number while it is not taken yet: the check comes before it. */
const noNumberYet = "ENTWURF";

const sellerOf = ({
  representative,
  phone,
  taxScheme = "regular",
  taxNumber,
  ...party
}: InvoiceParty): EInvoiceSeller => ({
  ...party,
  ...withoutVatId(taxNumber, party),
  taxScheme,
  ...(phone === undefined || party.email === undefined
    ? {}
    : { contact: { name: representative ?? party.legalName ?? party.name, phone, email: party.email } }),
});

/** A line outside of the tax is a deposit, or a tip that came with an order. */
const lineOf = ({
  text,
  orderNo,
  deliveredOn,
  qty,
  unit,
  netCents,
  rateBp,
  depositCents,
}: InvoiceLine): EInvoiceLine => ({
  text,
  orderNo,
  deliveredOn,
  qty,
  unit,
  netCents,
  rateBp,
  ...(rateBp === 0 ? { exemption: depositCents === undefined ? "tip" : "deposit" } : {}),
});

/** The file says what the paper says: from the copies in the invoice alone. */
export const businessEInvoice = (invoice: BusinessInvoice, issuedOn: LocalDate): EInvoice => ({
  no: invoice.no ?? noNumberYet,
  type: invoice.type,
  issuedOn,
  seller: sellerOf(invoice.seller),
  buyer: invoice.buyer,
  supply: invoice.supply,
  lines: invoice.lines.map(lineOf),
  vat: invoice.vat,
  netCents: invoice.netCents,
  vatCents: invoice.vatCents,
  grossCents: invoice.grossCents,
  paidCents: invoice.payments.reduce((sum, { via, cents }) => sum + (via === "order" ? cents : 0), 0),
  dueOn: invoice.dueOn,
  terms: invoice.terms,
  payment: { via: "transfer" },
  poNumber: invoice.poNumber,
  cancels: invoice.original,
});
