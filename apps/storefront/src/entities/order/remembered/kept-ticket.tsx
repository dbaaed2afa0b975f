import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { ReactElement } from "react";
import { statusWord } from "../status-word.ts";
import type { RememberedOrder } from "./remembered-order.ts";
import { keptText } from "./kept-text.ts";

/** An order as this browser saw it last, for the time without a network. */
export function KeptTicket({ order, now }: { readonly order: RememberedOrder; readonly now: Instant }): ReactElement {
  const { dayCode, restaurantName, status, type, slotStart, totalCents, itemsText, seenAt, timezone } = order;
  const moment = { timezone, now };
  return (
    <div className="grid gap-1 rounded-xl bg-surface p-5 text-start shadow-float">
      {dayCode !== "" && (
        <>
          <p className="text-meta text-ink-2">{keptText.callNumber}</p>
          <b className="-ml-1 block text-call leading-none tracking-[-0.05em] text-theme-ink">{dayCode}</b>
        </>
      )}
      <p className="text-name font-bold wrap-anywhere">{restaurantName}</p>
      <p>{`${fulfilmentTypeLabels[type]} · ${formatMoment(slotStart, moment)} · ${formatMoney(totalCents)}`}</p>
      <p className="text-ink-2 wrap-anywhere">{itemsText}</p>
      <p className="text-meta font-bold text-warning-ink">
        {keptText.state(statusWord(status, type), formatMoment(seenAt, moment))}
      </p>
    </div>
  );
}
