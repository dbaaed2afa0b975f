import type { Deps } from "../edge/deps.ts";
import { readPaymentConfig, type PaymentConfig } from "./payment-config.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createStripeProvider } from "./stripe-provider.ts";

export interface Payments {
  readonly provider: PaymentProvider;
  readonly config: PaymentConfig;
}

let made: Payments | null | undefined;

/** Made with the first use; null where no key is configured, and then nobody pays online. */
export const payments = (): Payments | null => {
  if (made === undefined) {
    const config = readPaymentConfig(process.env);
    made = config === null ? null : { config, provider: createStripeProvider(config) };
  }
  return made;
};

/** Where somebody owes money already, a missing provider is a defect. */
export const neededPayments = (deps: Deps): Payments => {
  const found = payments();
  if (found === null) {
    deps.log.error("payment: no provider is configured");
    throw new Error("No payment provider is configured: STRIPE_SECRET_KEY is missing.");
  }
  return found;
};
