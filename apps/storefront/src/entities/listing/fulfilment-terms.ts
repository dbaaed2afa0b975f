import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { estimateFee } from "@lokalkorb/domain/fulfilment/zones/estimate-fee";
import { feeOf } from "@lokalkorb/domain/fulfilment/zones/fee-of";
import type { Destination } from "@lokalkorb/domain/fulfilment/zones/find-zone";
import type { ShopFulfilment } from "./shop-card.ts";

type Terms = Pick<ShopFulfilment, "feeCents" | "minOrderCents" | "depends" | "brings">;

/**
 * The least cost and the terms of a method, in cents: to the wanted place, else to anywhere. A town is several
 * destinations; the method reaches it when it reaches one of them.
 */
export function fulfilmentTerms(shopMinimumCents: Cents, option: FulfilmentMethod, to: readonly Destination[]): Terms {
  const atLeast = (cents: Cents): number => Math.max(cents, shopMinimumCents);
  const { feeCents: leastCents, minimumCents: leastOrder, depends } = estimateFee(option);
  const anywhere = { feeCents: leastCents, minOrderCents: atLeast(leastOrder), depends };
  if (to.length === 0 || (option.type !== "delivery" && option.type !== "shipping")) return anywhere;
  const fees = to.flatMap((destination) => {
    const fee = feeOf(option, destination, 0, null);
    return fee.ok ? [fee.value] : [];
  });
  if (fees.length === 0) return { ...anywhere, brings: false };
  const feeCents = Math.min(...fees.map((fee) => fee.feeCents));
  const minimumCents = Math.min(...fees.map((fee) => fee.minimumCents));
  return {
    feeCents,
    minOrderCents: atLeast(minimumCents),
    depends:
      (option.shipping?.parcels.length ?? 0) > 1 ||
      fees.some((fee) => fee.feeCents !== feeCents || fee.minimumCents !== minimumCents),
    brings: true,
  };
}
