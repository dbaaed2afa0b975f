import { namesContent } from "@lokalkorb/domain/offering/content-text";
import { allergenText } from "@lokalkorb/domain/offering/allergen-words";
import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { formatClock, formatSlot } from "@lokalkorb/domain/time/format-time";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { MailIcon, PhoneIcon } from "@lokalkorb/ui/icons";
import type { ReactElement, ReactNode } from "react";
import type { ShopOrder } from "@/frame/orders/order-document";
import { statusNames } from "@/frame/order-status-text";
import { useShop } from "@/frame/shop/shop-context";
import { useMinute } from "@/frame/use-now";
import { useBoardActions } from "./board-actions.tsx";
import { actionNames, boardText, distributionNames, eventNames } from "./board-text.ts";
import { mustTakeMoney, seesMoney, stepsOf } from "./next-step.ts";
import { lineDetails, Note, paymentText } from "./order-facts.tsx";

export interface OrderDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

const words = boardText.details;

/** Everything about one order, and the steps that are too rare for a card. */
export function OrderDialog({ order, onClose }: OrderDialogProps): ReactElement {
  const { restaurant, role } = useShop();
  const { press } = useBoardActions();
  const now = useMinute();
  const { timezone } = restaurant;
  const { next, others } = stepsOf(order, role, now);
  const nextWords = next === "complete" && mustTakeMoney(order) ? boardText.take : next && actionNames[next];
  return (
    <Dialog
      open
      onClose={onClose}
      title={boardText.order(order.dayCode)}
      width={560}
      footer={
        next === null && others.length === 0 ? undefined : (
          <div className="flex flex-wrap gap-2">
            {others.map((action) => (
              <Button
                key={action}
                look={action === "reject" || action === "cancel" ? "danger" : "outline"}
                onClick={() => press(order, action)}
              >
                {action === "ready" ? words.readyNow : actionNames[action]}
              </Button>
            ))}
            {next !== null && (
              <Button className="min-w-40 flex-1" onClick={() => press(order, next)}>
                {order.timeline.releaseAt > now && next === "prepare" ? words.beginNow : nextWords}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="grid gap-5 text-name">
        <Facts>
          <Fact name={words.pickup}>
            {distributionNames[order.distribution.type]} {formatSlot(order.distribution.slot, { timezone, now })}
          </Fact>
          <Fact name={words.customer}>
            {order.customer.name || boardText.guest}
            {seesMoney(role) && <Contact order={order} />}
          </Fact>
          <Fact name={words.orderNo}>
            {order.no} · {statusNames[order.status]}
          </Fact>
          {seesMoney(role) && <Fact name={words.payment}>{paymentText(order)}</Fact>}
        </Facts>
        {order.customerNote && <Note text={order.customerNote} />}
        <ul className="grid gap-2 border-y border-line py-3">
          {order.lines.map((line) => (
            <li key={line.lineId} className="grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-1 leading-5">
              <b>{line.qty}×</b>
              <span>
                {line.name}
                {line.contentText && !namesContent(line.name, line.contentText) && (
                  <span className="text-ink-2"> {line.contentText}</span>
                )}
                {lineDetails(line) && <span className="block text-meta text-ink-2">{lineDetails(line)}</span>}
                {line.note && <Note text={line.note} small />}
                {line.allergens.length > 0 && (
                  <span className="block text-meta text-ink-2">
                    {boardText.mayContain}: {allergenText(line.allergens, restaurant.country)}
                  </span>
                )}
              </span>
              {seesMoney(role) && <span>{formatMoney(line.totalCents)}</span>}
            </li>
          ))}
          {seesMoney(role) && order.totals.depositCents > 0 && (
            <li className="flex justify-between text-ink-2">
              <span>{boardText.deposit}</span>
              {formatMoney(order.totals.depositCents)}
            </li>
          )}
          {seesMoney(role) && (
            <li className="flex justify-between font-bold">
              <span>{boardText.total}</span>
              {formatMoney(order.totals.totalCents)}
            </li>
          )}
        </ul>
        <section>
          <h3 className="mb-1 text-name">{words.history}</h3>
          <ol className="grid gap-1 text-meta text-ink-2">
            {order.events.map((event) => (
              <li key={`${event.type} ${event.at}`} className="flex gap-3">
                <span className="w-28 flex-none">
                  {instantToLocal(event.at, timezone).date === instantToLocal(now, timezone).date
                    ? ""
                    : `${dayOf(event.at, timezone)} `}
                  {formatClock(event.at, timezone)}
                </span>
                <span>
                  {eventNames[event.type]}
                  {event.reason && ` – ${event.reason}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Dialog>
  );
}

function dayOf(at: number, timezone: string): string {
  const { date } = instantToLocal(at, timezone);
  return `${date.slice(8)}.${date.slice(5, 7)}.`;
}

function Facts({ children }: { readonly children: ReactNode }): ReactElement {
  return <dl className="grid gap-x-4 gap-y-2 md:grid-cols-2">{children}</dl>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="leading-5">{children}</dd>
    </div>
  );
}

function Contact({ order: { customer } }: { readonly order: ShopOrder }): ReactElement {
  return (
    <span className="mt-1 grid gap-1">
      {customer.phone && (
        <a className="link inline-flex min-h-6 items-center gap-1.5" href={`tel:${customer.phone}`}>
          <PhoneIcon size={16} />
          {customer.phone}
        </a>
      )}
      <a className="link inline-flex min-h-6 min-w-0 items-center gap-1.5" href={`mailto:${customer.email}`}>
        <MailIcon size={16} />
        <span className="truncate">{customer.email}</span>
      </a>
    </span>
  );
}
