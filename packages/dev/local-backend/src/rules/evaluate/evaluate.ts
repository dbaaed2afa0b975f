import { condition } from "../compile/compile-operators.ts";
import { Failure } from "../values/failure.ts";
import type { Candidate, CompiledAllow, MatchTree } from "../compile/match-tree.ts";
import type { RulesRequest } from "../decision/rules.ts";
import { Run } from "../decision/run.ts";
import type { Expression } from "../syntax/syntax.ts";
import { targetsOf, type Target } from "./targets.ts";

/** The outcome of one `allow` that could have allowed the request. */
export interface AllowOutcome {
  readonly candidate: Candidate;
  readonly allow: CompiledAllow;
  readonly result: boolean | Failure;
  /** The innermost condition that was false. */
  readonly blamed: Expression | null;
}

export interface Evaluation {
  readonly allowed: boolean;
  /** Of the target that decided: the first one denied, or else the last. */
  readonly outcomes: readonly AllowOutcome[];
  /** Why nothing could be evaluated, or which limit ended it. */
  readonly refusal: string | null;
  readonly debugOutput: readonly string[];
  /** Paths of the documents that were read, of all targets. */
  readonly reads: readonly string[];
}

/** Every matching `match` is considered; one `allow` that is true is enough, for each target. */
export function evaluateRequest(tree: MatchTree, request: RulesRequest): Evaluation {
  const targets = targetsOf(request, tree);
  if (targets instanceof Failure)
    return { allowed: false, outcomes: [], refusal: targets.message, debugOutput: [], reads: [] };
  let evaluation: Evaluation = {
    allowed: false,
    outcomes: [],
    refusal: "the request asks for nothing",
    debugOutput: [],
    reads: [],
  };
  for (const target of targets) {
    const { reads } = evaluation;
    evaluation = evaluateTarget(target, request);
    if (reads.length > 0) evaluation = { ...evaluation, reads: [...reads, ...evaluation.reads] };
    if (!evaluation.allowed) return evaluation;
  }
  return evaluation;
}

function evaluateTarget(target: Target, request: RulesRequest): Evaluation {
  const run = new Run(request, target.path, target.resource);
  const outcomes: AllowOutcome[] = [];
  let allowed = false;
  for (const candidate of target.candidates) {
    for (const allow of candidate.match.allows[request.method]) {
      run.blamed = null;
      const result = evaluateAllow(allow, candidate, run);
      outcomes.push({ candidate, allow, result, blamed: run.blamed });
      allowed = result === true && run.fatal === null;
      if (allowed || run.fatal !== null) return resultOf(run, allowed, outcomes);
    }
  }
  return resultOf(run, allowed, outcomes);
}

function resultOf(run: Run, allowed: boolean, outcomes: readonly AllowOutcome[]): Evaluation {
  return { allowed, outcomes, refusal: run.fatal, debugOutput: run.debugOutput, reads: run.documents.reads };
}

function evaluateAllow(allow: CompiledAllow, candidate: Candidate, run: Run): boolean | Failure {
  const result = allow.code({ run, bindings: candidate.bindings, locals: [] });
  const { condition: node } = allow.statement;
  return node === null ? true : condition(result, node);
}
