import type { Order, PendingChange } from "@lokalkorb/domain/ordering/order/order";
import { dueOnlineCents } from "@lokalkorb/domain/ordering/payment/apply-payment-fact";
import { feeOf } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { capturesLater } from "@lokalkorb/domain/ordering/payment/capture-plan";
import { checkoutLines } from "@lokalkorb/domain/ordering/payment/checkout-lines";
import { paymentIneligibility, type PayInput } from "@lokalkorb/domain/menu/offered-methods";
import { shareFeeCents } from "@lokalkorb/domain/ordering/payment/share-payment";
import { statementAddition } from "@lokalkorb/domain/ordering/payment/statement-words";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import type { OrderAddress, ShareWish } from "../../ordering/payment-port.ts";
import type { PaymentConfig } from "../provider/payment-config.ts";
import type { CardRequest, CheckoutRequest } from "../provider/payment-provider.ts";
import type { Attempt } from "../sync/payment-record.ts";

type Settings = DocumentOf<typeof paymentSettingsDocument>;

/** The provider's shortest, and a little for the way there. */
const lasts = 30 * minuteMs + 30_000;

/** A card of the orderer that is kept with the platform. */
export interface SavedCard {
  readonly cardId: string;
  readonly customerId: string;
}

/** The terms of an attempt are fixed when it begins: asking again under its key must say the same. */
export function beginAttempt(
  order: Order,
  no: number,
  feeBp: number,
  now: Instant,
  by: SavedCard | { readonly methods: Settings["methods"]; readonly isReturning: boolean },
): Attempt {
  const cents = dueOnlineCents(order);
  return {
    no,
    startedAt: now,
    expiresAt: now + lasts,
    cents,
    feeBp,
    feeCents: feeOf({ feeBp }, order.totals, cents, feeBp),
    capturesLater: capturesLater(order, now),
    ...("cardId" in by
      ? { cardId: by.cardId, customerId: by.customerId }
      : { excludedMethods: excluded(by.methods, order, { payCents: cents, isReturning: by.isReturning }) }),
  };
}

/**
 * For the difference of a change. As long as the order's money is only reserved, so is this, and nothing that is taken at
 * once is offered: both are let go together.
 */
export function beginDifference(
  order: Order,
  pending: PendingChange,
  no: number,
  feeBp: number,
  now: Instant,
  by: { readonly methods: Settings["methods"]; readonly isReturning: boolean },
): Attempt {
  const cents = pending.payCents;
  const capturesLater = order.paymentStatus === "authorized";
  const unwanted = excluded(by.methods, order, { payCents: cents, isReturning: by.isReturning });
  return {
    no,
    startedAt: now,
    expiresAt: now + lasts,
    cents,
    feeBp,
    feeCents: feeOf({ feeBp }, order.totals, cents, feeBp),
    capturesLater,
    excludedMethods: capturesLater ? [...new Set([...unwanted, ...neverReserve])] : unwanted,
    ofChange: true,
  };
}

/** For parts of an order that each of a group pays. Only what can be let go again is offered: it is all or nothing. */
export function beginShare(
  order: Order,
  { groupId, slug, takesRest, cents }: ShareWish & { readonly cents: number },
  no: number,
  feeBp: number,
  now: Instant,
  by: { readonly methods: Settings["methods"]; readonly isReturning: boolean },
): Attempt {
  return {
    no,
    startedAt: now,
    expiresAt: now + lasts,
    cents,
    feeBp,
    feeCents: shareFeeCents({ feeBp }, order.totals, cents, feeBp),
    capturesLater: true,
    excludedMethods: [
      ...new Set([...excluded(by.methods, order, { payCents: cents, isReturning: by.isReturning }), ...neverReserve]),
    ],
    groupId,
    slug,
    ...(takesRest ? { takesRest } : {}),
  };
}

export const attemptKey = (orderId: string, { no }: Attempt): string => `order:${orderId}:session:${no}`;

const pageOfOrder = ({ restaurantId, orderId }: OrderAddress, { appUrl }: PaymentConfig): string =>
  `${appUrl}/bestellung/${restaurantId}.${orderId}`;

const statementOf = ({ statementDescriptor }: Settings): string | null =>
  statementDescriptor === undefined ? null : statementAddition(statementDescriptor);

/** Null: it is an attempt with a page. */
export function cardRequest(
  address: OrderAddress,
  attempt: Attempt,
  account: string,
  settings: Settings,
): CardRequest | null {
  const { no, cents, feeCents, capturesLater: isLater, cardId, customerId } = attempt;
  if (cardId === undefined || customerId === undefined) return null;
  const statement = statementOf(settings);
  return { account, statement, ...address, attempt: no, cents, feeCents, capturesLater: isLater, cardId, customerId };
}

/** Where the bank sends its holder back to, once asked. */
export const afterBank = (address: OrderAddress, config: PaymentConfig): string =>
  `${pageOfOrder(address, config)}?zahlung=karte`;

export function checkoutRequest(
  address: OrderAddress,
  order: Order,
  attempt: Attempt,
  account: string,
  settings: Settings,
  config: PaymentConfig,
): CheckoutRequest {
  const { groupId, slug } = attempt;
  const ofGroup = groupId !== undefined && slug !== undefined;
  const page = ofGroup ? `${config.appUrl}/${slug}/gruppe?g=${groupId}&` : `${pageOfOrder(address, config)}?`;
  return {
    account,
    statement: statementOf(settings),
    shopName: order.restaurantName,
    restaurantId: address.restaurantId,
    subject: { orderId: address.orderId },
    attempt: attempt.no,
    lines:
      attempt.ofChange === true
        ? [{ name: "Mehrpreis deiner Änderung", quantity: 1, unitCents: attempt.cents }]
        : ofGroup
          ? [{ name: `Anteil an der Bestellung bei ${order.restaurantName}`, quantity: 1, unitCents: attempt.cents }]
          : checkoutLines(order, attempt.cents),
    feeCents: attempt.feeCents,
    capturesLater: attempt.capturesLater,
    // Attempts from before that was written down go by the settings alone.
    excludedMethods:
      attempt.excludedMethods ?? excluded(settings.methods, order, { payCents: null, isReturning: true }),
    // That of its orderer is not for the others to see.
    ...(ofGroup ? {} : { email: order.customer.email }),
    expiresAt: attempt.expiresAt,
    successUrl: `${page}zahlung={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}zahlung=abbruch`,
  };
}

/** Methods a shop has to want: a direct debit comes back weeks later, and food is eaten by then. */
const onlyWhenWanted = { eps: "eps", klarna: "klarna", paypal: "paypal", sepaDebit: "sepa_debit" } as const;

/** They take the whole amount at once, so no more than the price is asked for. */
const neverReserve: ReadonlySet<string> = new Set(["eps", "sepa_debit"]);

const excluded = (
  methods: Settings["methods"],
  { bufferCents, distribution }: Order,
  who: Pick<PayInput, "payCents" | "isReturning">,
): string[] =>
  Object.entries(onlyWhenWanted).flatMap(([name, type]) => {
    const terms = methods[name as keyof typeof onlyWhenWanted];
    const isWanted =
      terms?.enabled === true && paymentIneligibility(terms, { ...who, fulfilment: distribution.type }) === null;
    return isWanted && (bufferCents === undefined || !neverReserve.has(type)) ? [] : [type];
  });

/** Whether anything on the page is only for people who are known. */
export const asksForKnown = (methods: Settings["methods"]): boolean =>
  Object.keys(onlyWhenWanted).some((name) => methods[name as keyof typeof onlyWhenWanted]?.onlyKnownCustomers === true);
