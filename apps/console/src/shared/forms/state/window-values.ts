import type { Window } from "@lokalkorb/domain/kernel/time/window";
import type { LocalTime, Weekday } from "@lokalkorb/domain/kernel/time/instant";
import type { FieldProblem } from "./field-problem.ts";

/** The same hours on several days, as they are typed. An end that is not after the start is on the next day. */
export interface WindowValues {
  readonly weekdays: readonly Weekday[];
  readonly start: string;
  readonly end: string;
  /** Longer than a day: no two times can say it, so it stays until one of them changes. */
  readonly longMinutes?: number;
}

export const newWindow: WindowValues = { weekdays: [], start: "09:00", end: "17:00" };

const dayMinutes = 1440;
export const isTime = (text: string): text is LocalTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const minutesOf = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
function timeOf(minutes: number): LocalTime {
  const of = minutes % dayMinutes;
  return `${String(Math.floor(of / 60)).padStart(2, "0")}:${String(of % 60).padStart(2, "0")}`;
}

/** Windows with the same hours become one row. */
export function windowValues(windows: readonly Window[]): readonly WindowValues[] {
  const rows = new Map<string, WindowValues>();
  for (const { weekday, start, minutes } of windows) {
    const key = `${start}+${minutes}`;
    const row = rows.get(key) ?? {
      weekdays: [],
      start,
      end: timeOf(minutesOf(start) + minutes),
      ...(minutes > dayMinutes && { longMinutes: minutes }),
    };
    rows.set(key, { ...row, weekdays: [...row.weekdays, weekday].toSorted((a, b) => a - b) });
  }
  return [...rows.values()];
}

export function windowsOf(rows: readonly WindowValues[]): readonly Window[] {
  return rows
    .flatMap((row) => row.weekdays.map((weekday) => ({ weekday, start: row.start, minutes: lengthOf(row) })))
    .toSorted((a, b) => a.weekday - b.weekday || (a.start < b.start ? -1 : 1));
}

const lengthOf = ({ start, end, longMinutes }: WindowValues): number =>
  longMinutes ?? ((minutesOf(end) - minutesOf(start) + dayMinutes) % dayMinutes || dayMinutes);

export function windowErrors(rows: readonly WindowValues[], name: string): Record<string, FieldProblem> {
  return Object.fromEntries(
    rows.flatMap(({ weekdays, start, end }, index): [string, FieldProblem][] => [
      ...(weekdays.length === 0 ? [[`${name}.${index}.weekdays`, "choose-one"] as [string, FieldProblem]] : []),
      ...(isTime(start) ? [] : [[`${name}.${index}.start`, "not-time"] as [string, FieldProblem]]),
      ...(isTime(end) ? [] : [[`${name}.${index}.end`, "not-time"] as [string, FieldProblem]]),
    ]),
  );
}
