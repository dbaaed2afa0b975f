import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { GoodsPicker } from "../goods/goods-picker.tsx";
import { goodsWords, type PickedGoods } from "../goods/goods-values.ts";
import { changeText } from "./change-text.ts";

export interface SubstituteFieldProps {
  readonly menu: Menu;
  readonly line: OrderLine;
  readonly instead: PickedGoods | null;
  readonly onChange: (instead: PickedGoods | null) => void;
}

const labels = changeText.edit;

/** Another item in the place of a line: searched, not scrolled for. */
export function SubstituteField({ menu, line, instead, onChange }: SubstituteFieldProps): ReactElement {
  const [open, setOpen] = useState(false);
  const { name, refId } = line;
  if (instead !== null)
    return (
      <p className="flex min-w-0 flex-1 basis-full items-center gap-3 text-name">
        <span className="min-w-0 flex-1">
          {labels.instead}: <b>{goodsWords(menu, instead)}</b>
        </span>
        <Button look="outline" className="min-h-11!" onClick={() => onChange(null)}>
          {labels.noInstead}
        </Button>
      </p>
    );
  if (!open)
    return (
      <Button look="outline" className="min-h-11!" aria-label={labels.findInstead(name)} onClick={() => setOpen(true)}>
        {line.substitution === "replace" ? labels.missing.replace : labels.instead}
      </Button>
    );
  return (
    <div className="min-w-0 flex-1 basis-full">
      <GoodsPicker
        menu={menu}
        label={labels.findInstead(name)}
        take={labels.takeInstead}
        without={refId}
        onPick={(goods) => {
          setOpen(false);
          onChange(goods);
        }}
      />
    </div>
  );
}
