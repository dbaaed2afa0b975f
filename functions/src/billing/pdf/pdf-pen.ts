import { drawIn, type Doc, type Tag } from "./pdf-tags.ts";
import { typeRuns } from "./pdf-type.ts";

export const page = { left: 56, right: 539, top: 56, bottom: 742, footer: 762 } as const;
export const ink = "#1d1b17";
export const quiet = "#57524a";
const hairline = "#cfc6b6";

export interface Words {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "right";
}

/** Draws at a place and returns the height it took. */
export function write(doc: Doc, tag: Tag | null, text: string, x: number, y: number, words: Words = {}): number {
  const { size = 10, bold = false, color = ink, width = page.right - x, align = "left" } = words;
  if (text === "") return 0;
  const faces = bold ? "bold" : "regular";
  const runs = typeRuns(text);
  doc.fontSize(size).fillColor(color);
  doc.font(`${faces}-latin`);
  const height = doc.heightOfString(runs.map((run) => run.text).join(""), { width, align });
  drawIn(doc, tag, () =>
    runs.forEach((run, index) => {
      const options = { width, align, continued: index < runs.length - 1, lineBreak: true };
      doc.font(`${faces}-${run.alphabet}`);
      if (index === 0) doc.text(run.text, x, y, options);
      else doc.text(run.text, options);
    }),
  );
  return height;
}

export const rule = (doc: Doc, y: number, color = hairline): void =>
  drawIn(doc, null, () => {
    doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.6).strokeColor(color).stroke();
  });

/** Where the next thing goes; a new page when it would not fit. */
export interface Cursor {
  y: number;
}

export function room(doc: Doc, cursor: Cursor, height: number, onNewPage: () => void = () => undefined): void {
  if (cursor.y + height <= page.bottom) return;
  doc.addPage();
  cursor.y = page.top;
  onNewPage();
}
