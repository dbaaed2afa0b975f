import type { Order } from "@lokalkorb/domain/orders/order";
import { dueOnlineCents } from "@lokalkorb/domain/orders/settle-payment";
import { applicationFeeCents } from "@lokalkorb/domain/payments/application-fee";
import { capturesLater } from "@lokalkorb/domain/payments/capture-plan";
import { checkoutLines } from "@lokalkorb/domain/payments/checkout-lines";
import type { Instant } from "@lokalkorb/domain/time/instant";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import type { OrderAddress } from "../orders/payment-port.ts";
import type { PaymentConfig } from "./payment-config.ts";
import type { CheckoutRequest } from "./payment-provider.ts";
import type { Attempt } from "./payment-record.ts";

type Methods = DocumentOf<typeof paymentSettingsDocument>["methods"];

/** The provider's shortest, and a little for the way there. */
const lasts = 30 * 60_000 + 30_000;

/** What an attempt asks for is fixed when it begins: asking again under its key must say the same. */
export const beginAttempt = (order: Order, no: number, feeBp: number, now: Instant): Attempt => {
  const cents = dueOnlineCents(order);
  return {
    no,
    startedAt: now,
    expiresAt: now + lasts,
    cents,
    feeCents: applicationFeeCents(order.totals, cents, feeBp),
    capturesLater: capturesLater(order, now),
  };
};

export const attemptKey = (orderId: string, { no }: Attempt): string => `order:${orderId}:session:${no}`;

export const checkoutRequest = (
  { restaurantId, orderId }: OrderAddress,
  order: Order,
  attempt: Attempt,
  account: string,
  methods: Methods,
  { appUrl }: PaymentConfig,
): CheckoutRequest => {
  const page = `${appUrl}/bestellung/${restaurantId}.${orderId}`;
  return {
    account,
    restaurantId,
    orderId,
    attempt: attempt.no,
    lines: checkoutLines(order, attempt.cents),
    feeCents: attempt.feeCents,
    capturesLater: attempt.capturesLater,
    excludedMethods: excluded(methods),
    email: order.customer.email,
    expiresAt: attempt.expiresAt,
    successUrl: `${page}?zahlung={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}?zahlung=abbruch`,
  };
};

/** Methods a shop has to want: a direct debit comes back weeks later, and food is eaten by then. */
const onlyWhenWanted = { eps: "eps", klarna: "klarna", paypal: "paypal", sepaDebit: "sepa_debit" } as const;

const excluded = (methods: Methods): string[] =>
  Object.entries(onlyWhenWanted).flatMap(([name, type]) =>
    methods[name as keyof typeof onlyWhenWanted]?.enabled === true ? [] : [type],
  );
