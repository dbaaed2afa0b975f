import type { Lexer } from "./lexer.ts";
import { ParseFailure } from "./parse-failure.ts";
import { isReserved, reservedName } from "./reserved-words.ts";
import type { PatternSegment } from "./syntax.ts";

const BLANKS = /[ \t\r\n]*/y;
const WILDCARD = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*)?\s*\}/y;

/** The path of a `match`: `/a/{b}/{c=**}`. The current token is its first `/`. */
export function parsePattern(lexer: Lexer): PatternSegment[] {
  if (!lexer.is("/")) throw lexer.unexpected("a path behind 'match'");
  const segments: PatternSegment[] = [];
  let at = lexer.token.start;
  while (lexer.text[at] === "/" && lexer.text[at + 1] !== "/" && lexer.text[at + 1] !== "*") {
    const inner = behindBlanks(lexer.text, at + 1);
    const segment = patternSegment(lexer, lexer.text[inner] === "{" ? inner : at + 1);
    segments.push(segment);
    at = behindBlanks(lexer.text, segment.end);
  }
  lexer.seek(at);
  return segments;
}

/** Blanks may stand before a slash, and between it and a wildcard. */
function behindBlanks(text: string, from: number): number {
  BLANKS.lastIndex = from;
  return from + (BLANKS.exec(text)?.[0].length ?? 0);
}

function patternSegment(lexer: Lexer, start: number): PatternSegment {
  const text = lexer.literalSegment(start);
  if (text !== "") return { kind: "literal", text, start, end: start + text.length };
  WILDCARD.lastIndex = start;
  const wildcard = WILDCARD.exec(lexer.text);
  const name = wildcard?.[1];
  if (wildcard === null || name === undefined)
    throw new ParseFailure("expected a path segment: text, {name} or {name=**}", start);
  if (isReserved(name)) throw reservedName(name, start + 1);
  return { kind: wildcard[2] === undefined ? "wildcard" : "recursive", name, start, end: start + wildcard[0].length };
}
