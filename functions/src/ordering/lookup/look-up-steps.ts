import { orderSteps as contract } from "@lokalkorb/contracts/order-steps";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import { type Command, defineCallable } from "../../platform/endpoints/define-callable.ts";
import { outboxOf, staffActions } from "../archive/staff-actions.ts";

/** Names are the account's, which its owner alone reads; who may look at what followed from an order is told those of its steps. */
const command: Command<typeof contract> = async ({ restaurantId, orderId }, caller, deps) => {
  const { roles = {}, members = [] } = (await readDocument(deps.db, accountDocument, { restaurantId })) ?? {};
  const role = Object.hasOwn(roles, caller.uid) ? roles[caller.uid] : undefined;
  if (role === undefined || !can(role, "effects")) return refuse({ type: "not-allowed" });
  const address = { restaurantId, orderId };
  const [notes, entries] = await Promise.all([
    readDocument(deps.db, internalNotesDocument, address),
    outboxOf(deps.db, address),
  ]);
  const steps = staffActions(notes?.actions ?? [], entries).map(({ at, type, uid }) => ({
    at,
    event: type,
    name: members.find((member) => member.uid === uid)?.name ?? "",
    role: (Object.hasOwn(roles, uid) ? roles[uid] : undefined) ?? null,
  }));
  return ok({ steps });
};

export const orderSteps = defineCallable(contract, command);
