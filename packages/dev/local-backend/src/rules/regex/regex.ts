import { findGroups, holds } from "./find-groups.ts";
import { parseRegex } from "./parse-regex.ts";
import { compileProgram, type Instruction } from "./program.ts";
import { RegexProblem, type RegexNode } from "./regex-syntax.ts";

/** Positions in code points. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** No single match may take longer than this many steps: rules must answer, whatever the pattern and the text. */
const MAX_STEPS = 20_000_000;

/** A regular expression that matches in linear time, as RE2 does; JavaScript's own engine can be made to hang. */
export class Regex {
  readonly #program: readonly Instruction[];
  readonly #node: RegexNode;
  #withGroups: readonly Instruction[] | null = null;
  /** Names of the groups; null for those without. The whole match is group 0 and not among them. */
  readonly groups: readonly (string | null)[];

  /** Throws a RegexProblem for a pattern that RE2 would refuse. */
  constructor(pattern: string) {
    const { node, groups } = parseRegex(pattern);
    this.#node = node;
    this.groups = groups;
    this.#program = compileProgram(node, false);
  }

  /** Whether the whole text matches. */
  matches(text: string): boolean {
    return this.#run(codePoints(text), 0, true) !== null;
  }

  /** The leftmost match at or behind `from`, preferring as the pattern prefers; positions in code points. */
  find(text: readonly number[], from: number): Found | null {
    return this.#run(text, from, false);
  }

  /** The groups of a match found by `find`, by their number; null for those that took no part. */
  groupsOf(text: readonly number[], { start, end }: Found): readonly (Found | null)[] {
    this.#withGroups ??= compileProgram(this.#node, true);
    const slots = findGroups(this.#withGroups, text, start) ?? [];
    const others = this.groups.map((_, index): Found | null => {
      const from = slots[index * 2 + 2];
      const to = slots[index * 2 + 3];
      return from === undefined || to === undefined ? null : { start: from, end: to };
    });
    return [{ start, end }, ...others];
  }

  #run(text: readonly number[], from: number, whole: boolean): Found | null {
    const program = this.#program;
    const seen = new Int32Array(program.length).fill(-1);
    let threads: number[] = [];
    let starts: number[] = [];
    let found: Found | null = null;
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
