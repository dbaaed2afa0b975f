import { ParseFailure } from "./parse-failure.ts";
import { isReserved, reservedName } from "./reserved-words.ts";
import { readEscapedText } from "./string-literal.ts";

export type TokenKind = "name" | "int" | "float" | "string" | "bytes" | "symbol" | "end";

export interface Token {
  readonly kind: TokenKind;
  /** Names and symbols as written; strings with their escapes resolved. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The last two mean nothing; `--1` is no number with two signs, though. */
const SYMBOLS_OF_TWO = new Set(["==", "!=", "<=", ">=", "&&", "||", "--", "++"]);
const SYMBOLS_OF_ONE = new Set("{}()[],;:.?<>+-*/%!=".split(""));
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:\d+\.\d+|\d+)(?:[eE][+-]?\d+)?/y;
const LITERAL_SEGMENT = /[A-Za-z0-9_.~%@-]+|\([A-Za-z0-9_.~-]+\)/y;

/** One token of look-ahead over a source; paths are read character by character because `/` also divides. */
export class Lexer {
  readonly text: string;
  token: Token;
  /** End of the token before the current one, where a finished node ends. */
  lastEnd = 0;

  constructor(text: string) {
    this.text = text;
    this.token = { kind: "end", text: "", start: 0, end: 0 };
    this.seek(0);
  }

  /** Makes the token at `offset` the current one. */
  seek(offset: number): void {
    // Stepping behind the current token first keeps a refused character from being read again for ever.
    this.lastEnd = offset;
    this.token = { kind: "symbol", text: "", start: offset, end: offset };
    this.token = this.#read(this.#skipBlank(offset));
  }

  advance(): Token {
    const token = this.token;
    this.seek(token.end);
    return token;
  }

  is(symbolOrName: string): boolean {
    return (this.token.kind === "symbol" || this.token.kind === "name") && this.token.text === symbolOrName;
  }

  take(symbolOrName: string): boolean {
    if (!this.is(symbolOrName)) return false;
    this.advance();
    return true;
  }

  expect(symbolOrName: string, where: string): Token {
    if (!this.is(symbolOrName)) throw this.unexpected(`'${symbolOrName}' ${where}`);
    return this.advance();
  }

  expectName(what: string): Token {
    if (this.token.kind !== "name") throw this.unexpected(what);
    return this.advance();
  }

  /** A name that may be given to something. */
  expectFreeName(what: string): Token {
    const name = this.expectName(what);
    if (isReserved(name.text)) throw reservedName(name.text, name.start);
    return name;
  }

  unexpected(expected: string): ParseFailure {
    const found =
      this.token.kind === "end"
        ? "the end of the file"
        : `'${this.text.slice(this.token.start, this.token.end).slice(0, 40)}'`;
    return new ParseFailure(`expected ${expected}, found ${found}`, this.token.start);
  }

  /** Reads the text of a literal path segment at `offset`; empty when there is none. */
  literalSegment(offset: number): string {
    LITERAL_SEGMENT.lastIndex = offset;
    return LITERAL_SEGMENT.exec(this.text)?.[0] ?? "";
  }

  #skipBlank(from: number): number {
    let at = from;
    for (;;) {
      const char = this.text[at];
      if (char === " " || char === "\n" || char === "\t" || char === "\r") at += 1;
      else if (char === "/" && this.text[at + 1] === "/") {
        const end = this.text.indexOf("\n", at);
        at = end < 0 ? this.text.length : end;
      } else if (char === "/" && this.text[at + 1] === "*") {
        const end = this.text.indexOf("*/", at + 2);
        if (end < 0) {
          this.token = { kind: "end", text: "", start: this.text.length, end: this.text.length };
          throw new ParseFailure("this comment is never closed", at);
        }
        at = end + 2;
      } else return at;
    }
  }

  #read(start: number): Token {
    const char = this.text[start];
    if (char === undefined) return { kind: "end", text: "", start, end: start };
    this.token = { kind: "symbol", text: "", start, end: start + 1 };
    if (char === "'" || char === '"') return this.#string(start, start, "string");
    if (char === "b" && (this.text[start + 1] === "'" || this.text[start + 1] === '"'))
      return this.#string(start, start + 1, "bytes");
    const name = match(NAME, this.text, start);
    if (name !== null) return { kind: "name", text: name, start, end: start + name.length };
    const number = match(NUMBER, this.text, start);
    if (number !== null) {
      const kind = /^\d+$/.test(number) ? "int" : "float";
      return { kind, text: number, start, end: start + number.length };
    }
    const two = this.text.slice(start, start + 2);
    if (SYMBOLS_OF_TWO.has(two)) return { kind: "symbol", text: two, start, end: start + 2 };
    if (SYMBOLS_OF_ONE.has(char)) return { kind: "symbol", text: char, start, end: start + 1 };
    throw new ParseFailure(`unexpected character ${JSON.stringify(char)}`, start);
  }

  #string(start: number, quoteAt: number, kind: "string" | "bytes"): Token {
    const { text, end } = readEscapedText(this.text, quoteAt, kind);
    return { kind, text, start, end };
  }
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
