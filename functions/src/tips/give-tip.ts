import { giveTip as contract } from "@lokalkorb/contracts/later-tips";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { actsAsShopper } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { nothingKnown } from "@lokalkorb/domain/ordering/payment/provider-state";
import { laterTipState } from "@lokalkorb/domain/ordering/tips/later-tip";
import { createDocument, readDocument, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { tipPaymentDocument } from "@lokalkorb/model/documents/later-tips/later-tips";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { OrderAddress } from "../ordering/payment-port.ts";
import { pageTermsOf } from "../payments/checkout/page-terms.ts";
import type { PaymentDeps } from "../payments/provider/payment-deps.ts";
import type { Caller } from "../platform/caller.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { previousAnswer, requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { paymentSecrets, sendingSecrets } from "../platform/secrets.ts";
import { settleTip } from "./settle-tip.ts";
import { openTipPage } from "./tip-page.ts";
import { readTip, recheckDelay } from "./tip-payment.ts";

/** A page that is lost for good. */
const forgottenAfter = 30 * dayMs;

/**
 * Begins a tip after the handover. An order has one page for it at a time: the same amount again leads to it, another
 * amount ends it first, and once one is paid there is no other.
 */
const command: Command<typeof contract, PaymentDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId, cents } = input;
  const address = { restaurantId, orderId };
  const limited = await deps.rateLimits.take(deps, "laterTip", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const may = await mayTip(deps.db, address, caller, deps.now());
  if (!may.ok) return may;
  const at = (await deps.switches.startsOnlinePayments()) ? await deps.paymentProvider() : null;
  if (at === null) return refuse({ type: "payment-unavailable" });
  const request = requestKeyOf(contract.name, caller, input);
  const answered = await previousAnswer<Result<object, never>>(deps, request);
  if (answered?.ok === false) return answered;
  const open = await readTip(deps.db, orderId);
  const isOther = answered === null && open?.state === "waiting" && open.cents !== cents;
  if (isOther && (await settleTip(deps, orderId, true)) === "unknown") return refuse({ type: "payment-unavailable" });
  const begun = await withIdempotency(deps, request, async (tx) => {
    const still = await mayTip(tx, address, caller, deps.now());
    if (!still.ok) return still;
    const known = await readTip(tx, orderId);
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const settings = await readDocument(tx, paymentSettingsDocument, { restaurantId });
    if (known !== null)
      return known.state === "waiting" && known.cents === cents ? ok({}) : refuse({ type: "already-answered" });
    const isAsked = settings?.tips?.enabled === true && settings.methods.card?.enabled === true;
    if (shop === null || !isAsked || settings.connect?.chargesEnabled !== true)
      return refuse({ type: "payment-method-unavailable" });
    const now = deps.now();
    createDocument(
      tx,
      tipPaymentDocument,
      { orderId },
      {
        restaurantId,
        state: "waiting",
        cents,
        key: request.key,
        page: pageTermsOf(shop, settings, settings.connect.accountId, now),
        provider: nothingKnown,
        startedAt: now,
        lookAt: now + recheckDelay,
        expiresAt: now + forgottenAfter,
      },
    );
    return ok({});
  });
  if (!begun.ok) return begun;
  const tip = await readTip(deps.db, orderId);
  // Given up meanwhile, or replaced from another window.
  if (tip === null || tip.cents !== cents) return refuse({ type: "payment-unavailable" });
  if (tip.state !== "waiting") return ok({});
  const page = await openTipPage(deps, at, tip);
  return page.type === "open" ? ok({ url: page.url }) : refuse({ type: "payment-unavailable" });
};

/** Its orderer alone, once the order was handed over. Strangers, neighbours and mere viewers learn no more than that. */
async function mayTip(
  scope: ReadScope,
  address: OrderAddress,
  { uid }: Caller,
  now: number,
): Promise<
  Result<null, Refused<"not-found" | "not-allowed" | "transition-not-allowed" | "already-answered" | "too-late">>
> {
  const order = await readDocument(scope, orderDocument, address);
  if (order === null) return refuse({ type: "not-found" });
  if (!actsAsShopper(order, uid)) return refuse({ type: "not-allowed" });
  const state = laterTipState(order, now);
  if (state === "open") return ok(null);
  if (state === "given") return refuse({ type: "already-answered" });
  return state === "over"
    ? refuse({ type: "too-late" })
    : refuse({ type: "transition-not-allowed", from: order.status, to: "completed" });
}

export const giveTip = defineCallable(contract, command, { secrets: [...paymentSecrets, ...sendingSecrets] });
