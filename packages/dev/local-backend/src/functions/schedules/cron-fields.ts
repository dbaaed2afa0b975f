/** The five fields of a unix cron line as sets of allowed numbers. */
export interface CronFields {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly daysOfMonth: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  /** 0 = Sunday. */
  readonly daysOfWeek: ReadonlySet<number>;
  /** Cron's odd rule: when both day fields are restricted, either one suffices. */
  readonly eitherDay: boolean;
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
export const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

export function parseCron(line: string): CronFields | null {
  const parts = line.trim().split(/\s+/);
  const [minute, hour, day, month, weekday] = parts;
  if (
    parts.length !== 5 ||
    minute === undefined ||
    hour === undefined ||
    day === undefined ||
    month === undefined ||
    weekday === undefined
  )
    return null;
  const minutes = parseField(minute, 0, 59);
  const hours = parseField(hour, 0, 23);
  const daysOfMonth = parseField(day, 1, 31);
  const months = parseField(month, 1, 12, monthNames, 1);
  const daysOfWeek = parseField(weekday, 0, 7, dayNames, 0);
  if (minutes === null || hours === null || daysOfMonth === null || months === null || daysOfWeek === null) return null;
  if (daysOfWeek.has(7)) daysOfWeek.add(0);
  return {
    minutes,
    hours,
    daysOfMonth,
    months,
    daysOfWeek,
    eitherDay: !day.startsWith("*") && !weekday.startsWith("*"),
  };
}

function parseField(
  field: string,
  low: number,
  high: number,
  names: readonly string[] = [],
  base = 0,
): Set<number> | null {
  const numberOf = (word: string): number => {
    const named = names.indexOf(word.toLowerCase().slice(0, 3));
    return named >= 0 ? named + base : /^\d+$/.test(word) ? Number(word) : Number.NaN;
  };
  const found = new Set<number>();
  for (const part of field.split(",")) {
    const [range = "", stepText] = part.split("/");
    const step = stepText === undefined ? 1 : Number(stepText);
    const [fromText = "", toText] = range.split("-");
    const from = range === "*" ? low : numberOf(fromText);
    const to = range === "*" ? high : toText !== undefined ? numberOf(toText) : stepText === undefined ? from : high;
    if (!Number.isInteger(step) || step < 1 || !(from >= low && to <= high && from <= to)) return null;
    for (let value = from; value <= to; value += step) found.add(value);
  }
  return found;
}
