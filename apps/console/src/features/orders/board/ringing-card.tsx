import { orderText } from "@/entities/order/ui/order-text";
import { orderActionLabels } from "@lokalkorb/domain/labels/order-labels";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { can } from "@lokalkorb/domain/access/permissions";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { BellRingIcon } from "@lokalkorb/ui/icons";
import { memo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute, useSecond } from "@/shared/device/use-now";
import { LateOnBoard } from "../board-late/late-on-board.tsx";
import { useOrderActions } from "../dialogs/order-actions.tsx";
import { boardText } from "./board-text.ts";
import { dueText, waitingText } from "@/entities/order/ui/due-text";
import { seesMoney, stepsOf } from "@/entities/order/state/order-steps";
import { CallNumber } from "./order-card.tsx";
import {
  DueTime,
  EscalatedMark,
  Note,
  OrderLines,
  paymentText,
  ProposalMark,
  Reminders,
  WhereLine,
  WhoLine,
} from "@/entities/order/ui/order-facts";

export interface RingingCardProps {
  readonly order: ShopOrder;
}

const laterBy = [10, 20, 30] as const;

/** The most urgent new order in full, framed until it is answered. Enter accepts it. */
export const RingingCard = memo(function RingingCard({ order }: RingingCardProps): ReactElement {
  const { role, shop } = useShop();
  const { press, acceptLater, showDetails } = useOrderActions();
  const now = useMinute();
  const { next, others } = stepsOf(order, role, now);
  const { day, time } = dueText(order.timeline.promisedAt, now, shop.timezone);
  return (
    <article
      className="ringing-card relative flex-none overflow-hidden rounded-lg bg-surface"
      aria-label={`${boardText.bell(day, order)}, ${orderSubject(order.dayCode)}`}
      data-order={order.id}
      data-status={order.status}
      data-ringing="true"
    >
      <div className="flex items-center gap-3 bg-primary px-3 py-2 text-on">
        <BellRingIcon size={24} className="ringing-bell" />
        <div className="leading-tight">
          <b className="block text-name">{boardText.bell(day, order)}</b>
          <Waiting order={order} />
        </div>
        <LateOnBoard part="Countdown" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3">
        <header className="flex items-start justify-between gap-2">
          <CallNumber order={order} large onPress={() => showDetails(order)} />
          <DueTime order={order} large />
        </header>
        <div className="grid gap-1">
          <WhoLine order={order} />
          <WhereLine order={order} />
        </div>
        <EscalatedMark order={order} />
        <ProposalMark order={order} now={now} />
        <Reminders order={order} />
        <OrderLines order={order} />
        {order.customerNote && <Note text={order.customerNote} />}
        {seesMoney(role) && (
          <p className="flex justify-between gap-2 border-t border-line pt-2 text-name">
            <span className="text-ink-2">
              {paymentText(order).replace(/ [\d.,]+\s€$/, "")}
              {order.kitchenUnits > 0 && ` · ${orderText.units(order.kitchenUnits)}`}
            </span>
            <b>{formatMoney(order.totals.totalCents)}</b>
          </p>
        )}
        {next === "accept" && (
          <Button
            size="large"
            wide
            className="relative rounded-lg! px-2! text-[0.9375rem]!"
            aria-keyshortcuts="Enter"
            onClick={() => press(order, "accept")}
          >
            <span>
              {boardText.acceptFor(`${day} ${time}`.trim())}
              <span className="sr-only">, {orderSubject(order.dayCode)}</span>
            </span>
            <kbd aria-hidden className="key">
              Enter
            </kbd>
          </Button>
        )}
        {next === "accept" && can(role, "order.delay") && (
          <fieldset className="relative grid grid-cols-3 gap-2" aria-label={boardText.acceptLater}>
            {laterBy.map((minutes) => (
              <LaterButton
                key={minutes}
                minutes={minutes}
                time={instantToLocal(order.timeline.promisedAt + minutes * 60_000, shop.timezone).time}
                dayCode={order.dayCode}
                onPress={() => acceptLater(order, minutes)}
              />
            ))}
          </fieldset>
        )}
        {others.includes("reject") && (
          <Button
            look="quiet"
            wide
            className="relative text-danger-ink!"
            aria-label={`${orderActionLabels.reject}, ${orderSubject(order.dayCode)}`}
            onClick={() => press(order, "reject")}
          >
            {orderActionLabels.reject}
          </Button>
        )}
      </div>
    </article>
  );
});

interface LaterButtonProps {
  readonly minutes: number;
  readonly time: string;
  readonly dayCode: string;
  readonly onPress: () => void;
}

function LaterButton({ minutes, time, dayCode, onPress }: LaterButtonProps): ReactElement {
  return (
    <Button
      look="soft"
      className="min-h-12! px-1! text-meta!"
      aria-label={boardText.laterSpoken(minutes, time, dayCode)}
      onClick={onPress}
    >
      <span className="grid leading-4">
        +{minutes} <span className="text-xs font-normal text-ink-2">{time}</span>
      </span>
    </Button>
  );
}

function Waiting({ order }: { readonly order: ShopOrder }): ReactElement {
  const now = useSecond();
  return <span className="text-xs">{boardText.since(waitingText(now - order.placedAt))}</span>;
}
