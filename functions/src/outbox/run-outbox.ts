import { must } from "@lokalkorb/domain/invariant";
import type { EffectKind } from "@lokalkorb/domain/effects/effect-kinds";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import type { Deps } from "../edge/deps.ts";
import { createTurns } from "../edge/in-turn.ts";
import { EffectGaveUp, type EffectRunner, type OutboxEntry } from "./effect-runner.ts";
import { inRunningOrder, runners as allRunners } from "./runners.ts";

const minute = 60_000;
const backoff = [minute, 5 * minute, 15 * minute, 60 * minute, 6 * 60 * minute];
/** Then somebody has to look. */
const mostAttempts = 8;
const longestError = 300;

const turns = createTurns();
type Effect = OutboxEntry["effects"][string];
export type Runners = Partial<Record<EffectKind, EffectRunner>>;

/** Does what is due of one entry and writes down how far it came. Whoever comes second finds it done. */
export const runOutbox = (deps: Deps, effectId: string, runners: Runners = allRunners): Promise<void> =>
  turns.run([effectId], async () => {
    const entry = await readDocument(deps.db, outboxDocument, { effectId });
    if (entry === null || entry.state === "done") return;
    const results = new Map<string, Effect>();
    for (const kind of inRunningOrder(Object.keys(entry.effects))) {
      const effect = must(entry.effects[kind], "a kind of this entry");
      const runner = runners[kind];
      if (!isToDo(effect)) continue;
      results.set(
        kind,
        runner === undefined ? { ...effect, state: "waiting" } : await tried(deps, entry, effect, runner),
      );
    }
    await deps.step("outbox:ran");
    if (results.size > 0) await record(deps, effectId, results);
  });

const isToDo = ({ state }: Effect): boolean => state === "queued" || state === "failed" || state === "sending";

const tried = async (deps: Deps, entry: OutboxEntry, effect: Effect, runner: EffectRunner): Promise<Effect> => {
  const attempts = effect.attempts + 1;
  try {
    await runner(deps, entry);
    return { state: "done", attempts, doneAt: deps.now() };
  } catch (error) {
    const gaveUp = error instanceof EffectGaveUp || attempts >= mostAttempts;
    deps.log.warn("outbox: an effect failed", { effectId: entry.id, attempts, gaveUp, error: String(error) });
    return { state: gaveUp ? "dead" : "failed", attempts, error: String(error).slice(0, longestError) };
  }
};

const record = (deps: Deps, effectId: string, results: ReadonlyMap<string, Effect>): Promise<void> =>
  deps.db.runTransaction(async (transaction) => {
    const tx = { db: deps.db, transaction };
    const entry = await readDocument(tx, outboxDocument, { effectId });
    if (entry === null) return;
    // What another process has done meanwhile stays done.
    const news = [...results].filter(([kind]) => entry.effects[kind]?.state !== "done");
    const effects = { ...entry.effects, ...Object.fromEntries(news) };
    const { state, nextAt } = wholeOf(Object.values(effects), deps.now());
    updateDocument(tx, outboxDocument, { effectId }, { effects, state, nextAt: nextAt ?? remove() });
  });

/** The entry as a whole: dead as soon as one effect is, done when none is left; what waits for a feature does not count. */
export const wholeOf = (
  effects: readonly Effect[],
  now: Instant,
): { readonly state: OutboxEntry["state"]; readonly nextAt?: Instant } => {
  const open = effects.filter(isToDo);
  const state = effects.some((effect) => effect.state === "dead") ? "dead" : open.length > 0 ? "failed" : "done";
  if (open.length === 0) return { state };
  const attempts = Math.min(...open.map((effect) => effect.attempts));
  return { state, nextAt: now + (backoff[Math.max(0, attempts - 1)] ?? must(backoff.at(-1), "a backoff")) };
};
