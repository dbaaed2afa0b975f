import { ok, refuse, type Result } from "../../kernel/result.ts";
import { canTransition, type StateMachine } from "../../kernel/state-machine.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Refused } from "../order/refusal.ts";
import { businessStatuses, type BusinessCustomer, type BusinessStatus } from "./business-customer.ts";
import type { BusinessTerms } from "./business-terms.ts";

/** A shop decides; a company that was declined may ask again. */
const machine: StateMachine<BusinessStatus, "merchant"> = {
  states: businessStatuses,
  initial: ["requested"],
  final: [],
  transitions: [
    { from: "requested", to: "active", by: ["merchant"] },
    { from: "requested", to: "declined", by: ["merchant"] },
    { from: "declined", to: "active", by: ["merchant"] },
    { from: "active", to: "blocked", by: ["merchant"] },
    { from: "blocked", to: "active", by: ["merchant"] },
  ],
};

export type BusinessDecision =
  | { readonly kind: "admit"; readonly terms: BusinessTerms }
  | { readonly kind: "terms"; readonly terms: BusinessTerms }
  | { readonly kind: "decline"; readonly word: string }
  | { readonly kind: "block"; readonly word: string }
  | { readonly kind: "release" };

const targets = { admit: "active", decline: "declined", block: "blocked", release: "active" } as const;

/** Whether a shop may take this step now: what a screen offers, and what the server does. */
export const mayDecide = (status: BusinessStatus, kind: BusinessDecision["kind"]): boolean =>
  kind === "terms"
    ? status === "active" || status === "blocked"
    : (kind === "release") === (status === "blocked") && canTransition(machine, status, targets[kind], "merchant");

/** The company after a decision of its shop. */
export function decidedBusiness(
  business: BusinessCustomer,
  decision: BusinessDecision,
  now: Instant,
): Result<BusinessCustomer, Refused<"already-answered">> {
  if (!mayDecide(business.status, decision.kind)) return refuse({ type: "already-answered" });
  if (decision.kind === "terms") return ok(withTerms(business, decision.terms));
  const { word: _word, ...rest } = decision.kind === "admit" ? withTerms(business, decision.terms) : business;
  const word = "word" in decision ? { word: decision.word } : {};
  return ok({ ...rest, ...word, status: targets[decision.kind], decidedAt: now });
}

/** Terms that are left out are none. */
function withTerms(business: BusinessCustomer, terms: BusinessTerms): BusinessCustomer {
  const { discountBp: _d, priceListId: _p, leitwegId: _l, note: _n, ...rest } = business;
  return { ...rest, ...terms };
}
