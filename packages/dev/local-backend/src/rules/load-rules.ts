import { compileRules } from "./compile/compile-rules.ts";
import { Coverage, type CoverageReport } from "./compile/coverage.ts";
import { evaluateRequest, type Evaluation } from "./evaluate/evaluate.ts";
import { explain, reasonOf } from "./evaluate/explain.ts";
import type { Explanation, Decision, Ruleset, RulesRequest } from "./decision/rules.ts";
import type { MatchTree } from "./compile/match-tree.ts";
import { parseRules } from "./syntax/parser.ts";
import type { RulesIssue, Warning } from "./syntax/rules-issue.ts";
import { RulesSyntaxError } from "./syntax/rules-syntax-error.ts";
import { SourceText } from "./syntax/source-text.ts";

/** Production's limit of a rules source. */
const MAX_SOURCE_BYTES = 256 * 1024;

export interface LoadedRuleset extends Ruleset {
  /** Decides like `decide` and says of every allow that was tried what became of it; it is not counted. */
  explain(request: RulesRequest): Explanation;
  readonly fileName: string;
  /** Warnings of the compiler, in the order of the source. */
  readonly issues: readonly RulesIssue[];
  /** The outcomes of the expressions in all decisions so far. */
  coverage(): CoverageReport;
}

/**
 * Reads a rules source. Throws a RulesSyntaxError with every problem found. A name that means nothing and a call with the wrong
 * number of arguments load with an issue, as in production, and fail when they are evaluated: neither is ever ignored.
 */
export function loadRules(source: string, fileName = "firestore.rules"): LoadedRuleset {
  const text = new SourceText(source, fileName);
  const problems: { offset: number; message: string }[] = [];
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    throw new RulesSyntaxError(fileName, [{ line: 1, column: 1, message: "the source is larger than 256 KB" }]);
  }
  const parsed = parseRules(source);
  const coverage = new Coverage();
  const warnings = [...parsed.warnings];
  const trees = compileRules(parsed.file, coverage, {
    report: (offset, message) => problems.push({ offset, message }),
    warn: (warning) => warnings.push(warning),
  });
  const all = [...parsed.problems, ...problems];
  if (all.length === 0)
    return new CompiledRuleset(text, trees, coverage, issuesOf(parsed.file.version, warnings, text));
  const ordered = all
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, message }) => ({ ...text.position(offset), message }));
  throw new RulesSyntaxError(fileName, ordered);
}

const oldVersion = "Ruleset uses old version (version [1]). Please update to the latest version (version [2]).";

function issuesOf(version: "1" | "2", warnings: readonly Warning[], text: SourceText): RulesIssue[] {
  // A function outside of the services is compiled for each of them.
  const distinct = new Map(warnings.map((warning) => [`${warning.offset} ${warning.description}`, warning]));
  const placed = [...distinct.values()]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, name, description }) => ({
      position: text.position(offset),
      span: { first: offset, last: offset + name.length - 1 },
      description,
    }));
  return version === "1" ? [{ description: oldVersion }, ...placed] : placed;
}

class CompiledRuleset implements LoadedRuleset {
  readonly #source: SourceText;
  readonly #trees: ReadonlyMap<string, MatchTree>;
  readonly #coverage: Coverage;
  readonly fileName: string;
  readonly issues: readonly RulesIssue[];

  constructor(
    source: SourceText,
    trees: ReadonlyMap<string, MatchTree>,
    coverage: Coverage,
    issues: readonly RulesIssue[],
  ) {
    this.fileName = source.fileName;
    this.issues = issues;
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
