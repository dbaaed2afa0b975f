import { changeOrderStatus } from "@lokalkorb/contracts/orders";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { targetByAction } from "@lokalkorb/domain/orders/order-action";
import type { OrderAction } from "@lokalkorb/domain/orders/order-action";
import { useCallback, useMemo, useRef, useState } from "react";
import { useCommand } from "../use-command.ts";
import { noPendingChanges, shownOrders, stillPending, withChange, withoutChange } from "./optimistic-orders.ts";
import { orderSubject } from "./orders-text.ts";
import type { ShopOrder } from "./order-document.ts";

export type ChangeDetails = Pick<InputOf<typeof changeOrderStatus>, "reason" | "payment">;
export type ChangeOrder = (order: ShopOrder, action: OrderAction, details?: ChangeDetails) => void;

/** Orders with the effect of every press, and the way to press. Presses on one order are sent one after the other. */
export function useChangeOrder(
  restaurantId: string,
  live: readonly ShopOrder[],
): readonly [readonly ShopOrder[], ChangeOrder] {
  const [pending, setPending] = useState(noPendingChanges);
  const underWay = useRef(new Map<string, Promise<boolean>>());
  const run = useCommand();

  const open = stillPending(pending, live);
  if (open !== pending) setPending(open);

  const change = useCallback<ChangeOrder>(
    (order, action, details = {}) => {
      setPending((all) => withChange(all, order.id, order.status, targetByAction[action]));
      const send = async (): Promise<boolean> => {
        const before = await (underWay.current.get(order.id) ?? Promise.resolve(true));
        const input = { restaurantId, orderId: order.id, action, ...details };
        // After a refused step the next one would only be refused, too; the first message says why.
        const done = before && (await run(changeOrderStatus, input, orderSubject(order.dayCode))).ok;
        if (!done) setPending((all) => withoutChange(all, order.id));
        return done;
      };
      const sending = send();
      underWay.current.set(order.id, sending);
      void sending.finally(() => {
        if (underWay.current.get(order.id) === sending) underWay.current.delete(order.id);
      });
    },
    [restaurantId, run],
  );

  return [useMemo(() => shownOrders(live, open), [live, open]), change];
}
