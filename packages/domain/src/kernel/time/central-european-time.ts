import { type Instant, hourMs } from "./instant.ts";

const zones: ReadonlySet<string> = new Set(["Europe/Berlin", "Europe/Vienna"]);
/** Since 1996 the whole Union changes its clocks on the same days (directives 94/21/EC and 2000/84/EC). */
const firstYear = 1996;
const march = 2;
const october = 9;

/**
 * Milliseconds ahead of UTC in Germany and Austria; null for other zones and for years before the common rule. By hand
 * because the first `Intl.DateTimeFormat` of a page takes 50 ms of a slow phone. Tests compare with the zones of the
 * machine, so that a change of the law is noticed.
 */
export function centralEuropeanOffset(instant: Instant, timezone: string): number | null {
  const year = new Date(instant).getUTCFullYear();
  if (!zones.has(timezone) || year < firstYear) return null;
  if (summer.year !== year) summer = { year, from: changeIn(year, march), to: changeIn(year, october) };
  return (instant >= summer.from && instant < summer.to ? 2 : 1) * hourMs;
}

/** Of the year that was asked for last: a list of times asks for every one of them. */
let summer = { year: 0, from: 0, to: 0 };

/** The last Sunday of a month at 01:00 UTC. */
function changeIn(year: number, month: number): Instant {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}
