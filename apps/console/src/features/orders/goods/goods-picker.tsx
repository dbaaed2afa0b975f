import type { ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { Button } from "@lokalkorb/ui/button";
import { SearchIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useId, useState, type ReactElement, type ReactNode } from "react";
import { goodsText } from "./goods-text.ts";
import { findGoods, freshChoices, hasOptions, missingGroups, type PickedGoods } from "./goods-values.ts";
import { OptionFields } from "./option-fields.tsx";

export interface GoodsPickerProps {
  /** Of the order: its goods and its prices. */
  readonly menu: Menu;
  readonly label: ReactNode;
  /** The word on the button that takes an item with options. */
  readonly take: string;
  readonly without?: string;
  readonly onPick: (goods: PickedGoods) => void;
}

/** Finds an item by its name, asks for its options, and hands it over. */
export function GoodsPicker({ menu, label, take, without, onPick }: GoodsPickerProps): ReactElement {
  const [term, setTerm] = useState("");
  const [itemId, setItemId] = useState<string | null>(null);
  const [choices, setChoices] = useState<readonly ChosenOption[]>([]);
  const [tried, setTried] = useState(false);
  const name = useId();
  const item = itemId === null ? undefined : menu.items[itemId];
  const { items, more } = findGoods(menu, term, without);

  const hand = (goods: PickedGoods): void => {
    onPick(goods);
    setTerm("");
    setItemId(null);
    setTried(false);
  };
  if (item !== undefined) {
    const missing = missingGroups(menu, item, choices);
    return (
      <div className="grid gap-3 rounded-lg border border-line p-3">
        <p className="flex items-center gap-3 text-name">
          <b className="min-w-0 flex-1">{item.name}</b>
          <Button look="outline" className="min-h-11!" onClick={() => setItemId(null)}>
            {goodsText.other}
          </Button>
        </p>
        <OptionFields menu={menu} item={item} name={name} choices={choices} onChange={setChoices} />
        {tried && missing.length > 0 && (
          <Notice tone="danger" announce>
            {goodsText.choose} {missing.join(", ")}
          </Notice>
        )}
        <Button
          look="outline"
          onClick={() => {
            setTried(true);
            if (missing.length === 0) hand({ refId: item.id, choices });
          }}
        >
          {take}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        placeholder={goodsText.search}
        before={<SearchIcon size={18} />}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={(event) => {
          const [only] = items;
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (only !== undefined && items.length === 1) choose(only);
        }}
      />
      {items.length > 0 && (
        <ul className="grid rounded-lg border border-line">
          {items.map((one) => (
            <li key={one.id} className="border-b border-line last:border-0">
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 px-3 text-start text-name hover:bg-sunken"
                aria-label={goodsText.pick(one.name)}
                onClick={() => choose(one)}
              >
                <span className="min-w-0 flex-1 leading-tight">{one.name}</span>
                <span className="text-ink-2">{formatMoney(one.priceCents)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-meta text-ink-2" aria-live="polite">
        {term.trim() !== "" && items.length === 0 ? goodsText.none(term.trim()) : more > 0 ? goodsText.more(more) : ""}
      </p>
    </div>
  );

  function choose(one: Menu["items"][string]): void {
    if (!hasOptions(menu, one)) {
      hand({ refId: one.id, choices: [] });
      return;
    }
    setChoices(freshChoices(menu, one));
    setItemId(one.id);
  }
}
