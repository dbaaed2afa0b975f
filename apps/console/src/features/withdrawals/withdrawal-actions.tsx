import { moveWithdrawal } from "@lokalkorb/contracts/withdrawals";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { canTransition } from "@lokalkorb/domain/kernel/state-machine";
import { withdrawalMachine, type WithdrawalState } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-machine";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { RefundDialog } from "./refund-dialog.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import type { CardProps } from "./withdrawal-card.tsx";
import { withdrawalsText as words } from "./withdrawals-text.ts";

type Step = InputOf<typeof moveWithdrawal>["step"];

/** The steps that its state allows (`withdrawalMachine`); money and goods need a known order. */
export function WithdrawalActions({ withdrawal, onDone }: CardProps): ReactElement | null {
  const { restaurantId, role } = useShop();
  const run = useCommand();
  const [pending, setPending] = useState<Step["kind"] | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const [isRefunding, setRefunding] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const { withdrawalId, state, order, gift } = withdrawal;
  const may = (next: WithdrawalState): boolean => canTransition(withdrawalMachine, state, next, "merchant");
  const move = async (step: Step): Promise<void> => {
    setPending(step.kind);
    const done = await run(moveWithdrawal, { restaurantId, withdrawalId, step }, words.subject);
    setPending(null);
    setRejecting(false);
    setRefunding(false);
    setClosing(false);
    setGiving(false);
    if (done.ok) onDone();
  };
  const button = (kind: "accept" | "goodsBack", look: "solid" | "outline", label: string): ReactElement => (
    <Button look={look} pending={pending === kind} pendingLabel={words.working} onClick={() => void move({ kind })}>
      {label}
    </Button>
  );
  const cents = order?.refundCents ?? 0;
  const mayRefund = may("refunded") && cents > 0;
  const mayRefundGift =
    may("refunded") && gift !== undefined && !gift.isGone && gift.balanceCents === gift.cents && can(role, "settings");
  if (!may("accepted") && !may("rejected") && !may("goodsBack") && !may("closed") && !mayRefund) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {(order ?? gift) !== undefined && may("accepted") && button("accept", "solid", words.accept)}
      {mayRefund && <Button onClick={() => setRefunding(true)}>{words.toRefund}</Button>}
      {mayRefundGift && <Button onClick={() => setGiving(true)}>{words.toRefund}</Button>}
      {gift === undefined && may("goodsBack") && button("goodsBack", "outline", words.goodsBack)}
      {may("closed") && (
        <Button look="outline" onClick={() => setClosing(true)}>
          {words.close}
        </Button>
      )}
      {may("rejected") && (
        <Button look="outline" onClick={() => setRejecting(true)}>
          {words.reject}
        </Button>
      )}
      {isRefunding && order !== undefined && (
        <RefundDialog
          withdrawal={{ ...withdrawal, order }}
          pending={pending === "refund"}
          onClose={() => setRefunding(false)}
          onRefund={(lines, cents) => void move({ kind: "refund", lines: [...lines], cents })}
        />
      )}
      {isGiving && gift !== undefined && (
        <Dialog open onClose={() => setGiving(false)} title={words.refundTitle} width={520} lightDismiss={false}>
          <div className="grid gap-4">
            <p className="text-ink-2">{words.giftRefundLead}</p>
            <div className="grid grid-cols-2 gap-3">
              <Button look="outline" onClick={() => setGiving(false)}>
                {words.cancel}
              </Button>
              <Button
                pending={pending === "refundGift"}
                pendingLabel={words.working}
                onClick={() => void move({ kind: "refundGift" })}
              >
                {words.refund(formatMoney(gift.cents))}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
      {isClosing && (
        <Dialog open onClose={() => setClosing(false)} title={words.close} width={520}>
          <div className="grid gap-4">
            <p className="text-ink-2">{words.closeLead}</p>
            {cents > 0 && <Notice tone="warning" title={words.closeRest(formatMoney(cents))} />}
            <div className="grid grid-cols-2 gap-3">
              <Button look="outline" onClick={() => setClosing(false)}>
                {words.cancel}
              </Button>
              <Button
                pending={pending === "close"}
                pendingLabel={words.working}
                onClick={() => void move({ kind: "close", cents })}
              >
                {words.closeNow}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
      {isRejecting && (
        <RejectDialog
          pending={pending === "reject"}
          onClose={() => setRejecting(false)}
          onSend={(reason, text) => void move({ kind: "reject", reason, text })}
        />
      )}
    </div>
  );
}
