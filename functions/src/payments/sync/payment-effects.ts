import type { Id } from "@lokalkorb/domain/kernel/branded";
import { hourMs } from "@lokalkorb/domain/kernel/time/instant";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { Payment, Refund } from "@lokalkorb/domain/ordering/order/payment";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { balanceDueCents, isTerminated, netPaidCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { isTagOf, refundTag } from "@lokalkorb/domain/ordering/payment/refund-tag";
import { feeBackCents, isOfReserve } from "@lokalkorb/domain/ordering/payment/fee-back";
import { retryRefund } from "@lokalkorb/domain/ordering/refunds/retry-refund";
import { feeOf, type FeeTerms } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { shareFeeCents } from "@lokalkorb/domain/ordering/payment/share-payment";
import type { OrderAddress } from "../../ordering/payment-port.ts";
import { PermanentFailure, type EffectRunner } from "../../outbox/effect-runner.ts";
import { neededPayments, type PaymentDeps } from "../provider/payment-deps.ts";
import type { PaymentSnapshot, ProviderAnswer } from "../provider/payment-provider.ts";
import { syncPayment, ingestState } from "./sync-payment.ts";
import { readRecord } from "./payment-record.ts";

type Order = DocumentOf<typeof orderDocument>;

interface PaidOrder {
  readonly address: OrderAddress;
  readonly order: Order;
  readonly account: string;
  readonly terms: FeeTerms;
}

/** Null: the order is in the archive or was never paid online, so there is nothing to move. */
async function readPaidOrder(deps: PaymentDeps, { restaurantId, orderId }: OrderAddress): Promise<PaidOrder | null> {
  const address = { restaurantId, orderId };
  const [order, record] = await Promise.all([
    readDocument(deps.db, orderDocument, address),
    readRecord(deps.db, orderId),
  ]);
  if (order === null || record === null) return null;
  return { address, order, account: record.account, terms: record.attempts[0] ?? {} };
}

const authorized = ({ payments }: Order) =>
  payments.filter(({ provider, state }) => provider === "stripe" && state === "authorized");

/**
 * Captures the missing amount of the order as it is now, from all authorizations and never more than agreed. The rest
 * is voided: a shopper may have paid on two pages.
 */
export async function captureAuthorized(deps: PaymentDeps, address: OrderAddress): Promise<void> {
  const found = await readPaidOrder(deps, address);
  if (found === null) return;
  const { order, account, terms } = found;
  // The order ended before its money could be taken.
  if (isTerminated(order)) return voidAuthorized(deps, address);
  const { shares } = order;
  // All or nothing: as long as a part is missing, none is taken.
  if (shares !== undefined && order.status === "pendingPayment") return;
  const { provider, config } = await neededPayments(deps);
  let missing = toCapture(order);
  for (const payment of authorized(order)) {
    const { id } = payment;
    const isWanted = shares === undefined || shares.some(({ paymentId }) => paymentId === id);
    const cents = isWanted ? Math.min(payment.authorizedCents, missing) : 0;
    if (cents <= 0) {
      await voidAuthorization(deps, found, payment);
      continue;
    }
    missing -= cents;
    const feeFor = shares === undefined ? feeOf : shareFeeCents;
    const feeCents = feeFor(terms, order.totals, cents, config.feeBp);
    // A key stands for one request word for word, and the fee is part of it.
    const key = `order:${order.id}:capture:${id}:${cents}:${feeCents}`;
    const answer = await provider.capture(account, id, { cents, feeCents }, key);
    await deps.failpoint("capture:called");
    await finish(deps, found, answer, id);
  }
}

/** Of an order that was not picked up, what the shop keeps and has not yet. */
const toCapture = (order: Order): Cents =>
  order.status === "noShow" && order.cancellation !== undefined
    ? Math.max(0, order.cancellation.keptCents - netPaidCents(order))
    : balanceDueCents(order);

/** Lets go of what was reserved: of one payment, or of all. */
async function voidAuthorized(deps: PaymentDeps, address: OrderAddress, paymentId?: Id<"payment">): Promise<void> {
  const found = await readPaidOrder(deps, address);
  if (found === null) return;
  const wanted = authorized(found.order).filter(({ id }) => paymentId === undefined || id === paymentId);
  for (const payment of wanted) await voidAuthorization(deps, found, payment);
}

async function voidAuthorization(deps: PaymentDeps, found: PaidOrder, { id }: Payment): Promise<void> {
  const { provider } = await neededPayments(deps);
  const answer = await provider.cancel(found.account, id, `order:${found.order.id}:cancel:${id}`);
  await deps.failpoint("void:called");
  await finish(deps, found, answer, id);
}

/** Whatever the provider answered, what counts is how the payment stands now. */
async function finish(
  deps: PaymentDeps,
  { address, order }: PaidOrder,
  answer: ProviderAnswer<PaymentSnapshot>,
  paymentId: Id<"payment">,
): Promise<void> {
  if (answer.type === "unavailable") throw new Error(answer.problem);
  if (answer.type === "ok") await ingestState(deps, address, answer.value.state);
  else await syncPayment(deps, address);
  const after = await readDocument(deps.db, orderDocument, address);
  const isStill = after?.payments.some(({ id, state }) => id === paymentId && state === "authorized") ?? false;
  if (isStill) throw new Error(`Payment ${paymentId} of order ${order.id} is still reserved (${answer.type}).`);
}

/** A failed refund is on its way again after a retry, unless its money went back in another way. */
async function pendingRefund(
  deps: PaymentDeps,
  address: OrderAddress,
  order: Order,
  refundId: Id<"refund">,
): Promise<Refund | null> {
  const known = order.refunds?.find(({ id }) => id === refundId);
  if (known === undefined || known.state === "succeeded") return null;
  if (known.state === "pending") return known;
  return inTransaction(deps.db, async (tx) => {
    const now = await readDocument(tx, orderDocument, address);
    const refunds = now === null ? null : retryRefund(now, refundId);
    if (refunds === null) return null;
    updateDocument(tx, orderDocument, address, { refunds });
    return refunds.find(({ id }) => id === refundId) ?? null;
  });
}

/** The provider forgets keys after a day. */
const keysLast = 12 * hourMs;

/** Payments that have given their part already, in an earlier try or so long ago that its key says nothing any more. */
async function sentBefore(deps: PaymentDeps, { address }: PaidOrder, refund: Refund): Promise<ReadonlySet<string>> {
  if (refund.attempt === undefined && deps.now() - refund.at < keysLast) return new Set();
  const synced = await syncPayment(deps, address);
  if (synced.type === "unknown") throw new Error("The provider does not say what became of the refund.");
  if (synced.type !== "seen") return new Set();
  const sent = Object.values(synced.record.state.refunds).filter(
    ({ refundId, state }) => isTagOf(refundId, refund.id) && state !== "failed",
  );
  return new Set(sent.map(({ paymentId }) => paymentId));
}

/** Gives back what a refund of the order says, part by part. Our note of it is there before any money moves. */
async function refundPart(deps: PaymentDeps, found: PaidOrder, refundId: Id<"refund">): Promise<void> {
  const { address, order, account } = found;
  const refund = await pendingRefund(deps, address, order, refundId);
  if (refund === null) return;
  const there = await sentBefore(deps, found, refund);
  const { provider } = await neededPayments(deps);
  const online = order.payments.filter((payment) => payment.provider === "stripe");
  for (const { paymentId, cents } of refund.from) {
    const payment = online.find(({ id }) => id === paymentId);
    if (payment === undefined || cents <= 0 || there.has(paymentId)) continue;
    // The platform's share is of the goods, and of those none go back with a reserve: then the fee is settled by itself.
    const hasFee = (payment.feeCents ?? 0) > 0 && !isOfReserve(refund) && feeBackCents(order, paymentId) === null;
    const tag = refundTag(refund);
    const key = `order:${order.id}:${tag}:${paymentId}`;
    const answer = await provider.refund(account, paymentId, { cents, refundId: tag, hasFee, ...address }, key);
    await deps.failpoint("refund:called");
    if (answer.type === "unavailable") throw new Error(answer.problem);
    if (answer.type === "ok") continue;
    const problem = answer.type === "declined" ? answer.code : answer.problem;
    await deps.orders.applyPaymentFact(address, { type: "refundFailed", refundId, error: problem });
    throw new PermanentFailure(problem);
  }
  const synced = await syncPayment(deps, address);
  if (synced.type === "unknown") throw new Error("The provider does not say what became of the refund.");
}

/** Where a reserve went back without its fee, the fee goes back by what went back of the goods. */
async function refundApplicationFees(
  deps: PaymentDeps,
  { order, account }: PaidOrder,
  refundId: Id<"refund">,
): Promise<void> {
  const { provider } = await neededPayments(deps);
  for (const { paymentId } of order.refunds?.find(({ id }) => id === refundId)?.from ?? []) {
    const backCents = feeBackCents(order, paymentId);
    if (backCents === null || backCents === 0) continue;
    const key = `order:${order.id}:fee:${paymentId}`;
    const answer = await provider.refundApplicationFee(account, paymentId, backCents, key);
    await deps.failpoint("fee:called");
    if (answer.type === "unavailable" || answer.type === "invalid") throw new Error(answer.problem);
  }
}

export const runCaptureEffect: EffectRunner<PaymentDeps> = (deps, entry) => captureAuthorized(deps, entry);

export const runVoidEffect: EffectRunner<PaymentDeps> = (deps, entry) => {
  const paymentId = entry.data?.paymentId;
  return voidAuthorized(deps, entry, typeof paymentId === "string" ? paymentId : undefined);
};

export const runRefundEffect: EffectRunner<PaymentDeps> = async (deps, entry) => {
  const found = await readPaidOrder(deps, entry);
  const refundId = entry.data?.refundId;
  if (found === null || typeof refundId !== "string") return;
  await refundPart(deps, found, refundId);
  const after = await readPaidOrder(deps, entry);
  if (after !== null) await refundApplicationFees(deps, after, refundId);
};
