import { compileRules } from "./compile-rules.ts";
import { Coverage } from "./coverage.ts";
import type { CoverageReport } from "./coverage.ts";
import { evaluateRequest } from "./evaluate.ts";
import type { Evaluation } from "./evaluate.ts";
import { explain, reasonOf } from "./explain.ts";
import type { Explanation } from "./explain.ts";
import type { MatchTree } from "./match-tree.ts";
import { parseRules } from "./parser.ts";
import { RulesSyntaxError } from "./rules-syntax-error.ts";
import type { Decision, Ruleset, RulesRequest } from "./rules.ts";
import { SourceText } from "./source-text.ts";

/** Production's limit of a rules source. */
const MAX_SOURCE_BYTES = 256 * 1024;

export interface LoadedRuleset extends Ruleset {
  /** Decides like `decide` and says of every allow that was tried what became of it; it is not counted. */
  explain(request: RulesRequest): Explanation;
  /** What the expressions came to in all decisions so far. */
  coverage(): CoverageReport;
}

/** Reads a rules source. Throws a RulesSyntaxError with every problem found: what is not understood is never ignored. */
export function loadRules(source: string, fileName = "firestore.rules"): LoadedRuleset {
  const text = new SourceText(source, fileName);
  const problems: { offset: number; message: string }[] = [];
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    throw new RulesSyntaxError(fileName, [{ line: 1, column: 1, message: "the source is larger than 256 KB" }]);
  }
  const parsed = parseRules(source);
  const coverage = new Coverage();
  const trees = compileRules(parsed.file, coverage, (offset, message) => problems.push({ offset, message }));
  // A function may be unknown only because its declaration could not be read; the real problem is listed already.
  const all = [
    ...parsed.problems,
    ...(parsed.problems.length === 0
      ? problems
      : problems.filter(({ message }) => !message.startsWith("unknown function"))),
  ];
  if (all.length === 0) return new CompiledRuleset(text, trees, coverage);
  const ordered = all
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, message }) => ({ ...text.position(offset), message }));
  throw new RulesSyntaxError(fileName, ordered);
}

class CompiledRuleset implements LoadedRuleset {
  readonly #source: SourceText;
  readonly #trees: ReadonlyMap<string, MatchTree>;
  readonly #coverage: Coverage;

  constructor(source: SourceText, trees: ReadonlyMap<string, MatchTree>, coverage: Coverage) {
    this.#source = source;
    this.#trees = trees;
    this.#coverage = coverage;
  }

  decide(request: RulesRequest): Decision {
    const evaluation = this.#evaluate(request);
    return {
      allowed: evaluation.allowed,
      reason: reasonOf(evaluation, this.#source, request),
      reads: evaluation.reads,
      explain: () => explain(evaluation, this.#source, request),
    };
  }

  coverage(): CoverageReport {
    return this.#coverage.report(this.#source);
  }

  explain(request: RulesRequest): Explanation {
    return this.#coverage.quietly(() => explain(this.#evaluate(request), this.#source, request));
  }

  #evaluate(request: RulesRequest): Evaluation {
    const tree = this.#trees.get(request.service);
    if (tree === undefined) return refused(`the rules have no service ${request.service}`);
    try {
      return evaluateRequest(tree, request);
    } catch (error) {
      // A malformed value or a lookup that fails must deny the request, never break the service.
      return refused(`the request could not be evaluated: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function refused(refusal: string): Evaluation {
  return { allowed: false, outcomes: [], refusal, debugOutput: [], reads: [] };
}
