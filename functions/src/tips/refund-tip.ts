import { refundTip as contract } from "@lokalkorb/contracts/later-tips";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import { mayGoBack, tipPaymentMachine } from "@lokalkorb/domain/ordering/tips/tip-payment";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { tipPaymentDocument } from "@lokalkorb/model/documents/later-tips/later-tips";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { roleIn } from "../access/staff.ts";
import { readInternalNotes, writeInternalNotes } from "../ordering/write/persist-transition.ts";
import type { PaymentDeps } from "../payments/provider/payment-deps.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { paymentSecrets, sendingSecrets } from "../platform/secrets.ts";
import { settleTip } from "./settle-tip.ts";
import { readTip, recheckDelay } from "./tip-payment.ts";

/** The whole tip goes back the way it came. Written down before the provider is asked, and asked again until it went; once more after a refusal. */
const command: Command<typeof contract, PaymentDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId } = input;
  const address = { restaurantId, orderId };
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "order.refund")) return refuse({ type: "not-allowed" });
  await deps.orders.unarchiveOrder(address);
  const done = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const tip = await readTip(tx, orderId);
    const order = await admin.readDocument(tx, orderDocument, address);
    const notes = await readInternalNotes(tx, address);
    if (tip?.restaurantId !== restaurantId || order?.laterTip === undefined) return refuse({ type: "not-found" });
    if (!mayGoBack(tip)) return refuse({ type: "already-answered" });
    const now = deps.now();
    const state = transition(tipPaymentMachine, tip.state, "refunding", "merchant");
    admin.updateDocument(
      tx,
      tipPaymentDocument,
      { orderId },
      { state, lookAt: now + recheckDelay, problem: admin.remove() },
    );
    const { isRefused: _before, ...laterTip } = order.laterTip;
    admin.updateDocument(tx, orderDocument, address, { laterTip: { ...laterTip, isGoingBack: true } });
    writeInternalNotes(tx, address, notes, { at: now, type: "tipReturned", uid: caller.uid });
    return ok({ cents: tip.cents });
  });
  if (!done.ok) return done;
  await deps.failpoint("tip:refunding");
  // Without an answer of the provider the sweep asks again.
  await settleTip(deps, orderId);
  return done;
};

export const refundTip = defineCallable(contract, command, { secrets: [...paymentSecrets, ...sendingSecrets] });
