import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { formatSlot } from "@lokalkorb/domain/time/format-time";
import { Dialog } from "@lokalkorb/ui/dialog";
import { useState } from "react";
import type { ReactElement } from "react";
import { pieces, wayNames } from "@/app/words-text";
import { BasketContent } from "./basket-content.tsx";
import type { BasketLinesProps } from "./basket-lines.tsx";
import { shopText } from "./shop-text.ts";

/** Phones: what is in the basket and what it costs is always in sight. */
export function BasketBar(props: BasketLinesProps): ReactElement | null {
  const { count, priced, menu, option, slot, now } = props.shop;
  const [open, setOpen] = useState(false);
  if (count === 0 && !open) return null;
  const total = formatMoney(priced.totals.totalCents);
  return (
    <>
      <div className="basket-bar">
        <button
          type="button"
          className="basket-bar-button"
          aria-label={`${shopText.openBasket}, ${pieces(count)}, ${total}`}
          onClick={() => setOpen(true)}
        >
          <span className="basket-bar-count">{count}</span>
          <span className="min-w-0 flex-1 text-start leading-tight">
            {shopText.openBasket}
            <small className="block truncate text-meta font-normal">
              {option && wayNames[option.type]} {slot && formatSlot(slot, { timezone: menu.shop.timezone, now })}
            </small>
          </span>
          <span className="text-lg">{total}</span>
        </button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={shopText.basket}>
        <BasketContent
          {...props}
          onEdit={(lineId) => {
            setOpen(false);
            props.onEdit(lineId);
          }}
        />
      </Dialog>
    </>
  );
}
