/**
 * Random commands on every state machine there is, against their tables:
 *   node run-random-commands.ts [--sequences 10000] [--stored 10000] [--seed n]
 * `stored` are those whose every step is written to the backend and read again.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chanceOf } from "@lokalkorb/domain/testing/oracle/chance";
import { walkBaskets } from "@lokalkorb/domain/testing/walks/basket-walk";
import { walkOrders } from "@lokalkorb/domain/testing/walks/order-walk";
import { startTestBackend } from "@lokalkorb/testing/start-test-backend";
import { testDeps } from "../../composition/testing/test-deps.ts";
import { walkMails } from "../../notifications/testing/walk-mails.ts";
import { walkOutbox } from "./walk-outbox.ts";

const { values } = parseArgs({
  options: {
    sequences: { type: "string", default: "10000" },
    stored: { type: "string", default: "10000" },
    seed: { type: "string" },
  },
});
const seed = Number(values.seed ?? process.env["LONG_RUN_SEED"] ?? 20_261_120);
const wanted: Readonly<Record<string, number>> = {
  orders: Number(values.sequences),
  baskets: Number(values.sequences),
  outbox: Number(values.stored),
  mails: Number(values.stored),
};
const folder = process.env["LONG_RUN_FOLDER"];
const progressFile = folder === undefined ? undefined : join(folder, "walked.json");
const atOnce = 200;

type Walked = ReturnType<ReturnType<typeof walkBaskets>["basket"]["walked"]>;
/** Per walk how many sequences are done, per machine which edges are still missing. */
interface Progress {
  readonly done: Record<string, number>;
  readonly unwalked: Record<string, readonly string[]>;
  readonly ofEdges: Record<string, number>;
}

const progress: Progress =
  progressFile !== undefined && existsSync(progressFile)
    ? (JSON.parse(readFileSync(progressFile, "utf8")) as Progress)
    : { done: {}, unwalked: {}, ofEdges: {} };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const test = await startTestBackend({ functions: false });
const deps = testDeps(test);
const walks: Readonly<Record<string, (count: number, from: number) => unknown>> = {
  orders: (count, from) => walkOrders(count, from),
  baskets: (count, from) => walkBaskets(count, from),
  outbox: (count, from) => walkOutbox(deps, chanceOf(from), count),
  mails: (count, from) => walkMails(deps, chanceOf(from), count),
};

for (const [name, walk] of Object.entries(walks)) {
  const sequences = wanted[name] ?? 0;
  for (let done = progress.done[name] ?? 0; done < sequences; done = progress.done[name] ?? sequences) {
    const count = Math.min(atOnce, sequences - done);
    const tracks = (await walk(count, seed + done)) as Readonly<Record<string, { walked(): Walked }>>;
    for (const [machine, track] of Object.entries(tracks)) {
      const { unwalked, ofEdges } = track.walked();
      progress.ofEdges[machine] = ofEdges;
      progress.unwalked[machine] = unwalked.filter((edge) => progress.unwalked[machine]?.includes(edge) ?? true);
    }
    progress.done[name] = done + count;
    if (progressFile !== undefined) writeFileSync(progressFile, JSON.stringify(progress));
    say(`figure sequences of commands on ${name}: ${done + count}`);
  }
}
await test.stop();
for (const [machine, unwalked] of Object.entries(progress.unwalked)) {
  const ofEdges = progress.ofEdges[machine] ?? 0;
  say(`figure edges walked, ${machine}: ${ofEdges - unwalked.length} of ${ofEdges}`);
  if (unwalked.length > 0) say(`note ${machine}: nothing leads over ${unwalked.join(", ")}.`);
}
process.exit(0);
