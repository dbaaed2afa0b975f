import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { ReactElement } from "react";
import type { Withdrawal } from "@/entities/withdrawal/use-withdrawals";
import { withdrawalsText as words } from "./withdrawals-text.ts";

interface RefundDialogProps {
  readonly withdrawal: Withdrawal;
  readonly cents: Cents;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onRefund: () => void;
}

/** Money goes only after a look at what it is for: goods that were named in words may be fewer than the lines. */
export function RefundDialog({ withdrawal, cents, pending, onClose, onRefund }: RefundDialogProps): ReactElement {
  const { order, goods } = withdrawal;
  const asked = (order?.lines ?? []).filter((line) => line.asked > 0);
  return (
    <Dialog open onClose={onClose} title={words.refund(formatMoney(cents))} width={520}>
      <div className="grid gap-4">
        <p className="text-ink-2">{words.refundLead}</p>
        <ul aria-label={words.lines} className="font-bold">
          {asked.map(({ lineId, name, asked: qty }) => (
            <li key={lineId}>{words.line(qty, name)}</li>
          ))}
        </ul>
        {goods !== undefined && (
          <p className="text-warning-ink [overflow-wrap:anywhere] whitespace-pre-line">{words.goodsInWords(goods)}</p>
        )}
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button pending={pending} pendingLabel={words.working} onClick={onRefund}>
            {words.refundNow}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
