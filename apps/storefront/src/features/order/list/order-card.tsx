import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Badge } from "@lokalkorb/ui/badge";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import { orderPath } from "@/shared/routes/paths";
import { statusWord } from "@/entities/order/status-word";
import { backText, listText } from "./list-text.ts";
import type { ShownOrder } from "./shown-orders.ts";
import { cameToNothing } from "../state/status-text.ts";
import { AgainButton } from "../again/again-button.tsx";
import { againText } from "../again/again-text.ts";
import { CardInvoice } from "./card-invoice.tsx";
import { timezone } from "./use-orders.ts";

interface OrderCardProps {
  readonly shown: ShownOrder;
  readonly now: Instant;
  /** Not only remembered from a time with a connection. */
  readonly isSeenNow: boolean;
}

export function OrderCard({ shown, now, isSeenNow }: OrderCardProps): ReactElement {
  const { key, restaurantName, status, type, slotStart, totalCents, backCents, itemsText, order } = shown;
  const isRunning = isOpen(status);
  const when = formatMoment(slotStart, { timezone, now });
  const word = statusWord(status, type);
  const receipt = order?.receipts?.find(({ kind }) => kind === "receipt");
  return (
    <li className={`order-card gap-3! p-5! ${isRunning ? "shadow-[0_0_0_2px_var(--theme-ink)]!" : ""}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <h3 className="text-name leading-snug font-bold wrap-anywhere">{restaurantName}</h3>
        <b className="text-name whitespace-nowrap">{formatMoney(cameToNothing(status) ? 0 : totalCents)}</b>
        <p className="col-span-2 text-meta text-ink-2">{`${when} · ${fulfilmentTypeLabels[type]}`}</p>
      </div>
      <p className="text-meta leading-snug wrap-anywhere">{itemsText}</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone={isRunning ? "ok" : "neutral"} size="state">
          {isSeenNow ? word : `${word} · ${listText.lastSeen}`}
        </Badge>
        {backCents > 0 && (
          <Badge tone="danger" size="state">
            {backText(backCents)}
          </Badge>
        )}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <LinkButton
          component={PageLink}
          href={orderPath(key)}
          look={isRunning ? "solid" : "outline"}
          className={isRunning ? "col-span-full" : undefined}
          aria-label={`${isRunning ? openWord(shown) : listText.open("")}, ${listText.openOf(restaurantName, when)}`}
        >
          {isRunning ? openWord(shown) : listText.open("")}
        </LinkButton>
        {order && status !== "pendingPayment" && (
          <AgainButton restaurantId={key.restaurantId} order={order} label={againText.againOf(restaurantName, when)} />
        )}
        {receipt && <CardInvoice orderKey={key} no={receipt.no} />}
      </div>
    </li>
  );
}

const openWord = ({ status, dayCode }: ShownOrder): string =>
  status === "pendingPayment" ? listText.pay : listText.open(dayCode);
