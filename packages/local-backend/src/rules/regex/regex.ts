import { parseRegex } from "./parse-regex.ts";
import { RegexProblem } from "./regex-syntax.ts";
import type { Assertion, CharTest, RegexNode } from "./regex-syntax.ts";

type Instruction =
  | { readonly op: "one"; readonly test: CharTest }
  | { readonly op: "assert"; readonly assertion: Assertion }
  | { readonly op: "split"; first: number; second: number }
  | { readonly op: "jump"; to: number }
  | { readonly op: "match" };

const MAX_PROGRAM = 10_000;
/** No single match may take longer than this many steps: rules must answer, whatever the pattern and the text. */
const MAX_STEPS = 20_000_000;

/** A regular expression that matches in linear time, as RE2 does; JavaScript's own engine can be made to hang. */
export class Regex {
  readonly #program: Instruction[] = [];

  /** Throws a RegexProblem for a pattern that RE2 would refuse. */
  constructor(pattern: string) {
    this.#emit(parseRegex(pattern));
    this.#program.push({ op: "match" });
  }

  /** Whether the whole text matches. */
  matches(text: string): boolean {
    return this.#run(codePoints(text), 0, true) !== null;
  }

  /** The leftmost match at or behind `from`, preferring as the pattern prefers; positions in code points. */
  find(text: readonly number[], from: number): { start: number; end: number } | null {
    return this.#run(text, from, false);
  }

  #run(text: readonly number[], from: number, whole: boolean): { start: number; end: number } | null {
    const program = this.#program;
    const seen = new Int32Array(program.length).fill(-1);
    let threads: number[] = [];
    let starts: number[] = [];
    let found: { start: number; end: number } | null = null;
    let steps = 0;
    const pending: number[] = [];

    // Follows jumps, splits and assertions from one instruction, in order of preference, to those that read or match.
    const add = (list: number[], listStarts: number[], at: number, instruction: number, start: number): void => {
      pending.push(instruction);
      for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
        if (seen[index] === at) continue;
        seen[index] = at;
        steps += 1;
        const current = program[index];
        if (current === undefined) continue;
        if (current.op === "jump") pending.push(current.to);
        else if (current.op === "split") pending.push(current.second, current.first);
        else if (current.op === "assert") {
          if (holds(current.assertion, text, at)) pending.push(index + 1);
        } else {
          list.push(index);
          listStarts.push(start);
        }
      }
    };

    for (let at = from; at <= text.length; at += 1) {
      if (found === null && (at === from || !whole)) add(threads, starts, at, 0, at);
      if (threads.length === 0) break;
      const next: number[] = [];
      const nextStarts: number[] = [];
      const codePoint = text[at];
      for (let index = 0; index < threads.length; index += 1) {
        steps += 1;
        const instruction = threads[index] ?? 0;
        const start = starts[index] ?? 0;
        const current = program[instruction];
        if (current?.op === "match") {
          if (whole && at < text.length) continue;
          found = { start, end: at };
          break;
        }
        if (current?.op === "one" && codePoint !== undefined && current.test(codePoint))
          add(next, nextStarts, at + 1, instruction + 1, start);
      }
      if (steps > MAX_STEPS) throw new RegexProblem("this pattern takes too long for this text");
      threads = next;
      starts = nextStarts;
    }
    return found;
  }

  #emit(node: RegexNode): void {
    if (this.#program.length > MAX_PROGRAM) throw new RegexProblem("the pattern is too large");
    switch (node.kind) {
      case "empty":
        return;
      case "one":
        this.#program.push({ op: "one", test: node.test });
        return;
      case "assert":
        this.#program.push({ op: "assert", assertion: node.assertion });
        return;
      case "sequence":
        for (const part of node.parts) this.#emit(part);
        return;
      case "choice":
        this.#emitChoice(node.options);
        return;
      case "repeat":
        this.#emitRepeat(node.part, node.min, node.max, node.greedy);
    }
  }

  #emitChoice(options: readonly RegexNode[]): void {
    const ends: { op: "jump"; to: number }[] = [];
    options.forEach((option, index) => {
      if (index === options.length - 1) return this.#emit(option);
      const split = this.#split();
      split.first = this.#program.length;
      this.#emit(option);
      const jump = { op: "jump" as const, to: 0 };
      this.#program.push(jump);
      ends.push(jump);
      split.second = this.#program.length;
    });
    for (const end of ends) end.to = this.#program.length;
  }

  #emitRepeat(part: RegexNode, min: number, max: number, greedy: boolean): void {
    for (let count = 0; count < min; count += 1) this.#emit(part);
    if (max === Infinity) {
      const loop = this.#program.length;
      const split = this.#split();
      const body = this.#program.length;
      this.#emit(part);
      this.#program.push({ op: "jump", to: loop });
      prefer(split, greedy, body, this.#program.length);
      return;
    }
    const splits: { split: { first: number; second: number }; body: number }[] = [];
    for (let count = min; count < max; count += 1) {
      splits.push({ split: this.#split(), body: this.#program.length });
      this.#emit(part);
    }
    for (const { split, body } of splits) prefer(split, greedy, body, this.#program.length);
  }

  #split(): { first: number; second: number } {
    const split: Instruction = { op: "split", first: 0, second: 0 };
    this.#program.push(split);
    return split;
  }
}

function prefer(split: { first: number; second: number }, greedy: boolean, body: number, exit: number): void {
  split.first = greedy ? body : exit;
  split.second = greedy ? exit : body;
}

function holds(assertion: Assertion, text: readonly number[], at: number): boolean {
  switch (assertion) {
    case "text-start":
      return at === 0;
    case "text-end":
      return at === text.length;
    case "line-start":
      return at === 0 || text[at - 1] === 10;
    case "line-end":
      return at === text.length || text[at] === 10;
    case "word-boundary":
      return isWord(text[at - 1]) !== isWord(text[at]);
    case "no-word-boundary":
      return isWord(text[at - 1]) === isWord(text[at]);
  }
}

function isWord(codePoint: number | undefined): boolean {
  return codePoint !== undefined && codePoint < 128 && /\w/.test(String.fromCharCode(codePoint));
}

export function codePoints(text: string): number[] {
  return Array.from(text, (char) => char.codePointAt(0) ?? 0);
}

const CACHE_SIZE = 500;
const cache = new Map<string, Regex | RegexProblem>();

/** Compiles once per pattern; a refusal is remembered too. */
export function compileRegex(pattern: string): Regex | RegexProblem {
  let regex = cache.get(pattern);
  if (regex === undefined) {
    regex = tryCompile(pattern);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(pattern, regex);
  }
  return regex;
}

function tryCompile(pattern: string): Regex | RegexProblem {
  try {
    return new Regex(pattern);
  } catch (problem) {
    if (problem instanceof RegexProblem) return problem;
    throw problem;
  }
}
