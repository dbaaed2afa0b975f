import { bmdTable } from "@lokalkorb/domain/invoices/books/bmd";
import type { BookedSpan } from "@lokalkorb/domain/invoices/books/booked-entry";
import { bookingsOf, missingRates } from "@lokalkorb/domain/invoices/books/bookings";
import {
  accountLength,
  type BooksSettings,
  isClientNo,
  isConsultantNo,
} from "@lokalkorb/domain/invoices/books/books-settings";
import { rateCell } from "@lokalkorb/domain/invoices/books/cells";
import { extfFile } from "@lokalkorb/domain/invoices/books/extf";
import { cardsTable, inOrder, tableOf } from "@lokalkorb/domain/invoices/books/tables";
import type { Row } from "@lokalkorb/domain/catalog/csv/csv-row";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import { inSlices } from "@/shared/device/in-slices";
import type { BookFile } from "./book-files.ts";
import { booksText as words } from "./books-text.ts";
import type { ReadBooks } from "./read-all.ts";

export interface FileTerms {
  readonly file: BookFile;
  readonly span: BookedSpan;
  readonly slug: string;
  readonly settings: BooksSettings;
  readonly withBom: boolean;
  /** By the clock of the shop. */
  readonly now: { readonly date: string; readonly time: string };
}

export interface MadeFile {
  readonly name: string;
  readonly content: Blob;
  /** Rows without the headings. */
  readonly rows: number;
}

/** A file of what was read; a sentence where something is missing for it. */
export async function makeFile(read: ReadBooks, terms: FileTerms): Promise<MadeFile | string> {
  const { file, settings } = terms;
  if (file === "datev") return makeExtf(read, terms);
  if (file === "bmd") {
    const bookings = bookingsOf(inOrder(read.entries), settings);
    const missing = missingText(bookings, settings);
    return missing ?? (await csvFile(bmdTable(bookings), terms));
  }
  return csvFile(file === "giftCards" ? cardsTable(read.cards) : tableOf(file, read.entries), terms);
}

function makeExtf({ entries }: ReadBooks, { settings, span, slug, now }: FileTerms): MadeFile | string {
  if (!isConsultantNo(settings.consultantNo) || !isClientNo(settings.clientNo)) return words.missingNumbers;
  const bookings = bookingsOf(inOrder(entries), settings);
  const length = accountLength(settings);
  const missing = missingText(bookings, settings);
  if (length === null || missing !== null) return missing ?? words.missingAccounts;
  const bytes = extfFile({ bookings, settings, span, accountLength: length, madeAt: now });
  return {
    name: words.extfName(slug, span.from.slice(0, 7)),
    content: new Blob([bytes], { type: "text/csv" }),
    rows: bookings.length,
  };
}

function missingText(bookings: ReturnType<typeof bookingsOf>, settings: BooksSettings): string | null {
  const rates = missingRates(bookings);
  if (rates.length > 0) return words.missingRates(rates.map((rate) => `${rateCell(rate)} %`).join(", "));
  return Object.values(settings.accounts).includes("") ? words.missingAccounts : null;
}

async function csvFile(rows: readonly Row[], { file, slug, span, withBom }: FileTerms): Promise<MadeFile> {
  const text = await inSlices(printCsv(rows));
  const name = words.kinds[file][0].replaceAll(" ", "-");
  return {
    name: words.fileName(name, slug, span.from, span.to),
    content: new Blob([withBom ? text : text.slice(1)], { type: "text/csv" }),
    rows: rows.length - 1,
  };
}
