import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { feeBpOn } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { paymentKeptUntil } from "@lokalkorb/domain/ordering/payment/payment-retention";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import type { CheckoutRefusal, OrderAddress } from "../../ordering/payment-port.ts";
import { localDateAt } from "../../platform/business-day.ts";
import { neededPayments, type PaymentDeps, type Payments } from "../provider/payment-deps.ts";
import {
  type Attempt,
  changeAttempt,
  type PaymentRecord,
  readRecord,
  recheckDelay,
  startRecord,
} from "../sync/payment-record.ts";
import { ingestState } from "../sync/sync-payment.ts";
import { asksForKnown, attemptKey, beginDifference, checkoutRequest } from "./checkout-attempt.ts";
import { endAll, findLostSessions, outcomeOf } from "./end-checkout.ts";

type Order = DocumentOf<typeof orderDocument>;
type Settings = DocumentOf<typeof paymentSettingsDocument>;
type Started = Result<{ readonly url: string }, CheckoutRefusal>;

interface Begun {
  readonly order: Order;
  readonly attempt: Attempt;
  readonly account: string;
}

/**
 * The page on which the difference of a change is paid. It belongs to the attempt that the order's `pendingChange` names;
 * who puts another change there ends the page of this one first (`endDifference`).
 */
export async function startDifference(deps: PaymentDeps, address: OrderAddress): Promise<Started> {
  const at = await deps.paymentProvider();
  if (at === null) return refuse({ type: "payment-unavailable" });
  const { restaurantId, orderId } = address;
  const [order, settings] = await Promise.all([
    readDocument(deps.db, orderDocument, address),
    readDocument(deps.db, paymentSettingsDocument, { restaurantId }),
  ]);
  if (order === null) return refuse({ type: "not-found" });
  if (settings?.connect?.chargesEnabled !== true) return refuse({ type: "payment-method-unavailable" });
  const { methods } = settings;
  const isReturning = asksForKnown(methods) && (await deps.orders.hasCompletedOrder(restaurantId, order.customer.uid));
  const begun = await begin(deps, address, at, settings, isReturning);
  if (!begun.ok) return begun;
  const { pendingChange } = begun.value.order;
  if (pendingChange?.url !== undefined) return ok({ url: pendingChange.url });
  const { attempt, account } = begun.value;
  const request = checkoutRequest(address, begun.value.order, attempt, account, settings, at.config);
  await deps.failpoint("difference:begun");
  const made = await at.provider.createCheckout(request, attemptKey(orderId, attempt));
  if (made.type !== "ok") {
    deps.log.warn("payment: the provider makes no page for a change", { ...address, ...made });
    if (made.type === "invalid") await changeAttempt(deps, orderId, attempt.no, (one) => ({ ...one, abandoned: true }));
    return refuse({ type: "payment-unavailable" });
  }
  const { sessionId, url } = made.value;
  return (await keepPage(deps, address, attempt, sessionId, url))
    ? ok({ url })
    : refuse({ type: "already-handled", status: order.status });
}

/** Written before the provider is asked, so that nothing it makes is ever unknown to us. */
const begin = (
  deps: PaymentDeps,
  address: OrderAddress,
  { config }: Payments,
  { connect, feeRates = [], methods }: Settings,
  isReturning: boolean,
): Promise<Result<Begun, CheckoutRefusal>> =>
  inTransaction(deps.db, async (tx) => {
    const { restaurantId, orderId } = address;
    const order = await readDocument(tx, orderDocument, address);
    const record = await readRecord(tx, orderId);
    if (order === null) return refuse({ type: "not-found" });
    const { pendingChange: pending } = order;
    const now = deps.now();
    if (pending === undefined || pending.until <= now) return refuse({ type: "already-handled", status: order.status });
    if (connect === undefined) return refuse({ type: "payment-method-unavailable" });
    const { attempts = [], account = connect.accountId } = record ?? {};
    const known = attempts.find(({ no, abandoned }) => no === pending.attempt && abandoned !== true);
    if (known !== undefined) return ok({ order, attempt: known, account });
    const { timezone } = jurisdictions[connect.country];
    const feeBp = attempts[0]?.feeBp ?? feeBpOn(feeRates, localDateAt(now, timezone), config.feeBp);
    const no = (attempts.at(-1)?.no ?? 0) + 1;
    const attempt = beginDifference(order, pending, no, feeBp, now, { methods, isReturning });
    const lookAt = now + recheckDelay;
    const expiresAt = paymentKeptUntil(now, connect.country);
    if (record === null) startRecord(tx, orderId, { restaurantId, account, attempts: [attempt], expiresAt }, lookAt);
    else updateDocument(tx, stripePaymentDocument, { orderId }, { attempts: [...attempts, attempt], lookAt });
    const until = Math.min(pending.until, attempt.expiresAt);
    updateDocument(tx, orderDocument, address, { pendingChange: { ...pending, until, attempt: no } });
    return ok({ order, attempt, account });
  });

/** Ends every page on which a change of this order could still be paid. What was paid before is taken in. */
export async function endDifference(deps: PaymentDeps, address: OrderAddress): Promise<"over" | "paid" | "unknown"> {
  const isOfChange = (record: PaymentRecord) => (attempt: Attempt) =>
    attempt.ofChange === true &&
    (attempt.sessionId === undefined || (record.state.sessions[attempt.sessionId] ?? "open") === "open");
  const before = await readRecord(deps.db, address.orderId);
  if (before === null || !before.attempts.some(isOfChange(before))) return "over";
  const at = await neededPayments(deps);
  if (!(await findLostSessions(deps, address, at))) return "unknown";
  const record = await readRecord(deps.db, address.orderId);
  const attempts = (record?.attempts ?? []).filter(({ abandoned }) => abandoned !== true);
  if (record === null) return "over";
  const seen = await endAll(at, { ...record, attempts: attempts.filter(isOfChange(record)) });
  if (seen === null) return "unknown";
  await ingestState(deps, address, seen);
  return outcomeOf(seen);
}

/** False: another change took the place of this one meanwhile, whose page ends this one. */
const keepPage = (
  deps: PaymentDeps,
  address: OrderAddress,
  { no }: Attempt,
  sessionId: string,
  url: string,
): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const { orderId } = address;
    const [order, record] = [await readDocument(tx, orderDocument, address), await readRecord(tx, orderId)];
    if (order === null || record === null) return false;
    const attempts = record.attempts.map((one) => (one.no === no ? { ...one, sessionId } : one));
    updateDocument(tx, stripePaymentDocument, { orderId }, { attempts });
    const { pendingChange } = order;
    if (pendingChange?.attempt !== no) return false;
    updateDocument(tx, orderDocument, address, { pendingChange: { ...pendingChange, url } });
    return true;
  });
