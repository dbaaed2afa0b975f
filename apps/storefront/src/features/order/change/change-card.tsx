import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { editDeadline, editUntilOf } from "@lokalkorb/domain/ordering/change/edit-deadline";
import { proposedWords } from "@lokalkorb/domain/ordering/change/proposed-changes";
import type { PendingChange } from "@lokalkorb/domain/ordering/order/order";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { ShoppingBasketIcon, SpinnerIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import type { usePaymentReturn } from "../calls/use-payment-return.ts";
import type { OrderPage } from "../calls/watch-order.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { changeText } from "./change-text.ts";

export interface ChangeCardProps extends OrderPage {
  readonly returned: ReturnType<typeof usePaymentReturn>;
}

/** Until when the order can be changed, the way to do it, and a change that waits for its money. */
export function ChangeCard({ returned, ...page }: ChangeCardProps): ReactElement | null {
  const { order, menu, isMine, timezone, now } = page;
  const [open, setOpen] = useState(false);
  const deadline = menu === null || !isMine ? null : editDeadline(order, menu);
  if (isMine && order.shares !== undefined)
    return (
      <section className="order-card" aria-label={changeText.title}>
        <p className="text-ink-2">{changeText.sharesPaid}</p>
      </section>
    );
  if (deadline === null || menu === null || deadline < now) return null;
  const { pendingChange } = order;
  const moment = formatMoment(deadline, { timezone, now });
  const until =
    order.status === "placed" && editUntilOf(menu) === "accepted"
      ? changeText.untilAccepted(moment)
      : changeText.until(moment);
  return (
    <>
      {pendingChange !== undefined && pendingChange.until > now ? (
        <Pending pending={pendingChange} returned={returned} page={page} onChange={() => setOpen(true)} />
      ) : (
        <section className="order-card" aria-label={changeText.title}>
          <p className="text-ink-2">{until}</p>
          <Button look="outline" wide icon={<ShoppingBasketIcon size={16} />} onClick={() => setOpen(true)}>
            {changeText.open}
          </Button>
        </section>
      )}
      {open && <ChangeDialog page={page} menu={menu} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PendingProps extends Pick<ChangeCardProps, "returned"> {
  readonly pending: NonNullable<PendingChange>;
  readonly page: OrderPage;
  readonly onChange: () => void;
}

function Pending({ pending, returned, page: { timezone, now }, onChange }: PendingProps): ReactElement {
  const { payCents, until, changes, url } = pending;
  const amount = formatMoney(payCents);
  if (returned === "checking")
    return (
      <section className="order-card" aria-label={changeText.title}>
        <output className="flex items-center gap-3">
          <SpinnerIcon className="animate-spin text-theme-ink" />
          <b>{changeText.checking}</b>
        </output>
      </section>
    );
  return (
    <section className="order-card ring-2 ring-theme-ink" aria-labelledby="wartende-aenderung">
      <h2 id="wartende-aenderung" className="text-h3">
        {changeText.pendingTitle}
      </h2>
      {returned === "stopped" && <Notice tone="warning" announce title={changeText.stopped} />}
      <ul className="grid gap-1 font-bold">
        {changes.map((change) => (
          <li key={`${change.name} ${change.from} ${change.to}`} className="first-letter:uppercase">
            {proposedWords(change)}
          </li>
        ))}
      </ul>
      <p>{changeText.pending(amount, formatMoment(until, { timezone, now }))}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {url !== undefined && <Button onClick={() => location.assign(url)}>{changeText.pay(amount)}</Button>}
        <Button look="outline" onClick={onChange}>
          {changeText.otherwise}
        </Button>
      </div>
    </section>
  );
}
