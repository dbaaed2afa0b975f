import { expireSession, followIntent } from "./checkout-sessions.ts";
import { cancelIntent, settleDebit } from "./payment-intents.ts";
import { settleRefund } from "./refunds.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import type { CheckoutSession, PaymentIntent, Refund, StripeObject } from "../core/stripe-objects.ts";

/** Work of time alone: sessions and authorisations end, banks answer, slow refunds arrive. */
export function doDueWork(core: StripeCore): void {
  for (const { account, value } of core.store.due(core.now()))
    core.store.transaction(() => happen(core, account, value));
}

function happen(core: StripeCore, account: string, value: StripeObject): void {
  if (value.object === "checkout.session") {
    expireSession(core, account, value as CheckoutSession);
  } else if (value.object === "payment_intent") {
    const intent = value as PaymentIntent;
    if (intent.status === "processing") followIntent(core, account, settleDebit(core, account, intent), true);
    else cancelIntent(core, account, intent, "automatic");
  } else {
    settleRefund(core, account, value as Refund);
  }
}
