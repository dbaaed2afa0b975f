import { invalidParam, noSuch, wrongState } from "../core/api-error.ts";
import { bookMoney, refundable, saveCharge } from "./charges.ts";
import { cardOf } from "./payment-methods.ts";
import { platformAccount, type StripeCore } from "../core/stripe-core.ts";
import type {
  Charge,
  Dispute,
  Fields,
  PaymentIntent,
  PaymentMethod,
  Refund,
  StripeObject,
} from "../core/stripe-objects.ts";
import { textOf } from "../core/text-of.ts";

/** How long a refund takes that does not come at once. */
const slowRefundTakes = 5_000;

export interface NewRefund {
  readonly paymentIntent: string | null;
  readonly charge: string | null;
  readonly amount: number | null;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly refundsFee: boolean;
}

export function createRefund(core: StripeCore, account: string, wanted: NewRefund): Refund {
  const charge = chargeToRefund(core, account, wanted);
  const disputes = core.store.list<Dispute>({ object: "dispute", account, ref: charge.payment_intent });
  if (disputes.some(({ status }) => status !== "won"))
    throw wrongState(`Charge ${charge.id} has been disputed.`, "charge_disputed");
  const left = refundable(charge);
  if (left === 0) throw wrongState(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  const amount = wanted.amount ?? left;
  if (amount < 1) throw invalidParam("amount", "Invalid positive integer", "parameter_invalid_integer");
  if (amount > left) {
    throw invalidParam(
      "amount",
      `Refund amount (${euro(amount)}) is greater than unrefunded amount on charge (${euro(left)})`,
    );
  }
  if (wanted.refundsFee && charge.application_fee === null) {
    throw invalidParam(
      "refund_application_fee",
      `You cannot refund the application fee of charge ${charge.id} because it has none.`,
    );
  }
  const refund = bookRefund(core, account, charge, amount, wanted);
  const isWhole = amount === left;
  const refunded = saveCharge(core, account, {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: isWhole,
  });
  if (wanted.refundsFee) refundFee(core, charge, amount);
  core.emit(account, "refund.created", refund);
  core.emit(account, "charge.refunded", refunded);
  return refund;
}

const euro = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

function chargeToRefund(core: StripeCore, account: string, { paymentIntent, charge }: NewRefund): Charge {
  if (charge !== null) return core.store.get<Charge>(account, "charge", charge);
  if (paymentIntent === null) {
    throw invalidParam(
      "charge",
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const intent = core.store.find<PaymentIntent>(account, "payment_intent", paymentIntent);
  if (intent === null) throw noSuch("payment_intent", paymentIntent);
  if (intent.status !== "succeeded" || intent.latest_charge === null) {
    throw wrongState(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      "payment_intent_unexpected_state",
    );
  }
  return core.store.get<Charge>(account, "charge", intent.latest_charge);
}

function bookRefund(core: StripeCore, account: string, charge: Charge, amount: number, wanted: NewRefund): Refund {
  const id = core.store.newId("re");
  const method = core.store.find<PaymentMethod>(account, "payment_method", charge.payment_method);
  const outcome = method === null ? undefined : cardOf(method)?.refund;
  const isSlow = outcome !== undefined || core.faults.list().some(({ kind }) => kind === "refund-fails");
  const transaction = bookMoney(core, account, {
    type: "refund",
    source: id,
    amount: -amount,
    currency: charge.currency,
  });
  return saveRefund(core, account, {
    id,
    object: "refund",
    amount,
    balance_transaction: transaction.id,
    charge: charge.id,
    created: core.seconds(),
    currency: charge.currency,
    customer: null,
    destination_details: { type: method?.type ?? "card" },
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isSlow ? "pending" : "succeeded",
    transfer_reversal: null,
  });
}

const saveRefund = (core: StripeCore, account: string, refund: Refund): Refund =>
  core.store.put(account, refund, {
    ref: refund.payment_intent,
    due: refund.status === "pending" ? core.now() + slowRefundTakes : null,
  });

/** The fee goes back in the same proportion as the payment. */
function refundFee(core: StripeCore, charge: Charge, amount: number): void {
  if (charge.application_fee === null) return;
  const fee = core.store.get<StripeObject>(platformAccount, "application_fee", charge.application_fee);
  const whole = Number(fee["amount"]);
  const before = Number(fee["amount_refunded"]);
  const isLast = charge.amount_refunded + amount >= charge.amount;
  const back = isLast
    ? whole - before
    : Math.min(whole - before, Math.round((whole * amount) / charge.amount_captured));
  if (back > 0) giveFeeBack(core, fee, back);
}

/** The platform gives back an amount of its own choice, whatever of the payment went back. */
export function createFeeRefund(
  core: StripeCore,
  feeId: string,
  wanted: { readonly amount: number | null; readonly metadata: Readonly<Record<string, string>> },
): Fields {
  const fee = core.store.get<StripeObject>(platformAccount, "application_fee", feeId);
  const left = Number(fee["amount"]) - Number(fee["amount_refunded"]);
  if (left === 0) throw wrongState(`Application fee ${feeId} has already been refunded.`, "charge_already_refunded");
  const amount = wanted.amount ?? left;
  if (amount < 1) throw invalidParam("amount", "Invalid positive integer", "parameter_invalid_integer");
  if (amount > left)
    throw invalidParam(
      "amount",
      `Refund amount (${euro(amount)}) is greater than unrefunded amount on fee (${euro(left)})`,
    );
  const transaction = giveFeeBack(core, fee, amount);
  return {
    id: core.store.newId("fr"),
    object: "fee_refund",
    amount,
    balance_transaction: transaction.id,
    created: core.seconds(),
    currency: fee["currency"],
    fee: feeId,
    metadata: wanted.metadata,
  };
}

function giveFeeBack(core: StripeCore, fee: StripeObject, amount: number): StripeObject {
  const back = Number(fee["amount_refunded"]) + amount;
  const refunded = { ...fee, amount_refunded: back, refunded: back === fee["amount"] };
  core.store.put(platformAccount, refunded);
  const transaction = bookMoney(core, platformAccount, {
    type: "application_fee_refund",
    source: fee.id,
    amount: -amount,
    currency: textOf(fee["currency"]),
  });
  core.emit(platformAccount, "application_fee.refunded", refunded);
  return transaction;
}

/**
 * The end of a refund that took its time; a failed one brings the money back. A bank may send it back days after it had
 * arrived, too.
 */
export function settleRefund(core: StripeCore, account: string, refund: Refund, works?: boolean): Refund {
  const isSentBack = refund.status === "succeeded" && works === false;
  if (refund.status !== "pending" && !isSentBack)
    throw wrongState("The refund is settled already.", "refund_unexpected_state");
  const method = core.store.find<PaymentMethod>(account, "payment_method", textOf(refund["payment_method"]));
  const cardFails = method !== null && cardOf(method)?.refund === "fails";
  const fails = works === undefined ? cardFails || core.faults.take("refund-fails") !== null : !works;
  if (!fails) {
    const done = saveRefund(core, account, { ...refund, status: "succeeded" });
    core.emit(account, "refund.updated", done, { status: "pending" });
    return done;
  }
  const back = bookMoney(core, account, {
    type: "refund_failure",
    source: refund.id,
    amount: refund.amount,
    currency: refund.currency,
  });
  const charge = core.store.get<Charge>(account, "charge", refund.charge);
  saveCharge(core, account, { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  const failed = saveRefund(core, account, {
    ...refund,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
    failure_balance_transaction: back.id,
  });
  core.emit(account, "refund.updated", failed, { status: refund.status });
  core.emit(account, "refund.failed", failed);
  return failed;
}
