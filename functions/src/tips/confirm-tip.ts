import { confirmTip as contract } from "@lokalkorb/contracts/later-tips";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { actsAsShopper } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import { pageMoney } from "@lokalkorb/domain/ordering/payment/page-money";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { PaymentDeps } from "../payments/provider/payment-deps.ts";
import { createCoalescer } from "../platform/concurrency/coalesce.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { paymentSecrets, sendingSecrets } from "../platform/secrets.ts";
import { settleTip } from "./settle-tip.ts";
import { readTip } from "./tip-payment.ts";

/** The orderer is back from the page of a tip, or asks what became of it. One that was never paid leaves nothing. */
const command: Command<typeof contract, PaymentDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId, giveUp = false } = input;
  const order = await readDocument(deps.db, orderDocument, { restaurantId, orderId });
  if (order === null) return refuse({ type: "not-found" });
  if (!actsAsShopper(order, caller.uid)) return refuse({ type: "not-allowed" });
  const before = await readTip(deps.db, orderId);
  if (before?.state === "waiting" && giveUp) {
    if ((await settleTip(deps, orderId, true)) === "unknown") return refuse({ type: "payment-unavailable" });
  } else if (before?.state === "waiting") await look(deps, orderId);
  const tip = await readTip(deps.db, orderId);
  if (tip === null) return ok({ state: "none" });
  const { state, cents } = tip;
  if (state === "paid") return ok({ state, cents });
  if (state !== "waiting") return ok({ state: "refunded", cents });
  return ok({ state: pageMoney(tip.provider).type === "checking" ? "checking" : "open", cents });
};

const looks = createCoalescer();

/** Counted by the tip, and once for all requests of the same moment; the provider's own message comes anyway. */
const look = (deps: PaymentDeps, orderId: string): Promise<void> =>
  looks.run(orderId, async () => {
    const tip = { uid: `tip ${orderId}`, isGuest: true, ip: null };
    if ((await deps.rateLimits.take(deps, "paymentLook", tip)) === null) await settleTip(deps, orderId);
  });

export const confirmTip = defineCallable(contract, command, { secrets: [...paymentSecrets, ...sendingSecrets] });
