import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ProviderState } from "@lokalkorb/domain/ordering/payment/provider-state";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { OrderAddress } from "../../ordering/payment-port.ts";
import { neededPayments, type Payments, type PaymentDeps } from "../provider/payment-deps.ts";
import type { PaymentProvider, PaymentSnapshot, ProviderAnswer } from "../provider/payment-provider.ts";
import { ingestState } from "../sync/sync-payment.ts";
import { type Attempt, changeAttempt, joinAttempts, type PaymentRecord, readRecord } from "../sync/payment-record.ts";
import { attemptKey, cardRequest, checkoutRequest } from "./checkout-attempt.ts";

/** Ends every page on which this order could still be paid, and says what came of it. */
export async function endCheckout(deps: PaymentDeps, address: OrderAddress): Promise<"over" | "paid" | "unknown"> {
  if ((await readRecord(deps.db, address.orderId)) === null) return "over";
  const at = await neededPayments(deps);
  if (!(await findLostSessions(deps, address, at))) return "unknown";
  const record = await readRecord(deps.db, address.orderId);
  if (record === null) return "over";
  const seen = await endAll(at, record);
  if (seen === null) return "unknown";
  await deps.failpoint("checkout:ended");
  const synced = await ingestState(deps, address, seen);
  if (synced.type !== "seen") return "unknown";
  const order = await readDocument(deps.db, orderDocument, address);
  if (order?.shares === undefined) return outcomeOf(synced.record.state);
  // Parts that are reserved bring nothing about without the last one.
  if (order.status !== "pendingPayment") return order.status === "expired" ? "over" : "paid";
  return mayStillBePaid(synced.record) ? "unknown" : "over";
}

/** Whether a page of these attempts is open, or a bank behind one has not answered. */
export function mayStillBePaid({ attempts, state }: Pick<PaymentRecord, "attempts" | "state">): boolean {
  const { sessions, payments } = state;
  return attempts.some(({ no, sessionId }) => {
    const session = sessionId === undefined ? undefined : (sessions[sessionId] ?? "open");
    const waitsForBank = Object.values(payments).some(({ stage, attempt }) => stage === "open" && attempt === no);
    return session === "open" || (session === "complete" && waitsForBank);
  });
}

export function outcomeOf({ sessions, payments }: ProviderState): "over" | "paid" | "unknown" {
  const stages = new Set(Object.values(payments).map(({ stage }) => stage));
  const states = new Set(Object.values(sessions));
  if (stages.has("authorized") || stages.has("captured")) return "paid";
  const waitsForBank = states.has("complete") && stages.has("open");
  return states.has("open") || waitsForBank ? "unknown" : "over";
}

/**
 * An attempt without a known page: the process may have died between the provider's work and our note, or is just about
 * to ask. The same key returns that page, or makes one that is ended at once. False: the provider does not answer.
 */
export async function findLostSessions(
  deps: PaymentDeps,
  address: OrderAddress,
  at: Payments,
  before = Infinity,
): Promise<boolean> {
  const { restaurantId, orderId } = address;
  const record = await readRecord(deps.db, orderId);
  const lost = (record?.attempts ?? []).filter(
    ({ no, sessionId, paymentId, abandoned }) =>
      no < before && sessionId === undefined && paymentId === undefined && abandoned !== true,
  );
  if (record === null || lost.length === 0) return true;
  const [order, settings] = await Promise.all([
    readDocument(deps.db, orderDocument, address),
    readDocument(deps.db, paymentSettingsDocument, { restaurantId }),
  ]);
  if (order === null || settings === null) return true;
  for (const attempt of lost) {
    const ofCard = cardRequest(address, attempt, record.account, settings);
    const key = attemptKey(orderId, attempt);
    const made =
      ofCard === null
        ? await at.provider.createCheckout(
            checkoutRequest(address, order, attempt, record.account, settings, at.config),
            key,
          )
        : await at.provider.prepareCardPayment(ofCard, key);
    if (made.type === "unavailable") return false;
    const found: Partial<Attempt> =
      made.type !== "ok"
        ? { abandoned: true }
        : "sessionId" in made.value
          ? { sessionId: made.value.sessionId }
          : made.value;
    await changeAttempt(deps, orderId, attempt.no, (one) => ({ ...one, ...found }));
  }
  return true;
}

/** Money that has come is never let go here: whether the order wants it is decided elsewhere. */
async function endCardPayment(
  provider: PaymentProvider,
  { id: orderId, account }: PaymentRecord,
  paymentId: Id<"payment">,
): Promise<ProviderAnswer<PaymentSnapshot>> {
  const isOpen = (answer: ProviderAnswer<PaymentSnapshot>): boolean =>
    answer.type === "ok" && answer.value.state.payments[paymentId]?.stage === "open";
  const before = await provider.retrievePayment(account, paymentId);
  if (!isOpen(before)) return before;
  const ended = await provider.cancel(account, paymentId, `order:${orderId}:cancel:${paymentId}`);
  // The bank was quicker.
  const snapshot = ended.type === "invalid" ? await provider.retrievePayment(account, paymentId) : ended;
  // While a bank decides it can neither be let go nor be paid in another way.
  return isOpen(snapshot) ? { type: "unavailable", problem: "The bank decides." } : snapshot;
}

/** Ends the pages of a record that may still be open; null = the provider does not answer. */
export const endAll = ({ provider }: Payments, record: PaymentRecord): Promise<ProviderState | null> =>
  joinAttempts(
    record,
    async (sessionId) => {
      const ended = await provider.endCheckout(record.account, sessionId);
      // It was over already, one way or the other.
      return ended.type === "invalid" ? provider.retrieveCheckout(record.account, sessionId) : ended;
    },
    (paymentId) => endCardPayment(provider, record, paymentId),
  );
