import { Stripe } from "stripe";
import type { PaymentConfig } from "../payment-config.ts";
import type {
  CheckoutRequest,
  FoundPayment,
  PaymentMetadata,
  PaymentProvider,
  PaymentSnapshot,
} from "../payment-provider.ts";
import { refundApplicationFee } from "./refund-application-fee.ts";
import { stripeAccounts } from "./stripe-accounts.ts";
import { answerOf } from "./stripe-answer.ts";
import { stripeCardPayments } from "./stripe-card-payments.ts";
import { stripeCards } from "./stripe-cards.ts";
import { readStripeEvent } from "./stripe-event.ts";
import { intentState, isDisputed, paymentParts, sessionParts, sessionState, metadataOf } from "./stripe-snapshot.ts";

/** Two quick tries more; the caller comes back later. */
const retries = 2;
const patience = 20_000;
const longestList = 1000;

export function createStripeProvider(config: PaymentConfig): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    maxNetworkRetries: retries,
    timeout: patience,
    telemetry: false,
    ...config.api,
  });

  const disputesOf = async (account: string, intent: Stripe.PaymentIntent): Promise<readonly Stripe.Dispute[]> =>
    isDisputed(intent)
      ? (await stripe.disputes.list({ payment_intent: intent.id }, { stripeAccount: account })).data
      : [];

  const retrieveSession = async (account: string, session: Stripe.Checkout.Session): Promise<PaymentSnapshot> => {
    const intent = session.payment_intent;
    const disputes = typeof intent === "object" && intent !== null ? await disputesOf(account, intent) : [];
    return { state: sessionState(session, disputes), tag: metadataOf(session.metadata) };
  };

  const sessionAfter =
    (call: "retrieve" | "expire"): PaymentProvider["retrieveCheckout"] =>
    (account, id) =>
      answerOf(async () =>
        retrieveSession(
          account,
          await stripe.checkout.sessions[call](id, { expand: sessionParts }, { stripeAccount: account }),
        ),
      );

  const retrieveIntent = async (account: string, intent: Stripe.PaymentIntent): Promise<PaymentSnapshot> => ({
    state: intentState(intent, await disputesOf(account, intent)),
    tag: metadataOf(intent.metadata),
  });

  const readIntent = async (account: string, paymentId: string): Promise<PaymentSnapshot> =>
    retrieveIntent(
      account,
      await stripe.paymentIntents.retrieve(paymentId, { expand: paymentParts }, { stripeAccount: account }),
    );

  return {
    createCheckout: (request, key) =>
      answerOf(async () => {
        const session = await stripe.checkout.sessions.create(sessionParams(request), {
          stripeAccount: request.account,
          idempotencyKey: key,
        });
        return { sessionId: session.id, url: session.url ?? "" };
      }),
    retrieveCheckout: sessionAfter("retrieve"),
    endCheckout: sessionAfter("expire"),
    ...stripeCardPayments(stripe, retrieveIntent),
    retrievePayment: (account, paymentId) => answerOf(() => readIntent(account, paymentId)),
    listPayments: (account, since) =>
      answerOf(async () => {
        const created = { gte: Math.floor(since / 1000) };
        const expand = paymentParts.map((part) => `data.${part}`);
        const found: FoundPayment[] = [];
        const pages = stripe.paymentIntents.list({ created, limit: 100, expand }, { stripeAccount: account });
        for await (const intent of pages) {
          if (found.length >= longestList) return { payments: found, isCut: true };
          found.push({ paymentId: intent.id, ...(await retrieveIntent(account, intent)) });
        }
        return { payments: found, isCut: false };
      }),
    capture: (account, paymentId, { cents, feeCents }, key) =>
      answerOf(async () => {
        await stripe.paymentIntents.capture(
          paymentId,
          { amount_to_capture: cents, ...(feeCents > 0 ? { application_fee_amount: feeCents } : {}) },
          { stripeAccount: account, idempotencyKey: key },
        );
        return readIntent(account, paymentId);
      }),
    cancel: (account, paymentId, key) =>
      answerOf(async () => {
        await stripe.paymentIntents.cancel(
          paymentId,
          { cancellation_reason: "abandoned" },
          { stripeAccount: account, idempotencyKey: key },
        );
        return readIntent(account, paymentId);
      }),
    refund: (account, paymentId, { cents, refundId, hasFee, restaurantId, ...subject }, key) =>
      answerOf(async () => {
        await stripe.refunds.create(
          {
            payment_intent: paymentId,
            amount: cents,
            reason: "requested_by_customer",
            // A fee that was never taken cannot be given back.
            ...(hasFee ? { refund_application_fee: true } : {}),
            metadata: {
              refundId,
              restaurantId: restaurantId ?? "",
              ...refundSubject(subject),
            },
          },
          { stripeAccount: account, idempotencyKey: key },
        );
        return null;
      }),
    refundApplicationFee: (account, paymentId, backCents, key) =>
      answerOf(() => refundApplicationFee(stripe, account, paymentId, backCents, key)),
    ...stripeAccounts(stripe),
    ...stripeCards(stripe),
    readEvent: (kind, body, signature) => readStripeEvent(stripe, kind, config.webhookSecrets[kind], body, signature),
  };
}

function refundSubject({ orderId = "", giftSaleId, tipOrderId }: PaymentMetadata): Stripe.MetadataParam {
  if (giftSaleId !== undefined) return { giftSaleId };
  return tipOrderId === undefined ? { orderId } : { tipOrderId };
}

const later = { capture_method: "manual" } as const;

function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    restaurantId: request.restaurantId,
    ...request.subject,
    attempt: String(request.attempt),
  };
  return {
    mode: "payment",
    ui_mode: "hosted_page",
    locale: "de",
    ...(request.shopName === "" ? {} : { branding_settings: { display_name: request.shopName } }),
    line_items: request.lines.map(({ name, quantity, unitCents }) => ({
      quantity,
      price_data: { currency: "eur", unit_amount: unitCents, product_data: { name } },
    })),
    client_reference_id: Object.values(request.subject)[0] ?? "",
    ...(request.email === undefined ? {} : { customer_email: request.email }),
    metadata,
    payment_intent_data: {
      metadata,
      ...(request.feeCents > 0 ? { application_fee_amount: request.feeCents } : {}),
      ...(request.statement === null ? {} : { statement_descriptor_suffix: request.statement }),
    },
    // Each method by itself: a common `manual` would take away those that cannot wait, such as EPS.
    ...(request.capturesLater
      ? { payment_method_options: { card: later, link: later, klarna: later, paypal: later } }
      : {}),
    excluded_payment_method_types: [
      ...request.excludedMethods,
    ] as Stripe.Checkout.SessionCreateParams.ExcludedPaymentMethodType[],
    expires_at: Math.floor(request.expiresAt / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}
