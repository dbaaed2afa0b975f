import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { CheckoutRefusal, OrderAddress } from "../../ordering/payment-port.ts";
import type { PaymentDeps, Payments } from "../provider/payment-deps.ts";
import type { PaymentSnapshot } from "../provider/payment-provider.ts";
import { ingestState } from "../sync/sync-payment.ts";
import { type Attempt, changeAttempt } from "../sync/payment-record.ts";
import { afterBank, attemptKey, cardRequest } from "./checkout-attempt.ts";

type Paid = Result<{ readonly url?: string }, CheckoutRefusal> | "stale";

interface CardAttempt {
  readonly at: Payments;
  readonly settings: DocumentOf<typeof paymentSettingsDocument>;
  readonly attempt: Attempt;
  readonly account: string;
}

/**
 * One try with a kept card. The payment is made and written down before the bank is asked, so whatever becomes of the
 * process, money is only ever moved by a payment that we know. `stale`: an earlier try that came to nothing.
 */
export async function payWithCard(deps: PaymentDeps, address: OrderAddress, work: CardAttempt): Promise<Paid> {
  const { at, attempt, account } = work;
  const isRetry = attempt.paymentId !== undefined;
  const prepared = await ensurePayment(deps, address, work);
  if (!prepared.ok) return prepared;
  const paymentId = prepared.value;
  if (isRetry) {
    const synced = await at.provider.retrievePayment(account, paymentId);
    if (synced.type !== "ok") return unavailable;
    const payment = synced.value.state.payments[paymentId];
    if (payment?.stage === "canceled") {
      await abandon(deps, address, attempt);
      return "stale";
    }
    if (payment?.stage !== "open") return applySnapshot(deps, address, { ...attempt, paymentId }, synced.value);
    if (payment.failure !== undefined) {
      await giveUp(deps, address, work, paymentId);
      return "stale";
    }
  }
  const key = `${attemptKey(address.orderId, attempt)}:confirm`;
  const confirmed = await at.provider.confirmCardPayment(account, paymentId, afterBank(address, at.config), key);
  await deps.failpoint("card:confirmed");
  if (confirmed.type === "unavailable") return unavailable;
  if (confirmed.type !== "ok") {
    await giveUp(deps, address, work, paymentId);
    return refuse({ type: "payment-failed" });
  }
  return applySnapshot(deps, address, { ...attempt, paymentId }, confirmed.value);
}

const unavailable = refuse({ type: "payment-unavailable" } as const);

async function ensurePayment(
  deps: PaymentDeps,
  address: OrderAddress,
  { at, settings, attempt, account }: CardAttempt,
): Promise<Result<string, CheckoutRefusal>> {
  if (attempt.paymentId !== undefined) return ok(attempt.paymentId);
  const { orderId } = address;
  const request = cardRequest(address, attempt, account, settings);
  if (request === null) throw new Error("An attempt with a card does not say which.");
  const made = await at.provider.prepareCardPayment(request, attemptKey(orderId, attempt));
  await deps.failpoint("card:prepared");
  if (made.type === "unavailable") return unavailable;
  if (made.type !== "ok") {
    // The provider knows the card no more, or does not let the shop take it.
    deps.log.warn("payment: a kept card cannot be used", { ...address, code: made.code });
    await abandon(deps, address, attempt);
    return refuse({ type: "payment-method-unavailable" });
  }
  const { paymentId } = made.value;
  await changeAttempt(deps, orderId, attempt.no, (one) => ({ ...one, paymentId }));
  return ok(paymentId);
}

/** Applies the bank's answer to the order; returns the page where the bank wants to ask the holder first. */
async function applySnapshot(
  deps: PaymentDeps,
  address: OrderAddress,
  attempt: Attempt & { readonly paymentId: Id<"payment"> },
  { state, url }: PaymentSnapshot & { readonly url?: string },
): Promise<Paid> {
  await ingestState(deps, address, state);
  if (url === undefined) return ok({});
  await inTransaction(deps.db, async (tx) => {
    const order = await readDocument(tx, orderDocument, address);
    if (order?.status !== "pendingPayment" || order.checkout?.attempt !== attempt.no) return;
    const { no, paymentId, expiresAt } = attempt;
    updateDocument(tx, orderDocument, address, { checkout: { attempt: no, state: "open", paymentId, url, expiresAt } });
  });
  return ok({ url });
}

/** It cannot be confirmed any more, yet is shown as over. */
async function giveUp(
  deps: PaymentDeps,
  address: OrderAddress,
  { at, attempt, account }: CardAttempt,
  paymentId: Id<"payment">,
): Promise<void> {
  const ended = await at.provider.cancel(account, paymentId, `order:${address.orderId}:cancel:${paymentId}`);
  await abandon(deps, address, attempt);
  if (ended.type === "ok") await ingestState(deps, address, ended.value.state);
}

async function abandon(deps: PaymentDeps, address: OrderAddress, { no }: Attempt): Promise<void> {
  await changeAttempt(deps, address.orderId, no, (one) => ({ ...one, abandoned: true }));
  await inTransaction(deps.db, async (tx) => {
    const order = await readDocument(tx, orderDocument, address);
    if (order?.status === "pendingPayment" && order.checkout?.attempt === no)
      updateDocument(tx, orderDocument, address, { checkout: { attempt: no, state: "failed" } });
  });
}
