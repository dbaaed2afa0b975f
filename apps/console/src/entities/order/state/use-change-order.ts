import { changeOrderStatus, delayOrder } from "@lokalkorb/contracts/orders";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { targetByAction, type OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import type { Minutes } from "@lokalkorb/domain/kernel/time/instant";
import { useMemo, useRef, useState } from "react";
import { type Outcome, useCommand } from "@/shared/commands/use-command";
import { undoPart } from "../undo/undo-part.ts";
import type { UndoOffer } from "../undo/offer-undo.ts";
import { noPendingChanges, shownOrders, stillPending, withChange, withoutChange } from "./optimistic-orders.ts";
import { useSecondTap } from "./use-second-tap.ts";
import { orderSubject, type ShopOrder } from "./order-document.ts";

export type ChangeDetails = Pick<
  InputOf<typeof changeOrderStatus>,
  "reason" | "payment" | "shipping" | "ageCheck" | "refund" | "restock"
>;
export type ChangeOrder = (
  order: ShopOrder,
  action: OrderAction,
  details?: ChangeDetails,
  /** Once the server has done it. */
  then?: () => void,
) => void;
/** Later by some minutes; a new order is accepted with it. */
type DelayOrder = (order: ShopOrder, minutes: Minutes, reason?: string) => void;

export interface OrderPresses {
  readonly change: ChangeOrder;
  readonly delay: DelayOrder;
  /** From now on, and for a moment, nothing else can be pressed where the last tap was. */
  readonly holdPlace: () => void;
}

/** Orders with the effect of every press, and the ways to press. Presses on one order are sent one after the other. */
export function useChangeOrder(
  restaurantId: string,
  live: readonly ShopOrder[],
): readonly [readonly ShopOrder[], OrderPresses] {
  const [pending, setPending] = useState(noPendingChanges);
  const underWay = useRef(new Map<string, Promise<boolean>>());
  const run = useCommand();
  const holdPlace = useSecondTap();

  const open = stillPending(pending, live);
  if (open !== pending) setPending(open);

  const presses = useMemo<OrderPresses>(() => {
    const press = (
      order: ShopOrder,
      to: OrderStatus,
      send: () => Promise<Outcome<{ readonly step?: number }>>,
      offer?: Pick<UndoOffer<ShopOrder>, "action" | "minutes">,
    ): void => {
      holdPlace();
      if (to !== order.status)
        // The way back is no further step: what it began from is over.
        setPending((all) => withChange(offer ? all : withoutChange(all, order.id), order.id, order.status, to));
      const sendSerially = async (): Promise<boolean> => {
        const before = await (underWay.current.get(order.id) ?? Promise.resolve(true));
        // After a refused step the next one would only be refused, too; the first message says why.
        const sent = before ? await send() : null;
        if (!sent?.ok) setPending((all) => withoutChange(all, order.id));
        const step = sent?.ok ? sent.value.step : undefined;
        // Without the part there is no way back, and nothing else is missing.
        if (offer && step !== undefined)
          void undoPart.load().then(
            (tell) =>
              tell({ ...offer, order, subject: orderSubject(order.dayCode), to, step, restaurantId, run, press }),
            () => undefined,
          );
        return sent?.ok ?? false;
      };
      const sending = sendSerially();
      underWay.current.set(order.id, sending);
      void sending.finally(() => {
        if (underWay.current.get(order.id) === sending) underWay.current.delete(order.id);
      });
    };
    return {
      holdPlace,
      change: (order, action, details = {}, then) => {
        const subject = orderSubject(order.dayCode);
        const input = { restaurantId, orderId: order.id, action, hold: true, ...details };
        const send = async (): Promise<Outcome<{ readonly step?: number }>> => {
          const sent = await run(changeOrderStatus, input, subject);
          if (sent.ok) then?.();
          return sent;
        };
        press(order, targetByAction[action], send, {
          action: action as UndoOffer<ShopOrder>["action"],
        });
      },
      delay: (order, minutes, reason) => {
        const to = order.status === "placed" ? "accepted" : order.status;
        const input = { restaurantId, orderId: order.id, minutes, hold: true, ...(reason ? { reason } : {}) };
        press(order, to, () => run(delayOrder, input, orderSubject(order.dayCode)), { action: "delay", minutes });
      },
    };
  }, [restaurantId, run, holdPlace]);

  return [useMemo(() => shownOrders(live, open), [live, open]), presses];
}
