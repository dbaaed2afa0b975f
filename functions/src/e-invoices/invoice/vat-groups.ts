import type { BasisPoints, Cents } from "@lokalkorb/domain/kernel/money/cents";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { EInvoice, Exemption } from "./e-invoice.ts";

export type VatCategory = "S" | "E";

export interface VatGroup {
  readonly category: VatCategory;
  readonly rateBp: BasisPoints;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly reason?: string | undefined;
}

/** EIN-05.3: not category O, which may stand beside no other. */
export const categoryOf = ({ rateBp }: { readonly rateBp: BasisPoints }): VatCategory => (rateBp > 0 ? "S" : "E");

const exemptionReasons: Readonly<Record<Exemption, string>> = {
  deposit: "Einwegpfand, durchlaufender Posten",
  tip: "Trinkgeld, kein Entgelt für die Lieferung",
};

/**
 * EIN-05.1: taxed groups say what the server settled, so that the check finds an invoice whose lines do not add up to it;
 * groups without tax are the sum of their lines.
 */
export function vatGroups(invoice: EInvoice): readonly VatGroup[] {
  const rows = [...invoice.lines, ...(invoice.adjustments ?? [])];
  const untaxed = rows.filter((row) => categoryOf(row) === "E");
  const taxed = invoice.vat
    .filter(({ rateBp }) => rateBp > 0)
    .map(({ rateBp, netCents, vatCents }): VatGroup => ({ category: "S", rateBp, netCents, vatCents }));
  if (untaxed.length === 0) return taxed;
  const netCents = untaxed.reduce((sum, row) => sum + row.netCents, 0);
  return [...taxed, { category: "E", rateBp: 0, netCents, vatCents: 0, reason: reasonOf(invoice) }];
}

function reasonOf({ seller, lines }: EInvoice): string {
  if (seller.taxScheme === "smallBusiness") return jurisdictions[seller.address.country].invoices.notes.smallBusiness;
  const exemptions = new Set(lines.flatMap(({ exemption }) => (exemption === undefined ? [] : [exemption])));
  return [...exemptions].map((exemption) => exemptionReasons[exemption]).join("; ");
}
