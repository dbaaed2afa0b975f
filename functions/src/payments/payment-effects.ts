import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { Payment } from "@lokalkorb/domain/orders/payment";
import { owedCents, wantsNoMoney } from "@lokalkorb/domain/orders/payment-rules";
import { applicationFeeCents } from "@lokalkorb/domain/payments/application-fee";
import type { Deps } from "../edge/deps.ts";
import type { OrderAddress } from "../orders/payment-port.ts";
import { applyPayment } from "../orders/settle-payment.ts";
import { EffectGaveUp, type EffectRunner } from "../outbox/effect-runner.ts";
import { lookAtPayment, takeIn } from "./look-at-payment.ts";
import type { Look, ProviderAnswer } from "./payment-provider.ts";
import { neededPayments } from "./payment-provider-of.ts";
import { readRecord } from "./payment-record.ts";

type Order = DocumentOf<typeof orderDocument>;

interface Case {
  readonly address: OrderAddress;
  readonly order: Order;
  readonly account: string;
}

/** Null: the order is in the archive or was never paid online, so there is nothing to move. */
const readCase = async (deps: Deps, { restaurantId, orderId }: OrderAddress): Promise<Case | null> => {
  const address = { restaurantId, orderId };
  const [order, record] = await Promise.all([
    readDocument(deps.db, orderDocument, address),
    readRecord(deps.db, orderId),
  ]);
  return order === null || record === null ? null : { address, order, account: record.account };
};

const authorized = ({ payments }: Order) =>
  payments.filter(({ provider, state }) => provider === "stripe" && state === "authorized");

/**
 * Takes what is missing for the order as it is now, over all that is reserved and never more than the shopper agreed to.
 * What is not needed is let go: somebody may have paid on two pages.
 */
export const captureAuthorized = async (deps: Deps, address: OrderAddress): Promise<void> => {
  const found = await readCase(deps, address);
  if (found === null) return;
  const { order, account } = found;
  // The order ended before its money could be taken.
  if (wantsNoMoney(order)) return voidAuthorized(deps, address);
  const { provider, config } = neededPayments(deps);
  let missing = owedCents(order);
  for (const payment of authorized(order)) {
    const { id } = payment;
    const cents = Math.min(payment.authorizedCents, missing);
    if (cents <= 0) {
      await letGo(deps, found, payment);
      continue;
    }
    missing -= cents;
    const feeCents = applicationFeeCents(order.totals, cents, config.feeBp);
    const key = `order:${order.id}:capture:${id}:${cents}`;
    const answer = await provider.capture(account, id, { cents, feeCents }, key);
    await deps.step("capture:called");
    await finish(deps, found, answer, id);
  }
};

/** Lets go of what was reserved: of one payment, or of all. */
const voidAuthorized = async (deps: Deps, address: OrderAddress, paymentId?: string): Promise<void> => {
  const found = await readCase(deps, address);
  if (found === null) return;
  const wanted = authorized(found.order).filter(({ id }) => paymentId === undefined || id === paymentId);
  for (const payment of wanted) await letGo(deps, found, payment);
};

const letGo = async (deps: Deps, found: Case, { id }: Payment): Promise<void> => {
  const { provider } = neededPayments(deps);
  const answer = await provider.cancel(found.account, id, cancelKey(found.order, id));
  await deps.step("void:called");
  await finish(deps, found, answer, id);
};

const cancelKey = ({ id }: Order, paymentId: string): string => `order:${id}:cancel:${paymentId}`;

/** Whatever the provider answered, what counts is how the payment stands now. */
const finish = async (
  deps: Deps,
  { address, order }: Case,
  answer: ProviderAnswer<Look>,
  paymentId: string,
): Promise<void> => {
  if (answer.type === "unavailable") throw new Error(answer.problem);
  if (answer.type === "ok") await takeIn(deps, address, answer.value.state);
  else await lookAtPayment(deps, address);
  const after = await readDocument(deps.db, orderDocument, address);
  const isStill = after?.payments.some(({ id, state }) => id === paymentId && state === "authorized") ?? false;
  if (isStill) throw new Error(`Payment ${paymentId} of order ${order.id} is still reserved (${answer.type}).`);
};

/** Gives back what a refund of the order says, part by part. Our note of it is there before any money moves. */
const refundPart = async (deps: Deps, found: Case, refundId: string): Promise<void> => {
  const { address, order, account } = found;
  const refund = order.refunds?.find(({ id }) => id === refundId);
  if (refund === undefined || refund.state !== "pending") return;
  const { provider } = neededPayments(deps);
  const online = order.payments.filter((payment) => payment.provider === "stripe");
  for (const { paymentId, cents } of refund.from) {
    const payment = online.find(({ id }) => id === paymentId);
    if (payment === undefined || cents <= 0) continue;
    const hasFee = (payment.feeCents ?? 0) > 0;
    const key = `order:${order.id}:${refundId}:${paymentId}`;
    const answer = await provider.refund(account, paymentId, { cents, refundId, hasFee, ...address }, key);
    await deps.step("refund:called");
    if (answer.type === "unavailable") throw new Error(answer.problem);
    if (answer.type === "ok") continue;
    const problem = answer.type === "declined" ? answer.code : answer.problem;
    await applyPayment(deps, address, { type: "refundFailed", refundId, error: problem });
    throw new EffectGaveUp(problem);
  }
  const looked = await lookAtPayment(deps, address);
  if (looked.type === "unknown") throw new Error("The provider does not say what became of the refund.");
};

export const runCaptureEffect: EffectRunner = (deps, entry) => captureAuthorized(deps, entry);

export const runVoidEffect: EffectRunner = (deps, entry) => {
  const paymentId = entry.data?.["paymentId"];
  return voidAuthorized(deps, entry, typeof paymentId === "string" ? paymentId : undefined);
};

export const runRefundEffect: EffectRunner = async (deps, entry) => {
  const found = await readCase(deps, entry);
  const refundId = entry.data?.["refundId"];
  if (found !== null && typeof refundId === "string") await refundPart(deps, found, refundId);
};
