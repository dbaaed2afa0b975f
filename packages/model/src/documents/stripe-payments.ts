import { providerState } from "@lokalkorb/domain/ordering/payment/provider-state";
import { cents, count, flag, instant, list, object, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * An order's payments as the provider knows them, and how much of that the order has heard. The id is the order's.
 * Functions alone see it.
 */
export const stripePaymentDocument = defineDocument(paths.stripePayment, {
  restaurantId: text(),
  /** The shop's account at the provider; ids mean nothing without it. */
  account: text(),
  /** Each is one page on which the order could be paid, or one try with a card that is kept. */
  attempts: list(
    object({
      no: count(),
      startedAt: instant(),
      expiresAt: instant(),
      cents: cents(),
      feeCents: cents(),
      capturesLater: flag(),
      /** Methods that the page does not offer; missing in attempts with a card. */
      excludedMethods: optional(list(text())),
      /** Missing while it is not known whether the provider has made the page. */
      sessionId: optional(text()),
      /** Paid with a kept card instead of a page: the card, whose it is at the provider, and the payment made of it. */
      cardId: optional(text()),
      customerId: optional(text()),
      paymentId: optional(text()),
      /** The provider never made it, or its card was declined. */
      abandoned: optional(flag()),
    }),
  ),
  state: providerState,
  /** A bank asks for its money back, and it is not decided yet. */
  openDispute: optional(flag()),
  /** Names of the facts that the order has taken in. */
  heard: list(text()),
  /** When to sync again, with or without an event. */
  lookAt: optional(instant()),
  /** The database deletes it then. */
  expiresAt: optional(instant()),
});
