import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { Withdrawal } from "@/entities/withdrawal/use-withdrawals";
import { shopPath } from "@/shared/routes/routes";
import { withdrawalsText as words } from "./withdrawals-text.ts";

/** The order with everything that speaks for the claim or against it. */
export function MatchedOrder({ order }: { readonly order: NonNullable<Withdrawal["order"]> }): ReactElement {
  const { restaurantId, shop } = useShop();
  const { no, placedAt, customerName, receivedAt, lastDay, isRunning, isInTime, isSameAddress, lines } = order;
  const day = (at: Instant): string => formatDate(instantToLocal(at, shop.timezone).date);
  const period =
    lastDay === undefined
      ? words.noPeriod
      : isInTime
        ? words.inTime(formatDate(lastDay))
        : words.late(formatDate(lastDay));
  const asked = lines.filter((line) => line.asked > 0);
  return (
    <div className="grid gap-2 rounded-lg bg-sunken p-3">
      <b>{words.order(no, customerName)}</b>
      <p className="text-meta">
        {[words.placed(day(placedAt)), receivedAt === undefined ? words.notHanded : words.handed(day(receivedAt))].join(
          " · ",
        )}
      </p>
      {isRunning && <p className="text-meta font-bold text-warning-ink">{words.running}</p>}
      <p className={isInTime ? "text-meta" : "text-meta font-bold text-warning-ink"}>{period}</p>
      <p className={isSameAddress ? "text-meta" : "text-meta font-bold text-warning-ink"}>
        {isSameAddress ? words.sameAddress : words.otherAddress}
      </p>
      {asked.length === 0 ? (
        <p className="text-meta">{words.noLines}</p>
      ) : (
        <ul aria-label={words.lines}>
          {asked.map(({ lineId, name, asked: qty }) => (
            <li key={lineId}>{words.line(qty, name)}</li>
          ))}
        </ul>
      )}
      <PageLink
        href={`${shopPath("allOrders", restaurantId)}?suche=${encodeURIComponent(no)}`}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {words.toOrder}
      </PageLink>
    </div>
  );
}
