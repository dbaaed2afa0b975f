import { inflateSync } from "node:zlib";

/** The text of a PDF of ours in drawing order, for tests. Fonts name their letters in a table of their own. */
export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf.toString("latin1"));
  const letters = readLettersByFont(objects);
  return [...objects.values()]
    .filter(({ stream }) => stream.includes(" Tf"))
    .map(({ stream }) => readWords(stream, letters).join("\n"))
    .join("\n");
}

type LettersByFont = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function readLettersByFont(objects: ReadonlyMap<string, PdfObject>): LettersByFont {
  const lettersByFont = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    const [, fonts] = /\/Font <<([\s\S]*?)>>/.exec(head) ?? [];
    for (const [, name = "", id = ""] of (fonts ?? "").matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1] ?? "";
      lettersByFont.set(name, readLetters(objects.get(unicode)?.stream ?? ""));
    }
  }
  return lettersByFont;
}

export interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

export const readObjects = (file: string): ReadonlyMap<string, PdfObject> =>
  new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => {
      const at = body.indexOf("stream\n");
      if (at === -1) return [id, { head: body, stream: "" }];
      const bytes = Buffer.from(body.slice(at + 7, body.lastIndexOf("\nendstream")), "latin1");
      const isPacked = body.slice(0, at).includes("/FlateDecode");
      return [id, { head: body.slice(0, at), stream: (isPacked ? inflateSync(bytes) : bytes).toString("latin1") }];
    }),
  );

function readLetters(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = "", list = ""] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ""], index) => {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0");
      letters.set(code, Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    });
  }
  return letters;
}

export function readWords(stream: string, lettersByFont: LettersByFont): string[] {
  let letters: ReadonlyMap<string, string> = new Map();
  const parts: string[] = [];
  for (const [, font, drawn] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/gi)) {
    if (font !== undefined) letters = lettersByFont.get(font) ?? new Map();
    if (drawn === undefined) continue;
    const codes = [...drawn.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = ""]) => hex).join("");
    parts.push((codes.match(/.{4}/g) ?? []).map((code) => letters.get(code.toLowerCase()) ?? "").join(""));
  }
  return parts;
}
