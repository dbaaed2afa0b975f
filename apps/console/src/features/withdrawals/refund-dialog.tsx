import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { withdrawalRefund, type WithdrawnLine } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-refund";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { Withdrawal } from "@/entities/withdrawal/use-withdrawals";
import { withdrawalsText as words } from "./withdrawals-text.ts";

interface RefundDialogProps {
  readonly withdrawal: Withdrawal & { readonly order: NonNullable<Withdrawal["order"]> };
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onRefund: (lines: readonly WithdrawnLine[], cents: Cents) => void;
}

/** Money goes only after a look at what it is for. Goods that were named in words are chosen here, piece by piece. */
export function RefundDialog({ withdrawal, pending, onClose, onRefund }: RefundDialogProps): ReactElement {
  const { restaurantId } = useShop();
  const { order, goods, isInWords } = withdrawal;
  const live = valueOf(useDocument(orderDocument, { restaurantId, orderId: order.orderId }));
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(order.lines.map(({ lineId, asked }) => [lineId, isInWords ? 0 : asked])),
  );
  // An order in the archive is not at hand here: its amount is the server's, for all that is meant.
  const isWhole = live === null;
  const lines = order.lines.flatMap(({ lineId, asked }) => {
    const qty = isWhole ? asked : (pieces[lineId] ?? 0);
    return qty > 0 ? [{ lineId, qty }] : [];
  });
  const priced = live === null ? null : withdrawalRefund(live, lines);
  const cents = priced === null ? order.refundCents : priced.ok ? priced.value.cents : 0;
  return (
    <Dialog open onClose={onClose} title={words.refundTitle} width={520} lightDismiss={false}>
      <div className="grid gap-4">
        <p className="text-ink-2">{words.refundLead}</p>
        {goods !== undefined && isInWords && (
          <p className="text-warning-ink [overflow-wrap:anywhere] whitespace-pre-line">{words.goodsInWords(goods)}</p>
        )}
        <ul aria-label={words.lines} className="grid gap-2">
          {order.lines
            .filter(({ asked }) => !isWhole || asked > 0)
            .map(({ lineId, name, qty, asked }) => (
              <li key={lineId} className="flex min-h-11 items-center justify-between gap-3">
                <b className="min-w-0 [overflow-wrap:anywhere]">{isWhole ? words.line(asked, name) : name}</b>
                {!isWhole && (
                  <span className="flex flex-none items-center gap-2 text-meta text-ink-2">
                    <NumberStepper
                      label={words.pieces(name)}
                      value={pieces[lineId] ?? 0}
                      max={qty}
                      onChange={(next) => setPieces((before) => ({ ...before, [lineId]: next }))}
                    />
                    {words.ofPieces(qty)}
                  </span>
                )}
              </li>
            ))}
        </ul>
        {isWhole && <p className="text-meta text-ink-2">{words.oldOrder}</p>}
        {lines.length === 0 && <p className="text-meta text-ink-2">{words.nothingChosen}</p>}
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            pending={pending}
            pendingLabel={words.working}
            disabled={lines.length === 0 || cents === 0}
            onClick={() => onRefund(lines, cents)}
          >
            {words.refund(formatMoney(cents))}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
