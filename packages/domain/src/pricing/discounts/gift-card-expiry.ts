import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";

/** PRC-09: the first moment at which a gift card does not hold any more, a New Year's midnight of the shop. */
export function giftCardExpiry(
  issuedAt: Instant,
  { country, timezone }: { readonly country: Country; readonly timezone: string },
): Instant {
  const year = Number(instantToLocal(issuedAt, timezone).date.slice(0, 4));
  const date = `${year + jurisdictions[country].giftCardYears + 1}-01-01`;
  return localToInstant({ date, time: "00:00" }, timezone);
}
