import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { OrderPort } from "../../ordering/payment-port.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import type { PaymentConfig } from "./payment-config.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export interface Payments {
  readonly provider: PaymentProvider;
  readonly config: PaymentConfig;
}

/** Gift cards that are bought: the meaning of their money is worked out above this room. */
export interface GiftSalePort {
  /** Reads again what became of a sale. `unknown`: the provider does not answer; `none`: not of this account. */
  settle(saleId: string, account: string): Promise<"done" | "unknown" | "none">;
  /** Closes the page of a sale first, so that it cannot be paid any more. */
  end(saleId: string): Promise<"done" | "unknown">;
  /** Accounts at which cards of a shop were begun to be bought since then. */
  accountsSince(restaurantId: Id<"shop">, since: Instant): Promise<readonly string[]>;
}

/** Tips after the handover, which are worked out above this room like gift cards. */
export type TipPort = Pick<GiftSalePort, "settle" | "accountsSince">;

export interface PaymentDeps extends LimitedDeps {
  readonly orders: OrderPort;
  readonly giftSales: GiftSalePort;
  readonly laterTips: TipPort;
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
