import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { attachEInvoice } from "./attach-e-invoice.ts";
import { type Cursor, page, quiet, room, rule, write } from "./pdf-pen.ts";
import { payCode } from "./pay-code.ts";
import { goodsTable, sumsTable, vatTable } from "./pdf-tables.ts";
import { type Doc, rootTag, type Tag, tagIn } from "./pdf-tags.ts";
import { startPaper } from "./start-paper.ts";
import type { TaxDocument } from "./tax-document.ts";

function head(doc: Doc, root: Tag, invoice: TaxDocument, cursor: Cursor): void {
  const { seller, buyer, facts, title, intro } = invoice;
  const paragraph = (): Tag => tagIn(doc, root, "P");
  let left =
    page.top + write(doc, paragraph(), seller.shopName, page.left, page.top, { bold: true, size: 15, width: 290 }) + 2;
  for (const line of [seller.legalName, ...seller.lines, ...seller.taxIds]) {
    left += write(doc, paragraph(), line, page.left, left, { size: 9, color: quiet, width: 290 });
  }
  left += 26;
  for (const line of buyer) left += write(doc, paragraph(), line, page.left, left, { width: 260, size: 11 });

  let right: number = page.top + 64;
  const table = tagIn(doc, root, "Table");
  for (const { label, value } of facts) {
    const row = tagIn(doc, table, "TR");
    const ofLabel = write(doc, tagIn(doc, row, "TH", "Row"), label, 345, right, { size: 9, color: quiet, width: 85 });
    const words = { size: 9, width: page.right - 430, align: "right" } as const;
    right += Math.max(13, ofLabel + 2, write(doc, tagIn(doc, row, "TD"), value, 430, right, words) + 2);
  }
  cursor.y = Math.max(left, right) + 30;
  cursor.y += write(doc, tagIn(doc, root, "H1"), title, page.left, cursor.y, { bold: true, size: 20 }) + 8;
  if (intro !== "") cursor.y += write(doc, paragraph(), intro, page.left, cursor.y) + 8;
  cursor.y += 6;
}

/** On every page to see, and once to hear; the numbers of the pages are nothing to hear. */
function drawFooter(doc: Doc, root: Tag, { footer, no, title }: TaxDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    const isLast = index === start + count - 1;
    rule(doc, page.footer - 8);
    let y: number = page.footer;
    for (const line of footer) {
      y += write(doc, isLast ? tagIn(doc, root, "P") : null, line, page.left, y, { size: 8, color: quiet, width: 360 });
    }
    const pages = `${title} ${no} · Seite ${index + 1} von ${count}`;
    write(doc, null, pages, 370, page.footer, { size: 8, color: quiet, width: page.right - 370, align: "right" });
  }
}

/**
 * The same bytes for the same paper: nothing in it depends on when or where it is drawn. With the file of an e-invoice it
 * becomes a hybrid that people and programs read.
 */
export function invoicePdf(invoice: TaxDocument, at: Instant, eInvoice?: string): Promise<Buffer> {
  const { doc, written } = startPaper({
    title: `${invoice.title} ${invoice.no}`,
    author: invoice.seller.legalName,
    at,
    archived: eInvoice !== undefined,
  });
  if (eInvoice !== undefined) attachEInvoice(doc, eInvoice, at);
  const cursor: Cursor = { y: page.top };
  const root = rootTag(doc);
  head(doc, root, invoice, cursor);
  goodsTable(doc, root, cursor, invoice);
  sumsTable(doc, root, cursor, invoice);
  vatTable(doc, root, cursor, invoice);
  for (const note of invoice.notes) {
    room(doc, cursor, 30);
    cursor.y += write(doc, tagIn(doc, root, "P"), note, page.left, cursor.y, { size: 9 }) + 4;
  }
  if (invoice.code !== undefined) payCode(doc, root, cursor, invoice.code);
  drawFooter(doc, root, invoice);
  doc.addStructure(root.element);
  doc.end();
  return written;
}
