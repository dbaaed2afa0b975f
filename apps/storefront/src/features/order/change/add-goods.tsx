import { quantityLimits } from "@lokalkorb/domain/basket/change-basket";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { TextField } from "@lokalkorb/ui/text-field";
import { useId, useMemo, useState, type ReactElement } from "react";
import { useTodaysShop } from "../again/use-todays-shop.ts";
import type { LiveOrder } from "../calls/watch-order.ts";
import { addableGoods, findGoods } from "./addable-goods.ts";
import { changeText } from "./change-text.ts";
import { withOneMore, type ChangeValues } from "./change-values.ts";

export interface AddGoodsProps {
  readonly order: LiveOrder;
  readonly restaurantId: string;
  readonly values: ChangeValues;
  readonly onChange: (change: (values: ChangeValues) => ChangeValues) => void;
}

/** Goods of today that need no choice, found by their name. */
export function AddGoods({ order, restaurantId, values, onChange }: AddGoodsProps): ReactElement {
  const today = useTodaysShop(restaurantId, order);
  const [typed, setTyped] = useState("");
  const titleId = useId();
  const goods = useMemo(() => (typeof today === "string" ? [] : addableGoods(today, order)), [today, order]);
  const added = goods.filter(({ item }) => (values.added[item.id] ?? 0) > 0);
  const found = findGoods(goods, typed).filter((one) => !added.includes(one));
  const set = (itemId: string, qty: number): void =>
    onChange((all) => ({ ...all, added: { ...all.added, [itemId]: qty } }));
  return (
    <section aria-labelledby={titleId} className="mt-6 grid gap-3">
      <h3 id={titleId} className="text-name font-bold">
        {changeText.addTitle}
      </h3>
      {today === "asking" && (
        <SkeletonGroup count={2} label={changeText.searching} className="h-11" groupClassName="grid! gap-2" />
      )}
      {today === "gone" && <p>{changeText.gone}</p>}
      {today === "failed" && <Notice tone="warning" announce title={changeText.goodsFailed} />}
      {typeof today !== "string" && (
        <>
          {added.length > 0 && (
            <ul className="grid gap-3">
              {added.map(({ item, unitCents }) => {
                const limits = quantityLimits(item);
                return (
                  <li key={item.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
                    <Goods name={item.name} cents={unitCents} />
                    <NumberStepper
                      label={changeText.quantity(item.name)}
                      value={values.added[item.id] ?? 0}
                      {...limits}
                      onChange={(qty) => set(item.id, qty)}
                      onRemove={() => set(item.id, 0)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
          <TextField
            label={changeText.search}
            hint={changeText.searchHint}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {found.length === 0 && typed.trim() !== "" && <p className="text-ink-2">{changeText.noneFound}</p>}
          <ul className="grid gap-2">
            {found.map(({ item, unitCents }) => (
              <li key={item.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
                <Goods name={item.name} cents={unitCents} />
                <Button
                  look="outline"
                  aria-label={changeText.addOf(item.name)}
                  onClick={() => onChange((all) => withOneMore(order, all, item.id, quantityLimits(item)))}
                >
                  {changeText.add}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Goods({ name, cents }: { readonly name: string; readonly cents: number }): ReactElement {
  return (
    <div className="min-w-0">
      <b>{name}</b>
      <p className="text-meta text-ink-2">{formatMoney(cents)}</p>
    </div>
  );
}
