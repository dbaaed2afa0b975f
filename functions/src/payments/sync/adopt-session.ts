import { neededPayments, type PaymentDeps } from "../provider/payment-deps.ts";
import type { PaymentSnapshot, ProviderAnswer } from "../provider/payment-provider.ts";
import { type Attempt, changeAttempt, type PaymentRecord } from "./payment-record.ts";

/**
 * A page that the provider made although we never heard its answer: it belongs to the attempt that is written on it. The
 * provider is asked, not the event.
 */
export async function adoptSession(deps: PaymentDeps, record: PaymentRecord, sessionId: string): Promise<void> {
  if (record.attempts.some((attempt) => attempt.sessionId === sessionId)) return;
  const { provider } = await neededPayments(deps);
  await adopt(deps, record, await provider.retrieveCheckout(record.account, sessionId), (attempt) => {
    const { abandoned: _wrong, ...kept } = attempt;
    return attempt.sessionId === undefined ? { ...kept, sessionId } : attempt;
  });
}

/** The same for a payment with a kept card, which has no page. */
export async function adoptPayment(deps: PaymentDeps, record: PaymentRecord, paymentId: string): Promise<void> {
  const waits = (attempt: Attempt): boolean => attempt.cardId !== undefined && attempt.paymentId === undefined;
  if (!record.attempts.some(waits) || record.attempts.some((attempt) => attempt.paymentId === paymentId)) return;
  const { provider } = await neededPayments(deps);
  await adopt(deps, record, await provider.retrievePayment(record.account, paymentId), (attempt) =>
    waits(attempt) ? { ...attempt, paymentId } : attempt,
  );
}

async function adopt(
  deps: PaymentDeps,
  { id: orderId }: PaymentRecord,
  snapshot: ProviderAnswer<PaymentSnapshot>,
  change: (attempt: Attempt) => Attempt,
): Promise<void> {
  if (snapshot.type === "unavailable") throw new Error(snapshot.problem);
  if (snapshot.type !== "ok" || snapshot.value.tag.orderId !== orderId) return;
  await changeAttempt(deps, orderId, snapshot.value.tag.attempt, change);
}
