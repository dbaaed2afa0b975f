import { Stripe } from "stripe";
import type { ProviderAnswer } from "../payment-provider.ts";

/** One call, with everything it can come to as a value. What is no word of the provider is a defect and thrown. */
export async function answerOf<Value>(work: () => Promise<Value>): Promise<ProviderAnswer<Value>> {
  try {
    return { type: "ok", value: await work() };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return failureOf(error);
    throw error;
  }
}

function failureOf(error: Stripe.errors.StripeError): ProviderAnswer<never> {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { type: "declined", code: error.decline_code || (error.code ?? "card_declined") };
  }
  const isPassing =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    // The same key is being worked on at this moment.
    error.statusCode === 409 ||
    (error.statusCode ?? 500) >= 500;
  if (isPassing) return { type: "unavailable", problem: error.message };
  return { type: "invalid", code: error.code ?? error.type, problem: error.message };
}
