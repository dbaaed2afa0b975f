import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { type Cursor, ink, page, quiet, room, rule, type Words, write } from "./pdf-pen.ts";
import { type Doc, type Tag, tagIn } from "./pdf-tags.ts";
import type { TaxDocument, TaxDocumentLine } from "./tax-document.ts";

const columns = { qty: page.left, name: 92, unit: 330, rate: 405, cents: 455 } as const;
const nameWidth = columns.unit - columns.name - 8;
const toTheRight = (width: number): Words => ({ width, align: "right" });
const ofUnit = toTheRight(70);
const ofRate = toTheRight(45);
const ofCents = toTheRight(page.right - columns.cents);

/** Table null: the head is repeated on a further page and stays out of the tag tree. */
function goodsHead(doc: Doc, table: Tag | null, cursor: Cursor): void {
  const row = table && tagIn(doc, table, "TR");
  const cell = (text: string, x: number, more: Words = {}): void => {
    write(doc, row && tagIn(doc, row, "TH", "Column"), text, x, cursor.y, { size: 8.5, color: quiet, ...more });
  };
  cell("Menge", columns.qty);
  cell("Bezeichnung", columns.name);
  cell("Einzelpreis", columns.unit, ofUnit);
  cell("USt.", columns.rate, ofRate);
  cell("Betrag", columns.cents, ofCents);
  cursor.y += 14;
  rule(doc, cursor.y, ink);
  cursor.y += 6;
}

function lineHeight(doc: Doc, { name, details }: TaxDocumentLine): number {
  doc.font("bold-latin").fontSize(10);
  const title = doc.heightOfString(name || " ", { width: nameWidth });
  doc.font("regular-latin").fontSize(8.5);
  return details.reduce((sum, detail) => sum + doc.heightOfString(detail || " ", { width: nameWidth }), title) + 8;
}

function goodsRow(doc: Doc, table: Tag, cursor: Cursor, line: TaxDocumentLine): void {
  room(doc, cursor, lineHeight(doc, line), () => goodsHead(doc, null, cursor));
  const { y } = cursor;
  const row = tagIn(doc, table, "TR");
  // One for each column, also where nothing stands: else the next one would be read under the wrong head.
  const cell = (text: string, x: number, words: Words): void => {
    write(doc, tagIn(doc, row, "TD"), text, x, y, words);
  };
  cell(line.qty, columns.qty, { width: 30 });
  const name = tagIn(doc, row, "TD");
  let bottom = y + write(doc, tagIn(doc, name, "P"), line.name, columns.name, y, { width: nameWidth, bold: true });
  for (const detail of line.details) {
    const words = { width: nameWidth, size: 8.5, color: quiet };
    bottom += write(doc, tagIn(doc, name, "P"), detail, columns.name, bottom, words);
  }
  cell(line.unitCents === null ? "" : formatMoney(line.unitCents), columns.unit, ofUnit);
  cell(line.rates.map(formatPercent).join(", "), columns.rate, { ...ofRate, size: 8.5, color: quiet });
  cell(formatMoney(line.cents), columns.cents, ofCents);
  cursor.y = bottom + 8;
}

export function goodsTable(doc: Doc, root: Tag, cursor: Cursor, { lines }: TaxDocument): void {
  const table = tagIn(doc, root, "Table");
  goodsHead(doc, table, cursor);
  for (const line of lines) goodsRow(doc, table, cursor, line);
  rule(doc, cursor.y);
  cursor.y += 8;
}

export function sumsTable(doc: Doc, root: Tag, cursor: Cursor, { sums, payments }: TaxDocument): void {
  const table = tagIn(doc, root, "Table");
  for (const { label, cents, strong = false } of [...sums, ...payments.map((one) => ({ ...one, strong: false }))]) {
    room(doc, cursor, 20);
    if (strong) {
      rule(doc, cursor.y, ink);
      cursor.y += 5;
    }
    const words = strong ? { bold: true, size: 12 } : {};
    const row = tagIn(doc, table, "TR");
    write(doc, tagIn(doc, row, "TH", "Row"), label, columns.unit - 60, cursor.y, { ...words, width: 180 });
    write(doc, tagIn(doc, row, "TD"), formatMoney(cents), columns.cents, cursor.y, { ...words, ...ofCents });
    cursor.y += strong ? 22 : 15;
  }
  cursor.y += 12;
}

export function vatTable(doc: Doc, root: Tag, cursor: Cursor, { vat, untaxedCents }: TaxDocument): void {
  if (vat.length === 0) return;
  room(doc, cursor, 40 + vat.length * 14);
  const at = [page.left, 160, 270, 380] as const;
  const table = tagIn(doc, root, "Table");
  const cells = (type: "TH" | "TD", texts: readonly string[], words: Words): void => {
    const row = tagIn(doc, table, "TR");
    texts.forEach((text, index) => {
      const cell = type === "TH" ? tagIn(doc, row, "TH", "Column") : tagIn(doc, row, "TD");
      const align = index === 0 ? "left" : "right";
      write(doc, cell, text, at[index] ?? page.left, cursor.y, { ...words, width: 95, align });
    });
    cursor.y += 14;
  };
  cells("TH", ["Steuersatz", "Netto", "Umsatzsteuer", "Brutto"], { size: 8.5, color: quiet });
  for (const { rateBp, netCents, vatCents, grossCents } of vat) {
    const amounts = [netCents, vatCents, grossCents].map(formatMoney);
    cells("TD", [formatPercent(rateBp), ...amounts], { size: 9 });
  }
  if (untaxedCents !== 0) cells("TD", ["ohne Steuer", "", "", formatMoney(untaxedCents)], { size: 9 });
  cursor.y += 10;
}
