import { onTaskDispatched, type TaskQueueFunction } from "firebase-functions/tasks";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { stripeEventDocument } from "@lokalkorb/model/documents/stripe-events";
import type { OrderAddress } from "../../ordering/payment-port.ts";
import type { Endpoint } from "../../platform/endpoints/endpoint.ts";
import { eventRegion } from "../../platform/regions.ts";
import { reportDefects } from "../../platform/report-defects.ts";
import { paymentSecrets, revalidateSecrets, sendingSecrets } from "../../platform/secrets.ts";
import { type AccountDeps, refreshAccount } from "../accounts/payment-account.ts";
import { neededPayments } from "../provider/payment-deps.ts";
import type { ProviderEvent, PaymentMetadata } from "../provider/payment-provider.ts";
import { adoptPayment, adoptSession } from "./adopt-session.ts";
import { syncPayment } from "./sync-payment.ts";
import { readRecord } from "./payment-record.ts";

/** Works out what an event means by reading the payment again; how often and in which order events come does not matter. */
export const settlePaymentEvent: Endpoint<AccountDeps, TaskQueueFunction<unknown>> = (host) =>
  onTaskDispatched(
    {
      region: eventRegion,
      secrets: [...paymentSecrets, ...revalidateSecrets, ...sendingSecrets],
      retryConfig: { maxAttempts: 20, minBackoffSeconds: 5, maxBackoffSeconds: 3600 },
      rateLimits: { maxConcurrentDispatches: 20 },
    },
    reportDefects(
      "settlePaymentEvent",
      async ({ data }: { data: unknown }) => {
        const { event } = data as { readonly event: ProviderEvent };
        await handleProviderEvent(host.deps(), event);
      },
      host.reporter,
    ),
  );

async function handleProviderEvent(to: AccountDeps, event: ProviderEvent): Promise<void> {
  const { id: eventId } = event;
  const known = await readDocument(to.db, stripeEventDocument, { eventId });
  if (known === null || known.state === "done") return;
  const state = await dispatchEvent(to, event);
  await updateDocument(to.db, stripeEventDocument, { eventId }, { state, attempts: known.attempts + 1 });
}

type End = "done" | "ignored";

async function dispatchEvent(to: AccountDeps, event: ProviderEvent): Promise<End> {
  if (event.type.startsWith("v2.core.account")) return (await refreshAccount(to, event.objectId)) ? "done" : "ignored";
  if (event.type.startsWith("account."))
    return event.account !== undefined && (await refreshAccount(to, event.account)) ? "done" : "ignored";
  if (event.type === "payout.failed") {
    to.log.error("payment: the provider could not pay out", { account: event.account, objectId: event.objectId });
    return "done";
  }
  return syncPaymentOfEvent(to, event);
}

async function syncPaymentOfEvent(to: AccountDeps, event: ProviderEvent): Promise<End> {
  const { account } = event;
  if (account === undefined) return "ignored";
  const tag = await metadataOfEvent(to, event, account);
  if (tag.giftSaleId !== undefined) return ended(to.giftSales.settle(tag.giftSaleId, account));
  if (tag.tipOrderId !== undefined) return ended(to.laterTips.settle(tag.tipOrderId, account));
  const address = addressOf(tag);
  if (address === null) return "ignored";
  const record = await readRecord(to.db, address.orderId);
  // Only the account that was asked to take the money can say that it has.
  if (record === null || record.account !== account || record.restaurantId !== address.restaurantId) {
    to.log.error("payment: an event names an order that is not its account's", {
      ...address,
      account,
      type: event.type,
    });
    return "ignored";
  }
  if (event.sessionId !== undefined) await adoptSession(to, record, event.sessionId);
  if (event.paymentId !== undefined) await adoptPayment(to, record, event.paymentId);
  const synced = await syncPayment(to, address);
  if (synced.type === "unknown") throw new Error("The provider does not answer.");
  return "done";
}

async function ended(work: Promise<"done" | "unknown" | "none">): Promise<End> {
  const settled = await work;
  if (settled === "unknown") throw new Error("The provider does not answer.");
  return settled === "done" ? "done" : "ignored";
}

/** Refunds and disputes carry no name of an order; their payment does. */
async function metadataOfEvent(to: AccountDeps, event: ProviderEvent, account: string): Promise<PaymentMetadata> {
  const { orderId, giftSaleId, tipOrderId } = event.tag;
  const isNamed = (orderId ?? giftSaleId ?? tipOrderId) !== undefined;
  if (isNamed || event.paymentId === undefined) return event.tag;
  const snapshot = await (await neededPayments(to)).provider.retrievePayment(account, event.paymentId);
  if (snapshot.type === "unavailable") throw new Error(snapshot.problem);
  return snapshot.type === "ok" ? snapshot.value.tag : {};
}

const addressOf = ({ restaurantId, orderId }: PaymentMetadata): OrderAddress | null =>
  restaurantId === undefined || orderId === undefined ? null : { restaurantId, orderId };
