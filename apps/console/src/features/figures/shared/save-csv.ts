import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import { inSlices } from "@/shared/device/in-slices";

/** '1234,50': a number for German table programs. */
export const csvMoney = (cents: number): string =>
  `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, "0")}`;

/** A cell that begins like a formula stays text, in whatever program it is opened. */
export async function saveCsv(fileName: string, rows: readonly (readonly string[])[]): Promise<void> {
  const text = await inSlices(printCsv(rows));
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
