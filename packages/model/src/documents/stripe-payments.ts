import { providerState } from "@lokalkorb/domain/ordering/payment/provider-state";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * An order's payments as the provider knows them, and how much of that the order has heard. The id is the order's.
 * Functions alone see it.
 */
export const stripePaymentDocument = defineDocument(paths.stripePayment, {
  restaurantId: f.id<"shop">(),
  /** The shop's account at the provider; ids mean nothing without it. */
  account: f.text(),
  /** Each is one page on which the order could be paid, or one try with a card that is kept. */
  attempts: f.list(
    f.object({
      no: f.count(),
      startedAt: f.instant(),
      expiresAt: f.instant(),
      cents: f.cents(),
      feeCents: f.cents(),
      /** The rate behind it, fixed for all attempts of the order with the first. */
      feeBp: f.optional(f.basisPoints()),
      capturesLater: f.flag(),
      /** Methods that the page does not offer; missing in attempts with a card. */
      excludedMethods: f.optional(f.list(f.text())),
      /** Missing while it is not known whether the provider has made the page. */
      sessionId: f.optional(f.text()),
      /** Paid with a kept card instead of a page: the card, whose it is at the provider, and the payment made of it. */
      cardId: f.optional(f.text()),
      customerId: f.optional(f.text()),
      paymentId: f.optional(f.id<"payment">()),
      /** For parts of an order that each of a group pays: the page of its shop it leads back to, and its own address. */
      slug: f.optional(f.text()),
      groupId: f.optional(f.id<"group">()),
      url: f.optional(f.text()),
      /** Its host pays for all that were open. */
      takesRest: f.optional(f.flag()),
      /** For the difference of a change, beside what was paid for the order. */
      ofChange: f.optional(f.flag()),
      /** The provider never made it, or its card was declined. */
      abandoned: f.optional(f.flag()),
    }),
  ),
  state: providerState,
  /** A bank asks for its money back, and it is not decided yet. */
  openDispute: f.optional(f.flag()),
  /** Names of the facts that the order has taken in. */
  heard: f.list(f.text()),
  /** When to sync again, with or without an event. */
  lookAt: f.optional(f.instant()),
  /** The database deletes it then. */
  expiresAt: f.optional(f.instant()),
});
