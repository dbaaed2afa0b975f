import type { EffectKind } from "@lokalkorb/domain/effects/effect-kinds";
import type { OrderEventType } from "@lokalkorb/domain/orders/order";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { createDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import type { OrderAddress } from "../orders/payment-port.ts";

const keptFor = 90 * 24 * 60 * 60 * 1000;
/** The trigger has this long before the schedule looks after an effect. */
const firstLookAfter = 60_000;

export interface Follow {
  readonly event: OrderEventType;
  readonly version: number;
  readonly effects: readonly EffectKind[];
  readonly data?: Readonly<Record<string, string | number>> | undefined;
}

/** What must follow from a step is written with it, in one document however much it is: lost together or done. */
export const writeOutbox = (
  tx: AdminTransaction,
  { restaurantId, orderId }: OrderAddress,
  { event, version, effects, data }: Follow,
  now: Instant,
): void => {
  if (effects.length === 0) return;
  createDocument(
    tx,
    outboxDocument,
    { effectId: `${orderId}_${version}` },
    {
      restaurantId,
      orderId,
      event,
      version,
      ...(data === undefined ? {} : { data }),
      effects: Object.fromEntries(effects.map((kind) => [kind, { state: "queued" as const, attempts: 0 }])),
      state: "queued",
      nextAt: now + firstLookAfter,
      createdAt: now,
      expiresAt: now + keptFor,
    },
  );
};
