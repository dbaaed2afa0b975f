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
import { useState, type ReactElement } from "react";
import { centsField } from "@/shared/forms/state/read-amount";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { useRefusalText } from "@/shared/commands/use-refusal-text";
import { changeText } from "./change-text.ts";
import { refundableLines, refundedText, methodsBack, requestOf, type RefundValues } from "./refund-values.ts";
import { RefundLines } from "./refund-lines.tsx";

export interface RefundDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

const labels = changeText.refund;
const formId = "refund-order";

/** Money back by line or amount, with the rest that is possible always in sight. */
export function RefundDialog({ order, onClose }: RefundDialogProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const refusalText = useRefusalText();
  const [values, setValues] = useState<RefundValues>({ kind: "lines", amount: "", lines: {} });
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const leftCents = refundableCents(order);
  const request = requestOf(values);
  const figures = typeof request === "string" ? null : refundOf(order, request);
  const problem =
    typeof request === "string" ? request : figures !== null && !figures.ok ? refusalText(figures.refusal) : null;
  const change = (patch: Partial<RefundValues>): void => setValues((before) => ({ ...before, ...patch }));

  const save = async (): Promise<void> => {
    setTried(true);
    if (problem !== null || typeof request === "string" || reason.trim() === "") return;
    setSaving(true);
    const input = { restaurantId, orderId: order.id, reason: reason.trim(), wish: request };
    const refunded = await run(refundOrder, input, orderSubject(order.dayCode));
    setSaving(false);
    if (!refunded.ok) return;
    const detail = refundedText(order, figures?.ok ? figures.value : null, refunded.value.cents);
    notify({ message: orderSubject(order.dayCode), detail, tone: "ok" });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title(order.dayCode)}
      lightDismiss={reason === "" && Object.keys(values.lines).length === 0 && values.amount === ""}
      footer={
        leftCents > 0 && (
          <Button type="submit" form={formId} size="large" wide pending={saving} pendingLabel={labels.pending}>
            {figures?.ok ? labels.confirm(figures.value.cents) : labels.press}
          </Button>
        )
      }
    >
      {leftCents === 0 ? (
        <Notice>{labels.nothing}</Notice>
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
            <span className="text-name">{labels.left}</span>
            <b className="text-h2">{formatMoney(leftCents)}</b>
          </p>
          <Segmented
            legend={labels.legend}
            name="refund-kind"
            value={values.kind}
            onChange={(kind) => change({ kind })}
            segments={[
              { value: "lines", label: labels.lines },
              { value: "amount", label: labels.amount },
              { value: "all", label: labels.all },
            ]}
          />
          {values.kind === "lines" && (
            <RefundLines lines={refundableLines(order)} typed={values.lines} onChange={(lines) => change({ lines })} />
          )}
          {values.kind === "amount" && (
            <TextField
              label={labels.amountLabel}
              inputMode="decimal"
              autoComplete="off"
              value={values.amount}
              placeholder={centsField(leftCents)}
              error={tried && problem !== null ? problem : undefined}
              onChange={(event) => change({ amount: event.target.value })}
            />
          )}
          {tried && problem !== null && values.kind !== "amount" && (
            <Notice tone="danger" announce>
              {problem}
            </Notice>
          )}
          {figures?.ok && (
            <ul className="grid gap-1 text-name">
              {methodsBack(order, figures.value).map((method) => (
                <li key={method}>{method}</li>
              ))}
            </ul>
          )}
          <div className="grid gap-2">
            <TextField
              label={labels.reasonLabel}
              maxLength={300}
              value={reason}
              error={tried && reason.trim() === "" ? labels.reasonMissing : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
            <div className="flex flex-wrap gap-2">
              {labels.reasons.map((one) => (
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
