import { editOrder } from "@lokalkorb/contracts/orders";
import { weightCents } from "@lokalkorb/domain/catalog/prices/price-at";
import type { Unit } from "@lokalkorb/domain/kernel/branded";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { readWeight } from "@lokalkorb/domain/ordering/weighing/read-weight";
import { mayTakeOut } from "@lokalkorb/domain/ordering/weighing/weighing-list";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { Button } from "@lokalkorb/ui/button";
import { MessageSquareQuoteIcon, RotateCcwIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { TextField } from "@lokalkorb/ui/text-field";
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from "react";
import { orderSubject } from "@/entities/order/state/order-document";
import { seesMoney } from "@/entities/order/state/order-steps";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { Gauge } from "./gauge.tsx";
import { TakeOutDialog } from "./take-out-dialog.tsx";
import { typedWeight } from "./typed-weight.ts";
import type { ShopLine } from "./use-weighing.ts";
import { weighingText as words } from "./weighing-text.ts";
import styles from "./weighing.module.css";

export interface WeighingDeskProps {
  /** It stays the same one until it is taken: its ids are the key of the desk. */
  readonly current: ShopLine;
  readonly next: ShopLine | null;
  /** Grows with each choice from a list, also of what is on the scale already. */
  readonly picks: number;
  /** Its weight came from this device. */
  readonly isOwn: boolean;
  readonly onTaken: (grams: Unit<"grams">, isProposed: boolean) => void;
  readonly onTakenOut: () => void;
}

/** One order on the scale: what was ordered, what it weighs, what it costs, and one large step on. */
export function WeighingDesk({ current, next, picks, isOwn, onTaken, onTakenOut }: WeighingDeskProps): ReactElement {
  const { restaurantId, role } = useShop();
  const { order, line } = current;
  const { catchWeight, name, qty } = line;
  const offline = useConnection() === "offline";
  const run = useCommand();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState<string | null>(null);
  const [tareGrams, setTareGrams] = useState<Unit<"grams">>(0);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [missing, setMissing] = useState(false);
  const [before] = useState(catchWeight.finalGrams);
  const read = typedWeight(typed, current, tareGrams);
  const grams = read.kind === "grams" || read.kind === "label" ? read.grams : null;
  const error =
    read.kind === "wrong"
      ? tried
        ? read.error
        : undefined
      : read.kind === "empty" && tried
        ? words.missing
        : undefined;

  // The next weight follows at once, from the keyboard or the scanner.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- each choice brings the focus back
  useEffect(() => field.current?.focus({ preventScroll: true }), [picks]);

  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (saving || grams === null) return;
    if (read.kind === "label") {
      // A scanner ends with Enter; whether it is the right goods, a person sees.
      setTyped(`${grams} g`);
      setTareGrams(0);
      setNote(read.note);
      setTried(false);
      return;
    }
    setSaving(true);
    const changes = [{ kind: "weigh" as const, lineId: line.lineId, grams }];
    const saved = await run(editOrder, { restaurantId, orderId: order.id, changes }, orderSubject(order.dayCode));
    setSaving(false);
    if (!saved.ok) return;
    // A saved weight stands above the desk: a notification would lie over the next goods on the scale.
    const isProposed = saved.value.state === "proposed";
    if (isProposed)
      notify({ message: orderSubject(order.dayCode), detail: words.proposed, tone: "warning", autoDismiss: true });
    onTaken(grams, isProposed);
  };
  const setTare = (): void => {
    const bowl = readWeight(typed);
    setTareGrams(bowl ?? 0);
    setTyped("");
    setTried(false);
    field.current?.focus();
  };
  const elsewhere = catchWeight.finalGrams !== before && !saving && !isOwn ? catchWeight.finalGrams : undefined;

  return (
    <form className="grid gap-4" onSubmit={(event) => void take(event)} data-weighing-order={order.dayCode} noValidate>
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-[1.75rem] leading-8 font-bold">{name}</h2>
          {seesMoney(role) && <p className="text-ink-2">{words.perKg(catchWeight.pricePerKgCents)}</p>}
        </div>
        <p className="text-end">
          <span className={styles.call}>{order.dayCode}</span>
          {role !== "kitchen" && <span className="block text-ink-2">{order.customer.name || words.guest}</span>}
        </p>
      </header>
      {[line.note, order.customerNote].map(
        (text) =>
          text !== undefined &&
          text !== "" && (
            <p key={text} className="flex gap-2 rounded-lg bg-sunken px-4 py-3">
              <MessageSquareQuoteIcon size={20} className="flex-none" />„{text}“
            </p>
          ),
      )}
      {offline && <Notice tone="warning">{words.offline}</Notice>}
      {elsewhere !== undefined ? (
        <Notice tone="warning" announce>
          {words.elsewhere(elsewhere)}
        </Notice>
      ) : (
        before !== undefined && <Notice tone="info">{words.already(before)}</Notice>
      )}
      {note !== null && (
        <Notice tone="info" announce>
          {note}
        </Notice>
      )}
      <div className="grid gap-4 rounded-[14px] border border-line p-5">
        <p className="text-body">
          {words.ordered} <b>{words.orderedGrams(qty, catchWeight.estGrams)}</b>
          {tareGrams > 0 && <span className="ms-3 text-ink-2">{words.tareSet(tareGrams)}</span>}
        </p>
        <TextField
          ref={field}
          className={`grid gap-1 ${styles.figure}`}
          label={qty > 1 ? words.weightEach : words.weight}
          hint={words.hint}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setTried(false);
          }}
        />
        <Gauge catchWeight={catchWeight} grams={grams} />
        {seesMoney(role) && (
          <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
            <span className="text-body">{words.price}</span>
            <LinePrice current={current} grams={grams} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          look="outline"
          className="min-h-[72px]!"
          icon={<RotateCcwIcon size={20} />}
          title={words.tareHint}
          onClick={setTare}
        >
          {tareGrams > 0 && typed === "" ? words.clearTare : words.tare}
        </Button>
        {mayTakeOut(role) && (
          <Button type="button" look="outline" className="min-h-[72px]!" onClick={() => setMissing(true)}>
            {words.missingGoods}
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          className="min-h-[72px]! flex-1"
          pending={saving}
          pendingLabel={words.taking}
        >
          {next === null
            ? words.take
            : next.line.refId === line.refId
              ? words.takeNext(next.order.dayCode)
              : words.takeNextGoods(next.line.name)}
        </Button>
      </div>
      {missing && <TakeOutDialog current={current} onClose={() => setMissing(false)} onDone={onTakenOut} />}
    </form>
  );
}

interface LinePriceProps {
  readonly current: ShopLine;
  readonly grams: Unit<"grams"> | null;
}

/** As the server will reckon it: the goods by weight, choices as they are. */
function LinePrice({ current: { line }, grams }: LinePriceProps): ReactElement {
  const { catchWeight, unitCents, qty, totalCents } = line;
  const was = weightCents(catchWeight, catchWeight.finalGrams ?? catchWeight.estGrams);
  const cents = grams === null ? totalCents : (unitCents - was + weightCents(catchWeight, grams)) * qty;
  return (
    <span aria-live="polite" data-line-price>
      {cents !== totalCents && <s className="me-2 text-body text-ink-2">{formatMoney(totalCents)}</s>}
      <span className={styles.price}>{formatMoney(cents)}</span>
    </span>
  );
}
