import { activeMethods } from "../resources/accounts.ts";
import { invalidParam } from "../core/api-error.ts";
import { authorizeUrl, checkSecret, get, page, route, type ApiCall, type ApiRoute } from "./api-route.ts";
import { followIntent } from "../resources/checkout-sessions.ts";
import { cancelIntent, captureIntent, confirmIntent, createIntent, saveIntent } from "../resources/payment-intents.ts";
import { isMethodType, methodById, methodFrom } from "../resources/payment-methods.ts";
import { type CheckoutSession, type Fields, type PaymentIntent, visible } from "../core/stripe-objects.ts";

function newIntent(call: ApiCall): PaymentIntent {
  const { core, account, params } = call;
  params.only(
    "amount",
    "currency",
    "capture_method",
    "payment_method_options",
    "application_fee_amount",
    "metadata",
    "customer",
    "description",
    "receipt_email",
    "setup_future_usage",
    "payment_method",
    "payment_method_data",
    "confirm",
    "off_session",
    "return_url",
    "automatic_payment_methods",
    "allowed_payment_method_types",
    "excluded_payment_method_types",
    "payment_method_configuration",
    "statement_descriptor_suffix",
    "integration_identifier",
  );
  const amount = params.requiredInteger("amount");
  const currency = params.required("currency").toLowerCase();
  if (currency !== "eur") throw invalidParam("currency", `Invalid currency: ${currency}`);
  const intent = createIntent(core, account, {
    amount,
    currency,
    captureMethod: params.text("capture_method") ?? "automatic_async",
    methodOptions: (params.map("payment_method_options") ?? {}) as Fields,
    methodTypes: activeMethods(core, account).filter(isMethodType),
    applicationFee: params.integer("application_fee_amount"),
    metadata: params.metadata(),
    customer: params.text("customer"),
    description: params.text("description"),
    receiptEmail: params.text("receipt_email"),
    setupFutureUsage: params.text("setup_future_usage"),
    session: null,
    statementSuffix: params.text("statement_descriptor_suffix"),
  });
  if (params.flag("confirm") === true) return confirmed(call, intent);
  const method = methodFrom(core, account, params);
  return method === null
    ? intent
    : saveIntent(core, account, { ...intent, payment_method: method.id, status: "requires_confirmation" });
}

function confirmed(call: ApiCall, intent: PaymentIntent): PaymentIntent {
  const { core, account, params } = call;
  const method =
    methodFrom(core, account, params) ??
    (intent.payment_method === null ? null : methodById(core, account, intent.payment_method));
  if (method === null) {
    throw invalidParam(
      "payment_method",
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
      "payment_intent_unexpected_state",
    );
  }
  const owner = method.customer;
  if (owner !== null && intent.customer !== owner) {
    throw invalidParam(
      "payment_method",
      `The PaymentMethod ${method.id} belongs to a customer: pass its \`customer\`.`,
    );
  }
  return confirmIntent(core, account, intent, {
    method,
    offSession: params.text("off_session") === "true",
    returnUrl: params.text("return_url"),
    authorizeUrl: authorizeUrl(call),
  });
}

function changedIntent(call: ApiCall): PaymentIntent {
  const { core, account, params } = call;
  const intent = get<PaymentIntent>(call, "payment_intent");
  return saveIntent(core, account, { ...intent, metadata: { ...intent.metadata, ...params.metadata() } });
}

export const paymentIntentRoutes: readonly ApiRoute[] = [
  route("POST", "/v1/payment_intents", (call) => visible(newIntent(call))),
  route("GET", "/v1/payment_intents", (call) => page(call, "payment_intent", "/v1/payment_intents")),
  route("GET", "/v1/payment_intents/:id", (call) => {
    const intent = get<PaymentIntent>(call, "payment_intent");
    checkSecret(call, intent.client_secret);
    return visible(intent);
  }),
  route("POST", "/v1/payment_intents/:id", (call) => visible(changedIntent(call))),
  route("POST", "/v1/payment_intents/:id/confirm", (call) => {
    const intent = get<PaymentIntent>(call, "payment_intent");
    checkSecret(call, intent.client_secret);
    return visible(confirmed(call, intent));
  }),
  route("POST", "/v1/payment_intents/:id/capture", (call) => {
    const { core, account, params } = call;
    params.only("amount_to_capture", "application_fee_amount", "metadata", "final_capture");
    const captured = captureIntent(core, account, get<PaymentIntent>(call, "payment_intent"), {
      amount: params.integer("amount_to_capture"),
      fee: params.integer("application_fee_amount"),
    });
    followIntent(core, account, captured, false);
    return visible(captured);
  }),
  route("POST", "/v1/payment_intents/:id/cancel", (call) => {
    const { core, account, params } = call;
    params.only("cancellation_reason");
    const intent = get<PaymentIntent>(call, "payment_intent");
    const session =
      intent._session === null ? null : core.store.find<CheckoutSession>(account, "checkout.session", intent._session);
    if (session?.status === "open") {
      throw invalidParam(
        "intent",
        "You cannot cancel this PaymentIntent directly because it is managed by an open Checkout Session. Expire the session instead.",
      );
    }
    return visible(cancelIntent(core, account, intent, params.text("cancellation_reason")));
  }),
];
