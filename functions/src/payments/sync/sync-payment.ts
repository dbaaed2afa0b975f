import { paymentFacts } from "@lokalkorb/domain/ordering/payment/payment-facts";
import type { ProviderState } from "@lokalkorb/domain/ordering/payment/provider-state";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { OrderAddress } from "../../ordering/payment-port.ts";
import { neededPayments, type PaymentDeps } from "../provider/payment-deps.ts";
import {
  isAttemptOpen,
  joinAttempts,
  markApplied,
  nextSyncAt,
  type PaymentRecord,
  readRecord,
  mergeProviderState,
  isSameState,
} from "./payment-record.ts";

/** `unknown`: the provider did not answer. */
export type SyncOutcome =
  | { readonly type: "seen"; readonly record: PaymentRecord }
  | { readonly type: "unknown" | "none" };

/**
 * Reads from the provider what has become of an order's payments and lets the order hear it. Webhook, return page, sweep
 * and commands all come here: what they were told does not matter, only what is true now.
 */
export async function syncPayment(deps: PaymentDeps, address: OrderAddress): Promise<SyncOutcome> {
  const record = await readRecord(deps.db, address.orderId);
  if (record === null || record.restaurantId !== address.restaurantId) return { type: "none" };
  const { provider } = await neededPayments(deps);
  const seen = await joinAttempts(
    record,
    (sessionId) => provider.retrieveCheckout(record.account, sessionId),
    (paymentId) => provider.retrievePayment(record.account, paymentId),
  );
  if (seen === null) return { type: "unknown" };
  return ingestState(deps, address, seen);
}

/** Adds a look at the provider to what is known, and lets the order hear what is new. */
export async function ingestState(deps: PaymentDeps, address: OrderAddress, seen: ProviderState): Promise<SyncOutcome> {
  const record = await mergeProviderState(deps, address.orderId, seen);
  if (record === null) return { type: "none" };
  await deps.failpoint("pay:remembered");
  return { type: "seen", record: await applyFacts(deps, address, record) };
}

/** More rounds than this would mean that the provider tells something new faster than we write it down. */
const mostRounds = 10;

const isAnyOpen = ({ attempts, state }: PaymentRecord): boolean =>
  attempts.some((attempt) => isAttemptOpen(attempt, state));

/**
 * Out of the archive, when there is something that it has not heard: a bank may ask for its money back after months, or
 * send back what was refunded.
 */
async function orderFor(deps: PaymentDeps, address: OrderAddress, record: PaymentRecord) {
  const order = await readDocument(deps.db, orderDocument, address);
  if (order !== null) return order;
  const archived = await readDocument(deps.db, historicOrderDocument, address);
  if (archived === null) return null;
  const facts = paymentFacts(record.state, archived, { isAttemptOpen: isAnyOpen(record) });
  if (facts.every(({ name }) => record.heard.includes(name))) return null;
  await deps.orders.unarchiveOrder(address);
  return readDocument(deps.db, orderDocument, address);
}

/**
 * Applies every fact that the order does not have. When another process learned more meanwhile, all facts are applied
 * again, so that the fullest picture has the last word.
 */
async function applyFacts(deps: PaymentDeps, address: OrderAddress, first: PaymentRecord): Promise<PaymentRecord> {
  let record = first;
  for (let round = 0; round < mostRounds; round++) {
    const order = await orderFor(deps, address, record);
    if (order === null) {
      deps.log.warn("payment: its order is not there any more", { ...address });
      await markApplied(deps, record, [], null);
      return record;
    }
    const { heard } = record;
    const facts = paymentFacts(record.state, order, { isAttemptOpen: isAnyOpen(record) });
    const news = round === 0 ? facts.filter(({ name }) => !heard.includes(name)) : facts;
    for (const { fact } of news) await deps.orders.applyPaymentFact(address, fact);
    const after = news.length === 0 ? order : ((await readDocument(deps.db, orderDocument, address)) ?? order);
    await markApplied(
      deps,
      record,
      news.map(({ name }) => name),
      nextSyncAt(record, after, deps.now()),
    );
    const now = await readRecord(deps.db, address.orderId);
    if (now === null || isSameState(now.state, record.state)) return now ?? record;
    record = now;
  }
  deps.log.error("payment: it does not come to rest", { ...address });
  return record;
}
