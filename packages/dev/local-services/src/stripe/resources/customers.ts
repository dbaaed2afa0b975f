import { ApiError, invalidParam, noSuch, wrongState } from "../core/api-error.ts";
import { cardOf, methodById } from "./payment-methods.ts";
import type { Params } from "../core/params.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import { type PaymentMethod, type SetupIntent, type StripeObject, visible } from "../core/stripe-objects.ts";

export function createCustomer(core: StripeCore, account: string, params: Params): StripeObject {
  const customer = core.store.put(account, {
    id: core.store.newId("cus").slice(0, 18),
    object: "customer",
    address: null,
    balance: 0,
    created: core.seconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: params.text("description"),
    email: params.text("email"),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: params.metadata(),
    name: params.text("name"),
    phone: params.text("phone"),
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
  });
  core.emit(account, "customer.created", customer);
  return customer;
}

export function updateCustomer(
  core: StripeCore,
  account: string,
  customer: StripeObject,
  params: Params,
): StripeObject {
  const settings = params.map("invoice_settings");
  return core.store.put(account, {
    ...customer,
    email: params.text("email") ?? customer["email"],
    name: params.text("name") ?? customer["name"],
    metadata: { ...(customer["metadata"] as Record<string, string>), ...params.metadata() },
    ...(settings === null
      ? {}
      : { invoice_settings: { default_payment_method: params.text("invoice_settings.default_payment_method") } }),
  });
}

/** Gone for good, its cards with it. */
export function deleteCustomer(core: StripeCore, account: string, customer: StripeObject): StripeObject {
  for (const method of core.store.list<PaymentMethod>({ object: "payment_method", account, ref: customer.id })) {
    core.store.put(account, { ...method, customer: null }, { ref: "" });
  }
  core.store.remove(customer.id);
  core.emit(account, "customer.deleted", customer);
  return { id: customer.id, object: "customer", deleted: true };
}

export function attachMethod(
  core: StripeCore,
  account: string,
  method: PaymentMethod,
  customerId: string,
): PaymentMethod {
  if (core.store.find(account, "customer", customerId) === null) throw noSuch("customer", customerId);
  const attached = core.store.put<PaymentMethod>(account, { ...method, customer: customerId }, { ref: customerId });
  core.emit(account, "payment_method.attached", attached);
  return attached;
}

export function detachMethod(core: StripeCore, account: string, method: PaymentMethod): PaymentMethod {
  if (method.customer === null) {
    throw wrongState(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
      "resource_missing",
    );
  }
  const detached = core.store.put<PaymentMethod>(account, { ...method, customer: null }, { ref: "" });
  core.emit(account, "payment_method.detached", detached, { customer: method.customer });
  return detached;
}

export function createSetupIntent(
  core: StripeCore,
  account: string,
  params: Params,
  session: string | null = null,
): SetupIntent {
  const customer = params.text("customer");
  if (customer !== null && core.store.find(account, "customer", customer) === null) throw noSuch("customer", customer);
  const id = core.store.newId("seti");
  const intent: SetupIntent = {
    id,
    object: "setup_intent",
    application: null,
    automatic_payment_methods: { allow_redirects: "always", enabled: true },
    cancellation_reason: null,
    client_secret: core.store.newId(`${id}_secret`),
    created: core.seconds(),
    customer,
    description: params.text("description"),
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata(),
    next_action: null,
    payment_method: null,
    payment_method_types: ["card"],
    status: "requires_payment_method",
    usage: params.text("usage") ?? "off_session",
    _returnUrl: null,
    _session: session,
  };
  core.store.put(account, intent);
  core.emit(account, "setup_intent.created", intent);
  return intent;
}

export interface SetupConfirmation {
  readonly method: PaymentMethod;
  readonly returnUrl: string | null;
  readonly authorizeUrl: (id: string) => string;
}

export function confirmSetup(
  core: StripeCore,
  account: string,
  intent: SetupIntent,
  how: SetupConfirmation,
): SetupIntent {
  if (intent.status !== "requires_payment_method" && intent.status !== "requires_action") {
    throw wrongState(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      "setup_intent_unexpected_state",
      { setup_intent: visible(intent) },
    );
  }
  const card = cardOf(how.method);
  if (card === null) throw invalidParam("payment_method", "Only cards can be saved here.");
  const begun: SetupIntent = {
    ...intent,
    payment_method: how.method.id,
    _returnUrl: how.returnUrl,
    last_setup_error: null,
  };
  if (card.authentication !== undefined) {
    return core.store.put<SetupIntent>(account, {
      ...begun,
      status: "requires_action",
      next_action: {
        type: "redirect_to_url",
        redirect_to_url: { url: how.authorizeUrl(intent.id), return_url: how.returnUrl },
      },
    });
  }
  if (card.decline !== undefined && card.canBeKept !== true) return refuseSetup(core, account, begun, card.decline);
  return finishSetup(core, account, begun, false);
}

export function answerSetupHolder(
  core: StripeCore,
  account: string,
  intent: SetupIntent,
  agreed: boolean,
): SetupIntent {
  if (agreed) return finishSetup(core, account, intent, true);
  return refuseSetup(core, account, intent, {
    code: "setup_intent_authentication_failure",
    declineCode: "",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  });
}

function refuseSetup(
  core: StripeCore,
  account: string,
  intent: SetupIntent,
  decline: { readonly code: string; readonly declineCode: string; readonly message: string },
): never {
  const error = { type: "card_error", code: decline.code, decline_code: decline.declineCode, message: decline.message };
  const failed = core.store.put<SetupIntent>(account, {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  });
  core.emit(account, "setup_intent.setup_failed", failed);
  throw new ApiError(402, { ...error, setup_intent: visible(failed) });
}

function finishSetup(core: StripeCore, account: string, intent: SetupIntent, authenticated: boolean): SetupIntent {
  const method = methodById(core, account, intent.payment_method ?? "");
  const kept = core.store.put<PaymentMethod>(
    account,
    { ...method, customer: intent.customer, _authenticated: authenticated || method._authenticated },
    { ref: intent.customer },
  );
  if (intent.customer !== null) core.emit(account, "payment_method.attached", kept);
  const done = core.store.put<SetupIntent>(account, { ...intent, status: "succeeded", next_action: null });
  core.emit(account, "setup_intent.succeeded", done);
  return done;
}
