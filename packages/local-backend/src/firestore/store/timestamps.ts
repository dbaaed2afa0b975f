import { invalid } from "../json.ts";

/** Versions are microseconds since the epoch; they stay below 2^53 until the year 2255. */
export function formatTime(micros: number): string {
  const milliseconds = Math.floor(micros / 1000);
  const rest = String(micros - milliseconds * 1000).padStart(3, "0");
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${rest}Z`;
}

/** Seconds and nanoseconds of an RFC 3339 text with up to nine digits; null when it is none. */
export function parseTime(text: string): { readonly seconds: number; readonly nanos: number } | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(text);
  if (match === null) return null;
  const milliseconds = Date.parse(`${match[1]}${match[3]}`);
  if (Number.isNaN(milliseconds)) return null;
  return { seconds: milliseconds / 1000, nanos: Number((match[2] ?? "").padEnd(9, "0")) };
}

export function microsOf(text: string): number {
  const time = parseTime(text);
  if (time === null) throw invalid(`"${text}" is not a timestamp.`);
  return time.seconds * 1_000_000 + Math.floor(time.nanos / 1000);
}

/** Stored timestamps have microseconds; what is finer is cut off, as Firestore does. */
export function canonicalTime(text: string): string {
  const micros = microsOf(text);
  if (micros < -62_135_596_800_000_000 || micros > 253_402_300_799_999_999) {
    throw invalid(`Timestamp "${text}" is out of range.`);
  }
  return formatTime(micros);
}
