import { goodsGrams } from "../../catalog/goods/goods-grams.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { type FulfilmentFee, feeOf, type FeeRefusal } from "../../fulfilment/zones/fee-of.ts";
import type { Destination } from "../../fulfilment/zones/find-zone.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { refuse, type Result } from "../../kernel/result.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import type { Menu } from "../../menu/menu.ts";

/**
 * Asked with the goods after discounts, since 'free from' means what is really paid for goods, and with the pieces per
 * item of each line, since parcels are paid by weight.
 */
export type DeliveryFeeOf = (
  goodsCents: Cents,
  quantity: readonly Readonly<Record<string, number>>[],
) => Result<FulfilmentFee, FeeRefusal>;

/** The exact fee to an address. Outside of the area, the other fulfilment types of the menu are the alternatives. */
export function feeTo(
  { items, distributionOptions }: Pick<Menu, "items" | "distributionOptions">,
  option: FulfilmentMethod,
  to: Destination | null,
  date: LocalDate | null,
): DeliveryFeeOf {
  return (goodsCents, quantity) => {
    const fee = feeOf(option, to, goodsCents, date, goodsGrams(items, quantity));
    if (fee.ok || fee.refusal.type !== "out-of-area") return fee;
    const others = distributionOptions.filter(({ enabled, type }) => enabled && type !== option.type);
    return refuse({ ...fee.refusal, alternatives: [...new Set(others.map(({ type }) => type))] });
  };
}
