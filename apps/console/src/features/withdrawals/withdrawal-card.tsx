import { can } from "@lokalkorb/domain/access/permissions";
import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { daysBetween } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { isOpenWithdrawal } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-machine";
import { Badge } from "@lokalkorb/ui/badge";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { Withdrawal } from "@/entities/withdrawal/use-withdrawals";
import { useMinute } from "@/shared/device/use-now";
import { MatchedGift } from "./matched-gift.tsx";
import { MatchOrder } from "./match-order.tsx";
import { MatchedOrder } from "./matched-order.tsx";
import { WithdrawalActions } from "./withdrawal-actions.tsx";
import { rejectReasonTexts, stateNames, withdrawalsText as words } from "./withdrawals-text.ts";

export interface CardProps {
  readonly withdrawal: Withdrawal;
  /** It has moved on. */
  readonly onDone: () => void;
}

/** One declaration: what was said, the order that it is about, and the next step. */
export function WithdrawalCard({ withdrawal, onDone }: CardProps): ReactElement {
  const { role, shop } = useShop();
  const { timezone } = shop;
  const today = instantToLocal(useMinute(), timezone).date;
  const { name, email, orderNo, goods, receivedAt, state, refundBy, order, gift, rejection, refund, isOrderErased } =
    withdrawal;
  const isOpen = isOpenWithdrawal(state);
  const left = daysBetween(today, refundBy);
  const day = formatDate(instantToLocal(receivedAt, timezone).date);
  const mayDecide = can(role, "order.refund");
  return (
    <article
      className="grid gap-3 rounded-xl bg-surface p-4 shadow-card md:p-5"
      aria-label={`${words.subject} ${name}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-h3 [overflow-wrap:anywhere]">{name}</h2>
          <p className="text-meta text-ink-2 select-text [overflow-wrap:anywhere]">{email}</p>
          <p className="text-meta text-ink-2">{words.received(`${day}, ${formatClock(receivedAt, timezone)}`)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone={state === "received" ? "warning" : "neutral"}>{stateNames[state]}</Badge>
          {isOpen && (
            <Badge tone={left <= 3 ? "danger" : "neutral"}>
              {`${words.refundBy(formatDate(refundBy))}, ${words.daysLeft(left)}`}
            </Badge>
          )}
        </div>
      </header>
      <div className="select-text [overflow-wrap:anywhere]">
        <p>{words.orderNo(orderNo)}</p>
        {goods !== undefined && <p className="whitespace-pre-line">{words.goods(goods)}</p>}
      </div>
      {isOrderErased ? (
        <div className="grid gap-2 rounded-lg bg-sunken p-3">
          <b>{words.erased}</b>
          <p className="text-meta text-ink-2">{words.erasedText}</p>
        </div>
      ) : gift !== undefined ? (
        <MatchedGift gift={gift} />
      ) : order === undefined ? (
        isOpen && <MatchOrder withdrawal={withdrawal} mayDecide={mayDecide} onDone={onDone} />
      ) : (
        <MatchedOrder order={order} />
      )}
      {(order ?? gift) !== undefined && state === "received" && mayDecide && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.otherOrder}</summary>
          <MatchOrder withdrawal={withdrawal} mayDecide onDone={onDone} isOther />
        </details>
      )}
      {rejection !== undefined && (
        <p>
          <b>{rejectReasonTexts[rejection.reason][0]}</b>: {rejection.text}
        </p>
      )}
      {refund !== undefined && (
        <p className={refund.state === "failed" ? "font-bold text-danger-ink" : "font-bold"}>
          {words.refunded[refund.state](formatMoney(refund.cents))}
        </p>
      )}
      {mayDecide ? (
        <WithdrawalActions withdrawal={withdrawal} onDone={onDone} />
      ) : (
        isOpen && <p className="text-meta text-ink-2">{words.staffOnly}</p>
      )}
    </article>
  );
}
