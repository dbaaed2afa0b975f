import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { dueOnlineCents } from "@lokalkorb/domain/ordering/payment/apply-payment-fact";
import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SpinnerIcon } from "@lokalkorb/ui/icons";
import Router from "next/router";
import { useEffect, useState, type ReactElement } from "react";
import { basketOf, basketStore } from "@/entities/basket/use-basket";
import { groupPath } from "@/shared/routes/group-paths";
import { checkoutPath } from "@/shared/routes/paths";
import { orderAgain } from "../state/order-again.ts";
import { paymentText } from "../state/order-text.ts";
import { isCardRefused } from "../calls/refused-card.ts";
import type { usePaymentReturn } from "../calls/use-payment-return.ts";
import type { OrderPage } from "../calls/watch-order.ts";

export interface OrderPaymentProps extends Pick<OrderPage, "order" | "menu" | "timezone"> {
  readonly returned: ReturnType<typeof usePaymentReturn>;
}

/** An order that waits for its money, or waited in vain: the state of the payment, the next action, and until when. */
export function OrderPayment({ order, menu, timezone, returned }: OrderPaymentProps): ReactElement {
  const now = useSeconds();
  const waits = order.status === "pendingPayment";
  const toCheckout = (): void => {
    if (!menu) return;
    // Elsewhere than where it was ordered the basket is filled again.
    basketStore(basketOf(menu)).change((draft) =>
      Object.keys(draft.lines).length > 0 ? draft : { ...draft, lines: orderAgain(menu, order.lines, {}) },
    );
    void Router.push(checkoutPath(menu.shop.slug));
  };
  if (waits && returned === "checking") {
    return (
      <section className="order-card" aria-label={paymentText.title}>
        <output className="flex gap-4">
          <SpinnerIcon className="mt-1 animate-spin text-theme-ink" />
          <span>
            <b className="block text-h3">{paymentText.checking}</b>
            <span className="mt-1 block text-ink-2">{paymentText.checkingText}</span>
          </span>
        </output>
      </section>
    );
  }
  if (order.shares !== undefined) return <GroupPayment order={order} menu={menu} />;
  const { checkout, holdUntil } = order;
  const isRefused = isCardRefused(order);
  const hasFailed =
    isRefused ||
    (checkout?.sessionId !== undefined &&
      order.payments.some(({ provider, state }) => provider === "stripe" && state === "failed"));
  const canPay =
    // A kept card that was declined has no page on which another could be tried.
    !isRefused && checkout?.url !== undefined && checkout.state === "open" && (checkout.expiresAt ?? Infinity) > now;
  const until = Math.min(holdUntil ?? Infinity, checkout?.expiresAt ?? Infinity);
  return (
    <section className="order-card" aria-label={paymentText.title}>
      {waits && (hasFailed || returned !== null) && (
        <Notice
          tone={hasFailed ? "danger" : "warning"}
          announce
          title={hasFailed ? paymentText.failed : returned === "stopped" ? paymentText.stopped : paymentText.notYet}
        />
      )}
      {waits ? (
        <>
          {until < Infinity && (
            <p>
              {until > now
                ? paymentText.reserved(formatClock(until, timezone), countdown(until - now))
                : paymentText.over}
            </p>
          )}
          <div className="grid gap-2 sm:grid-cols-2">
            {canPay && (
              <Button size="large" onClick={() => location.assign(checkout.url ?? "")}>
                {paymentText.payNow(formatMoney(dueOnlineCents(order)))}
              </Button>
            )}
            <Button size="large" look="outline" onClick={toCheckout}>
              {paymentText.payOtherwise}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{paymentText.expiredText}</p>
          <Button size="large" wide onClick={toCheckout}>
            {paymentText.orderAnew}
          </Button>
        </>
      )}
    </section>
  );
}

/** Each of a group pays on its own page, where its host also goes on when not all did. */
function GroupPayment({ order, menu }: Pick<OrderPaymentProps, "order" | "menu">): ReactElement {
  const { status, groupId } = order;
  return (
    <section className="order-card" aria-label={paymentText.title}>
      <p>{status === "pendingPayment" ? paymentText.apart : paymentText.apartFailed}</p>
      {menu !== null && groupId !== undefined && (
        <LinkButton component={PageLink} size="large" wide href={groupPath(menu.shop.slug, groupId)}>
          {paymentText.toGroup}
        </LinkButton>
      )}
    </section>
  );
}

/** 'noch 12:05' */
function countdown(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1_000));
  return `noch\u00a0${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
