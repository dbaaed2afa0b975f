import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { maySettle } from "@lokalkorb/domain/ordering/lifecycle/cancel-terms";
import type { EndReason } from "@lokalkorb/domain/ordering/order/order-choices";
import { netPaidCents, reservedCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import type { ChangeDetails } from "@/entities/order/state/use-change-order";
import { useShop } from "@/entities/shop/shop-context";
import { endingText } from "./ending-text.ts";
import {
  backOf,
  type Ending,
  goesBack,
  goodsOf,
  type MoneyValues,
  reasonsOf,
  shelfLines,
  type SoldGood,
  wordsOf,
} from "./ending-values.ts";
import { MoneyBack } from "./money-back.tsx";
import { TickedLines } from "./ticked-lines.tsx";

export interface ReasonDialogProps {
  readonly order: ShopOrder;
  readonly action: Ending;
  readonly onClose: () => void;
  /** `soldOut`: goods that are sold out for today. */
  readonly onConfirm: (details: ChangeDetails, soldOut: readonly SoldGood[]) => void;
}

const longest = 300;
const nothing: ReadonlySet<string> = new Set();

/** Why not, and what becomes of money and goods. The sentence goes to the shopper as it stands here. */
export function ReasonDialog({ order, action, onClose, onConfirm }: ReasonDialogProps): ReactElement {
  const { role } = useShop();
  const [code, setCode] = useState<EndReason | null>(null);
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(false);
  const [money, setMoney] = useState<MoneyValues>({ kind: "all", amount: "" });
  const shelf = action === "cancel" ? shelfLines(order) : [];
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(nothing);
  const paidCents = netPaidCents(order);
  const heldCents = reservedCents(order);
  const settles = action === "cancel" && maySettle(order, role);
  const back = settles ? backOf(money, paidCents) : null;
  const restocked = kept ?? new Set(goesBack(order) ? shelf.map(({ lineId }) => lineId) : []);
  const goods = goodsOf(order);
  const asksGoods = action === "reject" && code === "soldOut";

  // Handwritten text is not thrown away for a prepared sentence.
  const prepared = (reason: EndReason | null, sold: ReadonlySet<string>): string =>
    reason === null
      ? ""
      : reason === "soldOut" && sold.size > 0
        ? endingText.soldOut.words(goods.filter(({ itemId }) => sold.has(itemId)).map(({ name }) => name))
        : wordsOf(action, reason, order).text;
  const rewrite = (reason: EndReason, sold: ReadonlySet<string>): void => {
    if (text.trim() === "" || text === prepared(code, gone)) setText(prepared(reason, sold));
    setCode(reason);
    setGone(sold);
  };
  const confirm = (): void => {
    setChecked(true);
    if (code === null || text.trim() === "" || typeof back === "string") return;
    onConfirm(
      {
        reason: { code, text: text.trim() },
        ...(back === null ? {} : { refund: back }),
        ...(shelf.length === 0 ? {} : { restock: shelf.map(({ lineId }) => lineId).filter((id) => restocked.has(id)) }),
      },
      asksGoods ? goods.filter(({ itemId }) => gone.has(itemId)) : [],
    );
  };

  return (
    <Dialog
      onClose={onClose}
      title={endingText[action](order.dayCode)}
      lightDismiss={text === ""}
      footer={
        <Button look="danger" wide onClick={confirm}>
          {endingText[action](order.dayCode)}
        </Button>
      }
    >
      <div className="grid gap-4">
        {paidCents > 0 && !settles && <Notice tone="warning">{endingText.paid(formatMoney(paidCents))}</Notice>}
        {heldCents > 0 && <Notice>{endingText.held(formatMoney(heldCents))}</Notice>}
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="mb-1 text-name font-bold">{endingText.choose}</legend>
          {reasonsOf(action).map((reason) => (
            <RadioCard
              key={reason}
              name="reason"
              value={reason}
              label={wordsOf(action, reason, order).label}
              checked={code === reason}
              onChange={() => rewrite(reason, gone)}
            />
          ))}
        </fieldset>
        {checked && code === null && (
          <Notice tone="danger" announce>
            {endingText.reasonMissing}
          </Notice>
        )}
        {asksGoods && (
          <TickedLines
            legend={endingText.soldOut.legend}
            hint={endingText.soldOut.hint}
            lines={goods.map(({ itemId, name }) => ({ id: itemId, label: name }))}
            ticked={gone}
            onChange={(sold) => rewrite("soldOut", sold)}
          />
        )}
        <TextArea
          label={endingText.text}
          value={text}
          rows={3}
          maxLength={longest}
          onChange={(event) => setText(event.target.value)}
          error={checked && code !== null && text.trim() === "" ? endingText.textMissing : undefined}
        />
        {settles && <MoneyBack order={order} values={money} tried={checked} onChange={setMoney} />}
        {shelf.length > 0 && (
          <TickedLines
            legend={endingText.shelf.legend}
            hint={endingText.shelf.hint}
            lines={shelf.map(({ lineId, qty, name }) => ({ id: lineId, label: `${qty}× ${name}` }))}
            ticked={restocked}
            onChange={setKept}
          />
        )}
      </div>
    </Dialog>
  );
}
