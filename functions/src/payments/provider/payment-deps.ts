import type { OrderPort } from "../../ordering/payment-port.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import type { PaymentConfig } from "./payment-config.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export interface Payments {
  readonly provider: PaymentProvider;
  readonly config: PaymentConfig;
}

export interface PaymentDeps extends LimitedDeps {
  readonly orders: OrderPort;
  /** Made with the first use; null without a key, and then online payment is off. */
  paymentProvider(): Promise<Payments | null>;
}

/** Where a payment exists already, a missing provider is a defect. */
export async function neededPayments(deps: Pick<PaymentDeps, "paymentProvider" | "log">): Promise<Payments> {
  const found = await deps.paymentProvider();
  if (found === null) {
    deps.log.error("payment: no provider is configured");
    throw new Error("No payment provider is configured: STRIPE_SECRET_KEY is missing.");
  }
  return found;
}
