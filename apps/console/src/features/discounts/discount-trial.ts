import { paymentMethods, type PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { campaignsOf } from "@lokalkorb/domain/menu/campaigns";
import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { TrialShop } from "@lokalkorb/domain/ordering/trial/try-order";
import type { DiscountCode } from "./use-discounts.ts";

type Stored = Pick<DiscountCode, "code" | "name" | "kind"> & Partial<DiscountCode>;

/** Conditions of a code as a checkout takes them, with its uses so far; null for gift cards, which are money. */
export function trialTerms(stored: Stored): DiscountTerms | null {
  const { id, enabled: _enabled, giftCard: _card, source: _source, stats, kind, paymentMethods: payments } = stored;
  if (kind === "giftCard") return null;
  const { createdAt: _created, updatedAt: _updated, v: _version, ref: _ref, ...terms } = stored as DiscountCode;
  return {
    ...terms,
    kind,
    codeId: id ?? stored.code,
    uses: stats === undefined ? 0 : stats.uses + stats.heldUses,
    ...(payments !== undefined && { paymentMethods: payments.filter(isMethod) }),
  } as DiscountTerms;
}

const isMethod = (method: string): method is PaymentMethod => paymentMethods.some((known) => known === method);

/** The shop with this campaign among the published ones; a code leaves the menu as it is. */
export function withCampaign(shop: TrialShop, terms: DiscountTerms, now: Instant): TrialShop {
  const { campaigns = [] } = shop.menu;
  const others = campaigns.filter(({ codeId }) => codeId !== terms.codeId);
  return { ...shop, menu: { ...shop.menu, campaigns: [...others, ...campaignsOf([terms], now)] } };
}
