import { RegexProblem, type CharTest } from "./regex-syntax.ts";

/** Classes are ASCII, as in RE2. */
const ESCAPED: Readonly<Record<string, RegExp>> = { d: /[0-9]/, w: /[0-9A-Za-z_]/, s: /[\t\n\f\r ]/ };
const NAMED: Readonly<Record<string, RegExp>> = {
  alnum: /[0-9A-Za-z]/,
  alpha: /[A-Za-z]/,
  ascii: /\p{ASCII}/u,
  blank: /[\t ]/,
  cntrl: /\p{Cc}/u,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[\t\n\v\f\r ]/,
  upper: /[A-Z]/,
  word: /[0-9A-Za-z_]/,
  xdigit: /[0-9A-Fa-f]/,
};

/** `\d`, `\W`, …; null when the letter names no class. */
export function escapedClass(letter: string): CharTest | null {
  const lower = letter.toLowerCase();
  const pattern = Object.hasOwn(ESCAPED, lower) ? ESCAPED[lower] : undefined;
  return pattern === undefined ? null : asciiTest(pattern, letter !== lower);
}

/** `[:alpha:]`, `[:^alpha:]`. */
export function namedClass(name: string): CharTest {
  const negated = name.startsWith("^");
  const plain = negated ? name.slice(1) : name;
  const pattern = Object.hasOwn(NAMED, plain) ? NAMED[plain] : undefined;
  if (pattern === undefined) throw new RegexProblem(`unknown class [:${name}:]`);
  return asciiTest(pattern, negated);
}

/** `\pL`, `\p{Greek}`, `\PN`. */
export function unicodeClass(name: string, negated: boolean): CharTest {
  const invert = negated !== name.startsWith("^");
  const plain = name.replace(/^\^/, "");
  const pattern = unicodePattern(plain);
  return (codePoint) => pattern.test(String.fromCodePoint(codePoint)) !== invert;
}

function unicodePattern(name: string): RegExp {
  for (const property of [name, `Script=${name}`]) {
    // Binary properties such as \p{Alphabetic} exist in JavaScript only: RE2 knows categories and scripts.
    if (property === name && name.length > 2) continue;
    try {
      return new RegExp(`^\\p{${property}}$`, "u");
    } catch {
      // The next reading of the name may be the right one.
    }
  }
  throw new RegexProblem(`unknown character class \\p{${name}}`);
}

function asciiTest(pattern: RegExp, negated: boolean): CharTest {
  const table = Uint8Array.from({ length: 128 }, (_, codePoint) =>
    Number(pattern.test(String.fromCharCode(codePoint))),
  );
  return (codePoint) => (table[codePoint] === 1) !== negated;
}

export function literalTest(wanted: number, ignoreCase: boolean): CharTest {
  return ignoreCase ? rangeTest(wanted, wanted, true) : (codePoint) => codePoint === wanted;
}

export function rangeTest(low: number, high: number, ignoreCase: boolean): CharTest {
  if (!ignoreCase) return (codePoint) => codePoint >= low && codePoint <= high;
  return (codePoint) => foldings(codePoint).some((folded) => folded >= low && folded <= high);
}

function foldings(codePoint: number): number[] {
  const char = String.fromCodePoint(codePoint);
  return [char, char.toLowerCase(), char.toUpperCase()]
    .filter((variant) => Array.from(variant).length === 1)
    .map((variant) => variant.codePointAt(0) ?? codePoint);
}
