import { parseCsv } from "@lokalkorb/domain/catalog/csv/parse-csv";
import type { Row, RowByRow } from "@lokalkorb/domain/catalog/csv/csv-row";

/** Null: no table. */
export const readTableFile = (bytes: Uint8Array): RowByRow<readonly Row[] | null> => parseCsv(decodeText(bytes));

/** UTF-8, what Excel calls Unicode, or Windows-1252, which knows a letter for nearly every byte. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
