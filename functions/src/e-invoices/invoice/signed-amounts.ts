import type { EInvoice } from "./e-invoice.ts";

/** -0 is no number that a file should carry. */
const turned = (value: number): number => 0 - value;

/** All amounts and quantities with the other sign: a credit note counts upwards, a storno downwards. */
export const turnedInvoice = (invoice: EInvoice): EInvoice => ({
  ...invoice,
  lines: invoice.lines.map((line) => ({ ...line, qty: turned(line.qty), netCents: turned(line.netCents) })),
  adjustments: invoice.adjustments?.map((one) => ({ ...one, netCents: turned(one.netCents) })),
  vat: invoice.vat.map(({ rateBp, netCents, vatCents, grossCents }) => ({
    rateBp,
    netCents: turned(netCents),
    vatCents: turned(vatCents),
    grossCents: turned(grossCents),
  })),
  netCents: turned(invoice.netCents),
  vatCents: turned(invoice.vatCents),
  grossCents: turned(invoice.grossCents),
  paidCents: turned(invoice.paidCents),
});

export const upwards = (invoice: EInvoice): EInvoice => (invoice.grossCents < 0 ? turnedInvoice(invoice) : invoice);
