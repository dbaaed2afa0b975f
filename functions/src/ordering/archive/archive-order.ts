import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import type { EffectKind, EffectState } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import { timersOf } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { deletePersonAfter } from "@lokalkorb/domain/ordering/order/person-retention";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { kitchenTicketDocument } from "@lokalkorb/model/documents/restaurants/tickets/kitchen-ticket";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import type { OutboxEntry } from "../../outbox/effect-runner.ts";
import type { Deps } from "../../platform/deps.ts";
import { platformTimeZone } from "../../platform/regions.ts";
import type { OrderAddress } from "../payment-port.ts";
import { readTimerRules } from "../write/timer-rules.ts";
import { outboxOf, staffActions } from "./staff-actions.ts";

/** Copy and removal are one transaction, so an order is always in exactly one place. */
export async function archiveOrder(deps: Deps, address: OrderAddress): Promise<void> {
  const { document: shop } = await admin.readIfReadable(deps.db, shopDocument, address);
  const rules = await readTimerRules(deps.db, address.restaurantId, shop ?? undefined);
  await deps.failpoint("archive:before-commit");
  await admin.inTransaction(deps.db, async (tx) => {
    const order = await admin.readDocument(tx, orderDocument, address);
    if (order === null) return;
    const now = deps.now();
    const isDue = timersOf(order, rules).some(({ step, at }) => step === "archive" && at <= now);
    if (!isDue) return;
    const entries = await outboxOf(tx, address);
    if (hasOpenEffects(entries)) {
      admin.updateDocument(tx, orderDocument, address, { timerAt: now + looksAgainAfter });
      return;
    }
    const notes = await admin.readDocument(tx, internalNotesDocument, address);
    const { timerAt: _timerAt, hasTicket = false, pushOn: _pushOn, confirmed: _confirmed, messages, ...kept } = order;
    // Nothing that lies there is ever written over.
    admin.createDocument(tx, historicOrderDocument, address, {
      ...kept,
      archivedAt: now,
      retention: { deletePersonAfter: deletePersonAfter(order, shop ?? longestKept) },
      searchIndexed: false,
      history: order.events.map(({ at, type, by, reason, data }) => ({
        at,
        type,
        actor: { kind: by },
        ...(reason === undefined && data === undefined
          ? {}
          : { data: { ...data, ...(reason === undefined ? {} : { reason }) } }),
      })),
    });
    admin.deleteDocument(tx, orderDocument, address);
    // Words about the order end with its weeks, not with the years of its amounts (GDP-03).
    if (messages !== undefined) admin.deleteDocument(tx, orderTalkDocument, address);
    if (hasTicket) admin.deleteDocument(tx, kitchenTicketDocument, address);
    // Notes and names of staff stay in the internal notes: the archive may be read by the orderer.
    const actions = staffActions(notes?.actions ?? [], entries);
    if (notes !== null || actions.length > 0)
      admin.setDocument(tx, internalNotesDocument, address, { ...notes, actions });
  });
  await deps.failpoint("archive:committed");
}

/** A shop whose own words cannot be read keeps its archive as long as any. */
export const longestKept = { country: "AT", timezone: platformTimeZone } as const;

const looksAgainAfter = dayMs;

const needOrder: readonly EffectKind[] = ["capture", "void", "refund", "receipt"];
const isOpen = (state: EffectState | undefined): boolean => state === "queued" || state === "failed";

/** Pending money and invoices read the order where it is. Dead letters do not hold it back. */
const hasOpenEffects = (entries: readonly OutboxEntry[]): boolean =>
  entries.some((entry) => needOrder.some((kind) => isOpen(entry.effects[kind]?.state)));
