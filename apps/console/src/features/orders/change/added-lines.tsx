import type { Menu } from "@lokalkorb/domain/menu/menu";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { TrashIcon } from "@lokalkorb/ui/icons";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { useRef, type ReactElement } from "react";
import { GoodsPicker } from "../goods/goods-picker.tsx";
import { goodsWords } from "../goods/goods-values.ts";
import { changeText } from "./change-text.ts";
import type { AddedGoods } from "./edit-values.ts";

export interface AddedLinesProps {
  /** Of the order; null: not here yet. */
  readonly menu: Menu | null;
  readonly added: readonly AddedGoods[];
  readonly onChange: (added: readonly AddedGoods[]) => void;
}

const labels = changeText.edit;
const mostQuantity = 999;

/** Goods that come in, and the search for more of them (M-S10). */
export function AddedLines({ menu, added, onChange }: AddedLinesProps): ReactElement {
  const next = useRef(0);
  if (menu === null) return <p className="py-3 text-meta text-ink-2">{labels.menuLoading}</p>;
  return (
    <section className="grid gap-3 border-t border-line py-3 text-name">
      {added.map((goods) => {
        const name = goodsWords(menu, goods);
        return (
          <div key={goods.key} className="flex items-center gap-3">
            <b className="min-w-0 flex-1 leading-5">{labels.added(name)}</b>
            <NumberStepper
              label={labels.quantity(name)}
              value={goods.qty}
              min={1}
              max={mostQuantity}
              onChange={(qty) => onChange(added.map((one) => (one.key === goods.key ? { ...one, qty } : one)))}
            />
            <IconButton
              label={labels.remove(name)}
              onClick={() => onChange(added.filter(({ key }) => key !== goods.key))}
            >
              <TrashIcon />
            </IconButton>
          </div>
        );
      })}
      <GoodsPicker
        menu={menu}
        label={labels.add}
        take={labels.take}
        onPick={(goods) => onChange([...added, { ...goods, key: next.current++, qty: 1 }])}
      />
    </section>
  );
}
