/** Tree of a regular expression in the RE2 dialect. */
export type RegexNode =
  | { readonly kind: "empty" }
  | { readonly kind: "one"; readonly test: CharTest }
  | { readonly kind: "assert"; readonly assertion: Assertion }
  | { readonly kind: "sequence"; readonly parts: readonly RegexNode[] }
  | { readonly kind: "choice"; readonly options: readonly RegexNode[] }
  /** Counted from 1 by where they open. */
  | { readonly kind: "group"; readonly part: RegexNode; readonly index: number }
  | {
      readonly kind: "repeat";
      readonly part: RegexNode;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
    };

/** Decides about one code point. */
export type CharTest = (codePoint: number) => boolean;

export type Assertion = "text-start" | "text-end" | "line-start" | "line-end" | "word-boundary" | "no-word-boundary";

/** A pattern RE2 does not have or cannot read. */
export class RegexProblem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}
