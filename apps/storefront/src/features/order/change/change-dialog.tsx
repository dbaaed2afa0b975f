import { lineLimits } from "@lokalkorb/domain/basket/change-basket";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useMemo, useState, type ReactElement } from "react";
import { lineDetails } from "@/entities/order/line-text";
import type { OrderPage } from "../calls/watch-order.ts";
import { AddGoods } from "./add-goods.tsx";
import { changeText, settledWords } from "./change-text.ts";
import { changesOf, keptLines, quantityOf, unchanged, type ChangeValues } from "./change-values.ts";
import { type Quoted, useEdit, useQuote } from "./use-edit.ts";

export interface ChangeDialogProps {
  readonly page: OrderPage;
  /** The one the order was made from. */
  readonly menu: Menu;
  readonly onClose: () => void;
}

/** Less, more, something new and the wish, with the server's price before anything is changed. */
export function ChangeDialog({ page, menu, onClose }: ChangeDialogProps): ReactElement {
  const { order, orderKey, timezone, now } = page;
  useBackCloses(onClose);
  const [values, setValues] = useState<ChangeValues>(() => unchanged(order));
  const [tries, setTries] = useState(0);
  const changes = useMemo(() => changesOf(order, values), [order, values]);
  const place = { timezone, now };
  const quoted = useQuote(orderKey, changes, place, tries);
  const { busy, problem, send } = useEdit(orderKey, place);
  const isDearer = quoted.state === "quoted" && quoted.quote.differenceCents > 0;
  const mayTake = quoted.state === "quoted" && quoted.quote.settles !== "none";

  const take = async (): Promise<void> => {
    if (quoted.state !== "quoted") return;
    const done = await send(changes, quoted.quote.totalCents);
    if (done === null) return setTries((count) => count + 1);
    if (done.checkoutUrl !== undefined) return location.assign(done.checkoutUrl);
    notify({ tone: "ok", message: changeText.done });
    onClose();
  };

  const footer = (
    <div className="grid gap-3">
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <Price quoted={quoted} onRetry={() => setTries((count) => count + 1)} />
      <Button
        size="large"
        wide
        aria-disabled={!mayTake}
        pending={busy}
        pendingLabel={changeText.sending}
        onClick={() => mayTake && void take()}
      >
        {isDearer ? orderButton : changeText.take}
      </Button>
    </div>
  );
  return (
    <Dialog onClose={onClose} title={changeText.title} footer={footer} width={620} lightDismiss={changes.length === 0}>
      <h3 className="text-name font-bold">{changeText.lines}</h3>
      <ul className="mt-2 grid gap-3">
        {keptLines(order).map((line) => {
          const { lineId, name, qty: before, unitCents } = line;
          const qty = quantityOf(values, line);
          const limits = lineLimits(menu, line);
          const set = (next: number): void =>
            setValues((all) => ({ ...all, quantities: { ...all.quantities, [lineId]: next } }));
          return (
            <li key={lineId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
              <div className="min-w-0">
                <b className={qty === 0 ? "line-through" : ""}>{name}</b>
                <p className="text-meta text-ink-2">
                  {qty === 0
                    ? changeText.removed
                    : [lineDetails(line), formatMoney(unitCents)].filter((part) => part !== "").join(" · ")}
                </p>
              </div>
              {qty === 0 ? (
                <button
                  type="button"
                  className="link min-h-11 px-1"
                  aria-label={changeText.keepOf(name)}
                  onClick={() => set(before)}
                >
                  {changeText.keep}
                </button>
              ) : (
                <NumberStepper
                  label={changeText.quantity(name)}
                  value={qty}
                  min={limits?.min ?? before}
                  max={limits?.max ?? before}
                  step={limits?.step ?? 1}
                  onChange={set}
                  onRemove={() => set(0)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <AddGoods page={page} values={values} onChange={setValues} />
      <TextArea
        className="mt-5"
        label={changeText.note}
        hint={changeText.noteHint}
        rows={2}
        maxLength={500}
        value={values.note}
        onChange={(event) => setValues((all) => ({ ...all, note: event.target.value }))}
      />
    </Dialog>
  );
}

function Price({ quoted, onRetry }: { readonly quoted: Quoted; readonly onRetry: () => void }): ReactElement {
  if (quoted.state === "refused") return <Notice tone="warning" announce title={quoted.text} />;
  if (quoted.state === "failed")
    return (
      <Notice
        tone="danger"
        announce
        title={quoted.text}
        action={
          <Button size="small" look="outline" onClick={onRetry}>
            {changeText.retry}
          </Button>
        }
      />
    );
  return (
    <output className="block min-h-12">
      {quoted.state === "quoted" ? (
        <>
          {quoted.quote.lost?.map((code) => (
            <span key={code.code} className="mb-2 block font-bold text-warning-ink">
              {changeText.lost(code)}
            </span>
          ))}
          <b className="block text-name">{changeText.total(formatMoney(quoted.quote.totalCents))}</b>
          {settledWords(quoted.quote.settles, quoted.quote.cents)}
        </>
      ) : quoted.state === "asking" ? (
        changeText.asking
      ) : (
        changeText.nothing
      )}
    </output>
  );
}
