import type { EffectKind, EffectState } from "@lokalkorb/domain/effects/effect-kinds";
import { timersOf } from "@lokalkorb/domain/orders/order-timers";
import {
  deleteDocument,
  readDocument,
  readQuery,
  setDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderDeskDocument } from "@lokalkorb/model/documents/restaurants/orders/order-desk";
import type { Deps } from "../edge/deps.ts";
import type { OrderAddress } from "./payment-port.ts";
import { readTimerRules } from "./timer-rules.ts";

/** Copy and removal are one transaction, so an order is always in exactly one place. */
export const archiveOrder = async (deps: Deps, address: OrderAddress): Promise<void> => {
  const rules = await readTimerRules(deps.db, address.restaurantId);
  await deps.step("archive:before-commit");
  await deps.db.runTransaction(async (transaction) => {
    const tx = { db: deps.db, transaction };
    const order = await readDocument(tx, orderDocument, address);
    if (order === null) return;
    const now = deps.now();
    const isDue = timersOf(order, rules).some(({ step, at }) => step === "archive" && at <= now);
    if (!isDue) return;
    if (await hasOpenEffects(tx, address)) {
      updateDocument(tx, orderDocument, address, { timerAt: now + looksAgainAfter });
      return;
    }
    const desk = await readDocument(tx, orderDeskDocument, address);
    const { timerAt: _timerAt, ...kept } = order;
    setDocument(tx, historicOrderDocument, address, {
      ...kept,
      archivedAt: now,
      searchIndexed: false,
      history: [
        ...order.events.map(({ at, type, by, reason, data }) => ({
          at,
          type,
          actor: { kind: by },
          ...(reason === undefined && data === undefined
            ? {}
            : { data: { ...data, ...(reason === undefined ? {} : { reason }) } }),
        })),
        ...(desk?.actions ?? []).map(({ at, type, uid, reason }) => ({
          at,
          type,
          actor: { kind: "merchant" as const, uid },
          ...(reason === undefined ? {} : { data: { reason } }),
        })),
      ].toSorted((a, b) => a.at - b.at),
    });
    deleteDocument(tx, orderDocument, address);
    if (desk !== null) deleteDocument(tx, orderDeskDocument, address);
  });
  await deps.step("archive:committed");
};

const looksAgainAfter = 24 * 60 * 60_000;

const needOrder: readonly EffectKind[] = ["capture", "void", "refund", "receipt"];
const isOpen = (state: EffectState | undefined): boolean =>
  state === "queued" || state === "sending" || state === "failed";

/** Money and papers that still have to follow read the order where it is. Effects that were given up wait for nobody. */
const hasOpenEffects = async (tx: AdminTransaction, { restaurantId, orderId }: OrderAddress): Promise<boolean> => {
  const entries = await readQuery(tx, queryOf(outboxDocument, {}, { where: [["orderId", "==", orderId]] }));
  return entries.some(
    (entry) => entry.restaurantId === restaurantId && needOrder.some((kind) => isOpen(entry.effects[kind]?.state)),
  );
};
