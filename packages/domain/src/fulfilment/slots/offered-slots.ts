import type { Closure, Operations } from "../../shop/shop-settings.ts";
import { type Instant, type LocalDate, type Minutes, minuteMs } from "../../kernel/time/instant.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Cutoff, FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { Window } from "../../kernel/time/window.ts";
import type { RoundDate } from "../../shop/round-dates.ts";
import { inForce, leadTime } from "./lead-time.ts";
import { exceeded, type SlotCapacity, slotCapacity } from "./slot-capacity.ts";
import type { Slot, SlotUse } from "./slot.ts";
import { timetable, type TimetableSlot } from "./timetable.ts";

/** Everything that decides about a time. Shopper, checkout and console ask with the same question. */
export interface SlotInput {
  readonly option: FulfilmentMethod;
  readonly timezone: string;
  readonly now: Instant;
  /** Of the shop; those of the option are read from it. */
  readonly closures: readonly Closure[];
  readonly operations: Operations;
  /** Lead time and work units of the goods, as `priceBasket` gives them; 0 while there is no basket. */
  readonly leadMinutes: Minutes;
  readonly units: number;
  /** Value of the goods, where a capacity in euros asks for it. */
  readonly cents?: Cents;
  /** Added to the lead time by the distance (`FulfilmentFee.extraMinutes`). */
  readonly extraMinutes?: Minutes;
  /** Whether all goods of the basket can be had at that moment (`checkAvailable`). */
  readonly goodsAt?: (at: Instant) => boolean;
  /** Whether the address is reached on that day (`feeOf` with a date). */
  readonly reachesOn?: (date: LocalDate) => boolean;
  readonly useByKey?: Readonly<Record<string, SlotUse>>;
  /** Orders of whole days, where a day has a capacity; without them those of `useByKey` are counted. */
  readonly ordersByDay?: Readonly<Record<LocalDate, number>>;
  /** Keys the shop's live document calls full; a day alone stands for all of its times. */
  readonly soldOutKeys?: readonly string[];
  /** How much later than shown a time may be ordered: pages are minutes old and clocks differ. Lead time only. */
  readonly graceMinutes?: Minutes;
  /** Calendar days to look at, today included. */
  readonly maxDays?: number;
}

/** Every answer with the facts that a sentence about it needs. */
export type SlotVerdict =
  | { readonly state: "free" }
  | { readonly state: "full"; readonly of: "orders" | "units" | "cents" | "day" | "live" }
  /** The first moment at which it would be possible, or the first day of advance. */
  | { readonly state: "tooSoon"; readonly from: Instant | LocalDate }
  /** When orders for it ended. */
  | { readonly state: "cutoff"; readonly at: Instant }
  | { readonly state: "closed"; readonly reason?: string }
  | { readonly state: "paused"; readonly until?: Instant }
  | { readonly state: "goods" }
  | { readonly state: "area" };
export type SlotState = SlotVerdict["state"];

export interface OfferedDay {
  readonly date: LocalDate;
  readonly slots: readonly { readonly slot: Slot; readonly state: SlotState }[];
}

/** Days with the slots still ahead, each with the reason why it can or cannot be had. Days without slots are left out. */
export function offeredSlots(question: SlotInput): readonly OfferedDay[] {
  return offeredBetween(question, 0, daysAhead(question));
}

/** How many days after today can be asked for. */
export const daysAhead = ({ option, maxDays }: SlotInput): number =>
  Math.min(option.advance.maxDays, (maxDays ?? Infinity) - 1);

/** The same for some of the days, counted from today. */
export function offeredBetween(question: SlotInput, first: number, last: number): readonly OfferedDay[] {
  const { option, timezone, now } = question;
  if (!option.enabled) return [];
  const today = instantToLocal(now, timezone).date;
  const judge = slotJudge(question);
  const days = new Map<LocalDate, OfferedDay["slots"][number][]>();
  for (const entry of timetable(option, timezone, addDays(today, first), addDays(today, last))) {
    if (entry.slot.start <= now) continue;
    const slots = days.get(entry.date) ?? [];
    slots.push({ slot: entry.slot, state: judge(entry).state });
    days.set(entry.date, slots);
  }
  return [...days].map(([date, slots]) => ({ date, slots }));
}

/** Judges the slots of one question; what does not depend on the slot is settled once. */
export function slotJudge(question: SlotInput): (entry: TimetableSlot) => SlotVerdict {
  const { option, timezone, now, operations, goodsAt, reachesOn } = question;
  const today = instantToLocal(now, timezone).date;
  const firstDay = addDays(today, option.advance.minDays);
  const lead = leadTime(question) + (question.extraMinutes ?? 0);
  const firstStart = now + (lead - (question.graceMinutes ?? 0)) * minuteMs;
  const state = inForce(operations, now);
  const shut = state === "paused" || state === "closed" ? shutVerdict(state, operations) : null;
  const closings = perDay((day) => closingOn(day, today, question));
  const cutoffs = perDay((day) => pastCutoff(day, question));
  const reached = perDay((day) => reachesOn?.(day) ?? true);
  const fullness = slotFullness(question);
  return (entry) => {
    const { slot, date, businessDay } = entry;
    const closing = closings(businessDay);
    if (closing) return { state: "closed", ...(closing.reason ? { reason: closing.reason } : {}) };
    if (shut && holdsAt(operations, slot.start, date, today)) return shut;
    if (date < firstDay) return { state: "tooSoon", from: firstDay };
    const cutoff = cutoffs(businessDay);
    if (cutoff !== null) return { state: "cutoff", at: cutoff };
    const { opensAt = 0 } = roundOn(option, businessDay) ?? {};
    if (now < opensAt) return { state: "tooSoon", from: opensAt };
    if (slot.start < firstStart) return { state: "tooSoon", from: firstStart };
    if (!reached(date)) return { state: "area" };
    if (goodsAt && !goodsAt(slot.start)) return { state: "goods" };
    const of = fullness(entry);
    return of === null ? { state: "free" } : { state: "full", of };
  };
}

function shutVerdict(state: "paused" | "closed", { message, until }: Operations): SlotVerdict {
  if (state === "closed") return { state, ...(message ? { reason: message } : {}) };
  return { state, ...(until === undefined ? {} : { until }) };
}

/** The same for all slots of a day. */
function perDay<Answer>(answer: (day: LocalDate) => Answer): (day: LocalDate) => Answer {
  const known = new Map<LocalDate, { readonly answer: Answer }>();
  return (day) => {
    const entry = known.get(day) ?? { answer: answer(day) };
    known.set(day, entry);
    return entry.answer;
  };
}

/** Whether a pause or closing that is in force now still holds when the slot begins. Without an end: the rest of today. */
function holdsAt(operations: Operations, start: Instant, date: LocalDate, today: LocalDate): boolean {
  return operations.until === undefined ? date <= today : start < operations.until;
}

/** The day off in which a time lies, if it lies in one. */
export function closingOf(question: SlotInput, { businessDay }: TimetableSlot): Closure | undefined {
  return closingOn(businessDay, instantToLocal(question.now, question.timezone).date, question);
}

function closingOn(businessDay: LocalDate, today: LocalDate, { closures, option }: SlotInput): Closure | undefined {
  return [...closures, ...option.closures].find(
    (closure) =>
      businessDay >= closure.from &&
      businessDay <= closure.to &&
      (!closure.methods?.length || closure.methods.includes(option.type)) &&
      // Preorders are what was ordered on an earlier day.
      (closure.mode === "closed" || businessDay <= today),
  );
}

/** When orders for that day ended, if they did. */
function pastCutoff(businessDay: LocalDate, { option, timezone, now }: SlotInput): Instant | null {
  const ends = cutoffsOf(businessDay, option, timezone).filter((end) => now > end);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The last moments at which orders for that day are taken. */
export function cutoffsOf(
  businessDay: LocalDate,
  option: Pick<FulfilmentMethod, "cutoffs" | "rounds">,
  timezone: string,
): readonly Instant[] {
  const { closesAt = Infinity } = roundOn(option, businessDay) ?? {};
  return option.cutoffs
    .filter(({ weekdays }) => !weekdays?.length || weekdays.includes(weekdayOf(businessDay)))
    .map((cutoff) => localToInstant({ date: dayOf(cutoff, businessDay), time: cutoff.time }, timezone))
    .concat(closesAt);
}

/** The round that a day is the handover of, where a way has rounds. */
const roundOn = ({ rounds }: Pick<FulfilmentMethod, "rounds">, day: LocalDate): RoundDate | undefined =>
  rounds?.find((round) => round.day === day);

const dayOf = (cutoff: Cutoff, businessDay: LocalDate): LocalDate =>
  cutoff.kind === "sameDayAt" ? businessDay : addDays(businessDay, 0 - (cutoff.days ?? 1));

type FullOf = Extract<SlotVerdict, { state: "full" }>["of"];

function slotFullness(question: SlotInput): (entry: TimetableSlot) => FullOf | null {
  const { option, useByKey = {}, soldOutKeys = [], units, cents = 0 } = question;
  const { ordersPerDay = Infinity } = option.dayCapacity ?? {};
  const ordersOn = perDay((day) => ordersOnDay(day, question));
  const isNamed = new Set(soldOutKeys);
  const capacities = new Map<Window, SlotCapacity>();
  return ({ slot, date, window }) => {
    if (isNamed.has(slot.key) || isNamed.has(date)) return "live";
    if (ordersPerDay < Infinity && ordersOn(date) + 1 > ordersPerDay) return "day";
    const capacity = capacities.get(window) ?? slotCapacity(option, window);
    capacities.set(window, capacity);
    return exceeded(capacity, useByKey[slot.key] ?? { orders: 0, units: 0 }, { units, cents });
  };
}

function ordersOnDay(day: LocalDate, { ordersByDay, useByKey = {} }: SlotInput): number {
  if (ordersByDay) return ordersByDay[day] ?? 0;
  return Object.entries(useByKey).reduce((sum, [key, { orders }]) => sum + (key.startsWith(day) ? orders : 0), 0);
}
