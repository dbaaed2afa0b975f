/** How long a backend with very many documents takes from its start to its first read, also after `kill -9`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cpuSeconds } from "../bench/process-usage.ts";
import { freshBundle } from "../cli-bundle.ts";
import { createDocumentStore } from "../firestore/store/document-store.ts";
import { planCommit } from "../firestore/store/plan-commit.ts";
import { restClient } from "../official/target/rest-client.ts";
import { startOurs } from "../official/target/target.ts";
import { writeBundle } from "../write-cli-bundle.ts";
import { middle, openLongRun } from "./long-run.ts";

const run = openLongRun();
const count = run.option("documents", 200_000);
const limitMs = 1000;
const root = "projects/demo-many/databases/(default)/documents";
const dataDir = join(run.folder, "data");

/** Twenty collections, as many documents in each; written through the store, because only reading them back is measured. */
function fill(): void {
  const store = createDocumentStore({ file: join(dataDir, "firestore.sqlite") });
  for (let from = 0; from < count; from += 500) {
    const writes = Array.from({ length: Math.min(500, count - from) }, (_, at) => ({
      update: {
        name: `${root}/c${(from + at) % 20}/d${from + at}`,
        fields: { n: { integerValue: String(from + at) }, text: { stringValue: "An ordinary document. ".repeat(8) } },
      },
    }));
    store.commit(root, { kind: "owner" }, (version) => planCommit(writes, store.get, version));
  }
  store.close();
}

if (freshBundle() === null) await writeBundle();
if (!existsSync(dataDir)) {
  // Makes the folder as the backend would.
  await (await startOurs({ dataDir, priority: "normal" })).stop();
  fill();
}
const walls: number[] = [];
const processors: number[] = [];
const empty: number[] = [];
for (let round = 0; round < 10; round++) {
  // Beside it, in the same minute, a backend with nothing: what the machine makes of any start.
  const other = await startOurs({ priority: "normal" });
  empty.push(other.startMs);
  await other.stop();
  const begin = performance.now();
  const target = await startOurs({ dataDir, priority: "normal" });
  const at = (round * 7919) % count;
  const answer = await restClient(target).call("GET", `${root}/c${at % 20}/d${at}`);
  walls.push(performance.now() - begin);
  processors.push(cpuSeconds(target.pid) * 1000);
  if (!answer.ok) throw new Error(`Document ${at} is not there: ${answer.status}`);
  await restClient(target).call("PATCH", `${root}/rounds/r${round}`, { fields: {} });
  await (round % 2 === 0 ? target.kill() : target.stop());
}
const [fastest = 0] = walls.toSorted((left, right) => left - right);
const needed = middle(processors);
run.figure("documents", count);
run.figure("start to first read, median of 10 (half of them after kill -9)", `${middle(walls).toFixed(0)} ms`);
run.figure("fastest and slowest", `${fastest.toFixed(0)} ms, ${Math.max(...walls).toFixed(0)} ms`);
run.figure("start without any document, in turns with it, median", `${middle(empty).toFixed(0)} ms`);
// A busy machine stretches the wall clock, not what the processor has to do.
run.figure("processor time up to the first read, median", `${needed.toFixed(0)} ms`);
run.figure("limit of the processor time", `${limitMs} ms: ${needed < limitMs ? "holds" : "MISSED"}`);
process.exit(needed < limitMs ? 0 : 1);
