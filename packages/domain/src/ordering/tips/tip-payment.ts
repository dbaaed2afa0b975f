import * as f from "../../kernel/fields/field.ts";
import type { StateMachine } from "../../kernel/state-machine.ts";
import { pageTerms } from "../payment/page-money.ts";
import { providerState } from "../payment/provider-state.ts";

/** `waiting`: its page may still be paid; one that never is leaves nothing. */
export const tipPaymentStates = ["waiting", "paid", "refunding", "refunded"] as const;
export type TipPaymentState = (typeof tipPaymentStates)[number];

/** product/state-machines 3.2, of a tip that is given after the handover. Money that goes back at the provider ends it at once. */
export const tipPaymentMachine: StateMachine<TipPaymentState, "merchant" | "system"> = {
  states: tipPaymentStates,
  initial: ["waiting"],
  final: ["refunded"],
  transitions: [
    { from: "waiting", to: "paid", by: ["system"] },
    { from: "paid", to: "refunding", by: ["merchant"] },
    { from: "paid", to: "refunded", by: ["system"] },
    { from: "refunding", to: "refunded", by: ["system"] },
    // Once more: a bank sent the money back.
    { from: "refunded", to: "refunding", by: ["merchant"] },
  ],
};

/** Its shop may send it back: it never tried, or what it tried came to nothing. */
export const mayGoBack = ({
  state,
  problem,
}: {
  readonly state: TipPaymentState;
  readonly problem?: string | undefined;
}): boolean => state === "paid" || (state !== "waiting" && problem !== undefined);

/** `laterTips/{orderId}`: an order has one, so that it is never paid twice. No person stands in here. */
export const tipPaymentFields = {
  restaurantId: f.id<"shop">(),
  state: f.oneOf(tipPaymentStates),
  cents: f.cents(),
  /** Of the request that began it: the page's key at the provider. */
  key: f.text(),
  page: pageTerms,
  provider: providerState,
  startedAt: f.instant(),
  paidAt: f.optional(f.instant()),
  /** Why the money has not gone back, or not for good. */
  problem: f.optional(f.text()),
  /** How often the provider refused to give it back: each try has a key of its own there. */
  refusals: f.optional(f.count()),
  /** When to ask the provider again, with or without an event. */
  lookAt: f.optional(f.instant()),
  /** The database deletes it then. */
  expiresAt: f.instant(),
};
