import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { Notice } from "@lokalkorb/ui/notice";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { useState, type ReactElement } from "react";
import { dayWords } from "../shown/standing-words.ts";
import { type DialogProps, DialogFrame } from "./dialog-frame.tsx";
import { standingText as words } from "./standing-text.ts";
import { askPrice, type OwnStanding } from "./use-standing-orders.ts";

interface Amount {
  readonly lineId: string;
  readonly quantity: number;
  /** Absent: on its way. */
  readonly price?: Awaited<ReturnType<typeof askPrice>>;
}

interface AmountDialogProps extends DialogProps {
  /** Its numbers are changed on this day alone; absent: on every day. */
  readonly run?: OwnStanding["runs"][number];
}

/** One kind of goods at a time: each change has a price of its own, which is seen before it is agreed to. */
export function AmountDialog({ run, ...props }: AmountDialogProps): ReactElement {
  const { standing } = props;
  const { goods, runs } = standing;
  const [amount, setAmount] = useState<Amount | null>(null);
  const onDay = run === undefined ? {} : { date: run.date };
  const set = async (lineId: string, quantity: number): Promise<void> => {
    setAmount({ lineId, quantity });
    const price = await askPrice(standing, { lineId, quantity, ...onDay });
    setAmount((now) => (now?.lineId === lineId && now.quantity === quantity ? { ...now, price } : now));
  };
  const agreed = run?.changed ?? standing;
  const numbers = goods.map((line) => ({
    ...line,
    qty: agreed.goods.find(({ lineId }) => lineId === line.lineId)?.qty ?? 0,
  }));
  const { lineId = "", quantity = 0, price } = amount ?? {};
  const totalCents = typeof price === "number" ? price : null;
  const isDearer = totalCents !== null && totalCents > agreed.totalCents;
  const total = formatMoney(totalCents ?? agreed.totalCents);
  const priceWords = run === undefined ? words.newPrice(total) : words.newPriceOn(total);
  const changedDays = runs.filter(({ changed }) => changed !== undefined).map(({ date }) => dayWords(date, standing));
  return (
    <DialogFrame
      {...props}
      title={run === undefined ? words.changeTitle : words.changeTitleOn(dayWords(run.date, standing))}
      yes={isDearer ? orderButton : words.take}
      wish={totalCents === null ? null : { kind: "quantity", lineId, quantity, ...onDay, quotedTotalCents: totalCents }}
    >
      {run !== undefined && <p>{words.changeOnce}</p>}
      {run === undefined && changedDays.length > 0 && <Notice>{words.changeAll(changedDays.join(", "))}</Notice>}
      <ul className="grid gap-2">
        {numbers.map((line) => (
          <li key={line.lineId} className="flex items-center justify-between gap-3">
            <span>{line.name}</span>
            <NumberStepper
              label={words.amountOf(line.name)}
              value={line.lineId === lineId ? quantity : line.qty}
              min={numbers.some(({ lineId: other, qty }) => other !== line.lineId && qty > 0) ? 0 : 1}
              max={99}
              onChange={(value) => void set(line.lineId, value)}
            />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="font-bold">
        {amount === null || totalCents !== null
          ? priceWords
          : price === undefined
            ? words.asking
            : price === null
              ? words.noPrice
              : words.tooMany}
      </p>
    </DialogFrame>
  );
}
