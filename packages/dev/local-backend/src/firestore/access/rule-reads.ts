import type { BillingCounter } from "../protocol/billing.ts";
import type { Decision, RulesRequest } from "../../rules/decision/rules.ts";

/**
 * Documents that rules read to decide are billed to the caller, also when the answer is no: each once for a decision, and once for a
 * whole commit or batch however many of its documents need it.
 */
export function countRuleReads(
  billing: BillingCounter,
): (request: Pick<RulesRequest, "auth" | "sharedReads">, decision: Decision) => void {
  const countedTogether = new WeakMap<Set<string>, Set<string>>();
  return ({ auth, sharedReads }, { reads = [] }) => {
    if (reads.length === 0) return;
    const counted = (sharedReads === undefined ? undefined : countedTogether.get(sharedReads)) ?? new Set<string>();
    if (sharedReads !== undefined) countedTogether.set(sharedReads, counted);
    for (const path of reads) {
      if (counted.has(path)) continue;
      counted.add(path);
      billing.count("reads", { kind: "user", auth }, path);
    }
  };
}
