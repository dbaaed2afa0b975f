import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import type { HttpsFunction } from "firebase-functions/https";
import { inTransaction, createDocument, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { stripeEventDocument } from "@lokalkorb/model/documents/stripe-events";
import { defineWebhook } from "../../platform/endpoints/define-request.ts";
import type { Endpoint } from "../../platform/endpoints/endpoint.ts";
import { isTooLarge } from "../../platform/endpoints/measure-body.ts";
import { enqueue } from "../../platform/enqueue.ts";
import { paymentSecrets } from "../../platform/secrets.ts";
import type { WebhookKind } from "../provider/payment-config.ts";
import type { PaymentDeps } from "../provider/payment-deps.ts";
import type { ProviderEvent } from "../provider/payment-provider.ts";

const keptFor = 30 * dayMs;

/**
 * Where the provider tells what happened. It is believed only with its signature over the very bytes, kept once by its
 * id, and answered at once; what it means is worked out in a task that reads everything again.
 */
const webhook = (name: string, kind: WebhookKind): Endpoint<PaymentDeps, HttpsFunction> =>
  defineWebhook(name, { secrets: paymentSecrets }, async (request, response, deps: () => PaymentDeps) => {
    const at = await deps().paymentProvider();
    const signature = request.headers["stripe-signature"];
    const event =
      at === null || typeof signature !== "string" || isTooLarge(request) || request.method !== "POST"
        ? null
        : at.provider.readEvent(kind, request.rawBody, signature);
    if (event === null) {
      deps().log.warn("payment: a message that is not the provider's was refused", { kind });
      response.status(400).send("signature");
      return;
    }
    await receiveEvent(deps(), event);
    response.status(200).send("ok");
  });

/** Of the platform's own account. */
export const stripeWebhook = webhook("stripeWebhook", "platform");
/** Of the shops' accounts. */
export const stripeConnectWebhook = webhook("stripeConnectWebhook", "connect");
/** That an account has changed. */
export const stripeAccountWebhook = webhook("stripeAccountWebhook", "accounts");

/** Events that can change an order or a shop; all others are answered and dropped. */
const heardOf: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.amount_capturable_updated",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "account.updated",
  "account.application.deauthorized",
  "payout.failed",
  "v2.core.account[configuration.merchant].capability_status_updated",
  "v2.core.account[requirements].updated",
  "v2.core.account.closed",
]);

async function receiveEvent(to: PaymentDeps, event: ProviderEvent): Promise<void> {
  if (!heardOf.has(event.type)) return;
  const state = await keepOnce(to, event);
  await to.failpoint("webhook:kept");
  // Told twice before it was worked out: the queue knows its name and takes it once.
  if (state === "received") await enqueue("settlePaymentEvent", { event }, event.id);
}

const keepOnce = (to: PaymentDeps, { id, type, account, objectId }: ProviderEvent): Promise<string> =>
  inTransaction(to.db, async (tx) => {
    const key = { eventId: id };
    const known = await readDocument(tx, stripeEventDocument, key);
    if (known !== null) return known.state;
    const now = to.now();
    createDocument(tx, stripeEventDocument, key, {
      type,
      ...(account === undefined ? {} : { account }),
      objectId,
      state: "received",
      attempts: 0,
      receivedAt: now,
      expiresAt: now + keptFor,
    });
    return "received";
  });
