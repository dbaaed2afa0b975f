import { findAccount } from "./accounts.ts";
import { platformAccount, type StripeCore } from "../core/stripe-core.ts";
import type { Charge, Fields, PaymentIntent, PaymentMethod, StripeObject } from "../core/stripe-objects.ts";
import { cardOf } from "./payment-methods.ts";

export const authorizationDays = 7;
const day = 24 * 60 * 60 * 1000;

/** The service's own fee for a payment in Europe. */
const serviceFee = (amount: number): number => Math.round(amount * 0.015) + 25;

interface Attempt {
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  readonly authenticated: boolean;
}

/** A failed try to pay leaves a charge, too. */
export function failedCharge(core: StripeCore, account: string, attempt: Attempt, error: Fields): Charge {
  const charge = chargeOf(core, account, attempt, {
    paid: false,
    status: "failed",
    failure_code: error["code"] ?? null,
    failure_message: error["message"] ?? null,
    outcome: { network_status: "declined_by_network", reason: error["decline_code"] ?? null, type: "issuer_declined" },
  });
  saveCharge(core, account, charge);
  core.emit(account, "charge.failed", charge);
  return charge;
}

export function pendingCharge(core: StripeCore, account: string, attempt: Attempt): Charge {
  const charge = saveCharge(core, account, chargeOf(core, account, attempt, { status: "pending", paid: false }));
  core.emit(account, "charge.pending", charge);
  return charge;
}

export function authorizedCharge(core: StripeCore, account: string, attempt: Attempt): Charge {
  const charge = saveCharge(core, account, chargeOf(core, account, attempt, {}));
  core.emit(account, "charge.succeeded", charge);
  return charge;
}

/** Moves the money: what is not captured goes back to the card, the platform gets its fee. */
export function captureCharge(
  core: StripeCore,
  account: string,
  authorized: Charge,
  { amount, fee, isLater }: { readonly amount: number; readonly fee: number | null; readonly isLater: boolean },
): Charge {
  const { id, currency } = authorized;
  const platformFee = fee === null ? null : Math.min(fee, amount);
  const applicationFee =
    platformFee === null || platformFee === 0 ? null : makeFee(core, account, authorized, platformFee);
  const transaction = bookMoney(core, account, {
    type: "charge",
    source: id,
    amount,
    currency,
    feeDetails: [
      ...(platformFee === null || platformFee === 0 ? [] : [{ amount: platformFee, type: "application_fee" }]),
      { amount: serviceFee(amount), type: "stripe_fee" },
    ],
  });
  const charge = saveCharge(core, account, {
    ...authorized,
    amount_captured: amount,
    amount_refunded: authorized.amount - amount,
    application_fee: applicationFee,
    application_fee_amount: platformFee,
    balance_transaction: transaction.id,
    captured: true,
    paid: true,
    status: "succeeded",
  });
  if (isLater) core.emit(account, "charge.captured", charge);
  return charge;
}

export const saveCharge = (core: StripeCore, account: string, charge: Charge): Charge =>
  core.store.put(account, charge, { ref: charge.payment_intent });

/** The amount that can still be given back; the part that was never captured is none of it. */
export const refundable = (charge: Charge): number => charge.amount - charge.amount_refunded;

interface Booking {
  readonly type:
    | "charge"
    | "refund"
    | "adjustment"
    | "application_fee"
    | "application_fee_refund"
    | "payout"
    | "refund_failure";
  readonly source: string;
  readonly amount: number;
  readonly currency: string;
  readonly feeDetails?: readonly { readonly amount: number; readonly type: string }[];
}

/** Every movement of an account's money; its balance is their sum. */
export function bookMoney(core: StripeCore, account: string, booking: Booking): StripeObject {
  const { type, source, amount, currency, feeDetails = [] } = booking;
  const fee = feeDetails.reduce((sum, part) => sum + part.amount, 0);
  return core.store.put(
    account,
    {
      id: core.store.newId("txn"),
      object: "balance_transaction",
      amount,
      available_on: core.seconds(),
      created: core.seconds(),
      currency,
      description: null,
      exchange_rate: null,
      fee,
      fee_details: feeDetails.map((part) => ({ ...part, currency, application: null, description: null })),
      net: amount - fee,
      reporting_category: type,
      source,
      status: "available",
      type,
    },
    { ref: source },
  );
}

function makeFee(core: StripeCore, account: string, charge: Charge, amount: number): string {
  const { currency, id } = charge;
  const fee = {
    id: core.store.newId("fee"),
    object: "application_fee",
    account,
    amount,
    amount_refunded: 0,
    charge: id,
    created: core.seconds(),
    currency,
    livemode: false,
    originating_transaction: null,
    refunded: false,
  };
  core.store.put(platformAccount, fee, { ref: id });
  bookMoney(core, platformAccount, { type: "application_fee", source: fee.id, amount, currency });
  core.emit(platformAccount, "application_fee.created", fee);
  return fee.id;
}

function chargeOf(
  core: StripeCore,
  account: string,
  { intent, method, authenticated }: Attempt,
  facts: Partial<Charge>,
): Charge {
  const id = core.store.newId(method.type === "card" ? "ch" : "py");
  return {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: method["billing_details"],
    calculated_statement_descriptor: statementOf(core, account, intent),
    captured: false,
    created: core.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      network_status: "approved_by_network",
      risk_level: "normal",
      seller_message: "Payment complete.",
      type: "authorized",
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(core, method, authenticated),
    receipt_email: intent["receipt_email"] ?? null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent["statement_descriptor_suffix"] ?? null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
    ...facts,
  };
}

const statementLength = 22;

/** The holder's line on the statement: the account's words, cut where the payment adds some of its own. */
function statementOf(core: StripeCore, account: string, intent: PaymentIntent): string {
  const own = findAccount(core, account)?._statement ?? "LOKALKORB";
  const suffix = intent["statement_descriptor_suffix"];
  return typeof suffix === "string"
    ? `${own.slice(0, statementLength - suffix.length - 2)}* ${suffix}`
    : own.slice(0, statementLength);
}

function methodDetails(core: StripeCore, method: PaymentMethod, authenticated: boolean): Fields {
  if (method.type !== "card") return { type: method.type, [method.type]: {} };
  const face = (method["card"] ?? {}) as Fields;
  return {
    type: "card",
    card: {
      brand: face["brand"],
      country: face["country"],
      exp_month: face["exp_month"],
      exp_year: face["exp_year"],
      fingerprint: face["fingerprint"],
      funding: face["funding"],
      last4: face["last4"],
      network: cardOf(method)?.brand ?? null,
      capture_before: core.seconds() + (authorizationDays * day) / 1000,
      three_d_secure: authenticated
        ? { authentication_flow: "challenge", result: "authenticated", version: "2.2.0" }
        : null,
    },
  };
}
