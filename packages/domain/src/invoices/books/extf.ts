import type { Cents } from "../../kernel/money/cents.ts";
import type { BookedSpan } from "./booked-entry.ts";
import type { Booking } from "./bookings.ts";
import type { BooksSettings } from "./books-settings.ts";
import { extfColumns } from "./extf-columns.ts";
import { windows1252 } from "./windows-1252.ts";

export interface ExtfBatch {
  readonly bookings: readonly Booking[];
  readonly settings: BooksSettings;
  /** Days of one month, so that all of it lies in one business year. */
  readonly span: BookedSpan;
  readonly accountLength: number;
  /** 'YYYY-MM-DD' and 'HH:MM' of the moment, by the clock of the shop. */
  readonly madeAt: { readonly date: string; readonly time: string };
}

/** A batch of bookings for DATEV (EXTF 700, category 21, version 13), in the bytes that DATEV reads. */
export function extfFile(batch: ExtfBatch): Uint8Array<ArrayBuffer> {
  const lines = [headOf(batch), extfColumns, ...batch.bookings.map(rowOf)];
  return windows1252(lines.map((cells) => `${cells.join(";")}\r\n`).join(""));
}

const compact = (day: string): string => day.replaceAll("-", "");

/** A text that begins like a formula is no formula for DATEV; a quote is doubled, a line break is a blank. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const inOneLine = (text: string): string => text.replaceAll(/[\r\n\t]+/g, " ");

function headOf({ settings, span, accountLength, madeAt }: ExtfBatch): readonly string[] {
  const { consultantNo, clientNo, chart } = settings;
  const stamp = `${compact(madeAt.date)}${madeAt.time.replace(":", "")}00000`;
  return [
    ['"EXTF"', "700", "21", '"Buchungsstapel"', "13", stamp, "", '"RE"', '""', '""'],
    [consultantNo, clientNo, compact(yearBegin(span.from, settings.yearStart)), String(accountLength)],
    [compact(span.from), compact(span.to), quoted(`Lokalkorb ${span.from.slice(0, 7)}`), '""', "1", "0", "0"],
    ['"EUR"', "", '""', "", "", chart === "own" ? '""' : quoted(chart.slice(3)), "", "", '""', '""'],
  ].flat();
}

/** The first day of the business year in which a day lies. */
export function yearBegin(day: string, month: number): string {
  const year = Number(day.slice(0, 4));
  const begins = Number(day.slice(5, 7)) >= month ? year : year - 1;
  return `${begins}-${String(month).padStart(2, "0")}-01`;
}

const longestNo = 36;
const longestText = 60;

/** Column by column, counted from one; all others stay empty. */
function rowOf(booking: Booking): readonly string[] {
  const { cents, side, account, contra, day, suppliedOn, no, text } = booking;
  const [year, month, date] = suppliedOn.split("-");
  const cells = new Map([
    [1, plainAmount(cents)],
    [2, quoted(side)],
    [3, '"EUR"'],
    [7, account],
    [8, contra],
    [10, `${day.slice(8)}${day.slice(5, 7)}`],
    [11, quoted(no.replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, "-").slice(0, longestNo))],
    [14, quoted(inOneLine(text).slice(0, longestText))],
    [114, "0"],
    [115, `${date}${month}${year}`],
  ]);
  return extfColumns.map((_, index) => cells.get(index + 1) ?? "");
}

const plainAmount = (cents: Cents): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
