import { giftDesigns } from "../../catalog/gifts/gift-offer.ts";
import * as f from "../../kernel/fields/field.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { StateMachine } from "../../kernel/state-machine.ts";
import { acceptedLegalText } from "../../shop/legal-text-fields.ts";
import { pageTerms } from "../payment/page-money.ts";
import { providerState } from "../payment/provider-state.ts";
import { giftDeliveries } from "./gift-lengths.ts";

/** `waiting`: its page may still be paid; one that never is leaves nothing. `refunding`: the card is void, its money on the way. */
export const giftSaleStates = ["waiting", "paid", "refunding", "refunded"] as const;
export type GiftSaleState = (typeof giftSaleStates)[number];

/** product/state-machines 3.7, of a card that is bought online. Money that its shop gives back at the provider ends it at once. */
export const giftSaleMachine: StateMachine<GiftSaleState, "merchant" | "system"> = {
  states: giftSaleStates,
  initial: ["waiting"],
  // One that is paid goes on as long as its card.
  final: ["refunded"],
  transitions: [
    { from: "waiting", to: "paid", by: ["system"] },
    { from: "paid", to: "refunding", by: ["merchant"] },
    { from: "paid", to: "refunded", by: ["system"] },
    { from: "refunding", to: "refunded", by: ["system"] },
  ],
};

/** `giftSales/{saleId}`: one gift card that is bought online, with its money as the provider knows it. */
export const giftSaleFields = {
  restaurantId: f.id<"shop">(),
  /** For buyer and shop; not the code. */
  no: f.text(),
  state: f.oneOf(giftSaleStates),
  cents: f.cents(),
  design: f.oneOf(giftDesigns),
  /** Until the card is on its way; then the mails alone have it. */
  words: f.optional(f.object({ to: f.text(), from: f.text(), message: f.text() })),
  /** The account or guest who may see what became of it; gone with the account. */
  buyerUid: f.optional(f.id<"user">()),
  /** Empty: erased. */
  buyerEmail: f.text(),
  delivery: f.object({
    kind: f.oneOf(giftDeliveries),
    /** Of the receiver, until the card is on its way. */
    email: f.optional(f.text()),
    date: f.optional(f.localDate()),
  }),
  /** The shop's own texts that were linked above the button. */
  texts: f.optional(f.list(acceptedLegalText)),
  page: pageTerms,
  provider: providerState,
  startedAt: f.instant(),
  paidAt: f.optional(f.instant()),
  codeId: f.optional(f.id<"code">()),
  /** When the mails with the card were written down. */
  toldAt: f.optional(f.instant()),
  /** When the receiver's mail goes out. */
  sentAt: f.optional(f.instant()),
  refund: f.optional(f.object({ at: f.instant(), uid: f.id<"user">(), problem: f.optional(f.text()) })),
  /** When to ask the provider again, with or without an event. */
  lookAt: f.optional(f.instant()),
  /** The database deletes it then. */
  expiresAt: f.instant(),
};

/** WDR-01: a card goes back as long as nothing of it is spent; what an order holds counts as spent. */
export const isWholeCard = ({
  initialCents,
  balanceCents,
}: {
  readonly initialCents: Cents;
  readonly balanceCents: Cents;
}): boolean => balanceCents === initialCents;
