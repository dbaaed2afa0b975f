import { ParseFailure } from "./parse-failure.ts";

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  a: "\u0007",
  "0": "\0",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "`": "`",
  "?": "?",
  "/": "/",
};

/** Reads a quoted literal whose quote stands at `quoteAt` and resolves its escapes. Bytes come out as one char per byte. */
export function readEscapedText(
  source: string,
  quoteAt: number,
  kind: "string" | "bytes",
): { text: string; end: number } {
  const quote = source[quoteAt];
  let text = "";
  let at = quoteAt + 1;
  const plain = (part: string): string =>
    kind === "bytes" ? String.fromCharCode(...new TextEncoder().encode(part)) : part;
  for (;;) {
    const char = source[at];
    if (char === undefined || char === "\n") throw new ParseFailure("this text is never closed", quoteAt);
    if (char === quote) break;
    if (char === "\\") {
      const escape = readEscape(source, at, kind);
      text += escape.text;
      at = escape.end;
    } else {
      const end = at + ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
      text += plain(source.slice(at, end));
      at = end;
    }
  }
  return { text, end: at + 1 };
}

function readEscape(source: string, at: number, kind: "string" | "bytes"): { text: string; end: number } {
  const char = source[at + 1] ?? "";
  const octal = /^[0-3][0-7]{2}/.exec(source.slice(at + 1, at + 4))?.[0];
  if (octal !== undefined) return { text: String.fromCharCode(Number.parseInt(octal, 8)), end: at + 4 };
  if (kind === "bytes" && (char === "u" || char === "U"))
    throw new ParseFailure(`bytes have no escape \\${char}; a byte is written \\x00`, at);
  const digits = { x: 2, u: 4, U: 8 }[char];
  if (digits !== undefined) {
    const hex = source.slice(at + 2, at + 2 + digits);
    const codePoint = /^[0-9a-fA-F]+$/.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : Number.NaN;
    if (!(codePoint <= 0x10ffff)) throw new ParseFailure(`invalid escape \\${char}${hex}`, at);
    return { text: String.fromCodePoint(codePoint), end: at + 2 + digits };
  }
  const simple = Object.hasOwn(SIMPLE_ESCAPES, char) ? SIMPLE_ESCAPES[char] : undefined;
  if (simple === undefined)
    throw new ParseFailure(`unknown escape \\${char}; a backslash for a pattern is written \\\\${char}`, at);
  return { text: simple, end: at + 2 };
}
