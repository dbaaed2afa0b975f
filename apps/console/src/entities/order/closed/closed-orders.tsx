import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { promisedWithin } from "@lokalkorb/domain/shop/promised-days";
import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { closureNote } from "../state/closure-errors.ts";
import type { ShopOrder } from "../state/order-document.ts";
import { closedText as words } from "./closed-text.ts";
import { MoveDayDialog } from "./move-day-dialog.tsx";

export interface ClosedOrdersProps {
  /** As it stands in its form. */
  readonly closure: Closure;
  /** All open orders of which some may lie in those days. */
  readonly orders: readonly ShopOrder[];
  /** The field says already which orders stand in the way. */
  readonly isSaid: boolean;
}

/** Orders on days that are to be closed: named, and moved to another day together. */
export function ClosedOrders({ closure, orders, isSaid }: ClosedOrdersProps): ReactElement | null {
  const { shop } = useShop();
  const [moving, setMoving] = useState(false);
  const note = isLocalDate(closure.from) && isLocalDate(closure.to) ? closureNote(closure, orders) : null;
  if (note === null) return null;
  const within = promisedWithin(closure, orders);
  return (
    <div className="grid justify-items-start gap-3">
      {!isSaid && <Notice tone="warning" title={note} />}
      <Button look="outline" onClick={() => setMoving(true)}>
        {words.open(within.length)}
      </Button>
      {moving && (
        <MoveDayDialog
          orders={within}
          closures={[...shop.closures, closure]}
          closedUntil={closure.to}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}
