import type { Code } from "./code.ts";
import { Failure } from "../values/failure.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type { Span } from "../syntax/syntax.ts";

/** How often an expression came out how; where it stands as offsets and, for people, as line and column. */
export interface CoveredExpression {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly whenTrue: number;
  readonly whenFalse: number;
  readonly failed: number;
  /** Values that are no bool. */
  readonly other: number;
}

export interface CoverageReport {
  readonly source: string;
  /** In the order of the source; an outer expression before those inside it. */
  readonly expressions: readonly CoveredExpression[];
}

interface Count extends Span {
  whenTrue: number;
  whenFalse: number;
  failed: number;
  other: number;
}

/** Counts what the expressions of one ruleset come to. */
export class Coverage {
  readonly #counts: Count[] = [];
  #isQuiet = false;

  /** For questions that no request asked in earnest. */
  quietly<Answer>(work: () => Answer): Answer {
    this.#isQuiet = true;
    try {
      return work();
    } finally {
      this.#isQuiet = false;
    }
  }

  watch({ start, end }: Span, code: Code): Code {
    const count: Count = { start, end, whenTrue: 0, whenFalse: 0, failed: 0, other: 0 };
    this.#counts.push(count);
    return (frame) => {
      const result = code(frame);
      if (this.#isQuiet) return result;
      if (result === true) count.whenTrue += 1;
      else if (result === false) count.whenFalse += 1;
      else if (result instanceof Failure) count.failed += 1;
      else count.other += 1;
      return result;
    };
  }

  report(source: SourceText): CoverageReport {
    const expressions = this.#counts
      .toSorted((a, b) => a.start - b.start || b.end - a.end)
      .map((count) => ({ ...count, ...source.position(count.start), text: source.snippet(count.start, count.end) }));
    return { source: source.text, expressions };
  }
}
