import { escapedClass, literalTest, namedClass, rangeTest, unicodeClass } from "./char-class.ts";
import { RegexProblem, type Assertion, type CharTest, type RegexNode } from "./regex-syntax.ts";

interface Flags {
  readonly ignoreCase: boolean;
  readonly multiLine: boolean;
  readonly dotAll: boolean;
  readonly ungreedy: boolean;
}

const NO_FLAGS: Flags = { ignoreCase: false, multiLine: false, dotAll: false, ungreedy: false };
const FLAG_NAMES: Readonly<Record<string, keyof Flags>> = {
  i: "ignoreCase",
  m: "multiLine",
  s: "dotAll",
  U: "ungreedy",
};
const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  A: "text-start",
  z: "text-end",
  b: "word-boundary",
  B: "no-word-boundary",
};
const CONTROL: Readonly<Record<string, number>> = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 };
const MAX_REPEAT = 1000;
const MAX_DEPTH = 100;

/** Parses the RE2 dialect; throws a RegexProblem for anything RE2 refuses (look-around, back references, …). */
export function parseRegex(pattern: string): ParsedRegex {
  return new RegexParser(pattern).parse();
}

export interface ParsedRegex {
  readonly node: RegexNode;
  /** Names of the groups, null for those without. */
  readonly groups: readonly (string | null)[];
}

class RegexParser {
  readonly #chars: readonly string[];
  #at = 0;
  #flags = NO_FLAGS;
  #depth = 0;
  readonly #groups: (string | null)[] = [];

  constructor(pattern: string) {
    this.#chars = Array.from(pattern);
  }

  parse(): ParsedRegex {
    const node = this.#choice();
    if (this.#at < this.#chars.length) throw new RegexProblem("unexpected )");
    return { node, groups: this.#groups };
  }

  #choice(): RegexNode {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new RegexProblem("the pattern is nested too deeply");
    const options = [this.#sequence()];
    while (this.#take("|")) options.push(this.#sequence());
    this.#depth -= 1;
    return options.length === 1 && options[0] !== undefined ? options[0] : { kind: "choice", options };
  }

  #sequence(): RegexNode {
    const parts: RegexNode[] = [];
    while (this.#at < this.#chars.length && this.#peek() !== "|" && this.#peek() !== ")") parts.push(this.#repeated());
    return { kind: "sequence", parts };
  }

  #repeated(): RegexNode {
    let part = this.#atom();
    for (let count = 0; ; count += 1) {
      const bounds = this.#bounds();
      if (bounds === null) return part;
      if (count > 0) throw new RegexProblem("a repetition is repeated");
      const lazy = this.#take("?");
      part = { kind: "repeat", part, min: bounds.min, max: bounds.max, greedy: lazy === this.#flags.ungreedy };
    }
  }

  #bounds(): { min: number; max: number } | null {
    if (this.#take("*")) return { min: 0, max: Infinity };
    if (this.#take("+")) return { min: 1, max: Infinity };
    if (this.#take("?")) return { min: 0, max: 1 };
    if (this.#peek() !== "{") return null;
    const counted = /^\{(\d+)(?:(,)(\d*))?\}/.exec(this.#chars.slice(this.#at, this.#at + 20).join(""));
    // RE2 reads a brace that is no repetition as itself.
    if (counted === null) return null;
    this.#at += counted[0].length;
    const min = Number(counted[1]);
    const max = counted[2] === undefined ? min : counted[3] === "" ? Infinity : Number(counted[3]);
    if (min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT) || max < min)
      throw new RegexProblem(`invalid repetition ${counted[0]}`);
    return { min, max };
  }

  #atom(): RegexNode {
    const char = this.#next();
    switch (char) {
      case "(":
        return this.#group();
      case "[":
        return { kind: "one", test: this.#class() };
      case ".":
        return { kind: "one", test: this.#flags.dotAll ? () => true : (codePoint) => codePoint !== 10 };
      case "^":
        return { kind: "assert", assertion: this.#flags.multiLine ? "line-start" : "text-start" };
      case "$":
        return { kind: "assert", assertion: this.#flags.multiLine ? "line-end" : "text-end" };
      case "*":
      case "+":
      case "?":
        throw new RegexProblem(`nothing to repeat before ${char}`);
      case "\\":
        return this.#escape();
      default:
        return this.#literal(char);
    }
  }

  #literal(char: string): RegexNode {
    return { kind: "one", test: literalTest(char.codePointAt(0) ?? 0, this.#flags.ignoreCase) };
  }

  #group(): RegexNode {
    const outer = this.#flags;
    let index: number | null = null;
    if (this.#take("?")) {
      const rest = this.#chars.slice(this.#at, this.#at + 60).join("");
      const name = /^P?<([A-Za-z_][A-Za-z0-9_]*)>/.exec(rest);
      const flags = /^([imsU]*)(?:-([imsU]+))?([:)])/.exec(rest);
      if (name !== null) {
        this.#at += name[0].length;
        const [, given = ""] = name;
        if (this.#groups.includes(given)) throw new RegexProblem(`there are two groups named ${given}`);
        index = this.#groups.push(given);
      } else if (flags !== null && flags[0] !== ")") {
        this.#at += flags[0].length;
        this.#setFlags(flags[1] ?? "", true);
        this.#setFlags(flags[2] ?? "", false);
        // `(?i)` holds to the end of the enclosing group, so nothing is restored here.
        if (flags[3] === ")") return { kind: "empty" };
      } else
        throw new RegexProblem(
          `(?${rest.slice(0, 2)} is not supported: look-around and other special groups do not exist in this dialect`,
        );
    } else index = this.#groups.push(null);
    const node = this.#choice();
    if (!this.#take(")")) throw new RegexProblem("missing )");
    this.#flags = outer;
    return index === null ? node : { kind: "group", part: node, index };
  }

  #setFlags(letters: string, value: boolean): void {
    for (const letter of letters) {
      const flag = FLAG_NAMES[letter];
      if (flag !== undefined) this.#flags = { ...this.#flags, [flag]: value };
    }
  }

  #escape(): RegexNode {
    const letter = this.#peek();
    const assertion = Object.hasOwn(ASSERTIONS, letter) ? ASSERTIONS[letter] : undefined;
    if (assertion !== undefined) {
      this.#at += 1;
      return { kind: "assert", assertion };
    }
    if (letter === "Q") return this.#quoted();
    const escaped = this.#classEscape();
    return { kind: "one", test: typeof escaped === "number" ? literalTest(escaped, this.#flags.ignoreCase) : escaped };
  }

  #quoted(): RegexNode {
    this.#at += 1;
    const parts: RegexNode[] = [];
    while (this.#at < this.#chars.length && !(this.#peek() === "\\" && this.#chars[this.#at + 1] === "E"))
      parts.push(this.#literal(this.#next()));
    this.#at += 2;
    return { kind: "sequence", parts };
  }

  /** The part of escapes that also exists inside brackets: a class, or one code point. */
  #classEscape(): CharTest | number {
    const letter = this.#next();
    const known = escapedClass(letter);
    if (known !== null) return known;
    if (letter === "p" || letter === "P")
      return unicodeClass(this.#take("{") ? this.#until("}") : this.#next(), letter === "P");
    if (letter === "x") return this.#hex();
    const control = Object.hasOwn(CONTROL, letter) ? CONTROL[letter] : undefined;
    if (control !== undefined) return control;
    if (letter === "0") return 0;
    if (/[1-9]/.test(letter)) throw new RegexProblem(`the back reference \\${letter} does not exist in this dialect`);
    if (/[A-Za-z]/.test(letter)) throw new RegexProblem(`unknown escape \\${letter}`);
    return letter.codePointAt(0) ?? 0;
  }

  #hex(): number {
    const digits = this.#take("{") ? this.#until("}") : this.#next() + this.#next();
    const codePoint = /^[0-9A-Fa-f]{1,6}$/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
    if (!(codePoint <= 0x10ffff)) throw new RegexProblem(`invalid escape \\x${digits}`);
    return codePoint;
  }

  #class(): CharTest {
    const negated = this.#take("^");
    const tests: CharTest[] = [];
    for (let first = true; first || this.#peek() !== "]"; first = false) tests.push(this.#classItem());
    this.#at += 1;
    return (codePoint) => tests.some((test) => test(codePoint)) !== negated;
  }

  #classItem(): CharTest {
    if (this.#peek() === "[" && this.#chars[this.#at + 1] === ":") {
      this.#at += 2;
      const name = this.#until(":");
      if (!this.#take("]")) throw new RegexProblem("missing :]");
      return namedClass(name);
    }
    const low = this.#classChar();
    if (typeof low !== "number") return low;
    if (this.#peek() !== "-" || this.#chars[this.#at + 1] === "]") return rangeTest(low, low, this.#flags.ignoreCase);
    this.#at += 1;
    const high = this.#classChar();
    if (typeof high !== "number" || high < low) throw new RegexProblem("invalid range in brackets");
    return rangeTest(low, high, this.#flags.ignoreCase);
  }

  #classChar(): CharTest | number {
    const char = this.#next();
    return char === "\\" ? this.#classEscape() : (char.codePointAt(0) ?? 0);
  }

  #until(close: string): string {
    let text = "";
    for (let char = this.#next(); char !== close; char = this.#next()) text += char;
    return text;
  }

  #peek(): string {
    return this.#chars[this.#at] ?? "";
  }

  #take(char: string): boolean {
    if (this.#peek() !== char) return false;
    this.#at += 1;
    return true;
  }

  #next(): string {
    const char = this.#chars[this.#at];
    if (char === undefined) throw new RegexProblem("the pattern ends too early");
    this.#at += 1;
    return char;
  }
}
