import { giftDesigns } from "../../catalog/gifts/gift-offer.ts";
import type { Id } from "../../kernel/branded.ts";
import * as f from "../../kernel/fields/field.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { StateMachine } from "../../kernel/state-machine.ts";
import { acceptedLegalText } from "../../shop/legal-text-fields.ts";
import { providerState, type ProviderState } from "../payment/provider-state.ts";
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
  /** As the provider's page was asked for: asking again under its key must say the same. */
  page: f.object({
    account: f.text(),
    shopName: f.text(),
    slug: f.text(),
    statement: f.optional(f.text()),
    excludedMethods: f.list(f.text()),
    endsAt: f.instant(),
    sessionId: f.optional(f.text()),
    url: f.optional(f.text()),
  }),
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

export type GiftMoney =
  | { readonly type: "paid"; readonly paymentId: Id<"payment"> }
  /** `checking`: the page is done and a bank has not answered yet. */
  | { readonly type: "open" | "checking" | "over" };

/** The meaning of the provider's state for a sale, whose money is taken at once. */
export function giftMoney({ sessions, payments }: ProviderState): GiftMoney {
  const paid = Object.entries(payments).find(([, { stage }]) => stage === "captured");
  if (paid !== undefined) return { type: "paid", paymentId: paid[0] };
  const states = Object.values(sessions);
  if (states.length === 0 || states.includes("open")) return { type: "open" };
  const isAsked = Object.values(payments).some(({ stage }) => stage === "open");
  return { type: states.includes("complete") && isAsked ? "checking" : "over" };
}

/** Cents that went back or are on the way, by us or at the provider by hand. */
export const giftBackCents = ({ refunds }: Pick<ProviderState, "refunds">): Cents =>
  Object.values(refunds).reduce((sum, { cents, state }) => sum + (state === "failed" ? 0 : cents), 0);

/** WDR-01: a card goes back as long as nothing of it is spent; what an order holds counts as spent. */
export const isWholeCard = ({
  initialCents,
  balanceCents,
}: {
  readonly initialCents: Cents;
  readonly balanceCents: Cents;
}): boolean => balanceCents === initialCents;
