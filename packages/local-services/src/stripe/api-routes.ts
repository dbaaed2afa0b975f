import {
  activeMethods,
  closeAccount,
  createAccount,
  createAccountLink,
  getAccount,
  shownAccount,
  updateAccount,
  v1Account,
} from "./accounts.ts";
import { ApiError, invalidParam } from "./api-error.ts";
import { createSession, expireSession, followIntent } from "./checkout-sessions.ts";
import {
  attachMethod,
  confirmSetup,
  createCustomer,
  createSetupIntent,
  deleteCustomer,
  detachMethod,
  updateCustomer,
} from "./customers.ts";
import { answerDispute, closeDispute } from "./disputes.ts";
import { listOf } from "./list-of.ts";
import { isMethodType, methodById, methodFrom, methodFromData } from "./payment-methods.ts";
import { cancelIntent, captureIntent, confirmIntent, createIntent, saveIntent } from "./payment-intents.ts";
import type { Params } from "./params.ts";
import { createRefund } from "./refunds.ts";
import { platformAccount, type StripeCore } from "./stripe-core.ts";
import {
  type Charge,
  type CheckoutSession,
  type Dispute,
  type Fields,
  type PaymentIntent,
  type PaymentMethod,
  type SetupIntent,
  type StripeObject,
  visible,
} from "./stripe-objects.ts";

export interface ApiCall {
  readonly core: StripeCore;
  readonly account: string;
  readonly params: Params;
  /** Bodies and queries of the second interface version. */
  readonly body: Fields;
  readonly baseUrl: string;
  /** From the path. */
  readonly id: string;
  /** With a publishable key, which proves nothing but the secret of one object. */
  readonly fromBrowser: boolean;
}

export interface ApiRoute {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: RegExp;
  readonly answer: (call: ApiCall) => Fields;
}

const route = (method: ApiRoute["method"], path: string, answer: ApiRoute["answer"]): ApiRoute => ({
  method,
  path: new RegExp(`^${path.replace(":id", "([^/]+)")}$`),
  answer,
});

const get = <T extends StripeObject>({ core, account, id }: ApiCall, object: T["object"]): T =>
  core.store.get<T>(account, object, id);

const authorizeUrl =
  ({ baseUrl }: ApiCall) =>
  (id: string): string =>
    `${baseUrl}/pay/authorize/${id}`;

/** One page of the objects of an account, newest first. */
function page(
  call: ApiCall,
  object: string,
  url: string,
  { account = call.account, ref }: { readonly account?: string; readonly ref?: string } = {},
): Fields {
  const { core, params } = call;
  const limit = params.integer("limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalidParam("limit", "This value must be between 1 and 100.");
  const after = params.text("starting_after");
  const from = params.integer("created.gte");
  const wanted = ref ?? params.text("payment_intent") ?? params.text("customer") ?? ownerRef(call, object);
  const found = core.store.list({
    object,
    account,
    ...(wanted === null ? {} : { ref: wanted }),
    ...(after === null ? {} : { after }),
    ...(from === null ? {} : { createdFrom: from }),
    limit: limit + 1,
  });
  return listOf(found.slice(0, limit), url, found.length > limit);
}

/** Refunds and disputes are filed under the payment, fees under the charge. */
const ownerRef = ({ core, account, params }: ApiCall, object: string): string | null => {
  const charge = params.text("charge");
  if (charge === null || object === "application_fee") return charge;
  return core.store.get<Charge>(account, "charge", charge).payment_intent;
};

const checkSecret = (call: ApiCall, secret: string): void => {
  if (call.fromBrowser && call.params.text("client_secret") !== secret) {
    throw invalidParam(
      "client_secret",
      "The client_secret provided does not match the client_secret associated with this object.",
    );
  }
};

const newIntent = (call: ApiCall): PaymentIntent => {
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
  });
  return params.flag("confirm") === true ? confirmed(call, intent) : intent;
};

const confirmed = (call: ApiCall, intent: PaymentIntent): PaymentIntent => {
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
};

const changedIntent = (call: ApiCall): PaymentIntent => {
  const { core, account, params } = call;
  const intent = get<PaymentIntent>(call, "payment_intent");
  return saveIntent(core, account, { ...intent, metadata: { ...intent.metadata, ...params.metadata() } });
};

const balance = ({ core, account }: ApiCall): Fields => {
  const entries = core.store.list<StripeObject>({ object: "balance_transaction", account });
  const amount = entries.reduce((sum, entry) => sum + Number(entry["net"]), 0);
  const money = (value: number): Fields => ({ amount: value, currency: "eur", source_types: { card: value } });
  return { object: "balance", available: [money(amount)], livemode: false, pending: [money(0)] };
};

const intents: readonly ApiRoute[] = [
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

const checkout: readonly ApiRoute[] = [
  route("POST", "/v1/checkout/sessions", ({ core, account, params, baseUrl }) =>
    visible(createSession(core, account, params, baseUrl)),
  ),
  route("GET", "/v1/checkout/sessions", (call) => page(call, "checkout.session", "/v1/checkout/sessions")),
  route("GET", "/v1/checkout/sessions/:id", (call) => visible(get<CheckoutSession>(call, "checkout.session"))),
  route("POST", "/v1/checkout/sessions/:id/expire", (call) =>
    visible(expireSession(call.core, call.account, get<CheckoutSession>(call, "checkout.session"))),
  ),
  route("GET", "/v1/checkout/sessions/:id/line_items", (call) =>
    listOf(get<CheckoutSession>(call, "checkout.session")._lineItems, `/v1/checkout/sessions/${call.id}/line_items`),
  ),
];

const money: readonly ApiRoute[] = [
  route("POST", "/v1/refunds", ({ core, account, params }) => {
    params.only(
      "payment_intent",
      "charge",
      "amount",
      "reason",
      "metadata",
      "refund_application_fee",
      "instructions_email",
    );
    const reason = params.text("reason");
    if (reason !== null && !["duplicate", "fraudulent", "requested_by_customer"].includes(reason)) {
      throw invalidParam("reason", `Invalid reason: must be one of duplicate, fraudulent, or requested_by_customer`);
    }
    return visible(
      createRefund(core, account, {
        paymentIntent: params.text("payment_intent"),
        charge: params.text("charge"),
        amount: params.integer("amount"),
        reason,
        metadata: params.metadata(),
        refundsFee: params.flag("refund_application_fee") === true,
      }),
    );
  }),
  route("GET", "/v1/refunds", (call) => page(call, "refund", "/v1/refunds")),
  route("GET", "/v1/refunds/:id", (call) => visible(get(call, "refund"))),
  route("GET", "/v1/charges", (call) => page(call, "charge", "/v1/charges")),
  route("GET", "/v1/charges/:id", (call) => visible(get(call, "charge"))),
  route("GET", "/v1/balance", balance),
  route("GET", "/v1/balance_transactions", (call) => page(call, "balance_transaction", "/v1/balance_transactions")),
  route("GET", "/v1/balance_transactions/:id", (call) => visible(get(call, "balance_transaction"))),
  route("GET", "/v1/payouts", (call) => page(call, "payout", "/v1/payouts")),
  route("GET", "/v1/application_fees", (call) =>
    page(call, "application_fee", "/v1/application_fees", { account: platformAccount }),
  ),
  route("GET", "/v1/application_fees/:id", (call) =>
    visible(call.core.store.get(platformAccount, "application_fee", call.id)),
  ),
  route("GET", "/v1/disputes", (call) => page(call, "dispute", "/v1/disputes")),
  route("GET", "/v1/disputes/:id", (call) => visible(get(call, "dispute"))),
  route("POST", "/v1/disputes/:id", (call) =>
    visible(answerDispute(call.core, call.account, get<Dispute>(call, "dispute"), call.params.flag("submit") === true)),
  ),
  route("POST", "/v1/disputes/:id/close", (call) =>
    visible(closeDispute(call.core, call.account, get<Dispute>(call, "dispute"), "lost")),
  ),
];

const customers: readonly ApiRoute[] = [
  route("POST", "/v1/customers", ({ core, account, params }) => visible(createCustomer(core, account, params))),
  route("GET", "/v1/customers", (call) => page(call, "customer", "/v1/customers")),
  route("GET", "/v1/customers/:id", (call) => visible(get(call, "customer"))),
  route("POST", "/v1/customers/:id", (call) =>
    visible(updateCustomer(call.core, call.account, get(call, "customer"), call.params)),
  ),
  route("DELETE", "/v1/customers/:id", (call) => deleteCustomer(call.core, call.account, get(call, "customer"))),
  route("GET", "/v1/customers/:id/payment_methods", (call) =>
    page(call, "payment_method", `/v1/customers/${call.id}/payment_methods`, { ref: get(call, "customer").id }),
  ),
  route("POST", "/v1/payment_methods", ({ core, account, params }) =>
    visible(methodFromData(core, account, params, "")),
  ),
  route("GET", "/v1/payment_methods", (call) => page(call, "payment_method", "/v1/payment_methods")),
  route("GET", "/v1/payment_methods/:id", (call) => visible(get<PaymentMethod>(call, "payment_method"))),
  route("POST", "/v1/payment_methods/:id/attach", (call) =>
    visible(
      attachMethod(
        call.core,
        call.account,
        methodById(call.core, call.account, call.id),
        call.params.required("customer"),
      ),
    ),
  ),
  route("POST", "/v1/payment_methods/:id/detach", (call) =>
    visible(detachMethod(call.core, call.account, get<PaymentMethod>(call, "payment_method"))),
  ),
  route("POST", "/v1/setup_intents", (call) => visible(createSetupIntent(call.core, call.account, call.params))),
  route("GET", "/v1/setup_intents/:id", (call) => {
    const intent = get<SetupIntent>(call, "setup_intent");
    checkSecret(call, intent.client_secret);
    return visible(intent);
  }),
  route("POST", "/v1/setup_intents/:id/confirm", (call) => {
    const { core, account, params } = call;
    const intent = get<SetupIntent>(call, "setup_intent");
    checkSecret(call, intent.client_secret);
    const method = methodFrom(core, account, params);
    if (method === null) throw invalidParam("payment_method", "Missing payment method.", "parameter_missing");
    return visible(
      confirmSetup(core, account, intent, {
        method,
        returnUrl: params.text("return_url"),
        authorizeUrl: authorizeUrl(call),
      }),
    );
  }),
  route("POST", "/v1/setup_intents/:id/cancel", (call) =>
    visible(
      call.core.store.put<SetupIntent>(call.account, { ...get<SetupIntent>(call, "setup_intent"), status: "canceled" }),
    ),
  ),
];

const includeOf = ({ body, params }: ApiCall): readonly string[] => {
  const asked = body["include"];
  return (Array.isArray(asked) ? asked : params.list("include")).map(String);
};

const accounts: readonly ApiRoute[] = [
  route("POST", "/v2/core/accounts", (call) => shownAccount(createAccount(call.core, call.body), includeOf(call))),
  route("GET", "/v2/core/accounts/:id", (call) => shownAccount(getAccount(call.core, call.id), includeOf(call))),
  route("POST", "/v2/core/accounts/:id", (call) =>
    shownAccount(updateAccount(call.core, getAccount(call.core, call.id), call.body), includeOf(call)),
  ),
  route("POST", "/v2/core/accounts/:id/close", (call) =>
    shownAccount(closeAccount(call.core, getAccount(call.core, call.id)), includeOf(call)),
  ),
  route("POST", "/v2/core/account_links", ({ core, body, baseUrl }) => createAccountLink(core, body, baseUrl)),
  route("GET", "/v2/core/events/:id", (call) =>
    visible(call.core.store.get(platformAccount, "v2.core.event", call.id)),
  ),
  route("GET", "/v1/accounts/:id", (call) => v1Account(getAccount(call.core, call.id))),
  route("GET", "/v1/account", (call) => {
    if (call.account === platformAccount) return { id: platformAccount, object: "account", charges_enabled: true };
    return v1Account(getAccount(call.core, call.account));
  }),
  route("POST", "/v1/account_sessions", ({ core, params }) => ({
    object: "account_session",
    account: params.required("account"),
    client_secret: core.store.newId("accs_secret"),
    components: {},
    expires_at: core.seconds() + 3600,
    livemode: false,
  })),
  route("POST", "/v1/accounts/:id/login_links", ({ core, id, baseUrl }) => ({
    object: "login_link",
    created: core.seconds(),
    url: `${baseUrl}/?tab=zahlungen&konto=${getAccount(core, id).id}`,
  })),
];

const events: readonly ApiRoute[] = [
  route("GET", "/v1/events", (call) => page(call, "event", "/v1/events")),
  route("GET", "/v1/events/:id", (call) => visible(get(call, "event"))),
];

/** Everything of the service's interface that the product calls. */
export const apiRoutes: readonly ApiRoute[] = [...intents, ...checkout, ...money, ...customers, ...accounts, ...events];

export const unknownRoute = (method: string, path: string): ApiError =>
  new ApiError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). The local stand-in knows only what the product uses.`,
  });
