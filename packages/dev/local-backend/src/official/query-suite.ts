import { canonicalText, type Difference } from "./target/difference.ts";
import { randomDataSet, randomQuery, type DataSet, type QueryCase } from "./corpus/query-corpus.ts";
import type { ComparedPair } from "./compared-pair.ts";
import { isJson, type Answer, type Json } from "./target/rest-client.ts";
import { plainFields } from "./target/same-answer.ts";
import { seededRandom } from "./target/seeded-random.ts";
import { simplerQueries } from "./simpler-query.ts";

const queriesPerDataSet = 100;

/** Queries over generated documents: the same documents in the same order, the same sums, the same refusals. */
export async function compareQueries(pair: ComparedPair, seed: number, count: number): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let set = 0; set * queriesPerDataSet < count; set++) {
    const random = seededRandom(seed * 1000 + set);
    const data = randomDataSet(random, set);
    for (const document of data.documents) {
      await pair.prepare(`projects/${data.project}/databases/(default)/documents:commit`, {
        writes: [{ update: document }],
      });
    }
    for (let index = 0; index < queriesPerDataSet; index++) {
      const query = randomQuery(random, data);
      if (set * queriesPerDataSet + index >= count || (await agree(pair, query)) === null) continue;
      differences.push(await describe(pair, data, query, `seed ${seed}, query ${set * queriesPerDataSet + index}`));
    }
    await pair.clear(data.project);
  }
  return differences;
}

/** Null when both answer alike. */
async function agree(pair: ComparedPair, query: QueryCase): Promise<readonly [unknown, unknown] | null> {
  const answers = await pair.both((client) => client.call("POST", `${query.parent}:${query.method}`, query.body));
  const [ours, official] = answers.map(comparable);
  return sameOutcome(ours, official) ? null : [ours, official];
}

/** Refusals are alike when their status is; their words are each one's own. */
function sameOutcome(ours: unknown, official: unknown): boolean {
  const outcome = (answer: unknown): unknown => (isJson(answer) ? answer["refused"] : answer);
  return canonicalText(outcome(ours)) === canonicalText(outcome(official));
}

function comparable(answer: Answer): unknown {
  if (!answer.ok) return { refused: answer.status, message: answer.message };
  const results = Array.isArray(answer.body) ? answer.body.filter(isJson) : [];
  return results.flatMap((result): unknown[] => {
    const { document, result: aggregated } = result;
    if (isJson(document)) return [{ name: shortName(document["name"]), fields: plainFields(document["fields"]) }];
    return isJson(aggregated) ? [plainFields(aggregated["aggregateFields"])] : [];
  });
}

const shortName = (name: unknown): string => String(name).replace(/^.*\/documents\//, "");

/** Leaves out of the query whatever can go while the two still differ. */
async function describe(pair: ComparedPair, data: DataSet, query: QueryCase, name: string): Promise<Difference> {
  let smallest = query;
  for (let progress = true; progress;) {
    progress = false;
    for (const simpler of simplerQueries(smallest)) {
      if ((await agree(pair, simpler)) === null) continue;
      smallest = simpler;
      progress = true;
      break;
    }
  }
  const [ours, official] = (await agree(pair, smallest)) ?? [null, null];
  const concerned = data.documents.filter((document) => differsIn(shortName(document.name), ours, official));
  return {
    suite: "queries",
    case: name,
    input: {
      ...smallest,
      documents: concerned
        .slice(0, 3)
        .map((document): Json => ({ name: shortName(document.name), fields: document.fields })),
    },
    ours,
    official,
  };
}

function differsIn(name: string, ours: unknown, official: unknown): boolean {
  const at = (list: unknown): number =>
    Array.isArray(list) ? list.findIndex((found) => isJson(found) && found["name"] === name) : -1;
  return at(ours) !== at(official);
}
