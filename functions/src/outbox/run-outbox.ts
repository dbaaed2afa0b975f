import type { Id } from "@lokalkorb/domain/kernel/branded";
import { effectMachine } from "@lokalkorb/domain/ordering/effects/effect-machine";
import { canTransition, transition } from "@lokalkorb/domain/kernel/state-machine";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { inTransaction, isMissing, readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { createKeyedMutex } from "../platform/concurrency/keyed-mutex.ts";
import { withTimeout } from "../platform/concurrency/with-timeout.ts";
import type { Deps } from "../platform/deps.ts";
import { PermanentFailure, type OutboxEntry, type RecordIn, type Runners } from "./effect-runner.ts";
import { inRunningOrder } from "./running-order.ts";

const backoff = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs];
/** Then it needs a person. */
const mostAttempts = 8;
const longestError = 300;
/** Longer than any effect needs: a mail server has two minutes. */
const effectTakesAtMost = 3 * minuteMs;
/** After what all its effects may take and this, a run that has begun is taken for dead. */
const grace = 2 * minuteMs;

/** A call to another service may take as long as the function itself. */
const mutex = createKeyedMutex({ longest: 60_000 });
type Effect = OutboxEntry["effects"][string];
interface EffectHandling<D extends Deps> {
  readonly runners: Runners<D>;
  /** Of each effect; then it counts as one that failed. */
  readonly takesAtMost: number;
}

/** Runs the due effects of one entry and records their progress. A second run finds them done. */
export const runOutbox = <D extends Deps>(
  deps: D,
  effectId: Id<"effect">,
  runners: Runners<D>,
  takesAtMost = effectTakesAtMost,
): Promise<void> =>
  runEntry(deps, effectId, { runners, takesAtMost }, () => readDocument(deps.db, outboxDocument, { effectId }));

/** The same for what the schedule found due, unless another run of the schedule has it. */
export async function runDueEntry<D extends Deps>(deps: D, effectId: Id<"effect">, runners: Runners<D>): Promise<void> {
  if (await claim(deps, effectId)) await runOutbox(deps, effectId, runners);
}

const claim = (deps: Deps, effectId: Id<"effect">): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const entry = await readDocument(tx, outboxDocument, { effectId });
    const now = deps.now();
    if (entry?.nextAt === undefined || entry.nextAt > now) return false;
    const { begun = 0, effects } = entry;
    if (begun < mostAttempts) {
      const lease = Object.values(effects).filter(isToDo).length * effectTakesAtMost + grace;
      updateDocument(tx, outboxDocument, { effectId }, { begun: begun + 1, nextAt: now + lease });
      return true;
    }
    // A run that dies each time ends here.
    const ended = Object.entries(effects).map(([kind, effect]) => [kind, isToDo(effect) ? lost(effect) : effect]);
    const patch = { effects: Object.fromEntries(ended) as typeof effects, state: "dead" as const };
    updateDocument(tx, outboxDocument, { effectId }, { ...patch, nextAt: remove(), begun: remove() });
    return false;
  });

const lost = ({ state, attempts }: Effect): Effect => ({
  state: transition(effectMachine, state, "dead"),
  attempts,
  error: "Die letzten Versuche sind abgebrochen, ohne dass jemand ihr Ergebnis kennt.",
});

/** The name of the queue of entries that wait until their step cannot be taken back any more. */
export const heldQueue = "runHeldEffects";

/**
 * The same for an entry that was created a moment ago, as its event brings it. An event that comes a second time does it
 * a second time, which every runner bears; where money moves or a phone rings, it is looked at first all the same.
 */
export const runNewEntry = <D extends Deps>(deps: D, entry: OutboxEntry, runners: Runners<D>): Promise<void> =>
  isLookedAt(entry)
    ? runOutbox(deps, entry.id, runners)
    : runEntry(deps, entry.id, { runners, takesAtMost: effectTakesAtMost }, () => Promise.resolve(entry));

const isLookedAt = ({ effects }: OutboxEntry): boolean =>
  (["capture", "void", "refund", "sms"] as const).some((kind) => effects[kind] !== undefined);

const runEntry = <D extends Deps>(
  deps: D,
  effectId: Id<"effect">,
  { runners, takesAtMost }: EffectHandling<D>,
  read: () => Promise<OutboxEntry | null>,
): Promise<void> =>
  mutex.run([effectId], async () => {
    const entry = await read();
    if (entry === null || entry.state === "done") return;
    const kinds = inRunningOrder(Object.keys(entry.effects)).filter((kind) => isToDo(effectOf(entry, kind)));
    const results = new Map<string, Effect>();
    for (const kind of kinds)
      if (runners[kind] === undefined) results.set(kind, { ...effectOf(entry, kind), state: "waiting" });
    let recorded = 0;
    for (const kind of kinds) {
      const runner = runners[kind];
      if (runner === undefined) continue;
      let isRecorded = false;
      const recordIn: RecordIn = (tx, stored) => {
        const attempts = effectOf(entry, kind).attempts + 1;
        const soFar = new Map(results).set(kind, { state: "done", attempts, doneAt: deps.now() });
        updateDocument(tx, outboxDocument, { effectId }, newsOf(stored, soFar, deps.now()));
        isRecorded = true;
      };
      const effect = await tried(deps, entry, kind, () =>
        withTimeout(takesAtMost, kind, runner(deps, entry, recordIn)),
      );
      results.set(kind, effect);
      if (isRecorded && effect.state === "done") recorded = results.size;
    }
    await deps.failpoint("outbox:ran");
    if (results.size > recorded) await record(deps, entry, results);
  });

const effectOf = (entry: OutboxEntry, kind: string): Effect => must(entry.effects[kind], "a kind of this entry");

const isToDo = ({ state }: Effect): boolean => state === "queued" || state === "failed";

async function tried(deps: Deps, entry: OutboxEntry, kind: EffectKind, run: () => Promise<void>): Promise<Effect> {
  const attempts = effectOf(entry, kind).attempts + 1;
  try {
    await run();
    return { state: "done", attempts, doneAt: deps.now() };
  } catch (error) {
    const gaveUp = error instanceof PermanentFailure || attempts >= mostAttempts;
    deps.log.warn("outbox: an effect failed", { effectId: entry.id, attempts, gaveUp, error: String(error) });
    return { state: gaveUp ? "dead" : "failed", attempts, error: String(error).slice(0, longestError) };
  }
}

/**
 * Results that the table allows: effects that another process has done stay done. A failed one is news only if it was not
 * tried more often already: a late event begins to count anew, and no dead letter comes back by that.
 */
const isNews = (stored: Effect, found: Effect): boolean =>
  (stored.state === found.state || canTransition(effectMachine, stored.state, found.state)) &&
  (!hasFailed(found) || found.attempts > stored.attempts);

const hasFailed = ({ state }: Effect): boolean => state === "failed" || state === "dead";

/** The results, and the entry as a whole after them. */
function newsOf(stored: OutboxEntry, results: ReadonlyMap<string, Effect>, now: Instant) {
  const news = [...results].filter(([kind, found]) => isNews(effectOf(stored, kind), found));
  const { state, nextAt } = wholeOf(Object.values({ ...stored.effects, ...Object.fromEntries(news) }), now);
  const effects = Object.fromEntries(news.map(([kind, effect]) => [`effects.${kind}`, effect]));
  return { ...effects, state, nextAt: nextAt ?? remove(), begun: remove() };
}

/** Done is final, so the entry need not be read. */
async function record(deps: Deps, entry: OutboxEntry, results: ReadonlyMap<string, Effect>): Promise<void> {
  const effects = { ...entry.effects, ...Object.fromEntries(results) };
  if (!Object.values(effects).every(({ state }) => state === "done" || state === "waiting"))
    return recordLooking(deps, entry.id, results);
  try {
    await updateDocument(deps.db, outboxDocument, { effectId: entry.id }, newsOf(entry, results, deps.now()));
  } catch (error) {
    // An old event of an entry whose time is over.
    if (!isMissing(error)) throw error;
  }
}

const recordLooking = (deps: Deps, effectId: Id<"effect">, results: ReadonlyMap<string, Effect>): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const entry = await readDocument(tx, outboxDocument, { effectId });
    if (entry !== null) updateDocument(tx, outboxDocument, { effectId }, newsOf(entry, results, deps.now()));
  });

/** The entry as a whole: dead as soon as one effect is, done when none is left; what waits for a feature does not count. */
export function wholeOf(
  effects: readonly Effect[],
  now: Instant,
): { readonly state: OutboxEntry["state"]; readonly nextAt?: Instant } {
  const open = effects.filter(isToDo);
  const state = effects.some((effect) => effect.state === "dead") ? "dead" : open.length > 0 ? "failed" : "done";
  if (open.length === 0) return { state };
  const attempts = Math.min(...open.map((effect) => effect.attempts));
  return { state, nextAt: now + (backoff[Math.max(0, attempts - 1)] ?? must(backoff.at(-1), "a backoff")) };
}
