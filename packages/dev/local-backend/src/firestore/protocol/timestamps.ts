import { invalid } from "./json.ts";

/** Versions are microseconds since the epoch; they stay below 2^53 until the year 2255. */
export function formatTime(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return formatTimestamp(seconds, (micros - seconds * 1_000_000) * 1000);
}

/** Any timestamp a document may hold, from year 1 to 9999; what is finer than microseconds is cut off. */
export function formatTimestamp(seconds: number, nanos: number): string {
  if (!(seconds >= -62_135_596_800 && seconds <= 253_402_300_799)) throw invalid("A timestamp is out of range.");
  const micros = String(Math.floor(nanos / 1000)).padStart(6, "0");
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${micros}Z`;
}

/** Seconds and nanoseconds of an RFC 3339 text with up to nine digits; null when it is none. */
export function parseTime(text: string): { readonly seconds: number; readonly nanos: number } | null {
  // The form of formatTime is by far the most frequent, and Date.parse is the slow part of the rest.
  if (text.length === 27 && text.endsWith("Z") && text.startsWith("20")) {
    const day = text.slice(0, 10);
    if (day !== lastDay.text) lastDay = { text: day, seconds: Date.parse(`${day}T00:00:00Z`) / 1000 };
    const seconds = digits(text, 11, 2) * 3600 + digits(text, 14, 2) * 60 + digits(text, 17, 2);
    const micros = digits(text, 20, 6);
    const punctuation = text[10] === "T" && text[13] === ":" && text[16] === ":" && text[19] === ".";
    const total = lastDay.seconds + seconds;
    if (punctuation && seconds < 86_400 && Number.isInteger(total + micros))
      return { seconds: total, nanos: micros * 1000 };
  }
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(text);
  if (match === null) return null;
  const milliseconds = Date.parse(`${match[1]}${match[3]}`);
  if (Number.isNaN(milliseconds)) return null;
  return { seconds: milliseconds / 1000, nanos: Number((match[2] ?? "").padEnd(9, "0")) };
}

let lastDay = { text: "", seconds: Number.NaN };

/** NaN when one of them is no digit. */
function digits(text: string, start: number, count: number): number {
  let value = 0;
  for (let index = start; index < start + count; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

export function microsOf(text: string): number {
  const time = parseTime(text);
  if (time === null) throw invalid(`"${text}" is not a timestamp.`);
  return time.seconds * 1_000_000 + Math.floor(time.nanos / 1000);
}

/** Stored timestamps have microseconds. */
export function canonicalTime(text: string): string {
  const time = parseTime(text);
  if (time === null) throw invalid(`"${text}" is not a timestamp.`);
  return formatTimestamp(time.seconds, time.nanos);
}
