import { wrongState } from "../core/api-error.ts";
import { bookMoney, saveCharge } from "./charges.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import type { Charge, Dispute } from "../core/stripe-objects.ts";
import { textOf } from "../core/text-of.ts";

const disputeFee = 2000;
const daysToAnswer = 7;

/** The holder of a card says to their bank that a payment was not right: the money is gone until that is settled. */
export function openDispute(core: StripeCore, account: string, chargeId: string, reason: string): Dispute {
  const charge = core.store.get<Charge>(account, "charge", chargeId);
  if (charge.disputed) throw wrongState(`Charge ${charge.id} has been disputed.`, "charge_disputed");
  if (!charge.captured) throw wrongState("Only a captured charge can be disputed.", "charge_not_captured");
  const id = core.store.newId("du");
  const transaction = bookMoney(core, account, {
    type: "adjustment",
    source: id,
    amount: -charge.amount_captured,
    currency: charge.currency,
    feeDetails: [{ amount: disputeFee, type: "stripe_fee" }],
  });
  saveCharge(core, account, { ...charge, disputed: true });
  const dispute = core.store.put<Dispute>(
    account,
    {
      id,
      object: "dispute",
      amount: charge.amount_captured,
      balance_transactions: [transaction],
      charge: charge.id,
      created: core.seconds(),
      currency: charge.currency,
      enhanced_eligibility_types: [],
      evidence: {},
      evidence_details: {
        due_by: core.seconds() + daysToAnswer * 24 * 60 * 60,
        enhanced_eligibility: {},
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      intended_submission_method: null,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      network_reason_code: "10.4",
      payment_intent: charge.payment_intent,
      payment_method_details: {
        type: "card",
        card: { brand: "visa", case_type: "chargeback", network_reason_code: "10.4" },
      },
      reason,
      status: "needs_response",
    },
    { ref: charge.payment_intent },
  );
  core.emit(account, "charge.dispute.created", dispute);
  core.emit(account, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

export function answerDispute(core: StripeCore, account: string, dispute: Dispute, submits: boolean): Dispute {
  if (!isOpen(dispute)) throw wrongState("This dispute is already closed.", "dispute_unexpected_state");
  const answered = core.store.put<Dispute>(
    account,
    { ...dispute, status: submits ? "under_review" : dispute.status },
    { ref: dispute.payment_intent },
  );
  core.emit(account, "charge.dispute.updated", answered);
  return answered;
}

export function closeDispute(core: StripeCore, account: string, dispute: Dispute, outcome: "won" | "lost"): Dispute {
  if (!isOpen(dispute)) throw wrongState("This dispute is already closed.", "dispute_unexpected_state");
  const closed = core.store.put<Dispute>(account, { ...dispute, status: outcome }, { ref: dispute.payment_intent });
  if (outcome === "won") {
    bookMoney(core, account, {
      type: "adjustment",
      source: dispute.id,
      amount: dispute.amount,
      currency: textOf(dispute["currency"]),
      feeDetails: [{ amount: -disputeFee, type: "stripe_fee" }],
    });
    core.emit(account, "charge.dispute.funds_reinstated", closed);
  }
  core.emit(account, "charge.dispute.closed", closed);
  return closed;
}

const isOpen = ({ status }: Dispute): boolean => status === "needs_response" || status === "under_review";
