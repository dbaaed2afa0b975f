import { refundTip } from "@lokalkorb/contracts/later-tips";
import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { dialogText } from "./dialog-text.ts";

const words = dialogText.laterTip;

interface LaterTipProps {
  readonly order: ShopOrder;
  /** There it is only looked at. */
  readonly archived: boolean;
}

/** A tip that came after the handover: beside the sum of the order, and its way back behind a second press. */
export function LaterTip({ order, archived }: LaterTipProps): ReactElement | null {
  const { restaurantId, shop, role } = useShop();
  const run = useCommand();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const { laterTip } = order;
  if (laterTip === undefined) return null;
  const { cents, paidAt, isGoingBack = false, isRefused = false, backAt } = laterTip;
  const money = formatMoney(cents);
  const day = (at: number): string => formatDate(instantToLocal(at, shop.timezone).date);
  const giveBack = async (): Promise<void> => {
    setPending(true);
    await run(refundTip, { restaurantId, orderId: order.id }, orderSubject(order.dayCode));
    setPending(false);
    setAsking(false);
  };
  return (
    <section aria-label={words.title} className="grid gap-2">
      <p className="flex justify-between gap-3">
        <span className="min-w-0">
          {words.title}
          <span className="block text-meta text-ink-2">
            {isRefused
              ? words.failed
              : backAt !== undefined
                ? words.back(day(backAt))
                : isGoingBack
                  ? words.goesBack
                  : words.paid(day(paidAt))}
          </span>
        </span>
        <span className="whitespace-nowrap">{money}</span>
      </p>
      {isRefused && <Notice tone="danger" title={words.refused} />}
      {!archived && (isRefused || (backAt === undefined && !isGoingBack)) && can(role, "order.refund") && (
        <div className="flex flex-wrap items-center gap-2">
          {asking ? (
            <>
              <p className="basis-full text-ink-2">{words.ask(money)}</p>
              <Button look="outline" onClick={() => setAsking(false)}>
                {words.keep}
              </Button>
              <Button look="danger" pending={pending} pendingLabel={words.working} onClick={() => void giveBack()}>
                {words.confirm(money)}
              </Button>
            </>
          ) : (
            <Button look="outline" size="small" onClick={() => setAsking(true)}>
              {isRefused ? words.again : words.press}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
