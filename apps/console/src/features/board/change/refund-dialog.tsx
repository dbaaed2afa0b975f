import { refundOrder } from "@lokalkorb/contracts/orders";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { refundableCents, refundOf } from "@lokalkorb/domain/ordering/refunds/refund-order";
import { Button } from "@lokalkorb/ui/button";
import { Chip } from "@lokalkorb/ui/chip";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState } from "react";
import type { ReactElement } from "react";
import { centsField } from "@/frame/forms/read-amount";
import type { ShopOrder } from "@/frame/orders/order-document";
import { orderSubject } from "@/frame/orders/orders-text";
import { refusalText } from "@/frame/refusal-text";
import { useShop } from "@/frame/shop/shop-context";
import { useCommand } from "@/frame/use-command";
import { changeText } from "./change-text.ts";
import { refundableLines, refundedText, refundRoutes, wishOf } from "./refund-draft.ts";
import type { RefundDraft } from "./refund-draft.ts";
import { RefundLines } from "./refund-lines.tsx";

export interface RefundDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

const words = changeText.refund;
const formId = "refund-order";

/** Money back by line or amount, with the rest that is possible always in sight. */
export function RefundDialog({ order, onClose }: RefundDialogProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [draft, setDraft] = useState<RefundDraft>({ kind: "lines", amount: "", lines: {} });
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const leftCents = refundableCents(order);
  const wish = wishOf(draft);
  const amounts = typeof wish === "string" ? null : refundOf(order, wish);
  const problem =
    typeof wish === "string" ? wish : amounts !== null && !amounts.ok ? refusalText(amounts.refusal) : null;
  const change = (patch: Partial<RefundDraft>): void => setDraft((before) => ({ ...before, ...patch }));

  const save = async (): Promise<void> => {
    setTried(true);
    if (problem !== null || typeof wish === "string" || reason.trim() === "") return;
    setSaving(true);
    const input = { restaurantId, orderId: order.id, reason: reason.trim(), wish };
    const refunded = await run(refundOrder, input, orderSubject(order.dayCode));
    setSaving(false);
    if (!refunded.ok) return;
    const detail = refundedText(order, amounts?.ok ? amounts.value : null, refunded.value.cents);
    notify({ message: orderSubject(order.dayCode), detail, tone: "ok" });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(order.dayCode)}
      lightDismiss={reason === "" && Object.keys(draft.lines).length === 0 && draft.amount === ""}
      footer={
        leftCents > 0 && (
          <Button type="submit" form={formId} size="large" wide pending={saving} pendingLabel={words.pending}>
            {amounts?.ok ? words.confirm(amounts.value.cents) : words.press}
          </Button>
        )
      }
    >
      {leftCents === 0 ? (
        <Notice>{words.nothing}</Notice>
      ) : (
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <p className="flex items-baseline justify-between rounded-lg bg-sunken px-4 py-3">
            <span className="text-name">{words.left}</span>
            <b className="text-h2">{formatMoney(leftCents)}</b>
          </p>
          <Segmented
            legend={words.legend}
            name="refund-kind"
            value={draft.kind}
            onChange={(kind) => change({ kind })}
            segments={[
              { value: "lines", label: words.lines },
              { value: "amount", label: words.amount },
              { value: "all", label: words.all },
            ]}
          />
          {draft.kind === "lines" && (
            <RefundLines lines={refundableLines(order)} typed={draft.lines} onChange={(lines) => change({ lines })} />
          )}
          {draft.kind === "amount" && (
            <TextField
              label={words.amountLabel}
              inputMode="decimal"
              autoComplete="off"
              value={draft.amount}
              placeholder={centsField(leftCents)}
              error={tried && problem !== null ? problem : undefined}
              onChange={(event) => change({ amount: event.target.value })}
            />
          )}
          {tried && problem !== null && draft.kind !== "amount" && (
            <Notice tone="danger" announce>
              {problem}
            </Notice>
          )}
          {amounts?.ok && (
            <ul className="grid gap-1 text-name">
              {refundRoutes(order, amounts.value).map((method) => (
                <li key={method}>{method}</li>
              ))}
            </ul>
          )}
          <div className="grid gap-2">
            <TextField
              label={words.reasonLabel}
              maxLength={300}
              value={reason}
              error={tried && reason.trim() === "" ? words.reasonMissing : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
            <div className="flex flex-wrap gap-2">
              {words.reasons.map((one) => (
                <Chip key={one} pressed={reason === one} onClick={() => setReason(one)}>
                  {one}
                </Chip>
              ))}
            </div>
          </div>
        </form>
      )}
    </Dialog>
  );
}
