import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { fulfilmentTypeLabels, tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";
import { substitutionLabels } from "@lokalkorb/domain/labels/substitution-labels";
import { lineParts, linesToMake } from "@lokalkorb/domain/ordering/production/made-goods";
import { classNames } from "@lokalkorb/ui/class-names";
import { CheckIcon } from "@lokalkorb/ui/icons";
import { memo, type ReactElement } from "react";
import { KitchenNote } from "@/entities/order/notes/kitchen-note";
import { useKitchenNotes } from "@/entities/order/notes/use-kitchen-notes";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { promisedTime } from "@/entities/order/ui/due-text";
import { lineName, Note, ProposalMark } from "@/entities/order/ui/order-facts";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute, useSecond } from "@/shared/device/use-now";
import { kitchenStepOf, tickOf, timerText, urgencyOf } from "./kitchen-orders.ts";
import { kitchenText as words } from "./kitchen-text.ts";
import styles from "./kitchen.module.css";
import type { Ticks } from "./use-ticks.ts";

export interface KitchenCardProps extends Ticks {
  readonly order: ShopOrder;
  readonly onWeigh: (order: ShopOrder) => void;
  /** Lines that are made here. */
  readonly isHere: (line: OrderLine) => boolean;
}

interface NextStepProps extends Pick<KitchenCardProps, "order" | "onWeigh"> {
  readonly isDone: boolean;
  /** Something of it is made at another station. */
  readonly isShared: boolean;
}

/** One order, read from two metres away, without its person (GDP-02) for every role. */
export const KitchenCard = memo(function KitchenCard({
  order,
  ticks,
  toggle,
  onWeigh,
  isHere,
}: KitchenCardProps): ReactElement {
  const { shop } = useShop();
  const now = useMinute();
  const kitchenNote = useKitchenNotes().get(order.id);
  const all = linesToMake(order);
  const lines = all.filter(isHere);
  const elsewhere = all.length - lines.length;
  const ticked = lines.filter((line) => ticks.has(tickOf(order.id, line))).length;
  const { type, table } = order.distribution;
  return (
    <article
      className={styles.card}
      aria-label={orderSubject(order.dayCode)}
      data-order={order.id}
      data-status={order.status}
      data-urgency={urgencyOf(order, now)}
    >
      <header className={styles.head}>
        <b className={styles.number}>{order.dayCode}</b>
        <span className="text-end">
          <span className="block">{words.due(promisedTime(order, shop.timezone))}</span>
          <Timer order={order} />
        </span>
        <span>
          {fulfilmentTypeLabels[type]}
          {table !== undefined && ` · ${tableLabel(table)}`}
        </span>
        <span className="text-end">{words.ticked(ticked, lines.length)}</span>
        {order.channel === "test" && <b className="col-span-2">{words.test}</b>}
      </header>
      <ul>
        {lines.map((line) => {
          const tick = tickOf(order.id, line);
          const isTicked = ticks.has(tick);
          const details = lineParts(line);
          return (
            <li key={line.lineId}>
              <label className={styles.line}>
                <input type="checkbox" className="sr-only" checked={isTicked} onChange={() => toggle(tick)} />
                <span className={styles.box}>{isTicked && <CheckIcon size={20} />}</span>
                <b>{line.qty}</b>
                <span className="min-w-0 wrap-break-word hyphens-auto">
                  <b>{lineName(line)}</b>
                  {details && <span className={styles.details}>{details}</span>}
                  {line.substitution && <span className={styles.details}>{substitutionLabels[line.substitution]}</span>}
                  {line.catchWeight && line.catchWeight.finalGrams === undefined && (
                    <span className={styles.details}>{words.toWeigh}</span>
                  )}
                </span>
              </label>
              {line.note && (
                <div className={styles.note}>
                  <Note text={line.note} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        {elsewhere > 0 && <p className={styles.details}>{words.elsewhere(elsewhere)}</p>}
        {order.flags?.edited === true && <p className={styles.details}>{words.edited}</p>}
        <ProposalMark order={order} now={now} />
        {order.customerNote && <Note text={order.customerNote} />}
        {kitchenNote !== undefined && <KitchenNote text={kitchenNote} />}
        <NextStep
          order={order}
          isDone={elsewhere === 0 && ticked === lines.length}
          isShared={elsewhere > 0}
          onWeigh={onWeigh}
        />
      </div>
    </article>
  );
});

function Timer({ order }: { readonly order: ShopOrder }): ReactElement {
  return (
    <b role="timer" className={styles.timer}>
      {timerText(order, useSecond())}
    </b>
  );
}

/** Weighing comes before ready; the button is green once all is ticked. */
function NextStep({ order, isDone, isShared, onWeigh }: NextStepProps): ReactElement {
  const { change } = useShopOrders();
  const step = kitchenStepOf(order);
  const label = step === "ready" && !isDone ? (isShared ? words.wholeReady : words.allReady) : words.steps[step];
  const isGreen = step === "ready" && isDone;
  return (
    <button
      type="button"
      className={classNames(styles.step, isGreen && styles.go)}
      aria-label={`${label}, ${orderSubject(order.dayCode)}`}
      {...(step === "weigh" && { "aria-haspopup": "dialog" as const })}
      onClick={() => (step === "weigh" ? onWeigh(order) : change(order, step))}
    >
      {isGreen && <CheckIcon size={24} />}
      {label}
    </button>
  );
}

export interface CancelledTicketProps {
  readonly order: ShopOrder;
  readonly onSeen: (orderId: string) => void;
}

/** Work on it may have begun, so it stays until it was seen. */
export function CancelledTicket({ order, onSeen }: CancelledTicketProps): ReactElement {
  const subject = orderSubject(order.dayCode);
  return (
    <article
      className={styles.card}
      aria-label={`${words.cancelled}: ${subject}`}
      data-order={order.id}
      data-urgency="late"
    >
      <header className={styles.head}>
        <s className={styles.number}>{order.dayCode}</s>
        <b>{words.cancelled}</b>
      </header>
      <ul className={styles.gone}>
        {linesToMake(order).map((line) => (
          <li key={line.lineId}>
            {line.qty} {lineName(line)}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.step}
          aria-label={`${words.seen}, ${subject}`}
          onClick={() => onSeen(order.id)}
        >
          {words.seen}
        </button>
      </div>
    </article>
  );
}
