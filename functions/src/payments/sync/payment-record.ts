import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { decideAuthorizationAt } from "@lokalkorb/domain/ordering/payment/capture-plan";
import { joinStates, nothingKnown, type ProviderState } from "@lokalkorb/domain/ordering/payment/provider-state";
import { dayMs, hourMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import type { PaymentDeps } from "../provider/payment-deps.ts";
import type { PaymentSnapshot, ProviderAnswer } from "../provider/payment-provider.ts";

export type PaymentRecord = DocumentOf<typeof stripePaymentDocument>;
export type Attempt = PaymentRecord["attempts"][number];

export const readRecord = (scope: admin.ReadScope, orderId: Id<"order">): Promise<PaymentRecord | null> =>
  admin.readDocument(scope, stripePaymentDocument, { orderId });

export const startRecord = (
  tx: admin.AdminTransaction,
  orderId: Id<"order">,
  record: Pick<PaymentRecord, "restaurantId" | "account" | "expiresAt"> & { readonly attempts: readonly Attempt[] },
  lookAt: Instant,
): void =>
  admin.createDocument(tx, stripePaymentDocument, { orderId }, { ...record, state: nothingKnown, heard: [], lookAt });

/** Changes one attempt in place, on the newest state of the record. */
export const changeAttempt = (
  deps: PaymentDeps,
  orderId: Id<"order">,
  no: number | undefined,
  change: (attempt: Attempt) => Attempt,
): Promise<void> =>
  admin.inTransaction(deps.db, async (tx) => {
    const record = await readRecord(tx, orderId);
    if (record === null) return;
    const attempts = record.attempts.map((attempt) => (attempt.no === no ? change(attempt) : attempt));
    if (JSON.stringify(attempts) !== JSON.stringify(record.attempts))
      admin.updateDocument(tx, stripePaymentDocument, { orderId }, { attempts });
  });

type Look = (id: string) => Promise<ProviderAnswer<PaymentSnapshot>>;

/** Looks at each page and card payment that is not over for good, and joins the answers; null = one was not answered. */
export async function joinAttempts(
  { attempts, state }: PaymentRecord,
  ofSession: Look,
  ofPayment: Look,
): Promise<ProviderState | null> {
  const looks = [
    ...attempts.flatMap(({ sessionId: id }) =>
      id === undefined || state.sessions[id] === "expired" ? [] : [() => ofSession(id)],
    ),
    ...attempts.flatMap(({ paymentId: id }) =>
      id === undefined || state.payments[id]?.stage === "canceled" ? [] : [() => ofPayment(id)],
    ),
  ];
  let seen = nothingKnown;
  for (const look of looks) {
    const snapshot = await look();
    if (snapshot.type !== "ok") return null;
    seen = joinStates(seen, snapshot.value.state);
  }
  return seen;
}

/** Adds what was seen to what is known. What is known only grows, so looks may arrive in any order. */
export const mergeProviderState = (
  deps: PaymentDeps,
  orderId: Id<"order">,
  seen: ProviderState,
): Promise<PaymentRecord | null> =>
  admin.inTransaction(deps.db, async (tx) => {
    const record = await readRecord(tx, orderId);
    if (record === null) return null;
    const state = joinStates(record.state, seen);
    if (isSameState(state, record.state)) return record;
    const isDisputed = Object.values(state.disputes).some((dispute) => dispute.state === "open");
    const openDispute = isDisputed ? true : record.openDispute === undefined ? undefined : admin.remove();
    const patch = { state, ...(openDispute === undefined ? {} : { openDispute }) };
    admin.updateDocument(tx, stripePaymentDocument, { orderId }, patch);
    return { ...record, state };
  });

export const isSameState = (a: ProviderState, b: ProviderState): boolean =>
  JSON.stringify(joinStates(a, nothingKnown)) === JSON.stringify(joinStates(b, nothingKnown));

export async function markApplied(
  deps: PaymentDeps,
  record: PaymentRecord,
  names: readonly string[],
  lookAt: Instant | null,
): Promise<void> {
  if (names.length === 0 && (record.lookAt ?? null) === lookAt) return;
  const heard = names.length === 0 ? {} : { heard: admin.addToList(...names) };
  const patch = { ...heard, lookAt: lookAt ?? admin.remove() };
  await admin.updateDocument(deps.db, stripePaymentDocument, { orderId: record.id }, patch);
}

/** Less than the sweep's minute, so that each sweep looks. */
export const recheckDelay = 45_000;

/** May still bring money: the provider's outcome is unknown, or its card has not answered. */
export function isAttemptOpen(
  { sessionId, paymentId, abandoned }: Attempt,
  { payments }: Pick<ProviderState, "payments">,
): boolean {
  if (abandoned === true) return false;
  return paymentId === undefined ? sessionId === undefined : (payments[paymentId]?.stage ?? "open") === "open";
}

/** When to sync again without an event. A lost event is found within a minute where a person waits. */
export function nextSyncAt(
  { state, attempts }: PaymentRecord,
  order: Pick<Order, "refunds">,
  now: Instant,
): Instant | null {
  const times: Instant[] = [];
  const isStarting = attempts.some((attempt) => isAttemptOpen(attempt, state));
  const isOpen = Object.values(state.sessions).includes("open") || hasUnseenSession(attempts, state);
  const waitsForBank = Object.values(state.payments).some(({ stage }) => stage === "open");
  if (isStarting || isOpen) times.push(now + recheckDelay);
  else if (waitsForBank && Object.values(state.sessions).includes("complete")) times.push(now + hourMs);
  for (const { stage, captureBefore } of Object.values(state.payments)) {
    if (stage === "authorized")
      times.push(Math.max(decideAuthorizationAt(captureBefore ?? now + dayMs), now + recheckDelay));
  }
  const isComing = Object.values(state.refunds).some(({ refundId, state: stage }) => !refundId && stage === "pending");
  if (isComing) times.push(now + hourMs);
  if (order.refunds?.some(({ state: refund }) => refund === "pending")) times.push(now + recheckDelay);
  if (Object.values(state.disputes).some(({ state: dispute }) => dispute === "open")) times.push(now + dayMs);
  return times.length === 0 ? null : Math.min(...times);
}

const hasUnseenSession = (attempts: readonly Attempt[], { sessions }: ProviderState): boolean =>
  attempts.some(({ sessionId }) => sessionId !== undefined && !(sessionId in sessions));
