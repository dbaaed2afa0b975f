import type { Stripe } from "stripe";
import type { WebhookKind } from "../payment-config.ts";
import type { ProviderEvent } from "../payment-provider.ts";
import { metadataOf } from "./stripe-snapshot.ts";

interface EventObject {
  readonly id?: string;
  readonly object?: string;
  readonly payment_intent?: string | null;
  readonly metadata?: Stripe.Metadata | null;
}

/** Checks the signature over the very bytes, and that they are not older than five minutes. Null for anything else. */
export function readStripeEvent(
  stripe: Stripe,
  kind: WebhookKind,
  secret: string,
  body: Buffer,
  signature: string,
): ProviderEvent | null {
  if (secret === "") return null;
  try {
    return kind === "accounts"
      ? accountEvent(stripe, body, signature, secret)
      : objectEvent(stripe.webhooks.constructEvent(body, signature, secret));
  } catch {
    return null;
  }
}

/** Says only which account has changed. */
function accountEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): ProviderEvent {
  const event = stripe.parseEventNotification(body, signature, secret) as unknown as {
    readonly id: string;
    readonly type: string;
    readonly related_object?: { readonly id: string } | null;
  };
  return { id: event.id, type: event.type, objectId: event.related_object?.id ?? "", tag: {} };
}

function objectEvent(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as EventObject;
  const paymentId = object.object === "payment_intent" ? object.id : object.payment_intent;
  return {
    id: event.id,
    type: event.type,
    ...(event.account === undefined ? {} : { account: event.account }),
    objectId: object.id ?? "",
    ...(object.object === "checkout.session" && object.id !== undefined ? { sessionId: object.id } : {}),
    ...(typeof paymentId === "string" ? { paymentId } : {}),
    tag: metadataOf(object.metadata ?? null),
  };
}
