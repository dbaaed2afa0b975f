import type { Stripe } from "stripe";
import type { PaymentProvider, SavedCard } from "../payment-provider.ts";
import { answerOf } from "./stripe-answer.ts";

type Cards = Pick<
  PaymentProvider,
  "createCustomer" | "openCardPage" | "openCardForm" | "listCards" | "removeCard" | "deleteCustomer"
>;

/** Cards that a shopper keeps, with the platform and not with one shop. */
export const stripeCards = (stripe: Stripe): Cards => ({
  createCustomer: ({ uid, email }, key) =>
    answerOf(async () => {
      const customer = await stripe.customers.create(
        { ...(email === "" ? {} : { email }), metadata: { uid } },
        { idempotencyKey: key },
      );
      return { customerId: customer.id };
    }),
  openCardPage: (customerId, { doneUrl, backUrl }, key) =>
    answerOf(async () => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: "setup",
          ui_mode: "hosted_page",
          locale: "de",
          customer: customerId,
          allowed_payment_method_types: ["card"],
          success_url: doneUrl,
          cancel_url: backUrl,
        },
        { idempotencyKey: key },
      );
      return { url: session.url ?? "" };
    }),
  openCardForm: (customerId, key) =>
    answerOf(async () => {
      const setup = await stripe.setupIntents.create(
        { customer: customerId, allowed_payment_method_types: ["card"] },
        { idempotencyKey: key },
      );
      return { clientSecret: setup.client_secret ?? "" };
    }),
  listCards: (customerId) =>
    answerOf(async () => {
      const methods = await stripe.customers.listPaymentMethods(customerId, { limit: 50 });
      return methods.data.flatMap(cardOf);
    }),
  removeCard: (customerId, cardId) =>
    answerOf(async () => {
      const method = await stripe.paymentMethods.retrieve(cardId);
      // A card of another person counts as none.
      if (method.customer === customerId) await stripe.paymentMethods.detach(cardId);
      return null;
    }),
  deleteCustomer: (customerId) =>
    answerOf(async () => {
      const customer = await stripe.customers.retrieve(customerId);
      if (customer.deleted !== true) await stripe.customers.del(customerId);
      return null;
    }),
});

const cardOf = ({ id, card }: Stripe.PaymentMethod): SavedCard[] =>
  card === undefined
    ? []
    : [
        {
          id,
          brand: card.brand,
          last4: card.last4,
          exp: `${String(card.exp_month).padStart(2, "0")}/${String(card.exp_year).slice(-2)}`,
        },
      ];
