import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Payment } from "@lokalkorb/domain/ordering/order/payment";
import { joinStates, type ProviderState } from "@lokalkorb/domain/ordering/payment/provider-state";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import type { OrderAddress } from "../../ordering/payment-port.ts";
import type { JobRunner } from "../../jobs/job-task.ts";
import { neededPayments, type PaymentDeps } from "../provider/payment-deps.ts";
import type { FoundPayment } from "../provider/payment-provider.ts";
import { ingestState } from "./sync-payment.ts";
import { readRecord, isSameState } from "./payment-record.ts";

const lookback = 2 * dayMs;

interface Findings {
  looked: number;
  /** We did not know it as it was. */
  healed: number;
  /** Money that no order of ours asked for, given back. */
  returned: number;
  /** Still different afterwards: it needs a person. */
  different: number;
}

/** Once a night the provider's books of a shop and ours are laid side by side. */
export const reconcilePayments: JobRunner<PaymentDeps> = async (to, { restaurantId }) => {
  if ((await to.paymentProvider()) === null) return;
  const since = to.now() - lookback;
  const ofShop = [
    ["restaurantId", "==", restaurantId],
    ["createdAt", ">=", since],
  ] as const;
  const records = await readQuery(to.db, queryOf(stripePaymentDocument, {}, { where: ofShop }));
  const accounts = new Set([
    ...records.map((record) => record.account),
    ...(await to.giftSales.accountsSince(restaurantId, since)),
    ...(await to.laterTips.accountsSince(restaurantId, since)),
  ]);
  if (accounts.size === 0) return;
  const findings: Findings = { looked: 0, healed: 0, returned: 0, different: 0 };
  for (const account of accounts) await reconcileAccount(to, account, since, findings);
  const say = findings.different > 0 ? to.log.error : to.log.info;
  say("payment: books compared", { restaurantId, ...findings });
};

async function reconcileAccount(to: PaymentDeps, account: string, since: number, findings: Findings): Promise<void> {
  const listed = await (await neededPayments(to)).provider.listPayments(account, since);
  if (listed.type !== "ok") {
    to.log.error("payment: the provider's books cannot be read", { account, problem: listed.type });
    findings.different++;
    return;
  }
  if (listed.value.isCut) {
    to.log.error("payment: there are more payments than are compared", { account });
    findings.different++;
  }
  for (const found of listed.value.payments) {
    const { restaurantId, orderId, giftSaleId, tipOrderId } = found.tag;
    if (giftSaleId !== undefined || tipOrderId !== undefined) {
      findings.looked++;
      const settled =
        giftSaleId === undefined
          ? await to.laterTips.settle(tipOrderId ?? "", account)
          : await to.giftSales.settle(giftSaleId, account);
      await reconcileBeside(to, account, found, settled, findings);
      continue;
    }
    // A shop may take payments of its own with its account; those are none of our business.
    if (restaurantId === undefined || orderId === undefined) continue;
    findings.looked++;
    await reconcilePayment(to, account, found, { restaurantId, orderId }, findings);
  }
}

/** A card or a tip is made of this money, or it goes back. */
async function reconcileBeside(
  to: PaymentDeps,
  account: string,
  found: FoundPayment,
  settled: "done" | "unknown" | "none",
  findings: Findings,
): Promise<void> {
  if (settled === "unknown") findings.different++;
  else if (settled === "none" && (await refundUnknown(to, account, found))) findings.returned++;
}

async function reconcilePayment(
  to: PaymentDeps,
  account: string,
  found: FoundPayment,
  address: OrderAddress,
  findings: Findings,
): Promise<void> {
  const record = await readRecord(to.db, address.orderId);
  const order =
    (await readDocument(to.db, orderDocument, address)) ?? (await readDocument(to.db, historicOrderDocument, address));
  if (record === null || order === null || record.account !== account) {
    if (await refundUnknown(to, account, found)) findings.returned++;
    return;
  }
  if (!isSameState(joinStates(record.state, found.state), record.state)) {
    findings.healed++;
    to.log.warn("payment: the provider knew more than we did", { ...address, paymentId: found.paymentId });
  }
  await ingestState(to, address, found.state);
  const after = (await readDocument(to.db, orderDocument, address)) ?? order;
  const problem = differenceOf(found, after.payments) ?? refundsDiffer(found, after);
  if (problem === null) return;
  findings.different++;
  to.log.error("payment: the books differ", { ...address, paymentId: found.paymentId, problem });
}

/** The order's own words for a payment, against the provider's. */
function differenceOf({ paymentId, state }: FoundPayment, known: readonly Payment[]): string | null {
  const theirs = state.payments[paymentId];
  const ours = known.find(({ id }) => id === paymentId);
  if (theirs === undefined || theirs.stage === "open") return null;
  if (theirs.stage === "canceled") {
    return ours === undefined || ours.state === "voided" || ours.state === "failed" ? null : "it was let go";
  }
  if (ours === undefined) return "the order knows nothing of it";
  if (theirs.stage === "authorized") return ours.state === "authorized" ? null : `reserved there, ${ours.state} here`;
  return ours.state === "captured" && ours.capturedCents === theirs.capturedCents
    ? null
    : `${theirs.capturedCents} there, ${ours.capturedCents} here`;
}

/** Differences in the refunds and disputes of a payment. */
function refundsDiffer(
  { paymentId, state }: FoundPayment,
  order: Pick<Order, "refunds" | "paymentStatus">,
): string | null {
  const ours = (order.refunds ?? [])
    .filter((refund) => refund.state === "succeeded")
    .flatMap(({ from }) => from)
    .filter((part) => part.paymentId === paymentId)
    .reduce((sum, { cents }) => sum + cents, 0);
  const theirs = Object.values(state.refunds)
    .filter((refund) => refund.state === "succeeded")
    .reduce((sum, { cents }) => sum + cents, 0);
  if (ours !== theirs) return `${theirs} given back there, ${ours} here`;
  const isAsked = Object.values(state.disputes).some((dispute) => dispute.state === "open");
  return isAsked && order.paymentStatus !== "disputed" ? "disputed there" : null;
}

/** Goods are never handed out for this money. */
async function refundUnknown(to: PaymentDeps, account: string, { paymentId, state }: FoundPayment): Promise<boolean> {
  const { provider } = await neededPayments(to);
  const payment = state.payments[paymentId];
  const back = givenBack(state);
  if (payment?.stage === "authorized") await provider.cancel(account, paymentId, `unknown:${paymentId}:cancel`);
  else if (payment?.stage === "captured" && payment.capturedCents > back) {
    const refund = { cents: payment.capturedCents - back, refundId: "unknown", hasFee: (payment.feeCents ?? 0) > 0 };
    await provider.refund(account, paymentId, refund, `unknown:${paymentId}:refund`);
  } else return false;
  to.log.error("payment: money without an order was given back", { account, paymentId });
  return true;
}

const givenBack = ({ refunds }: ProviderState): number =>
  Object.values(refunds).reduce((sum, { cents, state }) => sum + (state === "failed" ? 0 : cents), 0);
