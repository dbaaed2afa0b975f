import { moveOrder } from "@lokalkorb/contracts/orders";
import { formatShortDay, formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { retimable } from "@lokalkorb/domain/ordering/change/retime-order";
import { promisedSlot } from "@lokalkorb/domain/ordering/order/promised-slot";
import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { Select } from "@lokalkorb/ui/select";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement } from "react";
import { movableDays } from "../move/movable-days.ts";
import { useOrderMenus } from "../move/use-order-menu.ts";
import { orderSubject, type ShopOrder } from "../state/order-document.ts";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { useMinute } from "@/shared/device/use-now";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { closedText as words } from "./closed-text.ts";
import { daysToGo, type Leaving, proposedDay, timeOn } from "./move-day.ts";

export interface MoveDayDialogProps {
  readonly orders: readonly ShopOrder[];
  /** Those that the shop will have. */
  readonly closures: readonly Closure[];
  readonly closedUntil: LocalDate;
  readonly onClose: () => void;
}

const daysAhead = 28;

/** All orders of days that are to be closed on one other day, with one press. What the server refuses stays and is said. */
export function MoveDayDialog({ orders, closures, closedUntil, onClose }: MoveDayDialogProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { timezone } = shop;
  const now = useMinute();
  const menuOf = useOrderMenus(orders);
  const run = useCommand();
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const [moving, setMoving] = useState(false);
  const leaving = orders.map((order): Leaving<ShopOrder> => {
    const menu = menuOf(order);
    if (!retimable.includes(order.status)) return { order, days: [] };
    return { order, days: menu && movableDays({ menu, order, closures, now, maxDays: daysAhead }) };
  });
  const days = daysToGo(leaving);
  const day = days.find((one) => one === chosen) ?? proposedDay(leaving, closedUntil);
  const today = instantToLocal(now, timezone).date;
  const going = leaving.flatMap(({ order, ...one }) => {
    const slot = day === undefined ? null : timeOn({ order, ...one }, day, timezone);
    return slot === null ? [] : [{ order, slot }];
  });
  const at = (slot: { readonly start: number; readonly end: number }): string => formatSlot(slot, { timezone, now });

  const rowOf = ({ order }: Leaving<ShopOrder>): string => {
    const promised = at(promisedSlot(order));
    const slot = going.find((one) => one.order.id === order.id)?.slot;
    if (slot !== undefined) return words.becomes(promised, at(slot));
    return retimable.includes(order.status) ? words.notOn(promised, order.distribution.name) : words.tooFar(promised);
  };
  const move = async (): Promise<void> => {
    if (moving || day === undefined || going.length === 0) return;
    setMoving(true);
    let moved = 0;
    for (const { order, slot } of going) {
      const wish = { restaurantId, orderId: order.id, slotKey: slot.key };
      // oxlint-disable-next-line eslint/no-await-in-loop -- each takes its place before the next one asks
      const answer = await run(moveOrder, wish, orderSubject(order.dayCode));
      if (answer.ok) moved++;
      // Without a connection the next one would say the same once more.
      else if (answer.refusal === undefined) break;
    }
    setMoving(false);
    if (moved > 0) notify({ message: words.moved(moved, formatShortDay(day, today)), tone: "ok", autoDismiss: true });
    if (moved === going.length) onClose();
  };

  return (
    <Dialog
      open
      lightDismiss={false}
      title={words.title(orders.length)}
      onClose={onClose}
      footer={
        day === undefined || going.length === 0 ? (
          <Button wide look="outline" onClick={onClose}>
            {words.back}
          </Button>
        ) : (
          <TwoWays
            left={{ children: words.back, onClick: onClose }}
            right={{
              children: words.press(going.length, formatShortDay(day, today)),
              pending: moving,
              onClick: () => void move(),
            }}
          />
        )
      }
    >
      <div className="grid gap-4">
        <p>{words.lead}</p>
        {leaving.some((one) => one.days === null) ? (
          <SkeletonGroup count={3} label={words.loading} className="h-11" />
        ) : day === undefined ? (
          <Notice>{words.none}</Notice>
        ) : (
          <>
            <Select label={words.day} value={day} onChange={({ target }) => setChosen(target.value)}>
              {days.map((date) => (
                <option key={date} value={date}>
                  {formatShortDay(date, today)}
                </option>
              ))}
            </Select>
            <ul aria-label={words.list} className="grid gap-2">
              {leaving.map((one) => (
                <li key={one.order.id} className="grid gap-0.5 rounded-lg border border-line px-4 py-3">
                  <b>{`${one.order.dayCode} · ${one.order.customer.name}`}</b>
                  <span className="text-name text-ink-2">{rowOf(one)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
