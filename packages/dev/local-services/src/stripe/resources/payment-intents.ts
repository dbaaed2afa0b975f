import { ApiError, invalidParam, wrongState } from "../core/api-error.ts";
import { authorizationDays, authorizedCharge, captureCharge, failedCharge, pendingCharge } from "./charges.ts";
import { openDispute } from "./disputes.ts";
import { allowsManualCapture, cardOf, debitFails, isRedirect } from "./payment-methods.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import {
  type Charge,
  type Fields,
  type IntentStatus,
  type MethodType,
  type PaymentIntent,
  type PaymentMethod,
  visible,
} from "../core/stripe-objects.ts";
import type { Decline } from "../core/test-cards.ts";

const day = 24 * 60 * 60 * 1000;
/** How long a direct debit takes here; in the real world it is days. */
const debitTakes = 8_000;

export const minimumAmount = 50;

export interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly captureMethod: string;
  readonly methodOptions: Fields;
  readonly methodTypes: readonly MethodType[];
  readonly applicationFee: number | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customer: string | null;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly setupFutureUsage: string | null;
  readonly session: string | null;
  readonly statementSuffix: string | null;
}

export function createIntent(core: StripeCore, account: string, made: NewIntent): PaymentIntent {
  checkAmount(made);
  const id = core.store.newId("pi");
  const intent = saveIntent(core, account, {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: made.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: made.applicationFee,
    automatic_payment_methods: { allow_redirects: "always", enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: made.captureMethod,
    client_secret: core.store.newId(`${id}_secret`),
    confirmation_method: "automatic",
    created: core.seconds(),
    currency: made.currency,
    customer: made.customer,
    customer_account: null,
    description: made.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: made.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: made.methodOptions,
    payment_method_types: made.methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: made.receiptEmail,
    review: null,
    setup_future_usage: made.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: made.statementSuffix,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
    _session: made.session,
    _returnUrl: null,
  });
  core.emit(account, "payment_intent.created", intent);
  return intent;
}

function checkAmount({ amount, applicationFee }: NewIntent): void {
  if (amount < minimumAmount) {
    throw invalidParam("amount", "Amount must be at least €0.50 eur", "amount_too_small");
  }
  if (amount > 99_999_999) throw invalidParam("amount", "Amount must be no more than €999,999.99", "amount_too_large");
  if (applicationFee !== null && applicationFee > amount) {
    throw invalidParam(
      "application_fee_amount",
      "The application fee cannot be greater than the amount of the payment.",
    );
  }
}

/** Keeps when something happens to it by itself: the end of an authorisation, the answer of a bank. */
export function saveIntent(core: StripeCore, account: string, intent: PaymentIntent): PaymentIntent {
  const due =
    intent.status === "requires_capture"
      ? core.now() + authorizationDays * day
      : intent.status === "processing"
        ? core.now() + debitTakes
        : null;
  return core.store.put(account, intent, { ref: intent._session, due });
}

export interface Confirmation {
  readonly method: PaymentMethod;
  readonly offSession: boolean;
  readonly returnUrl: string | null;
  /** Where a shopper goes to confirm. */
  readonly authorizeUrl: (intentId: string) => string;
}

const confirmable: ReadonlySet<IntentStatus> = new Set<IntentStatus>([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

/** Tries to pay. A refusal by the bank is an error of its own kind; the intent then waits for another card. */
export function confirmIntent(
  core: StripeCore,
  account: string,
  before: PaymentIntent,
  how: Confirmation,
): PaymentIntent {
  if (!confirmable.has(before.status)) throw unexpectedState(before, "confirmed");
  const { method, offSession, returnUrl, authorizeUrl } = how;
  const intent = {
    ...before,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
    _returnUrl: returnUrl,
  };
  if (isRedirect(method.type)) return askHolder(core, account, intent, authorizeUrl);
  if (method.type === "sepa_debit") {
    const charge = pendingCharge(core, account, { intent, method, authenticated: false });
    const waiting = saveIntent(core, account, { ...intent, status: "processing", latest_charge: charge.id });
    core.emit(account, "payment_intent.processing", waiting);
    return waiting;
  }
  const card = cardOf(method);
  const asks = card?.authentication === "always" || (card?.authentication === "once" && !method._authenticated);
  if (!asks) return authorize(core, account, intent, { method, authenticated: false });
  if (!offSession) return askHolder(core, account, intent, authorizeUrl);
  return refuse(core, account, intent, method, {
    code: "authentication_required",
    declineCode: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  });
}

function askHolder(
  core: StripeCore,
  account: string,
  intent: PaymentIntent,
  urlOf: (id: string) => string,
): PaymentIntent {
  const asked = saveIntent(core, account, {
    ...intent,
    status: "requires_action",
    next_action: { type: "redirect_to_url", redirect_to_url: { url: urlOf(intent.id), return_url: intent._returnUrl } },
  });
  core.emit(account, "payment_intent.requires_action", asked);
  return asked;
}

/** The holder confirmed on the page of the bank, or refused there. */
export function answerHolder(core: StripeCore, account: string, intent: PaymentIntent, agreed: boolean): PaymentIntent {
  if (intent.status !== "requires_action") throw unexpectedState(intent, "authenticated");
  const method = core.store.get<PaymentMethod>(account, "payment_method", intent.payment_method ?? "");
  const asked = { ...intent, next_action: null };
  if (agreed) return authorize(core, account, asked, { method, authenticated: true });
  return refuse(core, account, asked, method, {
    code: "payment_intent_authentication_failure",
    declineCode: "",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  });
}

function authorize(
  core: StripeCore,
  account: string,
  intent: PaymentIntent,
  { method, authenticated }: { readonly method: PaymentMethod; readonly authenticated: boolean },
): PaymentIntent {
  const card = cardOf(method);
  if (card?.decline !== undefined) return refuse(core, account, intent, method, card.decline);
  if (authenticated && !method._authenticated)
    core.store.put(account, { ...method, _authenticated: true }, { ref: method.customer });
  const charge = authorizedCharge(core, account, { intent, method, authenticated });
  const authorized = { ...intent, latest_charge: charge.id };
  if (capturesLater(intent, method.type)) {
    const waiting = saveIntent(core, account, {
      ...authorized,
      status: "requires_capture",
      amount_capturable: intent.amount,
    });
    core.emit(account, "payment_intent.amount_capturable_updated", waiting);
    return waiting;
  }
  const paid = finish(core, account, authorized, charge, { amount: intent.amount, isLater: false });
  if (card?.disputed === true) openDispute(core, account, paid.latest_charge ?? "", "fraudulent");
  return paid;
}

function capturesLater(intent: PaymentIntent, type: MethodType): boolean {
  const own = (intent.payment_method_options[type] as Fields | undefined)?.["capture_method"];
  return allowsManualCapture(type) && (own ?? intent.capture_method) === "manual";
}

function finish(
  core: StripeCore,
  account: string,
  intent: PaymentIntent,
  charge: Charge,
  { amount, isLater }: { readonly amount: number; readonly isLater: boolean },
): PaymentIntent {
  captureCharge(core, account, charge, { amount, fee: intent.application_fee_amount, isLater });
  const paid = saveIntent(core, account, {
    ...intent,
    status: "succeeded",
    amount_capturable: 0,
    amount_received: amount,
    processing: null,
  });
  core.emit(account, "payment_intent.succeeded", paid);
  return paid;
}

function refuse(
  core: StripeCore,
  account: string,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): never {
  const { code, declineCode, message } = decline;
  const charge = failedCharge(
    core,
    account,
    { intent, method, authenticated: false },
    { code, message, decline_code: declineCode },
  );
  const error = {
    type: "card_error",
    code,
    ...(declineCode === "" ? {} : { decline_code: declineCode }),
    charge: charge.id,
    message,
    payment_method: visible(method),
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
  };
  const failed = saveIntent(core, account, {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    latest_charge: charge.id,
    last_payment_error: error,
  });
  core.emit(account, "payment_intent.payment_failed", failed);
  throw new ApiError(402, { ...error, payment_intent: visible(failed) });
}

/** The bank's late answer to a direct debit. */
export function settleDebit(core: StripeCore, account: string, intent: PaymentIntent, forced?: boolean): PaymentIntent {
  const method = core.store.get<PaymentMethod>(account, "payment_method", intent.payment_method ?? "");
  const charge = core.store.get<Charge>(account, "charge", intent.latest_charge ?? "");
  const works = forced ?? !(debitFails(method) || core.faults.take("async-payment-fails") !== null);
  if (works) {
    core.emit(account, "charge.succeeded", charge);
    return finish(core, account, intent, charge, { amount: intent.amount, isLater: false });
  }
  const message = "The customer's account has insufficient funds to cover this payment.";
  core.store.put(
    account,
    { ...charge, status: "failed", failure_code: "insufficient_funds", failure_message: message },
    {},
  );
  const failed = saveIntent(core, account, {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: { type: "card_error", code: "payment_intent_payment_attempt_failed", message },
  });
  core.emit(account, "payment_intent.payment_failed", failed);
  return failed;
}

export function captureIntent(
  core: StripeCore,
  account: string,
  intent: PaymentIntent,
  { amount, fee }: { readonly amount: number | null; readonly fee: number | null },
): PaymentIntent {
  if (intent.status !== "requires_capture") throw unexpectedState(intent, "captured");
  const wanted = amount ?? intent.amount_capturable;
  if (wanted < 1)
    throw invalidParam(
      "amount_to_capture",
      "This value must be greater than or equal to 1.",
      "parameter_invalid_integer",
    );
  if (wanted > intent.amount_capturable) {
    throw invalidParam(
      "amount_to_capture",
      `The amount to capture (${wanted}) is greater than the amount capturable (${intent.amount_capturable}).`,
      "amount_too_large",
    );
  }
  if (fee !== null && fee > wanted) {
    throw invalidParam("application_fee_amount", "The application fee cannot be greater than the captured amount.");
  }
  const charge = core.store.get<Charge>(account, "charge", intent.latest_charge ?? "");
  const priced = fee === null ? intent : { ...intent, application_fee_amount: fee };
  return finish(core, account, priced, charge, { amount: wanted, isLater: true });
}

const cancelable: ReadonlySet<IntentStatus> = new Set<IntentStatus>([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "requires_capture",
  "processing",
]);

export function cancelIntent(
  core: StripeCore,
  account: string,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  if (!cancelable.has(intent.status)) throw unexpectedState(intent, "canceled");
  if (intent.status === "requires_capture") {
    const charge = core.store.get<Charge>(account, "charge", intent.latest_charge ?? "");
    const released = { ...charge, amount_refunded: charge.amount, refunded: true };
    core.store.put(account, released, {});
    core.emit(account, "charge.refunded", released);
  }
  const canceled = saveIntent(core, account, {
    ...intent,
    status: "canceled",
    amount_capturable: 0,
    canceled_at: core.seconds(),
    cancellation_reason: reason,
    next_action: null,
  });
  core.emit(account, "payment_intent.canceled", canceled);
  return canceled;
}

const unexpectedState = (intent: PaymentIntent, done: string): ApiError =>
  wrongState(
    `This PaymentIntent could not be ${done} because it has a status of ${intent.status}.`,
    "payment_intent_unexpected_state",
    { payment_intent: visible(intent) },
  );
