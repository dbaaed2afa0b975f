import type { Stripe } from "stripe";
import type { PaymentSnapshot, PaymentProvider } from "../payment-provider.ts";
import { answerOf } from "./stripe-answer.ts";
import { paymentParts } from "./stripe-snapshot.ts";

type CardPayments = Pick<PaymentProvider, "prepareCardPayment" | "confirmCardPayment">;
type RetrieveIntent = (account: string, intent: Stripe.PaymentIntent) => Promise<PaymentSnapshot>;

/** Cards are kept with the platform, money is taken by the shop: it gets a copy of the card that is good for one payment. */
export const stripeCardPayments = (stripe: Stripe, retrieveIntent: RetrieveIntent): CardPayments => ({
  prepareCardPayment: (request, key) =>
    answerOf(async () => {
      const { account, restaurantId, orderId, attempt, cents, feeCents, capturesLater, cardId, customerId, statement } =
        request;
      const copy = await stripe.paymentMethods.create(
        { customer: customerId, payment_method: cardId },
        { stripeAccount: account, idempotencyKey: `${key}:copy` },
      );
      const intent = await stripe.paymentIntents.create(
        {
          amount: cents,
          currency: "eur",
          payment_method: copy.id,
          allowed_payment_method_types: ["card"],
          metadata: { restaurantId, orderId, attempt: String(attempt) },
          ...(feeCents > 0 ? { application_fee_amount: feeCents } : {}),
          ...(statement === null ? {} : { statement_descriptor_suffix: statement }),
          ...(capturesLater ? { capture_method: "manual" } : {}),
        },
        { stripeAccount: account, idempotencyKey: key },
      );
      return { paymentId: intent.id };
    }),
  confirmCardPayment: (account, paymentId, returnUrl, key) =>
    answerOf(async () => {
      const intent = await stripe.paymentIntents.confirm(
        paymentId,
        { return_url: returnUrl, expand: paymentParts },
        { stripeAccount: account, idempotencyKey: key },
      );
      const url = intent.next_action?.redirect_to_url?.url ?? null;
      return { ...(await retrieveIntent(account, intent)), ...(url === null ? {} : { url }) };
    }),
});
