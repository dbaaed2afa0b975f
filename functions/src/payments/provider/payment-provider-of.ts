import type { Deps } from "../../composition/deps.ts";
import { environment } from "../../composition/environment.ts";
import { readPaymentConfig, type PaymentConfig } from "./payment-config.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export interface Payments {
  readonly provider: PaymentProvider;
  readonly config: PaymentConfig;
}

let made: Promise<Payments | null> | undefined;

const make = async (): Promise<Payments | null> => {
  const config = readPaymentConfig(environment());
  if (config === null) return null;
  // The provider's library is large, and most functions never speak with the provider.
  const { createStripeProvider } = await import("./stripe/stripe-provider.ts");
  return { config, provider: createStripeProvider(config) };
};

/** Made with the first use; null where no key is configured, and then nobody pays online. */
export const payments = (): Promise<Payments | null> => {
  made ??= make();
  made.catch(() => (made = undefined));
  return made;
};

/** Where somebody owes money already, a missing provider is a defect. */
export const neededPayments = async (deps: Deps): Promise<Payments> => {
  const found = await payments();
  if (found === null) {
    deps.log.error("payment: no provider is configured");
    throw new Error("No payment provider is configured: STRIPE_SECRET_KEY is missing.");
  }
  return found;
};
