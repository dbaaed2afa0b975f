import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { type Instant, minuteMs, type Minutes } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

const dayMinutes = 24 * 60;

/** '18 Min.', '1 Std. 18 Min.', '3 Tage'; 'in' and 'seit' want 'Tagen'. */
export function durationText(minutes: Minutes, days: "Tage" | "Tagen" = "Tage"): string {
  if (minutes < 60) return `${minutes} Min.`;
  if (minutes < dayMinutes) {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)} Std.${rest === 0 ? "" : ` ${rest} Min.`}`;
  }
  const count = Math.round(minutes / dayMinutes);
  return count === 1 ? "1 Tag" : `${count} ${days}`;
}

/** '48 Sek.' in the first minute, then minutes: a stopwatch beside clock times would be read as one of them. */
export function waitingText(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  return seconds < 60 ? `${seconds} Sek.` : durationText(Math.floor(seconds / 60), "Tagen");
}

/** How far away the promised time is, as staff say it: 'in 18 Min.', '2 Min. über', 'seit 12 Min.' */
export function remainingText(order: Pick<Order, "status" | "timeline">, now: Instant): string {
  const { promisedAt } = order.timeline;
  if (now < promisedAt) return `in ${durationText(Math.ceil((promisedAt - now) / minuteMs), "Tagen")}`;
  const over = Math.floor((now - promisedAt) / minuteMs);
  if (over === 0) return "jetzt";
  return isLate(order, now) ? `${durationText(over)} über` : `seit ${durationText(over, "Tagen")}`;
}

/** '11:30' on the shop's clock: what shoppers were promised last, whatever they had chosen. */
export const promisedTime = ({ timeline }: Pick<Order, "timeline">, timezone: string): string =>
  instantToLocal(timeline.promisedAt, timezone).time;

/** '11:30' today, 'morgen 11:30' or 'Sa., 21.11. 11:30' later, always on the shop's clock. */
export function dueText(at: Instant, now: Instant, timezone: string): { readonly day: string; readonly time: string } {
  const due = instantToLocal(at, timezone);
  const today = instantToLocal(now, timezone).date;
  return { day: due.date === today ? "" : formatShortDay(due.date, today), time: due.time };
}

/** Only what still has to be made can be late; a finished order merely waits. */
export function isLate({ status, timeline }: Pick<Order, "status" | "timeline">, now: Instant): boolean {
  return (status === "placed" || status === "accepted" || status === "preparing") && now > timeline.promisedAt;
}
