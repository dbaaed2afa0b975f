import type { AllowOutcome, Evaluation } from "./evaluate.ts";
import { Failure } from "../values/failure.ts";
import type { Explanation, RulesRequest } from "../decision/rules.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type { PatternSegment } from "../syntax/syntax.ts";

export function explain(evaluation: Evaluation, source: SourceText, request: RulesRequest): Explanation {
  return {
    allowed: evaluation.allowed,
    reason: reasonOf(evaluation, source, request),
    candidates: evaluation.outcomes.map((outcome) => ({
      match: patternText(outcome.candidate.match.pattern),
      ...source.position(outcome.allow.statement.start),
      outcome: outcome.result instanceof Failure ? "error" : outcome.result ? "true" : "false",
      because: because(outcome, source),
    })),
    debugOutput: evaluation.debugOutput,
  };
}

/** One line for the request log. */
export function reasonOf(evaluation: Evaluation, source: SourceText, request: RulesRequest): string {
  const debugged = evaluation.debugOutput.length > 0 ? ` [debug: ${evaluation.debugOutput.join("; ")}]` : "";
  return `${evaluation.allowed ? allowedReason(evaluation, source) : deniedReason(evaluation, source, request)}${debugged}`;
}

function allowedReason(evaluation: Evaluation, source: SourceText): string {
  const decisive = evaluation.outcomes.at(-1);
  if (decisive === undefined) return "allowed";
  const { match } = decisive.candidate;
  return `allowed at ${source.at(decisive.allow.statement.start)} in match ${patternText(match.pattern)} (${source.at(match.offset)})`;
}

function deniedReason(evaluation: Evaluation, source: SourceText, request: RulesRequest): string {
  const candidates = evaluation.outcomes.map(
    (outcome) =>
      `allow at ${source.at(outcome.allow.statement.start)} in match ${patternText(outcome.candidate.match.pattern)} ${because(outcome, source)}`,
  );
  if (evaluation.refusal !== null) candidates.push(evaluation.refusal);
  if (candidates.length === 0) return `denied: no allow covers ${request.method} of ${request.path.slice(0, 200)}`;
  return `denied: ${candidates.join("; ")}`;
}

function because({ allow, result, blamed }: AllowOutcome, source: SourceText): string {
  if (result === true) return "is true";
  if (result instanceof Failure) return `failed at ${source.at(Math.max(0, result.offset))}: ${result.message}`;
  const node = blamed ?? allow.statement.condition;
  return node === null ? "is false" : `is false at ${source.at(node.start)}: ${source.snippet(node.start, node.end)}`;
}

function patternText(pattern: readonly PatternSegment[]): string {
  return pattern.map((segment) => `/${segmentText(segment)}`).join("");
}

function segmentText(segment: PatternSegment): string {
  if (segment.kind === "literal") return segment.text;
  return segment.kind === "wildcard" ? `{${segment.name}}` : `{${segment.name}=**}`;
}
