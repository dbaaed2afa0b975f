import { invalidParam } from "../core/api-error.ts";
import { get, page, route, type ApiCall, type ApiRoute } from "./api-route.ts";
import { answerDispute, closeDispute } from "../resources/disputes.ts";
import { createFeeRefund, createRefund } from "../resources/refunds.ts";
import { platformAccount } from "../core/stripe-core.ts";
import { type Dispute, type Fields, type StripeObject, visible } from "../core/stripe-objects.ts";

function balance({ core, account }: ApiCall): Fields {
  const entries = core.store.list<StripeObject>({ object: "balance_transaction", account });
  const amount = entries.reduce((sum, entry) => sum + Number(entry["net"]), 0);
  const money = (value: number): Fields => ({ amount: value, currency: "eur", source_types: { card: value } });
  return { object: "balance", available: [money(amount)], livemode: false, pending: [money(0)] };
}

/** Refunds, charges, fees, disputes and what became of the balance. */
export const moneyRoutes: readonly ApiRoute[] = [
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
  route("POST", "/v1/application_fees/:id/refunds", ({ core, id, params }) => {
    params.only("amount", "metadata");
    return createFeeRefund(core, id, { amount: params.integer("amount"), metadata: params.metadata() });
  }),
  route("GET", "/v1/disputes", (call) => page(call, "dispute", "/v1/disputes")),
  route("GET", "/v1/disputes/:id", (call) => visible(get(call, "dispute"))),
  route("POST", "/v1/disputes/:id", (call) =>
    visible(answerDispute(call.core, call.account, get<Dispute>(call, "dispute"), call.params.flag("submit") === true)),
  ),
  route("POST", "/v1/disputes/:id/close", (call) =>
    visible(closeDispute(call.core, call.account, get<Dispute>(call, "dispute"), "lost")),
  ),
];
