import type { Id } from "../../kernel/branded.ts";
import * as f from "../../kernel/fields/field.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { ProviderState } from "./provider-state.ts";

/** The provider's page for a payment beside an order's own, as it was asked for: asking again under its key must say the same. */
export const pageTerms = f.object({
  account: f.text(),
  shopName: f.text(),
  slug: f.text(),
  statement: f.optional(f.text()),
  excludedMethods: f.list(f.text()),
  endsAt: f.instant(),
  sessionId: f.optional(f.text()),
  url: f.optional(f.text()),
});
export type PageTerms = f.ValueOf<typeof pageTerms>;

export type PageMoney =
  | { readonly type: "paid"; readonly paymentId: Id<"payment"> }
  /** `checking`: the page is done and a bank has not answered yet. */
  | { readonly type: "open" | "checking" | "over" };

/** The meaning of the provider's state for a page whose money is taken at once. */
export function pageMoney({ sessions, payments }: ProviderState): PageMoney {
  const paid = Object.entries(payments).find(([, { stage }]) => stage === "captured");
  if (paid !== undefined) return { type: "paid", paymentId: paid[0] };
  const states = Object.values(sessions);
  if (states.length === 0 || states.includes("open")) return { type: "open" };
  const isAsked = Object.values(payments).some(({ stage }) => stage === "open");
  return { type: states.includes("complete") && isAsked ? "checking" : "over" };
}

/** Cents that went back or are on the way, by us or at the provider by hand. */
export const pageBackCents = ({ refunds }: Pick<ProviderState, "refunds">): Cents =>
  Object.values(refunds).reduce((sum, { cents, state }) => sum + (state === "failed" ? 0 : cents), 0);
