import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";

/** INV-01: the VAT id, or the number of the tax office where a seller has none. */
export function taxIdsOf(
  { vatId = "", taxNumber = "" }: { readonly vatId?: string | undefined; readonly taxNumber?: string | undefined },
  country: Country,
): readonly string[] {
  if (vatId !== "") return [`${jurisdictions[country].invoices.vatIdName}: ${vatId}`];
  return taxNumber === "" ? [] : [`Steuernummer: ${taxNumber}`];
}

/** BT-32 and EIN-05.4: the number stands in for a VAT id, and tells the seller apart where no register does. */
export function withoutVatId<
  Party extends { readonly vatId?: string | undefined; readonly register?: string | undefined },
>(
  taxNumber: string | undefined,
  { vatId = "", register = "" }: Party,
): { readonly taxNumber?: string; readonly sellerNo?: string } {
  if (taxNumber === undefined || taxNumber === "" || vatId !== "") return {};
  return { taxNumber, ...(register === "" ? { sellerNo: taxNumber } : {}) };
}
