import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { feeBpOn, type FeeRate } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { paymentKeptUntil } from "@lokalkorb/domain/ordering/payment/payment-retention";
import { joinStates } from "@lokalkorb/domain/ordering/payment/provider-state";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import type { CheckoutRefusal, OrderAddress } from "../../ordering/payment-port.ts";
import { localDateAt } from "../../platform/business-day.ts";
import type { PaymentDeps, Payments } from "../provider/payment-deps.ts";
import { ingestState } from "../sync/sync-payment.ts";
import {
  type Attempt,
  changeAttempt,
  readRecord,
  mergeProviderState,
  recheckDelay,
  startRecord,
} from "../sync/payment-record.ts";
import { asksForKnown, attemptKey, beginAttempt, checkoutRequest } from "./checkout-attempt.ts";
import { endAll, findLostSessions, outcomeOf } from "./end-checkout.ts";
import { savedCard } from "./saved-card.ts";
import { payWithCard } from "./pay-with-card.ts";

type Order = DocumentOf<typeof orderDocument>;
type Settings = DocumentOf<typeof paymentSettingsDocument>;
type Started = Result<{ readonly url?: string }, CheckoutRefusal>;

/** The provider takes no less. */
const leastCents = 50;
/** A page that ends any moment is of no use. */
const usableFor = 60_000;
/** After so many declines another method is needed. */
const mostCardAttempts = 5;

/**
 * The page on which a waiting order is paid: the same again while it is open, a new one when it is over. With a card that
 * the orderer keeps it is paid at once.
 */
export async function startCheckout(deps: PaymentDeps, address: OrderAddress, cardId?: string): Promise<Started> {
  const at = await deps.paymentProvider();
  if (at === null) return refuse({ type: "payment-unavailable" });
  const { restaurantId } = address;
  const [order, settings] = await Promise.all([
    readDocument(deps.db, orderDocument, address),
    readDocument(deps.db, paymentSettingsDocument, { restaurantId }),
  ]);
  if (order === null) return refuse({ type: "not-found" });
  if (order.status !== "pendingPayment") return refuse({ type: "already-handled", status: order.status });
  // Each of its group pays an own part elsewhere.
  if (order.shares !== undefined) return refuse({ type: "payment-method-unavailable" });
  const { connect } = settings ?? {};
  if (settings === null || connect?.chargesEnabled !== true) return refuse({ type: "payment-method-unavailable" });
  const card = cardId === undefined ? null : await savedCard(deps.db, order.customer.uid, cardId);
  if (cardId !== undefined && card === null) return refuse({ type: "payment-method-unavailable" });
  const { methods } = settings;
  const isReturning = asksForKnown(methods) && (await deps.orders.hasCompletedOrder(restaurantId, order.customer.uid));
  // A key under which nothing was made asks for a page that would end too soon by now: then a new attempt begins.
  for (let tries = 0; tries < 2; tries++) {
    const begun = await begin(deps, address, at, {
      current: connect.accountId,
      country: connect.country,
      feeRates: settings.feeRates ?? [],
      by: card ?? { methods, isReturning },
    });
    if (!begun.ok) return begun;
    if (begun.value.url !== undefined) return ok({ url: begun.value.url });
    const before = await endEarlier(deps, address, at, begun.value.attempt);
    if (before !== null) return before;
    const created =
      card === null
        ? await create(deps, address, { at, order, settings, ...begun.value })
        : await payWithCard(deps, address, { at, settings, ...begun.value });
    if (created !== "stale") return created;
  }
  return refuse({ type: "payment-unavailable" });
}

interface AttemptTerms {
  /** The shop's account today. */
  readonly current: string;
  readonly country: Country;
  readonly feeRates: readonly FeeRate[];
  readonly by: Parameters<typeof beginAttempt>[4];
}

interface StartedAttempt {
  readonly attempt: Attempt;
  /** All attempts of an order are with the same account, also when the shop changes to another meanwhile. */
  readonly account: string;
  /** There is a page already. */
  readonly url?: string;
}

/** Written before the provider is asked, so that nothing it makes is ever unknown to us. */
const begin = (
  deps: PaymentDeps,
  address: OrderAddress,
  { config }: Payments,
  { current, country, feeRates, by }: AttemptTerms,
): Promise<Result<StartedAttempt, CheckoutRefusal>> =>
  inTransaction(deps.db, async (tx) => {
    const { restaurantId, orderId } = address;
    const order = await readDocument(tx, orderDocument, address);
    const record = await readRecord(tx, orderId);
    if (order === null) return refuse({ type: "not-found" });
    if (order.status !== "pendingPayment") return refuse({ type: "already-handled", status: order.status });
    const now = deps.now();
    const account = record?.account ?? current;
    const attempts = record?.attempts ?? [];
    const last = attempts.at(-1);
    const feeBp =
      attempts[0]?.feeBp ?? feeBpOn(feeRates, localDateAt(now, jurisdictions[country].timezone), config.feeBp);
    const fresh = beginAttempt(order, (last?.no ?? 0) + 1, feeBp, now, by);
    const hasCard = "cardId" in by;
    if (fresh.cents < leastCents) return refuse({ type: "payment-method-unavailable" });
    const isSame = last?.cents === fresh.cents && last.cardId === fresh.cardId;
    if (last !== undefined && last.abandoned !== true && isSame) {
      if (hasCard || last.sessionId === undefined) return ok({ attempt: last, account });
      const isOpen = (record?.state.sessions[last.sessionId] ?? "open") === "open" && last.expiresAt > now + usableFor;
      if (isOpen && order.checkout?.url !== undefined) return ok({ attempt: last, account, url: order.checkout.url });
    }
    if (hasCard && attempts.length >= mostCardAttempts) return refuse({ type: "payment-method-unavailable" });
    const lookAt = now + recheckDelay;
    const expiresAt = paymentKeptUntil(now, country);
    if (record === null) startRecord(tx, orderId, { restaurantId, account, attempts: [fresh], expiresAt }, lookAt);
    else updateDocument(tx, stripePaymentDocument, { orderId }, { attempts: [...attempts, fresh], lookAt });
    updateDocument(tx, orderDocument, address, { checkout: { attempt: fresh.no, state: "creating" } });
    return ok({ attempt: fresh, account });
  });

/** An older page that is still open must not be paid on a second time. Null: a new page may be made. */
async function endEarlier(
  deps: PaymentDeps,
  address: OrderAddress,
  at: Payments,
  { no }: Attempt,
): Promise<Started | null> {
  const { orderId } = address;
  // One that has no page yet may be paid the next moment, by a card that is kept.
  if (!(await findLostSessions(deps, address, at, no))) return refuse({ type: "payment-unavailable" });
  const record = await readRecord(deps.db, orderId);
  const earlier = (record?.attempts ?? []).filter((attempt) => attempt.no < no);
  const isNothing = earlier.every(({ sessionId, paymentId }) => sessionId === undefined && paymentId === undefined);
  if (record === null || isNothing) return null;
  const seen = await endAll(at, { ...record, attempts: earlier });
  if (seen === null) return refuse({ type: "payment-unavailable" });
  await mergeProviderState(deps, orderId, seen);
  const outcome = outcomeOf(joinStates(record.state, seen));
  if (outcome === "over") return null;
  // It was paid there after all, or a bank still has to say so.
  await changeAttempt(deps, orderId, no, (one) => ({ ...one, abandoned: true }));
  await ingestState(deps, address, seen);
  const order = await readDocument(deps.db, orderDocument, address);
  return order === null || order.status === "pendingPayment"
    ? refuse({ type: "payment-unavailable" })
    : refuse({ type: "already-handled", status: order.status });
}

interface CheckoutTerms {
  readonly at: Payments;
  readonly order: Order;
  readonly settings: Settings;
  readonly attempt: Attempt;
  readonly account: string;
}

async function create(
  deps: PaymentDeps,
  address: OrderAddress,
  { at, order, settings, attempt, account }: CheckoutTerms,
): Promise<Started | "stale"> {
  const { orderId } = address;
  const request = checkoutRequest(address, order, attempt, account, settings, at.config);
  await deps.failpoint("checkout:begun");
  const made = await at.provider.createCheckout(request, attemptKey(orderId, attempt));
  await deps.failpoint("checkout:session-created");
  if (made.type === "invalid") {
    deps.log.warn("payment: the provider makes no page", { ...address, ...made });
    await changeAttempt(deps, orderId, attempt.no, (one) => ({ ...one, abandoned: true }));
    if (deps.now() > attempt.startedAt + 1000) return "stale";
    await updateDocument(deps.db, orderDocument, address, { checkout: { attempt: attempt.no, state: "failed" } });
    return refuse({ type: "payment-unavailable" });
  }
  if (made.type !== "ok") {
    deps.log.warn("payment: the provider does not answer", { ...address, ...made });
    return refuse({ type: "payment-unavailable" });
  }
  const { sessionId, url } = made.value;
  // A faster request has ended this page.
  return (await keepSession(deps, address, attempt, sessionId, url))
    ? ok({ url })
    : refuse({ type: "payment-unavailable" });
}

/** False: the order was paid or given up meanwhile, or is paid on another page, and shows no page of this attempt. */
const keepSession = (
  deps: PaymentDeps,
  address: OrderAddress,
  attempt: Attempt,
  sessionId: string,
  url: string,
): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const { orderId } = address;
    const [order, record] = [await readDocument(tx, orderDocument, address), await readRecord(tx, orderId)];
    if (order === null || record === null) return false;
    const attempts = record.attempts.map((one) => (one.no === attempt.no ? { ...one, sessionId } : one));
    updateDocument(tx, stripePaymentDocument, { orderId }, { attempts });
    if (order.status !== "pendingPayment" || order.checkout?.attempt !== attempt.no) return false;
    const checkout = { attempt: attempt.no, state: "open" as const, sessionId, url, expiresAt: attempt.expiresAt };
    updateDocument(tx, orderDocument, address, { checkout });
    return true;
  });
