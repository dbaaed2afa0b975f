import { encodeQR } from "qr";
import { type Cursor, ink, page, quiet, room, write } from "./pdf-pen.ts";
import { drawIn, type Doc, figureIn, type Tag, tagIn } from "./pdf-tags.ts";
import type { TaxDocument } from "./tax-document.ts";

const side = 92;

/** PAY-07: medium error correction, with the quiet border that readers need. */
export function payCode(doc: Doc, root: Tag, cursor: Cursor, { text, label }: NonNullable<TaxDocument["code"]>): void {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 2 });
  room(doc, cursor, side + 12);
  const unit = side / rows.length;
  drawIn(doc, figureIn(doc, root, label), () => {
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) doc.rect(page.left + x * unit, cursor.y + y * unit, unit, unit);
    doc.fill(ink);
  });
  write(doc, tagIn(doc, root, "P"), label, page.left + side + 12, cursor.y + 36, { size: 9, color: quiet, width: 220 });
  cursor.y += side + 12;
}
