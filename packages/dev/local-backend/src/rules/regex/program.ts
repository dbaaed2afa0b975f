import { RegexProblem, type Assertion, type CharTest, type RegexNode } from "./regex-syntax.ts";

export type Instruction =
  | { readonly op: "one"; readonly test: CharTest }
  | { readonly op: "assert"; readonly assertion: Assertion }
  | { readonly op: "split"; first: number; second: number }
  | { readonly op: "jump"; to: number }
  /** Notes the position: the group `slot / 2` begins (even) or ends (odd) here. */
  | { readonly op: "save"; readonly slot: number }
  | { readonly op: "match" };

const MAX_PROGRAM = 10_000;

/** The instructions of a pattern; with or without those that only note where groups lie. */
export function compileProgram(node: RegexNode, keepsGroups: boolean): readonly Instruction[] {
  return new Compiler(keepsGroups).compile(node);
}

class Compiler {
  readonly #program: Instruction[] = [];
  readonly #keepsGroups: boolean;

  constructor(keepsGroups: boolean) {
    this.#keepsGroups = keepsGroups;
  }

  compile(node: RegexNode): readonly Instruction[] {
    this.#emit(node);
    this.#program.push({ op: "match" });
    return this.#program;
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
      case "group":
        if (this.#keepsGroups) this.#program.push({ op: "save", slot: node.index * 2 });
        this.#emit(node.part);
        if (this.#keepsGroups) this.#program.push({ op: "save", slot: node.index * 2 + 1 });
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
