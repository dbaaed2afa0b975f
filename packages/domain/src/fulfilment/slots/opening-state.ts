import type { Closure, Operations } from "../../shop/shop-settings.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import type { Window } from "../../kernel/time/window.ts";
import { inForce } from "./lead-time.ts";
import { reachBackDays, windowSpans } from "../../kernel/time/window-span.ts";

export type OpeningState =
  | { readonly state: "open"; readonly until: Instant }
  | { readonly state: "opensAt"; readonly at: Instant }
  | { readonly state: "closed" }
  /** null: without a known end. */
  | { readonly state: "paused"; readonly until: Instant | null };

/** Longer holidays than this read as closed without a date. */
const lookAheadDays = 60;
/** Mostly enough: a shop is open now, or opens within a week. */
const usualDays = 7;

/** Open now, until when, or when next. Adjoining windows count as one opening. */
export function openingState(question: {
  readonly windows: readonly Window[];
  readonly timezone: string;
  readonly now: Instant;
  readonly closures: readonly Closure[];
  readonly operations: Operations;
}): OpeningState {
  const { windows, timezone, now, closures, operations } = question;
  const state = inForce(operations, now);
  if (state === "paused") return { state, until: operations.until ?? null };

  const today = instantToLocal(now, timezone).date;
  // A shop that closed for today opens with its next window after that, or in the middle of it.
  const from =
    state === "closed"
      ? (operations.until ?? localToInstant({ date: addDays(today, 1), time: "00:00" }, timezone))
      : now;
  // A closure of single ways to receive goods does not close the shop, nor do days for preorders only.
  const closed = closures.filter((closure) => closure.mode === "closed" && !closure.methods?.length);
  const within = (days: number): OpeningState | null => {
    const spans = windowSpans({
      windows,
      timezone,
      from: addDays(today, -reachBackDays(windows)),
      to: addDays(today, days),
    }).filter(({ day, end }) => end > from && !closed.some((closure) => day >= closure.from && day <= closure.to));
    const first = spans[0];
    if (!first) return null;
    if (first.start > now || from > now) return { state: "opensAt", at: Math.max(first.start, from) };
    const until = spans.reduce((end, span) => (span.start <= end ? Math.max(end, span.end) : end), first.end);
    return { state: "open", until };
  };
  const usual = within(usualDays);
  const edge = localToInstant({ date: addDays(today, usualDays + 1), time: "00:00" }, timezone);
  // Open beyond what was looked at: it may go on with a window of the next day.
  const isSettled = usual !== null && (usual.state !== "open" || usual.until < edge);
  return isSettled ? usual : (within(lookAheadDays) ?? { state: "closed" });
}
