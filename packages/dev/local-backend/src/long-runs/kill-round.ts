import { setTimeout as delay } from "node:timers/promises";
import { restClient, isJson, type Json, type RestClient } from "../official/target/rest-client.ts";
import type { SeededRandom } from "../official/target/seeded-random.ts";
import { startOurs, type Target } from "../official/target/target.ts";

export interface KillRound {
  readonly acknowledged: number;
  /** Stored although the answer did not come any more. */
  readonly unanswered: number;
  readonly restartMs: number;
  /** Started after the kill, for the next round or to be stopped. */
  readonly survivor: Target;
}

const project = "demo-kills";
const root = `projects/${project}/databases/(default)/documents`;
const writers = 8;

/**
 * Batches from several writers at once until the backend is killed at a random moment; then what a new one finds is held
 * against what the old one had acknowledged. Throws when something is lost, torn or doubled.
 */
export async function killRound(
  stormed: Target,
  dataDir: string,
  round: number,
  random: SeededRandom,
): Promise<KillRound> {
  const client = restClient(stormed);
  const before = await countOf(client);
  const acknowledged = new Set<string>();
  const sizes = new Map<string, number>();
  const enough = 1 + random.below(150);
  let dying: Promise<void> | undefined;
  const storm = Array.from({ length: writers }, async (_, writer) => {
    for (let index = 0; stormed.isRunning(); index++) {
      const batch = `w${writer}-${index}`;
      const size = 1 + random.below(20);
      sizes.set(batch, size);
      if (await commitBatch(client, round, batch, size)) acknowledged.add(batch);
      // Somewhere in the middle of what the others have under way.
      if (acknowledged.size >= enough) dying ??= delay(random.below(15)).then(() => stormed.kill());
    }
  });
  await Promise.all(storm);
  await dying;

  const survivor = await startOurs({ dataDir, priority: "normal" });
  const after = restClient(survivor);
  const found = await batchesOf(after, round);
  for (const batch of acknowledged) {
    if (!found.has(batch)) throw new Error(`Round ${round}: batch ${batch} was acknowledged and is lost.`);
  }
  for (const [batch, { promised, present }] of found) {
    if (promised !== sizes.get(batch) || present !== promised) {
      throw new Error(`Round ${round}: batch ${batch} is torn: ${present} of ${sizes.get(batch)} documents.`);
    }
  }
  const grown = (await countOf(after)) - before;
  if (grown !== found.size) {
    throw new Error(`Round ${round}: the counter grew by ${grown}, but ${found.size} batches are there.`);
  }
  const unanswered = found.size - acknowledged.size;
  return { acknowledged: acknowledged.size, unanswered, restartMs: survivor.startMs, survivor };
}

/** One head that says how many parts there are, the parts, and a counter that every batch moves. */
async function commitBatch(client: RestClient, round: number, batch: string, size: number): Promise<boolean> {
  const set = (path: string, fields: Json): Json => ({ update: { name: `${root}/${path}`, fields } });
  const writes: Json[] = [
    ...Array.from({ length: size }, (_, part) =>
      set(`parts${round}/${batch}-${part}`, { batch: { stringValue: batch } }),
    ),
    set(`heads${round}/${batch}`, { size: { integerValue: String(size) } }),
    {
      transform: {
        document: `${root}/counters/batches`,
        fieldTransforms: [{ fieldPath: "n", increment: { integerValue: "1" } }],
      },
    },
  ];
  try {
    return (await client.call("POST", `${root}:commit`, { writes })).ok;
  } catch {
    // Its connection ended with the process.
    return false;
  }
}

async function batchesOf(
  client: RestClient,
  round: number,
): Promise<Map<string, { promised: number; present: number }>> {
  const batches = new Map<string, { promised: number; present: number }>();
  for (const head of await documentsIn(client, `heads${round}`)) {
    batches.set(String(head["name"]).replace(/.*\//, ""), { promised: Number(valueAt(head, "size")), present: 0 });
  }
  for (const part of await documentsIn(client, `parts${round}`)) {
    const name = String(valueAt(part, "batch"));
    const batch = batches.get(name);
    if (batch === undefined) throw new Error(`Round ${round}: batch ${name} has parts without a head.`);
    batch.present += 1;
  }
  return batches;
}

async function countOf(client: RestClient): Promise<number> {
  const [counter] = await documentsIn(client, "counters");
  return counter === undefined ? 0 : Number(valueAt(counter, "n"));
}

async function documentsIn(client: RestClient, collectionId: string): Promise<Json[]> {
  const answer = await client.call("POST", `${root}:runQuery`, { structuredQuery: { from: [{ collectionId }] } });
  if (!answer.ok) throw new Error(`The query was refused: ${answer.status} ${answer.message}`);
  const results = Array.isArray(answer.body) ? answer.body.filter(isJson) : [];
  return results.flatMap(({ document }) => (isJson(document) ? [document] : []));
}

function valueAt(document: Json, field: string): unknown {
  const fields = document["fields"];
  const value = isJson(fields) ? fields[field] : undefined;
  return isJson(value) ? Object.values(value)[0] : undefined;
}
