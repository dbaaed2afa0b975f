import type { Id } from "@lokalkorb/domain/kernel/branded";
import { lineLimits } from "@lokalkorb/domain/basket/change-basket";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import type { ReactElement } from "react";
import type { ChooserShop } from "@/entities/chooser/chooser-shop";
import { lineDetails } from "@/entities/order/line-text";
import type { LiveOrder } from "../calls/watch-order.ts";
import type { AddGoodsProps } from "./add-goods.tsx";
import { pricedGoods } from "./addable-goods.ts";
import { changeText } from "./change-text.ts";
import type { ChosenGoods } from "./change-values.ts";
import { GoodsHeading } from "./goods-heading.tsx";

export interface ChosenLinesProps extends Pick<AddGoodsProps, "values" | "onChange"> {
  readonly shop: ChooserShop;
  readonly order: LiveOrder;
  readonly onOpen: (lineId: Id<"line">, line: ChosenGoods) => void;
}

/** Goods from their sheet with what was chosen; the same item chosen in two ways are two lines. */
export function ChosenLines({ shop, order, values, onChange, onOpen }: ChosenLinesProps): ReactElement | null {
  const lines = Object.entries(values.chosen).flatMap(([id, goods]) => {
    const lineId = id as Id<"line">;
    const priced = goods.qty > 0 ? pricedGoods(shop, order, lineId, goods) : null;
    return priced === null ? [] : [{ lineId, goods, priced, limits: lineLimits(shop.menu, goods) }];
  });
  if (lines.length === 0) return null;
  const set = (lineId: Id<"line">, goods: ChosenGoods, qty: number): void =>
    onChange((all) => ({ ...all, chosen: { ...all.chosen, [lineId]: { ...goods, qty } } }));
  return (
    <ul className="grid gap-3">
      {lines.map(({ lineId, goods, priced, limits }) => {
        const { name, unitCents, qty } = priced;
        const details = [lineDetails(priced), formatMoney(unitCents)].filter((part) => part !== "").join(" · ");
        return (
          <li key={lineId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <div>
              <GoodsHeading name={name} details={details} risk={shop.riskOf?.(goods)} />
              <button
                type="button"
                className="link min-h-11 pe-3"
                aria-label={changeText.otherwiseOf(name)}
                onClick={() => onOpen(lineId, goods)}
              >
                {changeText.chooseOtherwise}
              </button>
            </div>
            <NumberStepper
              label={changeText.quantity(name)}
              value={qty}
              min={limits?.min ?? qty}
              max={limits?.max ?? qty}
              step={limits?.step ?? 1}
              onChange={(next) => set(lineId, goods, next)}
              onRemove={() => set(lineId, goods, 0)}
            />
          </li>
        );
      })}
    </ul>
  );
}
