import { confirmBrowser as contract } from "@lokalkorb/contracts/orders";
import { actsAsShopper, mayConfirm, withConfirmed } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import { orderLinkSecrets } from "../../platform/secrets.ts";
import { withViewer } from "../customers/viewers-of-order.ts";
import type { GuestLinks } from "./guest-token.ts";

interface ConfirmingDeps extends LimitedDeps {
  readonly guestLinks: Pick<GuestLinks, "confirms">;
}

/**
 * The browser that shows the token acts, not the one that asked for it: so asking for a mail gains nothing when its
 * receiver presses it. An order that is not there, or is over, is answered like a wrong token.
 */
const command: Command<typeof contract, ConfirmingDeps> = async ({ restaurantId, orderId, token }, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "wrongToken", caller);
  if (limited !== null) return refuse(limited);
  const address = { restaurantId, orderId };
  const isConfirmed = await inTransaction(deps.db, async (tx) => {
    const order = await readDocument(tx, orderDocument, address);
    if (order === null || !mayConfirm(order)) return false;
    if (actsAsShopper(order, caller.uid)) return true;
    const { customer, confirmed } = order;
    const facts = { ...address, email: customer.email, confirmed };
    if (!deps.guestLinks.confirms(facts, token, deps.now())) return false;
    const { uid } = caller;
    updateDocument(tx, orderDocument, address, {
      confirmed: withConfirmed(order, uid),
      viewers: withViewer(order, uid),
    });
    return true;
  });
  if (!isConfirmed) return refuse({ type: "token-invalid" });
  await deps.rateLimits.restore(deps, "wrongToken", caller);
  return ok({});
};

export const confirmBrowser = defineCallable(contract, command, { secrets: orderLinkSecrets });
