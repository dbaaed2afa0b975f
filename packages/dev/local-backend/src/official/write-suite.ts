import { currentTime, randomWriteSequence, wrongTime, type WriteSequence } from "./corpus/write-corpus.ts";
import type { ComparedPair } from "./compared-pair.ts";
import { canonicalText, type Difference } from "./target/difference.ts";
import { isJson, type Json, type RestClient } from "./target/rest-client.ts";
import { plainFields, plainValue } from "./target/same-answer.ts";
import { seededRandom } from "./target/seeded-random.ts";

const project = "demo-writes";
const database = `projects/${project}/databases/(default)`;
const root = `${database}/documents`;

/** Commits one after the other: results, refusals, what is stored, and whose update time moved. */
export async function compareWrites(pair: ComparedPair, seed: number, count: number): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let index = 0; index < count; index++) {
    const sequence = randomWriteSequence(seededRandom(seed * 1_000_000 + index), root);
    const found = await firstDifference(pair, sequence);
    if (found === null) continue;
    const smallest = await simplest(pair, sequence);
    differences.push({
      suite: "writes",
      case: `seed ${seed}, sequence ${index}`,
      input: smallest.sequence.commits,
      ours: smallest.outcome.ours,
      official: smallest.outcome.official,
    });
  }
  await pair.clear(project);
  return differences;
}

interface Outcome {
  readonly ours: unknown;
  readonly official: unknown;
}

async function firstDifference(pair: ComparedPair, sequence: WriteSequence): Promise<Outcome | null> {
  await pair.clear(project);
  const [ours, official] = await pair.both((client) => play(client, sequence));
  for (const [at, own] of ours.entries()) {
    const other = official[at];
    if (canonicalText(own.compared) !== canonicalText(other?.compared)) return { ours: own, official: other };
  }
  return null;
}

async function simplest(
  pair: ComparedPair,
  whole: WriteSequence,
): Promise<{ readonly sequence: WriteSequence; readonly outcome: Outcome }> {
  let sequence = whole;
  let outcome = (await firstDifference(pair, whole)) ?? { ours: null, official: null };
  for (let at = 0; at < sequence.commits.length;) {
    const shorter = { commits: sequence.commits.toSpliced(at, 1) };
    const still = shorter.commits.length === 0 ? null : await firstDifference(pair, shorter);
    if (still === null) at++;
    else [sequence, outcome] = [shorter, still];
  }
  return { sequence, outcome };
}

interface Step {
  readonly compared: unknown;
  readonly message?: string;
}

/** The outcome of every commit and the documents stored after it, times replaced by what they mean. */
async function play(client: RestClient, { commits }: WriteSequence): Promise<Step[]> {
  const steps: Step[] = [];
  let stored = new Map<string, Json>();
  for (const { writes } of commits) {
    const sent = writes.map((write) => withTimes(write, stored));
    const answer = await client.call("POST", `${root}:commit`, { writes: sent });
    const before = stored;
    stored = await readAll(client);
    const documents = [...stored.values()].map((document) => ({
      name: document["name"],
      fields: plainFields(withoutCommitTime(document["fields"])),
      updated: before.get(String(document["name"]))?.["updateTime"] !== document["updateTime"],
      created: before.get(String(document["name"]))?.["createTime"] !== document["createTime"],
    }));
    steps.push(
      answer.ok
        ? { compared: { results: resultsOf(answer.body), documents } }
        : { compared: { refused: answer.status, documents }, message: answer.message },
    );
  }
  return steps;
}

async function readAll(client: RestClient): Promise<Map<string, Json>> {
  const answer = await client.call("POST", `${root}:runQuery`, { structuredQuery: { from: [{ collectionId: "w" }] } });
  const found = answer.ok && Array.isArray(answer.body) ? answer.body : [];
  const documents = found.flatMap((result: unknown) =>
    isJson(result) && isJson(result["document"]) ? [result["document"]] : [],
  );
  return new Map(documents.map((document) => [String(document["name"]), document]));
}

function withTimes(write: Json, stored: ReadonlyMap<string, Json>): Json {
  const precondition = write["currentDocument"];
  if (!isJson(precondition) || precondition["updateTime"] !== currentTime) return write;
  const { update, transform } = write;
  const name = String(
    write["delete"] ??
      write["verify"] ??
      (isJson(update) ? update["name"] : isJson(transform) ? transform["document"] : ""),
  );
  return { ...write, currentDocument: { updateTime: stored.get(name)?.["updateTime"] ?? wrongTime } };
}

function resultsOf(body: unknown): unknown {
  const results = isJson(body) && Array.isArray(body["writeResults"]) ? body["writeResults"] : [];
  return results.map((result: unknown) => {
    const transformed = isJson(result) ? result["transformResults"] : undefined;
    const values = Array.isArray(transformed) ? transformed : [];
    return {
      updateTime: isJson(result) && result["updateTime"] !== undefined,
      transformed: values.map((value) => plainValue(withoutCommitTime(value))),
    };
  });
}

/** Times of this year are those of the commits; the corpus has its own in other years or with known fractions. */
const withoutCommitTime = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? {}).replaceAll(/"timestampValue":"(2\d{3}-[^"]+)"/g, (whole, time: string) =>
      /10:00:00\.123/.test(time) ? whole : '"timestampValue":"2999-01-01T00:00:00Z"',
    ),
  );
