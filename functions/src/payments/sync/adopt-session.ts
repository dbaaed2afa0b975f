import { neededPayments, type PaymentDeps } from "../provider/payment-deps.ts";
import { changeAttempts, type PaymentRecord } from "./payment-record.ts";

/**
 * A page that the provider made although we never heard its answer: it belongs to the attempt that is written on it. The
 * provider is asked, not the event.
 */
export async function adoptSession(deps: PaymentDeps, record: PaymentRecord, sessionId: string): Promise<void> {
  if (record.attempts.some((attempt) => attempt.sessionId === sessionId)) return;
  const snapshot = await (await neededPayments(deps)).provider.retrieveCheckout(record.account, sessionId);
  if (snapshot.type === "unavailable") throw new Error(snapshot.problem);
  if (snapshot.type !== "ok" || snapshot.value.tag.orderId !== record.id) return;
  const { attempt: no } = snapshot.value.tag;
  await changeAttempts(deps, record.id, (attempts) =>
    attempts.map((attempt) => {
      const { abandoned: _wrong, ...kept } = attempt;
      return attempt.no === no && attempt.sessionId === undefined ? { ...kept, sessionId } : attempt;
    }),
  );
}

/** The same for a payment with a kept card, which has no page. */
export async function adoptPayment(deps: PaymentDeps, record: PaymentRecord, paymentId: string): Promise<void> {
  const waits = record.attempts.some((attempt) => attempt.cardId !== undefined && attempt.paymentId === undefined);
  if (!waits || record.attempts.some((attempt) => attempt.paymentId === paymentId)) return;
  const snapshot = await (await neededPayments(deps)).provider.retrievePayment(record.account, paymentId);
  if (snapshot.type === "unavailable") throw new Error(snapshot.problem);
  if (snapshot.type !== "ok" || snapshot.value.tag.orderId !== record.id) return;
  const { attempt: no } = snapshot.value.tag;
  await changeAttempts(deps, record.id, (attempts) =>
    attempts.map((attempt) =>
      attempt.no === no && attempt.cardId !== undefined && attempt.paymentId === undefined
        ? { ...attempt, paymentId }
        : attempt,
    ),
  );
}
