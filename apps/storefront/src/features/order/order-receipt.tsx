import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { jurisdictions } from "@lokalkorb/domain/jurisdiction/jurisdiction";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import { RotateCcwIcon } from "@lokalkorb/ui/icons";
import { Button } from "@lokalkorb/ui/button";
import Router from "next/router";
import type { ReactElement } from "react";
import { basketStore } from "@/frame/basket/use-basket";
import type { OrderKey } from "@/frame/paths";
import { shopPath } from "@/frame/paths";
import { Sums } from "@/frame/sums";
import { lineDetails } from "@/frame/line-text";
import { wayNames } from "@/frame/words-text";
import { orderAgain } from "./order-again.ts";
import { orderText } from "./order-text.ts";
import type { LiveOrder } from "./watch-order.ts";

export interface OrderReceiptProps {
  readonly order: LiveOrder;
  readonly orderKey: OrderKey;
  readonly menu: Menu | null;
}

/** Frozen as it was ordered: names, prices, deposit and tax of that moment. */
export function OrderReceipt({ order, orderKey, menu }: OrderReceiptProps): ReactElement {
  const again = (): void => {
    if (!menu) return;
    basketStore(orderKey.restaurantId).change((draft) => ({
      ...draft,
      slotKey: null,
      lines: orderAgain(menu, order.lines, draft.lines),
    }));
    void Router.push(shopPath(menu.shop.slug));
  };
  return (
    <section className="order-card" aria-labelledby="positionen">
      <h2 id="positionen" className="text-h3">
        {orderText.lines}
      </h2>
      <ul className="grid gap-3">
        {order.lines.map((line) => (
          <li key={line.lineId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <div className="min-w-0">
              <b className="text-name leading-tight">{orderText.amount(line.qty, line.name)}</b>
              <p className="text-meta leading-snug text-ink-2">{lineDetails(line)}</p>
            </div>
            <b className="text-name whitespace-nowrap">{formatMoney(line.totalCents)}</b>
          </li>
        ))}
      </ul>
      {order.customerNote && <p className="text-meta text-ink-2">{orderText.note(order.customerNote)}</p>}
      <hr className="border-dashed border-line-strong" />
      <Sums
        totals={order.totals}
        way={wayNames[order.distribution.type]}
        priceNote={menu ? jurisdictions[menu.shop.country].priceNotes[menu.shop.taxScheme] : ""}
        withTax
      />
      <p className="text-meta text-ink-2">{orderText.number(order.no)}</p>
      {menu && (
        <Button look="outline" wide icon={<RotateCcwIcon size={16} />} onClick={again}>
          {orderText.again}
        </Button>
      )}
    </section>
  );
}
