import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import { hourMs } from "@lokalkorb/domain/kernel/time/instant";
import { pageBackCents, pageMoney } from "@lokalkorb/domain/ordering/payment/page-money";
import { paymentKeptUntil } from "@lokalkorb/domain/ordering/payment/payment-retention";
import { joinStates, type ProviderState } from "@lokalkorb/domain/ordering/payment/provider-state";
import { tipPaymentMachine } from "@lokalkorb/domain/ordering/tips/tip-payment";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { tipPaymentDocument } from "@lokalkorb/model/documents/later-tips/later-tips";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { OrderAddress } from "../ordering/payment-port.ts";
import { neededPayments, type PaymentDeps } from "../payments/provider/payment-deps.ts";
import { tellOrder } from "./tell-order.ts";
import { openTipPage } from "./tip-page.ts";
import { orderOf, readTip, recheckDelay, type TipPayment } from "./tip-payment.ts";

/**
 * Reads from the provider what became of a tip and does what follows: the order's word of it, once, or the way back of its
 * money. Page, event, sweep and nightly comparison all come here, and none of them is believed. `end`: the page is closed
 * first, so that it cannot be paid any more.
 */
export async function settleTip(deps: PaymentDeps, orderId: string, end = false): Promise<"done" | "unknown"> {
  const tip = await readTip(deps.db, orderId);
  if (tip === null) return "done";
  const seen = await look(deps, tip, end);
  if (seen === "unknown") return "unknown";
  await ingest(deps, tip, seen);
  const after = await readTip(deps.db, orderId);
  return after?.state === "refunding" ? giveBack(deps, after) : "done";
}

async function look(deps: PaymentDeps, tip: TipPayment, end: boolean): Promise<ProviderState | "unknown" | "never"> {
  const at = await neededPayments(deps);
  const page = await openTipPage(deps, at, tip);
  if (page.type !== "open") return page.type;
  const { account } = tip.page;
  const ended = end && tip.state === "waiting" ? await at.provider.endCheckout(account, page.sessionId) : null;
  // A page that is over already cannot be ended.
  const snapshot =
    ended === null || ended.type === "invalid" ? await at.provider.retrieveCheckout(account, page.sessionId) : ended;
  return snapshot.type === "ok" ? snapshot.value.state : "unknown";
}

/** One transaction decides: money that came is the order's tip, once; money that cannot come any more leaves nothing. */
async function ingest(deps: PaymentDeps, looked: TipPayment, seen: ProviderState | "never"): Promise<void> {
  const address = orderOf(looked);
  // Money that goes back after months belongs to an order in the archive.
  if (looked.state !== "waiting" && looked.state !== "refunded") await deps.orders.unarchiveOrder(address);
  await admin.inTransaction(admin.contended(deps.db), async (tx) => {
    const tip = await readTip(tx, address.orderId);
    // Another amount took its place meanwhile.
    if (tip?.key !== looked.key) return;
    const order = await admin.readDocument(tx, orderDocument, address);
    const shop = await admin.readDocument(tx, shopDocument, { restaurantId: address.restaurantId });
    const at = { orderId: address.orderId };
    const now = deps.now();
    if (seen === "never") {
      // An answer that is only wrong for now must not lose a page that is being paid.
      if (tip.state === "waiting" && now > tip.page.endsAt) admin.deleteDocument(tx, tipPaymentDocument, at);
      return;
    }
    const provider = joinStates(tip.provider, seen);
    const { type } = pageMoney(provider);
    const { state, cents } = tip;
    if (state === "waiting" && type === "over") admin.deleteDocument(tx, tipPaymentDocument, at);
    else if (state === "waiting" && type !== "paid")
      admin.updateDocument(tx, tipPaymentDocument, at, { provider, lookAt: now + recheckDelay });
    else if (state === "waiting") {
      admin.updateDocument(tx, tipPaymentDocument, at, {
        state: transition(tipPaymentMachine, state, "paid"),
        provider,
        paidAt: now,
        "page.url": admin.remove(),
        lookAt: admin.remove(),
        expiresAt: paymentKeptUntil(now, shop?.country ?? "DE"),
      });
      if (order === null) deps.log.error("tip: paid for an order that is gone", at);
      else tellOrder(tx, address, order, "tipped", { cents, paidAt: now }, now);
    } else if (state !== "refunded" && pageBackCents(provider) >= cents) {
      admin.updateDocument(tx, tipPaymentDocument, at, {
        state: transition(tipPaymentMachine, state, "refunded"),
        provider,
        lookAt: admin.remove(),
        problem: admin.remove(),
      });
      if (order !== null)
        tellOrder(tx, address, order, "tipReturned", { cents, paidAt: tip.paidAt ?? now, backAt: now }, now);
    } else {
      const isSentBack = state === "refunded" && tip.problem === undefined && pageBackCents(provider) < cents;
      if (isSentBack) {
        deps.log.error("tip: a bank sent the money back that went back", at);
        tellRefused(tx, address, order);
      }
      admin.updateDocument(tx, tipPaymentDocument, at, { provider, ...(isSentBack && { problem: "sent-back" }) });
    }
  });
}

/** In the dialog of the order, where the shop tries again. */
function tellRefused(tx: admin.AdminTransaction, address: OrderAddress, order: Order | null): void {
  if (order?.laterTip !== undefined && order.laterTip.isRefused !== true)
    admin.updateDocument(tx, orderDocument, address, { laterTip: { ...order.laterTip, isRefused: true } });
}

/** Sends the money back, unless it is on its way. What is asked for is decided by what the provider has, not by our notes. */
async function giveBack(deps: PaymentDeps, tip: TipPayment): Promise<"done" | "unknown"> {
  const { id: orderId, restaurantId, page, provider: known, cents } = tip;
  const { provider } = await neededPayments(deps);
  const money = pageMoney(known);
  if (money.type !== "paid") return "unknown";
  const missing = cents - pageBackCents(known);
  // A refund that a bank sent back is asked for under another key.
  const failed = Object.values(known.refunds).filter(({ state }) => state === "failed").length;
  const refund = { cents: missing, refundId: `tip_${orderId}`, hasFee: false, restaurantId, tipOrderId: orderId };
  // The provider answers the same key with the same refusal.
  const again = tip.refusals === undefined ? "" : `:${tip.refusals}`;
  const key = `tip:${orderId}:refund:${failed}:${missing}${again}`;
  const answer = await provider.refund(page.account, money.paymentId, refund, key);
  await deps.failpoint("tip:refunded");
  if (answer.type === "unavailable") return "unknown";
  if (answer.type !== "ok") {
    const problem = answer.type === "declined" ? answer.code : answer.problem;
    deps.log.error("tip: its money does not go back", { orderId, problem });
    await admin.inTransaction(deps.db, async (tx) => {
      const now = await readTip(tx, orderId);
      const order = await admin.readDocument(tx, orderDocument, orderOf(tip));
      if (now?.state !== "refunding") return;
      const refusals = (tip.refusals ?? 0) + 1;
      admin.updateDocument(tx, tipPaymentDocument, { orderId }, { problem, refusals, lookAt: deps.now() + hourMs });
      tellRefused(tx, orderOf(tip), order);
    });
    return "done";
  }
  const seen = await look(deps, tip, false);
  if (seen === "unknown" || seen === "never") return "unknown";
  await ingest(deps, tip, seen);
  return "done";
}
