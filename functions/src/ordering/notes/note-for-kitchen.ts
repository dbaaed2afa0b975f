import { noteForKitchen as contract } from "@lokalkorb/contracts/kitchen";
import { can } from "@lokalkorb/domain/access/permissions";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { promisedSlot } from "@lokalkorb/domain/ordering/order/promised-slot";
import { deleteDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { kitchenNoteDocument } from "@lokalkorb/model/documents/restaurants/kitchen-notes/kitchen-note";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { readActor } from "../write/order-actor.ts";
import { readInternalNotes, writeInternalNotes } from "../write/persist-transition.ts";

/** Long enough to look back at a day; an order that is moved takes its note along when it is written again. */
const keptAfterSlot = 14 * dayMs;

const command: Command<typeof contract> = (input, caller, deps) => {
  const { restaurantId, orderId } = input;
  const address = { restaurantId, orderId };
  const text = input.text.trim();
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const actor = await readActor(tx, address, caller);
    if (!actor.ok) return actor;
    const { order, role } = actor.value;
    if (role === null || !can(role, "order.note")) return refuse({ type: "not-allowed" });
    if (!isOpen(order.status)) return refuse({ type: "transition-not-allowed", from: order.status, to: order.status });
    const notes = await readInternalNotes(tx, address);
    const now = deps.now();
    if (text === "") deleteDocument(tx, kitchenNoteDocument, address);
    else {
      const expiresAt = Math.max(now, promisedSlot(order).end) + keptAfterSlot;
      setDocument(tx, kitchenNoteDocument, address, { text, at: now, expiresAt });
    }
    writeInternalNotes(tx, address, notes, { at: now, type: "noted", uid: caller.uid });
    return ok({});
  });
};

/** A note of the staff, which the kitchen reads and no shopper does. */
export const noteForKitchen = defineCallable(contract, command);
