import { randomRulesCase, changedFields, fieldsWithReference, type RulesCase } from "./corpus/rules-corpus.ts";
import type { ComparedPair } from "./compared-pair.ts";
import type { Difference } from "./target/difference.ts";
import type { Answer, Json, RestClient } from "./target/rest-client.ts";
import { seededRandom } from "./target/seeded-random.ts";

const casesPerRuleset = 40;
const project = "demo-rules";
const database = `projects/${project}/databases/(default)`;
const root = `${database}/documents`;

/** Conditions asked through the real protocol: allowed, refused, or refused when the rules are loaded. */
export async function compareRules(pair: ComparedPair, seed: number, count: number): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let first = 0; first < count; first += casesPerRuleset) {
    const random = seededRandom(seed * 100_000 + first);
    const cases = Array.from({ length: Math.min(casesPerRuleset, count - first) }, () => randomRulesCase(random));
    const loaded = await Promise.all(cases.map((one) => loads(pair, one)));
    const usable = cases.filter((_one, at) => loaded[at]?.[0] === "ok" && loaded[at]?.[1] === "ok");
    const decided = await decide(pair, usable);
    for (const [at, one] of cases.entries()) {
      const outcome = decided.get(one) ?? loaded[at] ?? ["", ""];
      if (outcome[0] === outcome[1]) continue;
      const { token, ...input } = one;
      differences.push({
        suite: "rules",
        case: `seed ${seed}, condition ${first + at}`,
        input: { ...input, signedIn: token !== null },
        ours: outcome[0],
        official: outcome[1],
      });
    }
  }
  await pair.clear(project);
  return differences;
}

type Outcomes = readonly [ours: string, official: string];

/** Each condition alone, because one that is refused takes the whole file with it. */
async function loads(pair: ComparedPair, one: RulesCase): Promise<Outcomes> {
  const answers = await pair.both((client) => client.setRules(`${project}-probe`, rulesFile([one])));
  return [wordOf(answers[0]), wordOf(answers[1])];
}

async function decide(pair: ComparedPair, cases: readonly RulesCase[]): Promise<Map<RulesCase, Outcomes>> {
  await pair.both((client) => client.setRules(project, rulesFile(cases)));
  const fields = fieldsWithReference(root);
  const existing = cases.flatMap(({ method }, at) => (method === "create" ? [] : [`${root}/c${at}/a`]));
  await pair.both((client) => client.clear(project));
  await pair.prepare(`${root}:commit`, {
    writes: [
      ...existing.map((name) => ({ update: { name, fields } })),
      { update: { name: `${root}/o/one`, fields: { v: { integerValue: "1" } } } },
    ],
  });
  const outcomes = new Map<RulesCase, Outcomes>();
  for (const [at, one] of cases.entries()) {
    const [ours, official] = await pair.both((client) => ask(client, one, at));
    outcomes.set(one, [wordOf(ours), wordOf(official)]);
  }
  return outcomes;
}

function ask(client: RestClient, { method, token, structuredQuery }: RulesCase, at: number): Promise<Answer> {
  const name = `${root}/c${at}/a`;
  const caller = token ?? "";
  const commit = (write: Json): Promise<Answer> => client.call("POST", `${root}:commit`, { writes: [write] }, caller);
  switch (method) {
    case "get":
      return client.call("GET", name, undefined, caller);
    case "list":
      return client.call(
        "POST",
        `${root}:runQuery`,
        { structuredQuery: { from: [{ collectionId: `c${at}` }], ...structuredQuery } },
        caller,
      );
    case "create":
      return commit({ update: { name, fields: fieldsWithReference(root) } });
    case "update":
      return commit({ update: { name, fields: changedFields(root) } });
    case "delete":
      return commit({ delete: name });
  }
}

const wordOf = (answer: Answer): string => (answer.ok ? "ok" : answer.status);

const rulesFile = (cases: readonly RulesCase[]): string =>
  [
    "rules_version = '2';",
    "service cloud.firestore { match /databases/{database}/documents {",
    ...cases.map(({ method, condition }, at) => `match /c${at}/{id} { allow ${method}: if ${condition}; }`),
    "} }",
  ].join("\n");
