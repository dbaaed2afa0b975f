import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { CheckoutLine } from "@lokalkorb/domain/ordering/payment/checkout-lines";
import type { ProviderState } from "@lokalkorb/domain/ordering/payment/provider-state";
import type { WebhookKind } from "./payment-config.ts";

/**
 * All outcomes of a call to the provider. `declined`: the bank said no. `invalid`: the provider will never do this.
 * `unavailable`: the outcome is unknown; asking again with the same key is safe.
 */
export type ProviderAnswer<Value> =
  | { readonly type: "ok"; readonly value: Value }
  | { readonly type: "declined"; readonly code: string }
  | { readonly type: "invalid"; readonly code: string; readonly problem: string }
  | { readonly type: "unavailable"; readonly problem: string };

type Answer<Value> = Promise<ProviderAnswer<Value>>;

interface PaymentRequest {
  readonly account: string;
  /** Behind the company's name on card statements, where the shop wants something there. */
  readonly statement: string | null;
  readonly restaurantId: Id<"shop">;
  readonly attempt: number;
  readonly feeCents: Cents;
  readonly capturesLater: boolean;
}

export interface CheckoutRequest extends PaymentRequest {
  /** An order, a gift card that is bought, or the tip of an order that was handed over. */
  readonly subject:
    | { readonly orderId: Id<"order"> }
    | { readonly giftSaleId: string }
    | { readonly tipOrderId: Id<"order"> };
  /** Heads the page. */
  readonly shopName: string;
  readonly lines: readonly CheckoutLine[];
  readonly excludedMethods: readonly string[];
  /** Fills the field of the page. */
  readonly email?: string;
  readonly expiresAt: Instant;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A payment with a card that its holder keeps with the platform. */
export interface CardRequest extends PaymentRequest {
  readonly orderId: Id<"order">;
  readonly cents: Cents;
  readonly cardId: string;
  readonly customerId: string;
}

/** Whose payment something is, as it was written on it when it was made. */
export interface PaymentMetadata {
  readonly restaurantId?: Id<"shop">;
  readonly orderId?: Id<"order">;
  /** Of a gift card that is bought. */
  readonly giftSaleId?: string;
  /** Of a tip after the handover: the order that it is for. */
  readonly tipOrderId?: Id<"order">;
  readonly attempt?: number;
}

export interface PaymentSnapshot {
  readonly state: ProviderState;
  readonly tag: PaymentMetadata;
}

export interface FoundPayment extends PaymentSnapshot {
  readonly paymentId: Id<"payment">;
}

export type AccountState = "open" | "pending" | "active" | "restricted" | "rejected";

export interface ProviderAccount {
  readonly accountId: string;
  readonly restaurantId?: Id<"shop">;
  readonly state: AccountState;
  readonly requirementsDue: readonly string[];
}

export interface SavedCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp: string;
}

/** An event that was really sent by the provider. What it is about is read again and never believed. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly account?: string;
  readonly objectId: string;
  readonly sessionId?: string;
  readonly paymentId?: Id<"payment">;
  readonly tag: PaymentMetadata;
}

export interface PaymentProvider {
  createCheckout(request: CheckoutRequest, key: string): Answer<{ readonly sessionId: string; readonly url: string }>;
  retrieveCheckout(account: string, sessionId: string): Answer<PaymentSnapshot>;
  /** Ends a page that is still open. */
  endCheckout(account: string, sessionId: string): Answer<PaymentSnapshot>;
  /** Copies the card to the shop's account and makes an unconfirmed payment of it: no money moves. */
  prepareCardPayment(request: CardRequest, key: string): Answer<{ readonly paymentId: Id<"payment"> }>;
  /** Asks the bank. `url`: it wants to hear its holder first. */
  confirmCardPayment(
    account: string,
    paymentId: Id<"payment">,
    returnUrl: string,
    key: string,
  ): Answer<PaymentSnapshot & { readonly url?: string }>;
  retrievePayment(account: string, paymentId: Id<"payment">): Answer<PaymentSnapshot>;
  /** All payments of the shop's account since then, newest first, ours or not. `isCut`: there are more. */
  listPayments(
    account: string,
    since: number,
  ): Answer<{ readonly payments: readonly FoundPayment[]; readonly isCut: boolean }>;
  capture(
    account: string,
    paymentId: Id<"payment">,
    money: { cents: Cents; feeCents: Cents },
    key: string,
  ): Answer<PaymentSnapshot>;
  cancel(account: string, paymentId: Id<"payment">, key: string): Answer<PaymentSnapshot>;
  refund(
    account: string,
    paymentId: Id<"payment">,
    /** `hasFee`: of this payment, whatever the fee is today. */
    refund: { readonly cents: Cents; readonly refundId: Id<"refund">; readonly hasFee: boolean } & PaymentMetadata,
    key: string,
  ): Answer<null>;
  /** Gives back of the platform's fee what is missing to `backCents` in all. */
  refundApplicationFee(account: string, paymentId: Id<"payment">, backCents: Cents, key: string): Answer<null>;

  createAccount(
    shop: {
      readonly restaurantId: Id<"shop">;
      readonly name: string;
      readonly email: string;
      readonly country: string;
      /** On card statements; null leaves it to the provider to ask. */
      readonly statement: string | null;
    },
    key: string,
  ): Answer<ProviderAccount>;
  accountLink(
    accountId: string,
    pages: { readonly returnUrl: string; readonly refreshUrl: string },
  ): Answer<{ url: string }>;
  retrieveAccount(accountId: string): Answer<ProviderAccount>;

  createCustomer(
    user: { readonly uid: Id<"user">; readonly email: string },
    key: string,
  ): Answer<{ customerId: string }>;
  /** A page of the provider on which a card is typed in to be kept; nothing is charged there. */
  openCardPage(
    customerId: string,
    pages: { readonly doneUrl: string; readonly backUrl: string },
    key: string,
  ): Answer<{ url: string }>;
  /** The same in the form of the provider on a page of ours; its script confirms by the secret. */
  openCardForm(customerId: string, key: string): Answer<{ readonly clientSecret: string }>;
  listCards(customerId: string): Answer<readonly SavedCard[]>;
  removeCard(customerId: string, cardId: string): Answer<null>;
  /** With all cards; one that is gone already is no failure. */
  deleteCustomer(customerId: string): Answer<null>;

  /** Null: not signed by the provider, or too old. */
  readEvent(kind: WebhookKind, body: Buffer, signature: string): ProviderEvent | null;
}
