import { condition } from "./compile-operators.ts";
import { Failure } from "./failure.ts";
import type { Candidate, CompiledAllow, MatchTree } from "./match-tree.ts";
import type { RulesRequest } from "./rules.ts";
import { Run } from "./run.ts";
import type { Expression } from "./syntax.ts";
import { targetsOf } from "./targets.ts";
import type { Target } from "./targets.ts";

/** What became of one `allow` that could have allowed the request. */
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
}

/** Every matching `match` is considered; one `allow` that is true is enough, for each target. */
export function evaluateRequest(tree: MatchTree, request: RulesRequest): Evaluation {
  const targets = targetsOf(request, tree);
  if (targets instanceof Failure) return { allowed: false, outcomes: [], refusal: targets.message, debugOutput: [] };
  let evaluation: Evaluation = {
    allowed: false,
    outcomes: [],
    refusal: "the request asks for nothing",
    debugOutput: [],
  };
  for (const target of targets) {
    evaluation = evaluateTarget(target, request);
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
      if (allowed || run.fatal !== null) return { allowed, outcomes, refusal: run.fatal, debugOutput: run.debugOutput };
    }
  }
  return { allowed, outcomes, refusal: null, debugOutput: run.debugOutput };
}

function evaluateAllow(allow: CompiledAllow, candidate: Candidate, run: Run): boolean | Failure {
  const result = allow.code({ run, bindings: candidate.bindings, locals: [] });
  const { condition: node } = allow.statement;
  return node === null ? true : condition(result, node);
}
