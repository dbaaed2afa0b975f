import { refundGiftSale } from "@lokalkorb/contracts/gift-sales";
import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { isWholeCard } from "@lokalkorb/domain/ordering/gifts/gift-sale";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { useMinute } from "@/shared/device/use-now";
import { onlineText as words } from "./online-text.ts";
import type { GiftSale, GiftSales } from "./use-gift-sales.ts";

type DiscountCode = DocumentOf<typeof discountCodeDocument>;

interface BoughtProps {
  readonly bought: GiftSales;
  readonly codes: readonly DiscountCode[];
}

/** Cards that were bought online: who bought them, what is left of them, and their way back. */
export function BoughtCards({ bought, codes }: BoughtProps): ReactElement | null {
  const [asking, setAsking] = useState<GiftSale | null>(null);
  if (bought.status === "failed")
    return (
      <Notice
        tone="warning"
        title={words.failed}
        action={
          <Button look="outline" size="small" onClick={bought.reload}>
            {words.retry}
          </Button>
        }
      />
    );
  if (bought.sales.length === 0) return null;
  const { next } = bought;
  return (
    <section aria-labelledby="online-gekauft" className="grid gap-2">
      <h2 id="online-gekauft" className="text-h3">
        {words.bought}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {bought.sales.map((sale) => (
          <SaleRow
            key={sale.saleId}
            sale={sale}
            card={codes.find(({ id }) => id === sale.codeId)}
            onRefund={() => setAsking(sale)}
          />
        ))}
      </ul>
      {next !== undefined && (
        <Button look="outline" className="justify-self-start" onClick={() => bought.loadMore(next)}>
          {words.more}
        </Button>
      )}
      {asking !== null && <RefundDialog sale={asking} onClose={() => setAsking(null)} onDone={bought.reload} />}
    </section>
  );
}

/** Milliseconds: the clock of the page stands still within it. */
const aMinute = 60_000;

interface RowProps {
  readonly sale: GiftSale;
  readonly card: DiscountCode | undefined;
  readonly onRefund: () => void;
}

function SaleRow({ sale, card, onRefund }: RowProps): ReactElement {
  const { role, shop } = useShop();
  const now = useMinute();
  const {
    no,
    state,
    cents,
    codeId = "",
    buyerEmail,
    paidAt,
    delivery,
    sentAt,
    withdrawUntil,
    isDisputed,
    problem,
  } = sale;
  const day = (at: number): string => formatDate(instantToLocal(at, shop.timezone).date);
  const isOver = instantToLocal(now, shop.timezone).date > withdrawUntil;
  const balance = card?.giftCard;
  const isSent = sentAt !== undefined && sentAt <= now + aMinute;
  const facts = [
    words.paid(day(paidAt)),
    ...(delivery === "print" || sentAt === undefined ? [words.printed] : []),
    // A void card that was not sent by then stays where it is.
    ...(sentAt !== undefined && (state === "paid" || isSent) ? [words.sent(day(sentAt), isSent)] : []),
    ...(state === "paid" ? [isOver ? words.isOver : words.until(formatDate(withdrawUntil))] : []),
  ];
  const isWhole = balance !== undefined && isWholeCard(balance);
  const mayRefund = state === "paid" && isWhole && can(role, "order.refund");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-56 flex-1">
        <p>
          <b className="text-name tracking-wide">{codeId}</b>
        </p>
        <p>
          {state === "paid" && balance !== undefined
            ? words.left(balance.balanceCents, balance.initialCents)
            : formatMoney(cents)}
          <span className="text-ink-2 [overflow-wrap:anywhere]"> {words.from(buyerEmail, no)}</span>
        </p>
        <p className="text-meta text-ink-2">{facts.join(" · ")}</p>
        {state === "refunded" && <p className="text-meta font-bold">{words.refunded}</p>}
        {state === "refunding" && (
          <p className="text-meta font-bold">{problem === undefined ? words.refunding : words.stuck(problem)}</p>
        )}
        {isDisputed && <p className="text-meta font-bold text-warning-ink">{words.disputed}</p>}
      </div>
      {mayRefund && (
        <Button look="outline" size="small" aria-label={words.refundOf(no)} onClick={onRefund}>
          {words.refund}
        </Button>
      )}
    </li>
  );
}

interface RefundProps {
  readonly sale: GiftSale;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Money goes only after a look at what it is for. */
function RefundDialog({ sale, onClose, onDone }: RefundProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [pending, setPending] = useState(false);
  const money = formatMoney(sale.cents);
  const refund = async (): Promise<void> => {
    setPending(true);
    await run(refundGiftSale, { restaurantId, saleId: sale.saleId }, words.subject);
    setPending(false);
    onDone();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={words.refundTitle} width={520} lightDismiss={false}>
      <div className="grid gap-4">
        <p className="text-ink-2">{words.refundLead(money)}</p>
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button look="danger" pending={pending} pendingLabel={words.working} onClick={() => void refund()}>
            {words.confirm(money)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
