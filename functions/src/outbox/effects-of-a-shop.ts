import { deadEffects as deadContract, retryEffect as retryContract } from "@lokalkorb/contracts/orders";
import { effectMachine } from "@lokalkorb/domain/ordering/effects/effect-machine";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { staffMay } from "../access/staff.ts";
import type { Deps } from "../platform/deps.ts";
import { type Callable, defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { Endpoint } from "../platform/endpoints/endpoint.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { effectSecrets } from "../platform/secrets.ts";
import type { OutboxEntry, Runners } from "./effect-runner.ts";
import { runOutbox } from "./run-outbox.ts";

const mostShown = 100;

const list: Command<typeof deadContract> = async ({ restaurantId }, caller, deps) => {
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "effects"))) return refuse({ type: "not-allowed" });
  const query = queryOf(outboxDocument, {}, { where: matching({ restaurantId, state: "dead" }), limit: mostShown });
  const entries = await readQuery(deps.db, query);
  return ok({
    effects: entries
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
      .flatMap(({ id, orderId, event, effects, updatedAt }) =>
        Object.entries(effects).flatMap(([kind, { state, attempts, error = "" }]) =>
          state === "dead" ? [{ effectId: id, orderId, event, kind, attempts, error, at: updatedAt }] : [],
        ),
      ),
  });
};

/** An effect that has given up begins anew. */
export const queuedAgain = ({ effects }: OutboxEntry, kind: string, now: Instant) => ({
  effects: {
    ...effects,
    [kind]: { state: transition(effectMachine, effects[kind]?.state ?? "dead", "queued"), attempts: 0 },
  },
  state: "queued" as const,
  nextAt: now,
});

const retryWith =
  <D extends Deps>(runners: Runners<D>): Command<typeof retryContract, D> =>
  async (input, caller, deps) => {
    const { restaurantId, effectId, kind } = input;
    const answer = await withIdempotency(deps, requestKeyOf(retryContract.name, caller, input), async (tx) => {
      if (!(await staffMay(tx, restaurantId, caller.uid, "effects"))) return refuse({ type: "not-allowed" });
      const entry = await readDocument(tx, outboxDocument, { effectId });
      const effect = entry?.effects[kind];
      if (entry === null || entry.restaurantId !== restaurantId || effect?.state !== "dead")
        return refuse({ type: "not-found" });
      updateDocument(tx, outboxDocument, { effectId }, queuedAgain(entry, kind, deps.now()));
      return ok({ state: "queued" });
    });
    if (answer.ok) await runOutbox(deps, effectId, runners);
    return answer;
  };

/** Effects that were given up, for the shop's owner and manager. */
export const deadEffects = defineCallable(deadContract, list);
export const retryEffectWith = <D extends Deps>(runners: Runners<D>): Endpoint<D, Callable<typeof retryContract>> =>
  defineCallable(retryContract, retryWith(runners), {
    secrets: effectSecrets,
  });
