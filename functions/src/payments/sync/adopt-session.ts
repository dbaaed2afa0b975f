import { neededPayments, type PaymentDeps } from "../provider/payment-deps.ts";
import { changeAttempts, type PaymentRecord } from "./payment-record.ts";

/**
 * A page that the provider made although we never heard its answer: it belongs to the attempt that is written on it. The
 * provider is asked, not the event.
 */
export const adoptSession = async (deps: PaymentDeps, record: PaymentRecord, sessionId: string): Promise<void> => {
  if (record.attempts.some((attempt) => attempt.sessionId === sessionId)) return;
  const look = await (await neededPayments(deps)).provider.lookAtCheckout(record.account, sessionId);
  if (look.type === "unavailable") throw new Error(look.problem);
  if (look.type !== "ok" || look.value.tag.orderId !== record.id) return;
  const { attempt: no } = look.value.tag;
  await changeAttempts(deps, record.id, (attempts) =>
    attempts.map((attempt) => {
      const { abandoned: _wrong, ...kept } = attempt;
      return attempt.no === no && attempt.sessionId === undefined ? { ...kept, sessionId } : attempt;
    }),
  );
};

/** The same for a payment with a kept card, which has no page. */
export const adoptPayment = async (deps: PaymentDeps, record: PaymentRecord, paymentId: string): Promise<void> => {
  const waits = record.attempts.some((attempt) => attempt.cardId !== undefined && attempt.paymentId === undefined);
  if (!waits || record.attempts.some((attempt) => attempt.paymentId === paymentId)) return;
  const look = await (await neededPayments(deps)).provider.lookAtPayment(record.account, paymentId);
  if (look.type === "unavailable") throw new Error(look.problem);
  if (look.type !== "ok" || look.value.tag.orderId !== record.id) return;
  const { attempt: no } = look.value.tag;
  await changeAttempts(deps, record.id, (attempts) =>
    attempts.map((attempt) =>
      attempt.no === no && attempt.cardId !== undefined && attempt.paymentId === undefined
        ? { ...attempt, paymentId }
        : attempt,
    ),
  );
};
