import { ApiError, invalidParam, wrongState } from "../core/api-error.ts";
import { activeMethods } from "./accounts.ts";
import { confirmSetup, createSetupIntent, type SetupConfirmation } from "./customers.ts";
import { allowsManualCapture, isMethodType } from "./payment-methods.ts";
import { cancelIntent, confirmIntent, createIntent, type Confirmation, minimumAmount } from "./payment-intents.ts";
import type { FormMap, FormValue } from "../core/form-body.ts";
import { readParams, type Params } from "../core/params.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import type {
  CheckoutSession,
  Fields,
  LineItem,
  MethodType,
  PaymentIntent,
  SetupIntent,
} from "../core/stripe-objects.ts";
import { textOf } from "../core/text-of.ts";

const minute = 60;
const shortest = 30 * minute;
const longest = 24 * 60 * minute;

const known = [
  "mode",
  "ui_mode",
  "locale",
  "line_items",
  "client_reference_id",
  "metadata",
  "payment_intent_data",
  "expires_at",
  "success_url",
  "cancel_url",
  "customer",
  "customer_email",
  "customer_creation",
  "payment_method_options",
  "allowed_payment_method_types",
  "excluded_payment_method_types",
  "payment_method_configuration",
  "integration_identifier",
  "submit_type",
  "saved_payment_method_options",
  "setup_intent_data",
  "billing_address_collection",
  "phone_number_collection",
  "currency",
  "custom_text",
  "branding_settings",
  "adaptive_pricing",
  "automatic_tax",
  "allow_promotion_codes",
  "origin_context",
  "invoice_creation",
  "wallet_options",
  "name_collection",
] as const;

export function createSession(core: StripeCore, account: string, params: Params, baseUrl: string): CheckoutSession {
  params.only(...known);
  const mode = params.required("mode");
  if (mode !== "payment" && mode !== "setup")
    throw invalidParam("mode", `The local stand-in knows payments and saving cards only, not ${mode}.`);
  const uiMode = params.text("ui_mode") ?? "hosted_page";
  if (uiMode !== "hosted_page")
    throw invalidParam("ui_mode", `The local stand-in shows its own page only, not ${uiMode}.`);
  const isSetup = mode === "setup";
  const lineItems = isSetup ? [] : lineItemsOf(core, params);
  const amount = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  if (!isSetup && amount < minimumAmount) {
    throw invalidParam(
      "line_items",
      "The Checkout Session's total amount due must add up to at least €0.50 eur.",
      "amount_too_small",
    );
  }
  const fee = params.integer("payment_intent_data.application_fee_amount");
  if (fee !== null && fee > amount) {
    throw invalidParam(
      "payment_intent_data[application_fee_amount]",
      "The application fee cannot be greater than the total amount.",
    );
  }
  const id = core.store.newId("cs_test");
  const session: CheckoutSession = {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    branding_settings: { display_name: params.text("branding_settings.display_name") },
    cancel_url: params.text("cancel_url"),
    client_reference_id: params.text("client_reference_id"),
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: core.seconds(),
    currency: "eur",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {},
    customer: params.text("customer"),
    customer_account: null,
    customer_creation: "if_required",
    customer_details: null,
    customer_email: params.text("customer_email"),
    discounts: [],
    expires_at: expiryOf(core, params),
    integration_identifier: params.text("integration_identifier"),
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.text("locale"),
    managed_payments: null,
    metadata: params.metadata(),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: params.map("payment_method_options") as Fields | null,
    payment_method_types: isSetup ? ["card"] : methodsOffered(core, account, params),
    payment_status: isSetup ? "no_payment_required" : "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: isSetup ? createSetupIntent(core, account, params, id).id : null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: params.required("success_url"),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: uiMode,
    url: `${baseUrl}/pay/${id}`,
    wallet_options: null,
    _lineItems: lineItems,
    _intent: {
      applicationFee: fee,
      metadata: params.metadata("payment_intent_data.metadata"),
      captureMethod: params.text("payment_intent_data.capture_method") ?? "automatic_async",
      description: params.text("payment_intent_data.description"),
      setupFutureUsage: params.text("payment_intent_data.setup_future_usage"),
      statementSuffix: params.text("payment_intent_data.statement_descriptor_suffix"),
    },
  };
  return saveSession(core, account, session);
}

function lineItemsOf(core: StripeCore, params: Params): readonly LineItem[] {
  const given = params.list("line_items");
  if (given.length === 0)
    throw invalidParam("line_items", "`line_items` is required in payment mode.", "parameter_missing");
  return given.map((item: FormValue) => {
    const line = readParams(item as FormMap);
    const quantity = line.integer("quantity") ?? 1;
    const unit = line.requiredInteger("price_data.unit_amount");
    const name = line.required("price_data.product_data.name");
    const currency = line.required("price_data.currency").toLowerCase();
    if (currency !== "eur") throw invalidParam("line_items[price_data][currency]", `Invalid currency: ${currency}`);
    if (unit < 0 || quantity < 0) throw invalidParam("line_items", "Amounts and quantities are not negative.");
    return {
      id: core.store.newId("li"),
      object: "item",
      amount_discount: 0,
      amount_subtotal: unit * quantity,
      amount_tax: 0,
      amount_total: unit * quantity,
      currency,
      description: name,
      price: null,
      quantity,
    };
  });
}

function expiryOf(core: StripeCore, params: Params): number {
  const now = core.seconds();
  const wanted = params.integer("expires_at");
  if (wanted === null) return now + longest;
  // The real service allows for the seconds that a request takes.
  if (wanted < now + shortest - 10) {
    throw invalidParam(
      "expires_at",
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
    );
  }
  if (wanted > now + longest + 10) {
    throw invalidParam(
      "expires_at",
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
    );
  }
  return wanted;
}

function methodsOffered(core: StripeCore, account: string, params: Params): readonly MethodType[] {
  const names = (path: string): readonly string[] => params.list(path).map(String);
  const allowed = names("allowed_payment_method_types");
  const excluded = names("excluded_payment_method_types");
  const allManual = params.text("payment_intent_data.capture_method") === "manual";
  const offered = activeMethods(core, account).filter(
    (type): type is MethodType =>
      isMethodType(type) &&
      (allowed.length === 0 || allowed.includes(type)) &&
      !excluded.includes(type) &&
      (!allManual || allowsManualCapture(type)),
  );
  if (offered.length === 0) {
    throw new ApiError(400, {
      type: "invalid_request_error",
      message:
        "No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency.",
    });
  }
  return offered;
}

export const saveSession = (core: StripeCore, account: string, session: CheckoutSession): CheckoutSession =>
  core.store.put(account, session, {
    ref: session.payment_intent,
    due: session.status === "open" ? session.expires_at * 1000 : null,
  });

/** One try to pay on the hosted page. */
export function paySession(
  core: StripeCore,
  account: string,
  session: CheckoutSession,
  how: Confirmation,
): PaymentIntent {
  if (session.status !== "open")
    throw wrongState("This Checkout Session is no longer open.", "checkout_session_not_open");
  const intent =
    session.payment_intent === null
      ? createIntent(core, account, { ...intentOf(session), methodTypes: session.payment_method_types })
      : core.store.get<PaymentIntent>(account, "payment_intent", session.payment_intent);
  const started = saveSession(core, account, {
    ...session,
    payment_intent: intent.id,
    customer_details: how.method["billing_details"] ?? null,
  });
  return afterPayment(core, account, started, confirmIntent(core, account, intent, how));
}

function intentOf(session: CheckoutSession) {
  const { applicationFee, metadata, captureMethod, description, setupFutureUsage, statementSuffix } = session._intent;
  return {
    amount: session.amount_total,
    currency: session.currency,
    captureMethod: textOf(captureMethod),
    methodOptions: (session["payment_method_options"] ?? {}) as Fields,
    applicationFee: typeof applicationFee === "number" ? applicationFee : null,
    metadata: metadata as Readonly<Record<string, string>>,
    customer: session.customer,
    description: typeof description === "string" ? description : null,
    receiptEmail: typeof session["customer_email"] === "string" ? session["customer_email"] : null,
    setupFutureUsage: typeof setupFutureUsage === "string" ? setupFutureUsage : null,
    session: session.id,
    statementSuffix: typeof statementSuffix === "string" ? statementSuffix : null,
  };
}

/** A session is complete as soon as the shopper is done, which does not yet mean paid. */
export function afterPayment(
  core: StripeCore,
  account: string,
  session: CheckoutSession,
  intent: PaymentIntent,
): PaymentIntent {
  if (session.status === "open" && ["succeeded", "requires_capture", "processing"].includes(intent.status)) {
    const complete = saveSession(core, account, {
      ...session,
      status: "complete",
      payment_status: intent.status === "succeeded" ? "paid" : "unpaid",
      url: null,
    });
    core.emit(account, "checkout.session.completed", complete);
  }
  return intent;
}

/** The later fate of the money shows on the session, too. */
export function followIntent(core: StripeCore, account: string, intent: PaymentIntent, isAsync: boolean): void {
  if (intent._session === null) return;
  const session = core.store.get<CheckoutSession>(account, "checkout.session", intent._session);
  if (session.status !== "complete" || session.payment_status === "paid") return;
  const isPaid = intent.status === "succeeded";
  const followed = isPaid ? saveSession(core, account, { ...session, payment_status: "paid" }) : session;
  if (isAsync) {
    core.emit(account, `checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`, followed);
  }
}

/** The card is kept, or its holder is asked first. */
export function keepCardOnSession(
  core: StripeCore,
  account: string,
  session: CheckoutSession,
  how: SetupConfirmation,
): SetupIntent {
  if (session.status !== "open")
    throw wrongState("This Checkout Session is no longer open.", "checkout_session_not_open");
  const intent = core.store.get<SetupIntent>(account, "setup_intent", session.setup_intent ?? "");
  return afterSetup(core, account, session, confirmSetup(core, account, intent, how));
}

export function afterSetup(
  core: StripeCore,
  account: string,
  session: CheckoutSession,
  intent: SetupIntent,
): SetupIntent {
  if (session.status === "open" && intent.status === "succeeded") {
    const complete = saveSession(core, account, { ...session, status: "complete", url: null });
    core.emit(account, "checkout.session.completed", complete);
  }
  return intent;
}

export function expireSession(core: StripeCore, account: string, session: CheckoutSession): CheckoutSession {
  if (session.status !== "open") {
    throw wrongState(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      "checkout_session_not_open",
    );
  }
  if (session.payment_intent !== null) {
    const intent = core.store.get<PaymentIntent>(account, "payment_intent", session.payment_intent);
    if (intent.status !== "canceled") cancelIntent(core, account, intent, "automatic");
  }
  const expired = saveSession(core, account, { ...session, status: "expired", url: null });
  core.emit(account, "checkout.session.expired", expired);
  return expired;
}
