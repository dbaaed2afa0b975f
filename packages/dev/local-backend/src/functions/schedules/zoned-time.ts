export interface LocalDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, made);
  return made;
}

const localParts = (instant: number, timeZone: string): Record<string, number> =>
  Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );

export function localDay(instant: number, timeZone: string): LocalDay {
  const { year = 0, month = 0, day = 0 } = localParts(instant, timeZone);
  return { year, month, day };
}

function offsetAt(instant: number, timeZone: string): number {
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = localParts(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** The instant of a wall time. A time that summer time skips becomes the one an hour later. */
export function toInstant({ year, month, day }: LocalDay, hour: number, minute: number, timeZone: string): number {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(guess, timeZone);
}
