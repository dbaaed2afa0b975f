import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import type { OrderMetrics } from "@lokalkorb/domain/ordering/metrics/metrics-fields";
import type { OrderEventType, TransitionFacts } from "@lokalkorb/domain/ordering/order/order-event";
import { type StepBefore, undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import { type Instant, dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { createDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";

export const keptFor = 90 * dayMs;
/** Long enough for the archive to take over who did what. */
const logKeptFor = 400 * dayMs;
/** The trigger has this long before the schedule looks after an effect. */
export const firstLookAfter = 60_000;

export interface EffectsInput {
  readonly event: OrderEventType;
  readonly version: number;
  readonly effects: readonly EffectKind[];
  readonly data?: TransitionFacts | undefined;
  readonly staff?: Staff | undefined;
  /** The step can be taken back for a while; what follows from it waits. */
  readonly before?: StepBefore | undefined;
  readonly figures?: { readonly before: OrderMetrics | null; readonly after: OrderMetrics | null } | undefined;
}

/** Which member of staff did it, and why; shoppers never read this. */
export interface Staff {
  readonly uid: Id<"user">;
  readonly reason?: string;
}

/** Writes the effects of a transition, and its member of staff, in one document with it: lost together or done. */
export function writeOutbox(
  tx: AdminTransaction,
  { restaurantId, orderId }: { readonly restaurantId: Id<"shop">; readonly orderId: Id<"order"> },
  { event, version, effects, data, staff, before, figures: metrics }: EffectsInput,
  now: Instant,
): void {
  if (effects.length === 0 && staff === undefined && before === undefined) return;
  const follows = effects.length > 0;
  const address = { effectId: `${orderId}_${version}` };
  createDocument(tx, outboxDocument, address, {
    restaurantId,
    orderId,
    event,
    version,
    ...(data === undefined ? {} : { data }),
    ...staff,
    ...(metrics === undefined ? {} : { figures: withoutNull(metrics) }),
    effects: Object.fromEntries(effects.map((kind) => [kind, { state: "queued" as const, attempts: 0 }])),
    ...(follows
      ? { state: "queued", nextAt: now + (before === undefined ? firstLookAfter : undoHeldFor) }
      : { state: "done" }),
    ...(before === undefined ? {} : { before, heldUntil: now + undoHeldFor }),
    createdAt: now,
    expiresAt: now + (staff === undefined ? keptFor : logKeptFor),
  });
}

const withoutNull = ({ before, after }: NonNullable<EffectsInput["figures"]>) => ({
  ...(before === null ? {} : { before }),
  ...(after === null ? {} : { after }),
});
