import type { Code } from "./code.ts";
import type { Method, AllowStatement, PatternSegment } from "../syntax/syntax.ts";
import { Path, type Value } from "../values/values.ts";

/** A match with the paths of the matches around it put before its own. */
export interface FlatMatch {
  readonly pattern: readonly PatternSegment[];
  readonly offset: number;
  /** Position in the source, the order in which candidates are tried. */
  readonly order: number;
  readonly allows: Readonly<Record<Method, readonly CompiledAllow[]>>;
}

export interface CompiledAllow {
  readonly statement: AllowStatement;
  readonly code: Code;
}

/** A match that covers the requested path, with the values of its wildcards. */
export interface Candidate {
  readonly match: FlatMatch;
  readonly bindings: readonly Value[];
}

interface Node {
  readonly literals: Map<string, Node>;
  wildcard: Node | null;
  recursive: Node | null;
  readonly matches: FlatMatch[];
}

/** Finds the matches for a path by walking its segments once, not by trying every match. */
export class MatchTree {
  readonly #root = newNode();
  /** In version 1 `{x=**}` covers at least one segment, in version 2 also none. */
  readonly #leastRecursive: number;
  readonly all: readonly FlatMatch[];

  constructor(matches: readonly FlatMatch[], version: "1" | "2") {
    this.all = matches;
    this.#leastRecursive = version === "1" ? 1 : 0;
    for (const match of matches) this.#insert(match);
  }

  #insert(match: FlatMatch): void {
    let node = this.#root;
    for (const segment of match.pattern) {
      if (segment.kind === "recursive") node = node.recursive ??= newNode();
      else if (segment.kind === "wildcard") node = node.wildcard ??= newNode();
      else {
        const next = node.literals.get(segment.text) ?? newNode();
        node.literals.set(segment.text, next);
        node = next;
      }
    }
    node.matches.push(match);
  }

  /** A null segment stands for every possible one: only a wildcard covers it, and `unknown` becomes its value. */
  find(segments: readonly (string | null)[], unknown: Value): Candidate[] {
    const found: Candidate[] = [];
    this.#walk(this.#root, segments, 0, [], unknown, found);
    return found.length > 1 ? found.sort((a, b) => a.match.order - b.match.order) : found;
  }

  #walk(
    node: Node,
    segments: readonly (string | null)[],
    at: number,
    bindings: readonly Value[],
    unknown: Value,
    found: Candidate[],
  ): void {
    if (at === segments.length) for (const match of node.matches) found.push({ match, bindings });
    const segment = segments[at];
    if (segment !== undefined) {
      const literal = segment === null ? undefined : node.literals.get(segment);
      if (literal !== undefined) this.#walk(literal, segments, at + 1, bindings, unknown, found);
      if (node.wildcard !== null)
        this.#walk(node.wildcard, segments, at + 1, [...bindings, segment ?? unknown], unknown, found);
    }
    if (node.recursive === null) return;
    for (let end = at + this.#leastRecursive; end <= segments.length; end += 1) {
      const covered = segments.slice(at, end);
      const known = covered.filter((each) => each !== null);
      const binding = known.length === covered.length ? new Path(known) : unknown;
      this.#walk(node.recursive, segments, end, [...bindings, binding], unknown, found);
    }
  }

  /**
   * Matches that cover every document of a collection group below `prefix`: a recursive wildcard has to stand where
   * the unknown part begins at the latest, followed by nothing but the group and the document id.
   */
  findGroup(prefix: readonly string[], collection: string, unknown: Value): Candidate[] {
    const found: Candidate[] = [];
    for (const match of this.all) {
      const bindings = coverGroup(match.pattern, prefix, collection, unknown, this.#leastRecursive);
      if (bindings !== null) found.push({ match, bindings });
    }
    return found;
  }
}

function coverGroup(
  pattern: readonly PatternSegment[],
  prefix: readonly string[],
  collection: string,
  unknown: Value,
  least: number,
): Value[] | null {
  const at = pattern.findIndex((segment) => segment.kind === "recursive");
  if (at < 0 || at > prefix.length) return null;
  const tail = pattern.slice(at + 1);
  // The wildcard itself has to cover at least one segment in version 1, which nothing but an empty tail guarantees.
  if (tail.length > 2 || (least > 0 && tail.length > 0)) return null;
  const bindings: Value[] = [];
  const suffix = [collection, null].slice(2 - tail.length);
  const pairs = [
    ...pattern.slice(0, at).map((segment, index) => [segment, prefix[index]] as const),
    ...tail.map((segment, index) => [segment, suffix[index]] as const),
  ];
  for (const [index, [segment, text]] of pairs.entries()) {
    if (index === at) bindings.push(unknown);
    if (text === undefined || segment.kind === "recursive") return null;
    if (segment.kind === "wildcard") bindings.push(text ?? unknown);
    else if (segment.text !== text) return null;
  }
  if (pairs.length === at) bindings.push(unknown);
  return bindings;
}

function newNode(): Node {
  return { literals: new Map(), wildcard: null, recursive: null, matches: [] };
}
