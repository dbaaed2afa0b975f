import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { openGuestOrder as contract } from "@lokalkorb/contracts/orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { inTransaction, addToList, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import { openingSecrets } from "../../platform/secrets.ts";
import { fromArchive } from "../archive/from-archive.ts";
import { mayJoin } from "../customers/viewers-of-order.ts";
import type { GuestLinks } from "./guest-token.ts";

/** As long as a delivery may be complained of. */
const linksLast = 2 * 365 * dayMs;

interface LookupDeps extends LimitedDeps {
  readonly guestLinks: Pick<GuestLinks, "opens">;
}

/**
 * The token of the mail grants reading the order from now on. A missing order and a wrong token get the same answer, so
 * existing orders are not revealed.
 */
const command: Command<typeof contract, LookupDeps> = async ({ restaurantId, orderId, token }, caller, deps) => {
  const limited =
    (await deps.rateLimits.take(deps, "orderLookUp", caller)) ??
    (await deps.rateLimits.take(deps, "wrongToken", caller));
  if (limited !== null) return refuse(limited);
  const address = { restaurantId, orderId };
  const opened = await inTransaction(deps.db, async (tx) => {
    const live = await readDocument(tx, orderDocument, address);
    // A mail is kept longer than an order is among the living, and one that got lost opens nothing for ever (GDP-05).
    const archived = live === null ? await readDocument(tx, historicOrderDocument, address) : null;
    const isOver = archived !== null && archived.archivedAt + linksLast <= deps.now();
    const order = live ?? (archived === null || isOver ? null : fromArchive(archived));
    if (order === null || !deps.guestLinks.opens(address, token)) return null;
    if (mayJoin(order, caller.uid)) {
      const viewers = addToList(caller.uid);
      if (live === null) updateDocument(tx, historicOrderDocument, address, { viewers });
      else updateDocument(tx, orderDocument, address, { viewers });
    }
    return order;
  });
  if (opened === null) return refuse({ type: "token-invalid" });
  await deps.rateLimits.restore(deps, "wrongToken", caller);
  return ok({ orderId, no: opened.no });
};

export const openGuestOrder = defineCallable(contract, command, { secrets: openingSecrets });
