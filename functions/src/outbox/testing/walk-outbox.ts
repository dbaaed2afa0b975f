import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import { effectMachine } from "@lokalkorb/domain/ordering/effects/effect-machine";
import { assert, must } from "@lokalkorb/domain/kernel/invariant";
import type { Chance } from "@lokalkorb/domain/testing/oracle/chance";
import { type Track, trackOf } from "@lokalkorb/domain/testing/walks/track-edges";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import type { AllDeps } from "../../composition/all-deps.ts";
import { PermanentFailure, type OutboxEntry, type Runners } from "../effect-runner.ts";
import { queuedAgain } from "../effects-of-a-shop.ts";
import { runOutbox } from "../run-outbox.ts";
import { writeOutbox } from "../write-outbox.ts";

const kinds = ["print", "sms", "pos"] as const satisfies readonly EffectKind[];
const mostSteps = 12;

/** The past of one entry. */
interface Life {
  readonly effectId: string;
  /** Kinds with a runner; the others wait. */
  readonly served: readonly EffectKind[];
  readonly doneBy: Map<EffectKind, number>;
  now: number;
  readonly fails: boolean;
}

/**
 * Entries whose effects work, fail and give up by chance, tried by the schedule, by several at once and again by the shop:
 * what is done is done once, what fails comes again in time, and nothing is ever stuck.
 */
export async function walkOutbox(deps: AllDeps, chance: Chance, sequences: number): Promise<Tracks> {
  const tracks = { effect: trackOf("effect", effectMachine), entry: trackOf("entry", effectMachine) };
  for (let index = 0; index < sequences; index += 1) {
    const life = await begin(deps, chance, index);
    let entry = await read(deps, life);
    for (let step = chance.below(mostSteps); step > 0; step -= 1) {
      const again = Object.entries(entry.effects).find(([, { state }]) => state === "dead" && chance.once(2));
      if (again !== undefined) entry = await askAgain(deps, life, entry, again[0], tracks);
      await run(deps, chance, life, entry);
      const after = await read(deps, life);
      follow(tracks, entry, after);
      keepsItsRules(after, life);
      entry = after;
    }
    await finish(deps, chance, { ...life, fails: false }, entry, tracks);
  }
  return tracks;
}

type EffectTrack = Track<(typeof effectMachine.states)[number], "merchant" | "system">;
type Tracks = Readonly<Record<"effect" | "entry", EffectTrack>>;

async function begin(deps: AllDeps, chance: Chance, index: number): Promise<Life> {
  const orderId = `walk${index}_${deps.newId()}`;
  const now = 1_000_000;
  await inTransaction(deps.db, (tx) => {
    writeOutbox(tx, { restaurantId: "walk", orderId }, { event: "accepted", version: 2, effects: kinds }, now);
    return Promise.resolve();
  });
  const served = kinds.filter(() => !chance.once(6));
  return { effectId: `${orderId}_2`, served, doneBy: new Map(), now, fails: true };
}

const read = async ({ db }: AllDeps, { effectId }: Life): Promise<OutboxEntry> =>
  must(await readDocument(db, outboxDocument, { effectId }), effectId);

/** The shop wants an effect tried once more that has given up. */
async function askAgain(
  deps: AllDeps,
  life: Life,
  entry: OutboxEntry,
  kind: string,
  tracks: Tracks,
): Promise<OutboxEntry> {
  await updateDocument(deps.db, outboxDocument, { effectId: life.effectId }, queuedAgain(entry, kind, life.now));
  const after = await read(deps, life);
  follow(tracks, entry, after);
  return after;
}

/** When it is time, and sometimes long after; now and then by several at once, and when nothing is to be done any more. */
async function run(deps: AllDeps, chance: Chance, life: Life, { nextAt = life.now }: OutboxEntry): Promise<void> {
  life.now = Math.max(life.now, nextAt) + (chance.once(5) ? 86_400_000 : 0);
  const at = { ...deps, now: () => life.now };
  const times = chance.once(4) ? 3 : 1;
  await Promise.all(Array.from({ length: times }, () => runOutbox(at, life.effectId, runnersOf(chance, life))));
}

function runnersOf(chance: Chance, life: Life): Runners {
  const runner = (kind: EffectKind) => (): Promise<void> => {
    if (life.fails && chance.once(9)) return Promise.reject(new PermanentFailure("no such printer"));
    if (life.fails && !chance.once(3)) return Promise.reject(new Error("no paper"));
    life.doneBy.set(kind, (life.doneBy.get(kind) ?? 0) + 1);
    return Promise.resolve();
  };
  return Object.fromEntries(life.served.map((kind) => [kind, runner(kind)]));
}

function follow({ effect, entry }: Tracks, before: OutboxEntry, after: OutboxEntry): void {
  for (const kind of kinds) effect.goes(must(before.effects[kind], kind).state, must(after.effects[kind], kind).state);
  entry.goes(before.state, after.state);
}

function keepsItsRules({ effects, state, nextAt }: OutboxEntry, { doneBy }: Life): void {
  for (const kind of kinds) {
    const effect = must(effects[kind], kind);
    const times = doneBy.get(kind) ?? 0;
    assert(effect.attempts <= 8, "somebody looks after eight tries");
    assert(times === (effect.state === "done" ? 1 : 0), "what is done was done once, and nothing else was");
  }
  const states = new Set(Object.values(effects).map((effect) => effect.state));
  const isOpen = states.has("queued") || states.has("failed");
  assert(isOpen === (nextAt !== undefined), "what is open has a time, and nothing else has");
  assert(states.has("dead") === (state === "dead"), "one dead effect is seen");
  assert((state === "done") === (!isOpen && !states.has("dead")), "done is what has nothing left");
}

/** From wherever it was, with everything working again. */
async function finish(deps: AllDeps, chance: Chance, life: Life, entry: OutboxEntry, tracks: Tracks): Promise<void> {
  let last = entry;
  for (const [kind, { state }] of Object.entries(entry.effects))
    if (state === "dead") last = await askAgain(deps, life, last, kind, tracks);
  await run(deps, chance, life, last);
  const { state, effects } = await read(deps, life);
  const ends = kinds.every((kind) => effects[kind]?.state === (life.served.includes(kind) ? "done" : "waiting"));
  assert(state === "done" && ends, "nothing is stuck");
}
