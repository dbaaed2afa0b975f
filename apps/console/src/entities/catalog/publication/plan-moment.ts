import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";

export const planErrors = {
  empty: "Bitte wähle Tag und Uhrzeit.",
  past: "Diese Zeit ist schon vorbei.",
  "too-far": "Bitte wähle einen Tag innerhalb eines Jahres.",
} as const;
export type PlanError = keyof typeof planErrors;

/** The moment that a field for day and time says, on the shop's clock wherever the device is. */
export function plannedMoment(typed: string, timezone: string, now: Instant): Result<Instant, PlanError> {
  const [date = "", time = ""] = typed.split("T");
  if (!isLocalDate(date) || !/^\d{2}:\d{2}/.test(time)) return refuse("empty");
  const at = localToInstant({ date, time: time.slice(0, 5) }, timezone);
  if (at <= now) return refuse("past");
  return at > now + 366 * dayMs ? refuse("too-far") : ok(at);
}
