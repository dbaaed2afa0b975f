import { type HolidayRegion, publicHolidays } from "../../kernel/country/public-holidays.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { addDays, daysBetween, weekdayOf } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import type { Closure } from "../../shop/shop-settings.ts";
import type { RoundDate } from "../../shop/round-dates.ts";
import type { Ahead, RoundRule } from "./round-rule.ts";

/** A day on which the rule would have a handover, and what becomes of it. */
export interface Round extends RoundDate {
  /** The day of the rule; the handover is on `day`, which a holiday may have moved. */
  readonly key: LocalDate;
  readonly state: "held" | "skipped" | "holiday" | "closed";
  /** The holiday that moved it or takes its place, or the reason of the day off. */
  readonly reason?: string;
}

export interface RoundsQuestion {
  readonly rule: RoundRule;
  readonly now: Instant;
  readonly timezone: string;
  /** Those of the whole shop make a round fall out. */
  readonly closures: readonly Closure[];
  /** How many rounds, those among them that are not held. */
  readonly count: number;
}

/** A monthly round and its moved days lie within; named days may be further ahead, and are found when they come nearer. */
const looksAhead = 400;
/** Holidays move a day by so much at most: Christmas is two days and a Sunday. */
const movesBy = 4;

/** Today's round and those to come, in their order (TIM-04). Moments are computed by the shop's wall clock, so a changed clock moves none (TIM-01). */
export function nextRounds(question: RoundsQuestion): readonly Round[] {
  const { rule, now, timezone, count } = question;
  const today = instantToLocal(now, timezone).date;
  const found: Round[] = [];
  for (let ahead = -movesBy; ahead < looksAhead && found.length < count; ahead++) {
    const key = addDays(today, ahead);
    if (!isDayOf(rule, key)) continue;
    const round = roundOn(key, question);
    if (round.day >= today) found.push(round);
  }
  return found;
}

/** Whether the rule has a handover on that day, holidays and days off left aside. */
export function isDayOf(rule: RoundRule, day: LocalDate): boolean {
  switch (rule.repeat) {
    case "weekly":
      return weekdayOf(day) === rule.weekday;
    case "biweekly":
      return rule.from !== undefined && daysBetween(rule.from, day) % 14 === 0;
    case "monthly":
      return weekdayOf(day) === rule.weekday && isNth(day, rule.nth ?? 1);
    case "dates":
      return rule.dates?.includes(day) === true;
  }
}

function isNth(day: LocalDate, nth: number): boolean {
  if (nth === 5) return addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return Math.ceil(Number(day.slice(8)) / 7) === nth;
}

/** The handover of a day of the rule: that day, or the one to which a holiday moves it. */
export function handoverOn({ onHoliday, region }: RoundRule, key: LocalDate): LocalDate {
  const isMoved = (onHoliday === "dayBefore" || onHoliday === "dayAfter") && holidayOn(key, region) !== undefined;
  return isMoved ? workingDay(key, onHoliday === "dayBefore" ? -1 : 1, region) : key;
}

function roundOn(key: LocalDate, { rule, timezone, closures }: RoundsQuestion): Round {
  const { region } = rule;
  const holiday = holidayOn(key, region);
  const day = handoverOn(rule, key);
  const at = ({ days, time }: Ahead): Instant => localToInstant({ date: addDays(day, 0 - days), time }, timezone);
  const moments = { key, day, opensAt: at(rule.opens), closesAt: at(rule.closes) };
  if (rule.skips.includes(key)) return { ...moments, state: "skipped" };
  if (holiday !== undefined && rule.onHoliday === "skip") return { ...moments, state: "holiday", reason: holiday };
  const closure = closures.find(
    ({ from, to, mode, methods }) => mode === "closed" && !methods?.length && day >= from && day <= to,
  );
  if (closure !== undefined)
    return { ...moments, state: "closed", ...(closure.reason === undefined ? {} : { reason: closure.reason }) };
  return { ...moments, state: "held", ...(day === key || holiday === undefined ? {} : { reason: holiday }) };
}

/** Holidays of single towns are none here: the shop leaves out such a day by hand (TIM-03). */
const holidayOn = (day: LocalDate, region: HolidayRegion): string | undefined =>
  publicHolidays(Number(day.slice(0, 4)), region).find(({ date, partly }) => date === day && !partly)?.name;

function workingDay(from: LocalDate, step: 1 | -1, region: HolidayRegion): LocalDate {
  let day = addDays(from, step);
  while (holidayOn(day, region) !== undefined || weekdayOf(day) === 7) day = addDays(day, step);
  return day;
}
