import Pdf from "pdfkit";
import { formatMoney, formatPercent } from "@lokalkorb/domain/money/format-money";
import type { Instant } from "@lokalkorb/domain/time/instant";
import type { Paper, PaperLine } from "./paper.ts";
import { typefaces, typeRuns } from "./paper-type.ts";

const page = { left: 56, right: 539, top: 56, bottom: 742, footer: 762 } as const;
const ink = "#1d1b17";
const quiet = "#57524a";
const hairline = "#cfc6b6";

type Doc = InstanceType<typeof Pdf>;

interface Words {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "right";
}

/** Draws at a place and returns the height it took. */
const write = (doc: Doc, text: string, x: number, y: number, words: Words = {}): number => {
  const { size = 10, bold = false, color = ink, width = page.right - x, align = "left" } = words;
  if (text === "") return 0;
  const faces = bold ? "bold" : "regular";
  const runs = typeRuns(text);
  doc.fontSize(size).fillColor(color);
  doc.font(`${faces}-latin`);
  const height = doc.heightOfString(runs.map((run) => run.text).join(""), { width, align });
  runs.forEach((run, index) => {
    const options = { width, align, continued: index < runs.length - 1, lineBreak: true };
    doc.font(`${faces}-${run.alphabet}`);
    if (index === 0) doc.text(run.text, x, y, options);
    else doc.text(run.text, options);
  });
  return height;
};

const rule = (doc: Doc, y: number, color = hairline): void => {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.6).strokeColor(color).stroke();
};

/** Where the next thing goes; a new page when it would not fit. */
interface Cursor {
  y: number;
}

const room = (doc: Doc, cursor: Cursor, height: number, onNewPage: () => void = () => undefined): void => {
  if (cursor.y + height <= page.bottom) return;
  doc.addPage();
  cursor.y = page.top;
  onNewPage();
};

const columns = { qty: page.left, name: 92, unit: 330, rate: 405, cents: 455 } as const;

const tableHead = (doc: Doc, cursor: Cursor): void => {
  const words = { size: 8.5, color: quiet } as const;
  write(doc, "Menge", columns.qty, cursor.y, words);
  write(doc, "Bezeichnung", columns.name, cursor.y, words);
  write(doc, "Einzelpreis", columns.unit, cursor.y, { ...words, width: 70, align: "right" });
  write(doc, "USt.", columns.rate, cursor.y, { ...words, width: 45, align: "right" });
  write(doc, "Betrag", columns.cents, cursor.y, { ...words, width: page.right - columns.cents, align: "right" });
  cursor.y += 14;
  rule(doc, cursor.y, ink);
  cursor.y += 6;
};

const nameWidth = columns.unit - columns.name - 8;

const lineHeight = (doc: Doc, { name, details }: PaperLine): number => {
  doc.font("bold-latin").fontSize(10);
  const title = doc.heightOfString(name || " ", { width: nameWidth });
  doc.font("regular-latin").fontSize(8.5);
  return details.reduce((sum, detail) => sum + doc.heightOfString(detail || " ", { width: nameWidth }), title) + 8;
};

const tableLine = (doc: Doc, cursor: Cursor, line: PaperLine): void => {
  room(doc, cursor, lineHeight(doc, line), () => tableHead(doc, cursor));
  const { y } = cursor;
  write(doc, line.qty, columns.qty, y, { width: 30 });
  let bottom = y + write(doc, line.name, columns.name, y, { width: nameWidth, bold: true });
  for (const detail of line.details) {
    bottom += write(doc, detail, columns.name, bottom, { width: nameWidth, size: 8.5, color: quiet });
  }
  if (line.unitCents !== null) {
    write(doc, formatMoney(line.unitCents), columns.unit, y, { width: 70, align: "right" });
  }
  write(doc, line.rates.map(formatPercent).join(", "), columns.rate, y, {
    width: 45,
    align: "right",
    size: 8.5,
    color: quiet,
  });
  write(doc, formatMoney(line.cents), columns.cents, y, { width: page.right - columns.cents, align: "right" });
  cursor.y = bottom + 8;
};

const sumRow = (doc: Doc, cursor: Cursor, label: string, value: string, strong = false): void => {
  room(doc, cursor, 20);
  if (strong) {
    rule(doc, cursor.y, ink);
    cursor.y += 5;
  }
  const words = strong ? { bold: true, size: 12 } : {};
  write(doc, label, columns.unit - 60, cursor.y, { ...words, width: 180 });
  write(doc, value, columns.cents, cursor.y, { ...words, width: page.right - columns.cents, align: "right" });
  cursor.y += strong ? 22 : 15;
};

const head = (doc: Doc, paper: Paper, cursor: Cursor): void => {
  const { seller, buyer, facts, title, intro } = paper;
  let left = page.top + write(doc, seller.shopName, page.left, page.top, { bold: true, size: 15, width: 290 }) + 2;
  for (const line of [seller.legalName, ...seller.lines, ...seller.taxIds]) {
    left += write(doc, line, page.left, left, { size: 9, color: quiet, width: 290 });
  }
  left += 26;
  for (const line of buyer) left += write(doc, line, page.left, left, { width: 260, size: 11 });

  let right: number = page.top + 64;
  for (const { label, value } of facts) {
    write(doc, label, 345, right, { size: 9, color: quiet, width: 85 });
    right += Math.max(13, write(doc, value, 430, right, { size: 9, width: page.right - 430, align: "right" }) + 2);
  }
  cursor.y = Math.max(left, right) + 30;
  cursor.y += write(doc, title, page.left, cursor.y, { bold: true, size: 20 }) + 8;
  if (intro !== "") cursor.y += write(doc, intro, page.left, cursor.y) + 8;
  cursor.y += 6;
};

const vatTable = (doc: Doc, cursor: Cursor, { vat, untaxedCents }: Paper): void => {
  if (vat.length === 0) return;
  room(doc, cursor, 40 + vat.length * 14);
  const at = [page.left, 160, 270, 380] as const;
  const cells = (texts: readonly string[], words: Words): void => {
    texts.forEach((text, index) => {
      write(doc, text, at[index] ?? page.left, cursor.y, {
        ...words,
        width: 95,
        align: index === 0 ? "left" : "right",
      });
    });
    cursor.y += 14;
  };
  cells(["Steuersatz", "Netto", "Umsatzsteuer", "Brutto"], { size: 8.5, color: quiet });
  for (const { rateBp, netCents, vatCents, grossCents } of vat) {
    cells([formatPercent(rateBp), formatMoney(netCents), formatMoney(vatCents), formatMoney(grossCents)], { size: 9 });
  }
  if (untaxedCents !== 0) cells(["ohne Steuer", "", "", formatMoney(untaxedCents)], { size: 9 });
  cursor.y += 10;
};

const drawFooter = (doc: Doc, { footer, no, title }: Paper): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    rule(doc, page.footer - 8);
    let y: number = page.footer;
    for (const line of footer) y += write(doc, line, page.left, y, { size: 8, color: quiet, width: 360 });
    const pages = `${title} ${no} · Seite ${index + 1} von ${count}`;
    write(doc, pages, 370, page.footer, { size: 8, color: quiet, width: page.right - 370, align: "right" });
  }
};

/** The same bytes for the same paper: nothing in it depends on when or where it is drawn. */
export const paperPdf = (paper: Paper, at: Instant): Promise<Buffer> => {
  const doc = new Pdf({
    size: "A4",
    // Our own margins; the library's would break pages by themselves.
    margin: 0,
    bufferPages: true,
    lang: "de-DE",
    displayTitle: true,
    info: {
      Title: `${paper.title} ${paper.no}`,
      Author: paper.seller.legalName,
      Creator: "Lokalkorb",
      Producer: "Lokalkorb",
      CreationDate: new Date(at),
      ModDate: new Date(at),
    },
  });
  for (const [name, font] of typefaces()) doc.registerFont(name, font);
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const cursor: Cursor = { y: page.top };
  head(doc, paper, cursor);
  tableHead(doc, cursor);
  for (const line of paper.lines) tableLine(doc, cursor, line);
  rule(doc, cursor.y);
  cursor.y += 8;
  for (const { label, cents, strong } of paper.sums) sumRow(doc, cursor, label, formatMoney(cents), strong);
  for (const { label, cents } of paper.payments) sumRow(doc, cursor, label, formatMoney(cents));
  cursor.y += 12;
  vatTable(doc, cursor, paper);
  for (const note of paper.notes) {
    room(doc, cursor, 30);
    cursor.y += write(doc, note, page.left, cursor.y, { size: 9 }) + 4;
  }
  drawFooter(doc, paper);
  doc.end();
  return written;
};
