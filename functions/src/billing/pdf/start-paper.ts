import Pdf from "pdfkit";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Doc } from "./pdf-tags.ts";
import { typefaces } from "./pdf-type.ts";

export interface PaperOptions {
  readonly title: string;
  readonly author: string;
  /** The same bytes for the same paper: nothing in it depends on when or where it is drawn. */
  readonly at: Instant;
  /** For a paper that carries a file: PDF/A-3 with the library's own colours (sRGB). */
  readonly archived?: boolean;
}

/** The library writes these into XML as they are. */
const plain = (text: string): string => text.replaceAll("&", "und").replaceAll(/[<>]/g, "");

/** An empty paper, and all of its bytes once it has ended. */
export function startPaper({ title, author, at, archived = false }: PaperOptions): {
  readonly doc: Doc;
  readonly written: Promise<Buffer>;
} {
  const doc = new Pdf({
    size: "A4",
    // Our own margins; the library's would break pages by themselves.
    margin: 0,
    bufferPages: true,
    // A11-09: screen readers get the parts in order, and tables with their heads.
    tagged: true,
    pdfVersion: "1.7",
    ...(archived ? { subset: "PDF/A-3b" as const } : {}),
    lang: "de-DE",
    displayTitle: true,
    info: {
      Title: plain(title),
      Author: plain(author),
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
  return { doc, written };
}
