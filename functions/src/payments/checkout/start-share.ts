import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { OrderShare } from "@lokalkorb/domain/ordering/order/order";
import { feeBpOn } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { paymentKeptUntil } from "@lokalkorb/domain/ordering/payment/payment-retention";
import { sharesToPay } from "@lokalkorb/domain/ordering/payment/share-payment";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import type { CheckoutRefusal, OrderAddress, ShareWish } from "../../ordering/payment-port.ts";
import { localDateAt } from "../../platform/business-day.ts";
import type { PaymentDeps, Payments } from "../provider/payment-deps.ts";
import {
  type Attempt,
  changeAttempt,
  type PaymentRecord,
  readRecord,
  recheckDelay,
  startRecord,
} from "../sync/payment-record.ts";
import { ingestState, syncPayment } from "../sync/sync-payment.ts";
import { asksForKnown, attemptKey, beginShare, checkoutRequest } from "./checkout-attempt.ts";
import { endAll, findLostSessions, mayStillBePaid } from "./end-checkout.ts";

type Order = DocumentOf<typeof orderDocument>;
type Settings = DocumentOf<typeof paymentSettingsDocument>;
type Started = Result<{ readonly url: string }, CheckoutRefusal>;

/** A page that ends any moment is of no use. */
const usableFor = 60_000;
/** A part that is paid while it is asked for makes it another question. */
const mostTries = 4;

interface ShareQuestion {
  readonly at: Payments;
  readonly settings: Settings;
  readonly isReturning: boolean;
  readonly wish: ShareWish;
}

interface Begun {
  readonly order: Order;
  readonly attempt: Attempt;
  readonly account: string;
  /** Other attempts for the same parts: their pages end first, so that no part is paid twice. */
  readonly earlier: readonly number[];
}

/**
 * The page on which a part of a waiting order is paid, or by its host all that are open. An attempt names its parts in the
 * order before the provider is asked; what it brings counts for them alone, and only while they are open.
 */
export async function startShare(deps: PaymentDeps, address: OrderAddress, wish: ShareWish): Promise<Started> {
  const at = await deps.paymentProvider();
  if (at === null) return refuse({ type: "payment-unavailable" });
  const { restaurantId } = address;
  const settings = await readDocument(deps.db, paymentSettingsDocument, { restaurantId });
  if (settings?.connect?.chargesEnabled !== true) return refuse({ type: "payment-method-unavailable" });
  const order = await readDocument(deps.db, orderDocument, address);
  if (order === null) return refuse({ type: "not-found" });
  const isAgain = order.shares?.some(
    ({ participantId, attempts }) => attempts.length > 0 && (wish.takesRest || participantId === wish.participantId),
  );
  // A message of the provider that was lost is heard before anything is paid once more.
  if (isAgain && (await syncPayment(deps, address)).type === "unknown") return refuse({ type: "payment-unavailable" });
  const isReturning =
    asksForKnown(settings.methods) && (await deps.orders.hasCompletedOrder(restaurantId, order.customer.uid));
  const question = { at, settings, isReturning, wish };
  for (let tries = 0; tries < mostTries; tries++) {
    const started = await startOnce(deps, address, question);
    if (started !== "again") return started;
  }
  return refuse({ type: "payment-unavailable" });
}

async function startOnce(
  deps: PaymentDeps,
  address: OrderAddress,
  question: ShareQuestion,
): Promise<Started | "again"> {
  const { at, settings } = question;
  const { orderId } = address;
  const begun = await begin(deps, address, question);
  if (!begun.ok) return begun;
  const { order, attempt, account, earlier } = begun.value;
  await deps.failpoint("share:begun");
  const ended = await endEarlier(deps, address, at, { no: attempt.no, earlier });
  if (ended === "unknown") return refuse({ type: "payment-unavailable" });
  if (ended === "paid") {
    await changeAttempt(deps, orderId, attempt.no, (one) => ({ ...one, abandoned: true }));
    return "again";
  }
  if (attempt.url !== undefined) return ok({ url: attempt.url });
  const request = checkoutRequest(address, order, attempt, account, settings, at.config);
  const made = await at.provider.createCheckout(request, attemptKey(orderId, attempt));
  await deps.failpoint("share:session-created");
  if (made.type === "invalid") {
    deps.log.warn("payment: the provider makes no page for a part", { ...address, ...made });
    await changeAttempt(deps, orderId, attempt.no, (one) => ({ ...one, abandoned: true }));
    // A key under which nothing was made asks for a page that would end too soon by now.
    return deps.now() > attempt.startedAt + 1000 ? "again" : refuse({ type: "payment-unavailable" });
  }
  if (made.type !== "ok") {
    deps.log.warn("payment: the provider does not answer", { ...address, ...made });
    return refuse({ type: "payment-unavailable" });
  }
  const { sessionId, url } = made.value;
  if (await keepPage(deps, address, attempt, sessionId, url)) return ok({ url });
  // The time ended, or its host has taken the part over, while the page was made.
  await at.provider.endCheckout(account, sessionId);
  return "again";
}

/** Written before the provider is asked, so that nothing it makes is ever unknown to us. */
const begin = (
  deps: PaymentDeps,
  address: OrderAddress,
  { at, settings, isReturning, wish }: ShareQuestion,
): Promise<Result<Begun, CheckoutRefusal>> =>
  inTransaction(deps.db, async (tx) => {
    const { restaurantId, orderId } = address;
    const order = await readDocument(tx, orderDocument, address);
    const record = await readRecord(tx, orderId);
    const now = deps.now();
    if (order?.shares === undefined) return refuse({ type: "not-found" });
    const { connect, feeRates = [], methods } = settings;
    if (connect === undefined) return refuse({ type: "payment-method-unavailable" });
    if (order.status !== "pendingPayment") return refuse({ type: "already-handled", status: order.status });
    if ((order.holdUntil ?? 0) <= now) return refuse({ type: "already-handled", status: "expired" });
    const meant = sharesToPay(order.shares, wish);
    if (meant.length === 0) return refuse({ type: "already-handled", status: order.status });
    const { attempts = [], account = connect.accountId } = record ?? {};
    const known = attempts.findLast((one) => isFor(order, meant, one.no) && isUsable(one, wish, record, now));
    const { timezone } = jurisdictions[connect.country];
    const feeBp = attempts[0]?.feeBp ?? feeBpOn(feeRates, localDateAt(now, timezone), at.config.feeBp);
    const no = known?.no ?? (attempts.at(-1)?.no ?? 0) + 1;
    const cents = meant.reduce((sum, one) => sum + one.cents, 0);
    const attempt = known ?? beginShare(order, { ...wish, cents }, no, feeBp, now, { methods, isReturning });
    const earlier = meant.flatMap((share) => share.attempts).filter((one) => one !== no);
    const shares = order.shares.map((share) =>
      meant.includes(share)
        ? {
            ...share,
            attempts: [...new Set([...share.attempts, no])],
            ...(wish.takesRest ? { isTakenOver: true } : {}),
          }
        : share,
    );
    if (known === undefined) {
      const lookAt = now + recheckDelay;
      const expiresAt = paymentKeptUntil(now, connect.country);
      if (record === null) startRecord(tx, orderId, { restaurantId, account, attempts: [attempt], expiresAt }, lookAt);
      else updateDocument(tx, stripePaymentDocument, { orderId }, { attempts: [...attempts, attempt], lookAt });
    }
    updateDocument(tx, orderDocument, address, { shares });
    const after = { ...order, shares };
    if (wish.takesRest) deps.orders.tellGroup(tx, address, order, after);
    return ok({ order: after, attempt, account, earlier: [...new Set(earlier)] });
  });

/** An attempt for exactly these parts. */
const isFor = ({ shares = [] }: Order, meant: readonly OrderShare[], no: number): boolean =>
  shares.every((share) => share.attempts.includes(no) === meant.includes(share));

/** Its page is open, or not known yet: then the same key answers with it. */
function isUsable(
  { sessionId, abandoned, expiresAt, takesRest = false }: Attempt,
  wish: ShareWish,
  record: PaymentRecord | null,
  now: number,
): boolean {
  if (abandoned === true || takesRest !== wish.takesRest) return false;
  if (sessionId === undefined) return true;
  return (record?.state.sessions[sessionId] ?? "open") === "open" && expiresAt > now + usableFor;
}

/** `paid`: on one of those pages in the last moment, which the order has heard by now. */
async function endEarlier(
  deps: PaymentDeps,
  address: OrderAddress,
  at: Payments,
  { no, earlier }: { readonly no: number; readonly earlier: readonly number[] },
): Promise<"over" | "paid" | "unknown"> {
  if (earlier.length === 0) return "over";
  if (!(await findLostSessions(deps, address, at, no))) return "unknown";
  const record = await readRecord(deps.db, address.orderId);
  if (record === null) return "over";
  const attempts = record.attempts.filter((one) => earlier.includes(one.no));
  const seen = await endAll(at, { ...record, attempts });
  if (seen === null) return "unknown";
  const synced = await ingestState(deps, address, seen);
  if (synced.type !== "seen" || mayStillBePaid({ attempts, state: synced.record.state })) return "unknown";
  const order = await readDocument(deps.db, orderDocument, address);
  const isOpen = ({ attempts: ofShare, paymentId }: OrderShare): boolean =>
    !ofShare.includes(no) || paymentId === undefined;
  return order?.status === "pendingPayment" && order.shares?.every(isOpen) === true ? "over" : "paid";
}

/** False: the order or one of its parts waits for this page no more. */
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
    const attempts = record.attempts.map((one) => (one.no === no ? { ...one, sessionId, url } : one));
    updateDocument(tx, stripePaymentDocument, { orderId }, { attempts });
    const own = (order.shares ?? []).filter((share) => share.attempts.includes(no));
    const isLast = own.every((share) => share.attempts.at(-1) === no && share.paymentId === undefined);
    return order.status === "pendingPayment" && isLast;
  });
