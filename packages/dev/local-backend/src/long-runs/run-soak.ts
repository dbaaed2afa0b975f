/** Ten minutes of two hundred listeners coming and going: the heap stays flat and none is left. */
import { seededRandom } from "../official/target/seeded-random.ts";
import { heapGrowth, soakListeners } from "./listener-soak.ts";
import { openLongRun } from "./long-run.ts";

const run = openLongRun();
const seconds = run.option("seconds", 600);
const listeners = run.option("listeners", 200);
let readings = 0;
const { visits, deaf, slowestMs, writes, heap, left } = await soakListeners(
  seconds,
  listeners,
  seededRandom(run.seed),
  (reading) => {
    readings += 1;
    if (readings % 12 === 0) run.say(`heap ${reading.heapMegabytes.toFixed(1)} MB, ${reading.watches} targets watched`);
  },
);
const growth = heapGrowth(heap);
const holds = deaf === 0 && growth < 1.05 && left.watches === 0 && left.sessions === 0;
run.figure("minutes", (seconds / 60).toFixed(1));
run.figure("listeners at a time", listeners);
run.figure("visits, half over gRPC, half over WebChannel", visits);
run.figure("visits that heard nothing in 30 s", deaf);
run.figure("slowest first snapshot", `${slowestMs.toFixed(0)} ms`);
run.figure("writes meanwhile", writes);
run.figure(
  "heap after collection, lowest and highest",
  `${Math.min(...heap).toFixed(1)} MB, ${Math.max(...heap).toFixed(1)} MB`,
);
run.figure("last quarter to second quarter of the heap", `${growth.toFixed(3)} (limit 1.05)`);
run.figure("targets and sessions left", `${left.watches}, ${left.sessions}`);
process.exit(holds ? 0 : 1);
