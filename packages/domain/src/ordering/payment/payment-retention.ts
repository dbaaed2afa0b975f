import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";

/** GDP-03: what the provider knows of a payment is kept as long as an invoice, counted from the end of the year. */
export function paymentKeptUntil(paidAt: Instant, country: Country): Instant {
  const { timezone, invoices } = jurisdictions[country];
  const year = Number(instantToLocal(paidAt, timezone).date.slice(0, 4)) + invoices.retentionYears + 1;
  return localToInstant({ date: `${year}-01-01`, time: "00:00" }, timezone);
}
