import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { formatSlot } from "@lokalkorb/domain/time/format-time";
import { lazy, Suspense, useState } from "react";
import type { ReactElement } from "react";
import type { ShopView } from "@/frame/use-shop";
import { pieces, wayNames } from "@/frame/words-text";
import type { BasketLinesProps } from "./basket-lines.tsx";
import { shopText } from "./shop-text.ts";

const BasketDialog = lazy(async () => ({ default: (await import("./basket-dialog.tsx")).BasketDialog }));

export interface BasketBarProps extends Omit<BasketLinesProps, "shop"> {
  readonly shop: ShopView;
}

/** Phones: what is in the basket and what it costs is always in sight. */
export function BasketBar({ shop, ...acts }: BasketBarProps): ReactElement | null {
  const { count, totalCents, menu, option, slot, now, whole } = shop;
  const [open, setOpen] = useState(false);
  if (count === 0 && !open) return null;
  const total = formatMoney(totalCents);
  return (
    <>
      <div className="basket-bar">
        <button type="button" className="basket-bar-button" onClick={() => setOpen(true)}>
          <span className="basket-bar-count">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{pieces(count)},</span>
          </span>
          <span className="min-w-0 flex-1 text-start leading-tight">
            {shopText.openBasket}
            <small className="block truncate text-meta font-normal">
              {option && wayNames[option.type]} {slot && formatSlot(slot, { timezone: menu.shop.timezone, now })}
            </small>
          </span>
          <span className="text-lg">{total}</span>
        </button>
      </div>
      {open && whole && (
        <Suspense>
          <BasketDialog shop={whole} {...acts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
