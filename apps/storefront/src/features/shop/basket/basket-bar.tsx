import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { LateDialog, lateDialog } from "@lokalkorb/ui/late-dialog";
import { useState, type ReactElement } from "react";
import { enginePart, type ShopView } from "@/entities/shop-page/use-shop";
import { quantity } from "@/entities/labels/labels-text";
import type { BasketLinesProps } from "./basket-lines.tsx";
import { basketText } from "./basket-text.ts";

const BasketDialog = lateDialog(
  "basket-dialog",
  async () => (await import(/* webpackChunkName: "part-basket-dialog" */ "./basket-dialog.tsx")).BasketDialog,
);

export interface BasketBarProps extends Omit<BasketLinesProps, "shop"> {
  readonly shop: ShopView;
}

/** Phones: the basket's count and total are always in sight. */
export function BasketBar({ shop, ...acts }: BasketBarProps): ReactElement | null {
  const { count, totalCents, menu, option, slot, now, whole } = shop;
  const [open, setOpen] = useState(false);
  if (count === 0 && !open) return null;
  const total = formatMoney(totalCents);
  return (
    <>
      <div className="basket-bar above-banner">
        <button type="button" className="basket-bar-button" onClick={() => setOpen(true)}>
          <span className="basket-bar-count">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{quantity(count)},</span>
          </span>
          <span className="min-w-0 flex-1 text-start leading-tight">
            {basketText.openBasket}
            <small className="block truncate text-meta font-normal">
              {option && fulfilmentTypeLabels[option.type]}{" "}
              {slot && formatSlot(slot, { timezone: menu.shop.timezone, now })}
            </small>
          </span>
          <span className="text-lg">{total}</span>
        </button>
      </div>
      {open &&
        (whole ? (
          <BasketDialog shop={whole} {...acts} onClose={() => setOpen(false)} />
        ) : (
          <LateDialog part={enginePart} onClose={() => setOpen(false)} />
        ))}
    </>
  );
}
