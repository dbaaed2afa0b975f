import { confirmPayment as contract } from "@lokalkorb/contracts/orders";
import { ok, refuse } from "@lokalkorb/domain/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { defineCallable, type Command } from "../edge/define-callable.ts";
import { roleIn } from "../restaurants/staff.ts";
import { lookAtPayment } from "./look-at-payment.ts";
import { paymentSecrets } from "./payment-config.ts";

/**
 * The shopper is back from the provider's page. Whether that means paid is asked of the provider, never of the address;
 * its own message comes to the same, and the first of both wins.
 */
const command: Command<typeof contract> = async (address, caller, deps) => {
  const before = await readDocument(deps.db, orderDocument, address);
  if (before === null) return refuse({ type: "not-found" });
  const isViewer = before.viewers.includes(caller.uid);
  if (!isViewer && (await roleIn(deps.db, address.restaurantId, caller.uid)) === null)
    return refuse({ type: "not-allowed" });
  if (before.status === "pendingPayment" || before.status === "expired") await lookAtPayment(deps, address);
  const order = (await readDocument(deps.db, orderDocument, address)) ?? before;
  const { status, paymentStatus, no, dayCode } = order;
  return ok({ status, paymentStatus, no, dayCode });
};

export const confirmPayment = defineCallable(contract, command, { secrets: paymentSecrets });
