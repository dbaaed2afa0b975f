import { isWithin } from "../../kernel/time/availability.ts";
import type { Menu } from "../../menu/menu.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { DiscountCustomer, DiscountTerms } from "../../menu/discount-terms.ts";
import { type DiscountableLine, eligibleLines } from "./eligible-lines.ts";

/** The basket as a discount sees it. What is not known yet passes; `placeOrder` knows everything. */
export interface DiscountContext {
  readonly menu: Pick<Menu, "categories" | "groups" | "channel" | "shop">;
  readonly lines: readonly DiscountableLine[];
  readonly distribution?: FulfilmentType | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly customer?: DiscountCustomer | undefined;
  readonly now?: Instant | undefined;
}

export type CodeRefusal =
  | { readonly type: "code-invalid"; readonly code: string }
  | { readonly type: "code-expired"; readonly code: string; readonly validTo: Instant }
  | { readonly type: "code-not-yet"; readonly code: string; readonly validFrom: Instant }
  | { readonly type: "code-used"; readonly code: string }
  | { readonly type: "code-not-combinable"; readonly code: string; readonly with: string }
  | {
      readonly type: "code-conditions";
      readonly code: string;
      readonly reason: "minimum" | "items" | "distribution" | "paymentMethod" | "time" | "firstOrder" | "customer";
      readonly missingCents?: Cents;
    };

/** PRC-08: why a code does not hold for this basket, as precisely as it can be said; null = it holds. */
export function checkDiscount(terms: DiscountTerms, context: DiscountContext): CodeRefusal | null {
  const { code } = terms;
  const { channels = [] } = terms;
  if (channels.length > 0 && !channels.includes(context.menu.channel)) return { type: "code-invalid", code };
  return (
    checkTime(terms, context) ??
    checkUses(terms) ??
    checkCustomer(terms, context.customer ?? {}) ??
    checkFulfilment(terms, context) ??
    checkGoods(terms, context)
  );
}

function checkTime(terms: DiscountTerms, { now, menu }: DiscountContext): CodeRefusal | null {
  const { code, validFrom, validTo, windows = [] } = terms;
  if (now === undefined) return null;
  if (validFrom !== undefined && now < validFrom) return { type: "code-not-yet", code, validFrom };
  if (validTo !== undefined && now >= validTo) return { type: "code-expired", code, validTo };
  const { timezone } = menu.shop;
  const outside = windows.length > 0 && !isWithin(windows, { at: now, timezone }, instantToLocal(now, timezone).date);
  return outside ? { type: "code-conditions", code, reason: "time" } : null;
}

function checkUses(terms: DiscountTerms): CodeRefusal | null {
  const { code, uses = 0, usesByCustomer = 0, maxUses = Infinity, maxUsesPerCustomer = Infinity } = terms;
  const most = terms.oncePerCustomer ? 1 : maxUsesPerCustomer;
  return uses >= maxUses || usesByCustomer >= most ? { type: "code-used", code } : null;
}

function checkCustomer(terms: DiscountTerms, customer: DiscountCustomer): CodeRefusal | null {
  const { code, emails = [], groups = [] } = terms;
  if (terms.firstOrderOnly && customer.isFirstOrder === false) {
    return { type: "code-conditions", code, reason: "firstOrder" };
  }
  const foreign =
    (emails.length > 0 && customer.email !== undefined && !emails.includes(customer.email.trim().toLowerCase())) ||
    (groups.length > 0 && customer.groups !== undefined && !customer.groups.some((group) => groups.includes(group))) ||
    (terms.b2bOnly === true && customer.isBusiness === false);
  return foreign ? { type: "code-conditions", code, reason: "customer" } : null;
}

function checkFulfilment(
  terms: DiscountTerms,
  { distribution: method, paymentMethod }: DiscountContext,
): CodeRefusal | null {
  const { code, distribution = [], paymentMethods = [] } = terms;
  const nothingToBring = terms.kind === "freeDelivery" && method !== "delivery" && method !== "shipping";
  if (method !== undefined && (nothingToBring || (distribution.length > 0 && !distribution.includes(method)))) {
    return { type: "code-conditions", code, reason: "distribution" };
  }
  // Gift cards that cover everything: whether they do may hang on this very code, so it holds beside them.
  const isOpen = paymentMethod === undefined || paymentMethod === "giftCard";
  const wrong = paymentMethods.length > 0 && !isOpen && !paymentMethods.includes(paymentMethod);
  return wrong ? { type: "code-conditions", code, reason: "paymentMethod" } : null;
}

function checkGoods(terms: DiscountTerms, { menu, lines }: DiscountContext): CodeRefusal | null {
  const { code, minSubtotalCents = 0, qty = 1, kind } = terms;
  const missingCents = minSubtotalCents - lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  if (missingCents > 0) return { type: "code-conditions", code, reason: "minimum", missingCents };
  if (kind === "freeDelivery") return null;
  const eligible = eligibleLines(terms, menu, lines);
  const quantity = eligible.reduce((sum, line) => sum + line.qty, 0);
  const enough = kind === "bundlePrice" ? quantity >= qty : quantity > 0;
  return enough ? null : { type: "code-conditions", code, reason: "items" };
}
