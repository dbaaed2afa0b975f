import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import type { Order } from "./order.ts";

/** GDP-03: who ordered is known as long as the law wants letters kept, counted from the end of the year of the last step. */
export function deletePersonAfter(
  { placedAt, events }: Pick<Order, "placedAt" | "events">,
  { country, timezone }: { readonly country: Country; readonly timezone: string },
): Instant {
  const last = Math.max(placedAt, ...events.map(({ at }) => at));
  const year = Number(instantToLocal(last, timezone).date.slice(0, 4)) + jurisdictions[country].orderYears + 1;
  return localToInstant({ date: `${year}-01-01`, time: "00:00" }, timezone);
}
