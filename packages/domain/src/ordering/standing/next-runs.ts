import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { lastOrderMoment } from "../../fulfilment/slots/last-order-moment.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import { timetable, type TimetableSlot } from "../../fulfilment/slots/timetable.ts";
import { dayMs, type Instant, type LocalDate, type LocalTime, type Minutes } from "../../kernel/time/instant.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import type { Closure } from "../../shop/shop-settings.ts";
import type { StandingOrder } from "./standing-fields.ts";

export type Rhythm = Pick<StandingOrder, "firstOn" | "weeks" | "time"> &
  Partial<Pick<StandingOrder, "skips" | "pausedUntil" | "endsOn" | "past">>;

/** Where and by which goods the days of a standing order are served. */
export interface RunPlace {
  /** With the shop's coming rounds (`methodsToday`); null: the shop does not offer this way now. */
  readonly option: FulfilmentMethod | null;
  readonly timezone: string;
  readonly closures: readonly Closure[];
  readonly leadMinutes: Minutes;
}

export type RunState = "planned" | "skipped" | "paused" | "closed";

export interface Run {
  readonly date: LocalDate;
  /** Null where the shop hands nothing out by this way on that day. */
  readonly slot: Slot | null;
  /** Until then it can be changed; then it is ordered. */
  readonly lockAt: Instant;
  /** The shop's own last moment for that time. */
  readonly lastAt: Instant;
  readonly state: RunState;
}

/** The next runs that are not ordered yet, by their days. A day that was missed is not caught up with. */
export function nextRuns(rhythm: Rhythm, place: RunPlace, now: Instant, count: number): readonly Run[] {
  const today = instantToLocal(now, place.timezone).date;
  const step = rhythm.weeks * 7;
  const passed = Math.max(0, Math.ceil(daysBetween(rhythm.firstOn, today) / step));
  const ended = new Set(rhythm.past?.map(({ date }) => date));
  const runs: Run[] = [];
  for (let index = passed; runs.length < count; index++) {
    const date = addDays(rhythm.firstOn, index * step);
    if (rhythm.endsOn !== undefined && date > rhythm.endsOn) break;
    const run = runOn(rhythm, place, date);
    if (!ended.has(date) && run.lastAt > now) runs.push(run);
  }
  return runs;
}

function runOn({ time, skips = [], pausedUntil }: Rhythm, place: RunPlace, date: LocalDate): Run {
  const { timezone, leadMinutes } = place;
  const option = place.option && withoutFarRounds(place.option, date);
  const slot = option && slotOn(option, place, date, time);
  const lastAt =
    slot && option
      ? lastOrderMoment(slot, option, timezone, { leadMinutes, extraMinutes: 0 })
      : localToInstant({ date, time: "00:00" }, timezone);
  const lockAt = slot && option ? lockOf(lastAt, option, place, date) : lastAt;
  return { date, slot, lockAt, lastAt, state: stateOf() };

  function stateOf(): RunState {
    if (skips.includes(date)) return "skipped";
    if (pausedUntil !== undefined && date < pausedUntil) return "paused";
    return slot === null ? "closed" : "planned";
  }
}

/** A day before the shop's own last moment, so that a payment can be tried again; not before the shop takes orders for that day. */
function lockOf(last: Instant, option: FulfilmentMethod, { timezone }: RunPlace, date: LocalDate): Instant {
  const opens = option.rounds?.find(({ day }) => day === date)?.opensAt ?? 0;
  const reach = localToInstant({ date: addDays(date, 0 - option.advance.maxDays), time: "00:00" }, timezone);
  return Math.min(last, Math.max(last - dayMs, opens, reach));
}

/** The time of that day nearest to the wished one. */
function slotOn(
  option: FulfilmentMethod,
  { timezone, closures }: Pick<RunPlace, "timezone" | "closures">,
  date: LocalDate,
  time: LocalTime,
): Slot | null {
  const wished = localToInstant({ date, time }, timezone);
  const far = (entry: TimetableSlot): number => Math.abs(entry.slot.start - wished);
  const shut = (day: LocalDate): boolean =>
    [...closures, ...option.closures].some(
      ({ from, to, mode, methods }) =>
        mode === "closed" && day >= from && day <= to && (!methods?.length || methods.includes(option.type)),
    );
  const open = timetable(option, timezone, date, date).filter(({ businessDay }) => !shut(businessDay));
  return open.toSorted((a, b) => far(a) - far(b))[0]?.slot ?? null;
}

/** Only the coming rounds are told; behind them the weekday says it. */
function withoutFarRounds(option: FulfilmentMethod, date: LocalDate): FulfilmentMethod {
  const { rounds, ...rest } = option;
  const last = rounds
    ?.map(({ day }) => day)
    .toSorted()
    .at(-1);
  return last === undefined || date <= last ? option : rest;
}
