import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { BusinessCustomer } from "@lokalkorb/domain/ordering/businesses/business-customer";
import type { EInvoice, EInvoiceBuyer, EInvoiceSeller } from "../e-invoices/invoice/e-invoice.ts";
import type { CorrectionInput, InvoiceInput } from "./receipt-of.ts";
import { orderAmounts } from "./order-amounts.ts";
import { withoutVatId } from "./tax-ids.ts";

type Shop = InvoiceInput["shop"];

const day = (at: Instant, { timezone }: Shop): LocalDate => instantToLocal(at, timezone).date;

const sellerOf = ({ name, seller }: Shop): EInvoiceSeller => ({
  name,
  legalName: seller.legalName,
  taxScheme: seller.taxScheme,
  address: seller.address,
  vatId: seller.vatId,
  ...withoutVatId(seller.taxNumber, seller),
  register: seller.register,
  email: seller.email,
  contact: { name: seller.representative ?? seller.legalName, phone: seller.phone, email: seller.email },
});

const buyerOf = ({ name, legalName, vatId, addresses, emails, leitwegId }: BusinessCustomer): EInvoiceBuyer => ({
  name,
  legalName,
  vatId,
  address: addresses.billing,
  email: emails.invoices,
  leitwegId,
});

const partiesOf = ({ shop, order }: InvoiceInput, company: BusinessCustomer) => ({
  seller: sellerOf(shop),
  buyer: buyerOf(company),
  poNumber: order.customer.poNumber,
});

/** The receipt of an order that a company paid over the internet. Null: its amounts are not all known by their rates. */
export function eInvoiceOfReceipt(question: InvoiceInput, company: BusinessCustomer): EInvoice | null {
  const { order, shop, no, at } = question;
  const amounts = orderAmounts(order);
  if (amounts.grossCents !== order.totals.totalCents) return null;
  const suppliedOn = day(order.completedAt ?? order.distribution.slot.start, shop);
  return {
    ...partiesOf(question, company),
    ...amounts,
    no,
    type: "invoice",
    issuedOn: day(at, shop),
    deliverTo: order.distribution.address,
    supply: { from: suppliedOn, to: suppliedOn },
    vat: order.totals.vat,
    paidCents: amounts.grossCents,
    dueOn: day(at, shop),
    terms: "Bereits bezahlt.",
    payment: { via: "online" },
  };
}

/** INV-06: what goes back, by rate. Null where a part of it bears no tax, which a refund does not tell apart. */
export function eInvoiceOfCorrection(question: CorrectionInput, company: BusinessCustomer): EInvoice | null {
  const { order, shop, no, at, refund, receipt } = question;
  const vat = refund.vat.map(({ rateBp, netCents, vatCents, grossCents }) => ({
    rateBp,
    netCents: 0 - netCents,
    vatCents: 0 - vatCents,
    grossCents: 0 - grossCents,
  }));
  const sum = (pick: (line: (typeof vat)[number]) => number): number =>
    vat.reduce((total, line) => total + pick(line), 0);
  const grossCents = sum((line) => line.grossCents);
  if (grossCents !== 0 - refund.cents) return null;
  const suppliedOn = day(order.completedAt ?? order.distribution.slot.start, shop);
  return {
    ...partiesOf(question, company),
    no,
    type: refund.cents === order.totals.totalCents ? "storno" : "credit",
    issuedOn: day(at, shop),
    supply: { from: suppliedOn, to: suppliedOn },
    lines: vat.map(({ rateBp, netCents }) => ({
      text: `Erstattung zu Rechnung ${receipt.no}`,
      qty: -1,
      unit: "Stück",
      netCents,
      rateBp,
    })),
    vat,
    netCents: sum((line) => line.netCents),
    vatCents: sum((line) => line.vatCents),
    grossCents,
    paidCents: grossCents,
    dueOn: day(at, shop),
    terms: "Bereits erstattet.",
    payment: { via: "online" },
    cancels: { no: receipt.no, issuedOn: day(receipt.at, shop) },
  };
}
