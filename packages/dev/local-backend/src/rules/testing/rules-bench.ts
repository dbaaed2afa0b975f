import type { Method } from "../syntax/syntax.ts";
import { loadRules } from "../load-rules.ts";
import type { RulesRequest, RulesResource } from "../decision/rules.ts";

/** Short ways for the tests to state a request and to read what one expression is. */
export const ROOT = "/databases/(default)/documents";
export const NOW = new Date("2026-03-04T05:06:07.089Z");

export function aRequest(changes: Partial<RulesRequest> & { method?: Method } = {}): RulesRequest {
  return {
    service: "cloud.firestore",
    method: "get",
    path: `${ROOT}/things/one`,
    auth: {
      uid: "ada",
      token: { platform: true, email: "ada@example.test", level: 3, ratio: 1.5, roles: ["a", "b"], deep: { x: null } },
    },
    time: NOW,
    resource: { fields: {} },
    requestResource: null,
    lookup: () => null,
    lookupAfter: () => null,
    ...changes,
  };
}

/** Rules with one condition for everything, in version 2. */
export function rulesWith(condition: string, functions = ""): string {
  return `rules_version = '2';
service cloud.firestore {
  ${functions.replace(/\s+/g, " ")}
  match /databases/{database}/documents/{collection}/{id} {
    allow read, write: if ${condition};
  }
}
`;
}

/** `true`, `false`, or `error: …` for a condition. */
export function outcomeOf(condition: string, request: RulesRequest = aRequest(), functions = ""): string {
  const explanation = loadRules(rulesWith(condition, functions)).explain(request);
  const [candidate] = explanation.candidates;
  if (candidate === undefined) return `no candidate: ${explanation.reason}`;
  if (candidate.outcome !== "error") return String(candidate.outcome === "true");
  return `error: ${candidate.because.replace(/^failed at \d+:\d+: /, "")}`;
}

/** Documents by their path below the root, as lookup() finds them. */
export function documents(
  all: Readonly<Record<string, RulesResource["fields"]>>,
): (path: string) => RulesResource | null {
  return (path) => {
    const fields = all[path.slice(ROOT.length + 1)];
    return fields === undefined ? null : { fields };
  };
}

export const text = (stringValue: string) => ({ stringValue });
export const int = (integerValue: number | bigint) => ({ integerValue: String(integerValue) });
export const double = (doubleValue: number | string) => ({ doubleValue });
export const list = (...values: readonly unknown[]) => ({ arrayValue: { values } });
export const map = (fields: Readonly<Record<string, unknown>>) => ({ mapValue: { fields } });
