/** Spoiled REST calls, browser streams and gRPC messages: no crash, no hang, no internal error. */
import { seededRandom } from "../official/target/seeded-random.ts";
import { restClient } from "../official/target/rest-client.ts";
import { startOurs } from "../official/target/target.ts";
import { residentMegabytes } from "../bench/process-usage.ts";
import { createGrpcFuzzer } from "./fuzz-grpc.ts";
import { fuzzRest, fuzzWebChannel } from "./fuzz-http.ts";
import { createFuzzTally } from "./fuzz-verdict.ts";
import { openLongRun } from "./long-run.ts";

const run = openLongRun();
const count = run.option("cases", 10_000);
const target = await startOurs({ priority: "normal" });
const grpc = createGrpcFuzzer(target.port);
let defects = 0;
const kinds = [
  { name: "REST", fuzz: fuzzRest.bind(null, target.port), cases: count },
  { name: "WebChannel", fuzz: fuzzWebChannel.bind(null, target.port), cases: count / 4 },
  { name: "gRPC", fuzz: grpc.fuzz, cases: count },
];
for (const [at, { name, fuzz, cases }] of kinds.entries()) {
  const tally = createFuzzTally();
  for (let index = 0; index < cases; index++) {
    await fuzz(seededRandom(run.seed * 10_000_000 + at * 1_000_000 + index), tally);
    if (!target.isRunning()) tally.defects.push(`${name}, case ${index}: the backend is gone`);
    if (tally.defects.length > 20) break;
  }
  for (const defect of tally.defects.slice(0, 5)) run.say(defect.slice(0, 800));
  defects += tally.defects.length;
  const statuses = [...tally.statuses].sort(([, left], [, right]) => right - left);
  run.figure(
    `${name}: ${cases} cases`,
    `${tally.defects.length} defects; ${statuses.map(([word, times]) => `${word} ${times}`).join(", ")}`,
  );
}
grpc.close();
const answer = await restClient(target).call("GET", "projects/demo-fuzz/databases/(default)/documents/none/none");
run.figure("still answers", !answer.ok && answer.status === "NOT_FOUND" ? "yes" : "NO");
run.figure("memory afterwards", `${residentMegabytes(target.pid).toFixed(0)} MB`);
await target.stop();
process.exit(defects === 0 ? 0 : 1);
