import { allergenCodes, type AllergenCode } from "@lokalkorb/domain/catalog/goods/allergen";
import { diets, type Diet } from "@lokalkorb/domain/catalog/goods/diet";
import { allergenLabels } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { filterMenu, noFilter, type MenuFilter as Filter } from "@lokalkorb/domain/menu/filter/menu-filter";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Button } from "@lokalkorb/ui/button";
import { Chip } from "@lokalkorb/ui/chip";
import { Dialog } from "@lokalkorb/ui/dialog";
import { useMemo, useState, type ReactElement, type ReactNode } from "react";
import { menuSearchText } from "../menu/menu-search-text.ts";
import { filterText as words } from "./filter-text.ts";
import { useMenuFilter, writeAddress, type MenuFilterState, type OnOnly } from "./use-menu-filter.ts";

export interface MenuFilterProps {
  readonly menu: Menu;
  readonly onOnly: OnOnly;
  /** Its button was pressed before it was there. */
  readonly isAsked: boolean;
}

/** Diets and „ohne …“ for one shop, each with the number of goods that it leaves. */
export function MenuFilter({ menu, onOnly, isAsked }: MenuFilterProps): ReactElement {
  const state = useMenuFilter(menu, onOnly);
  const [isOpen, setOpen] = useState(isAsked);
  const offered = useMemo(() => offeredIn(menu), [menu]);
  const close = (): void => {
    setOpen(false);
    writeAddress(state.filter);
  };
  const { diets: liked, without } = state.filter;
  const count = liked.length + without.length;
  return (
    <>
      <button
        type="button"
        aria-label={count === 0 ? undefined : words.buttonOn(count)}
        aria-haspopup="dialog"
        className="category-filter"
        onClick={() => setOpen(true)}
      >
        {menuSearchText.filter}
        {count > 0 && <b className="category-filter-count">{count}</b>}
      </button>
      {isOpen && <FilterDialog menu={menu} state={state} offered={offered} onClose={close} />}
    </>
  );
}

/** Of what the goods of this menu say. */
function offeredIn({ items }: Pick<Menu, "items">): Filter {
  const all = Object.values(items);
  const said = new Set(all.flatMap((item) => item.diets));
  const held = new Set(
    all.flatMap(({ allergens, traces }) => [...allergens, ...traces].map((one) => one.split(":")[0])),
  );
  return { diets: diets.filter((diet) => said.has(diet)), without: allergenCodes.filter((code) => held.has(code)) };
}

interface FilterDialogProps {
  readonly menu: Menu;
  readonly state: MenuFilterState;
  readonly offered: Filter;
  readonly onClose: () => void;
}

function FilterDialog({ menu, state, offered, onClose }: FilterDialogProps): ReactElement {
  useBackCloses(onClose);
  const { filter, found, set } = state;
  const left = (more: Filter): number => filterMenu(menu, more).fitting.size;
  const diet = (one: Diet): ReactElement => {
    const isOn = filter.diets.includes(one);
    const next = { ...filter, diets: isOn ? filter.diets.filter((other) => other !== one) : [...filter.diets, one] };
    return (
      <Choice
        key={one}
        label={dietLabels[one]}
        isOn={isOn}
        count={isOn ? null : left(next)}
        onPress={() => set(next)}
      />
    );
  };
  const allergen = (one: AllergenCode): ReactElement => {
    const isOn = filter.without.includes(one);
    const next = {
      ...filter,
      without: isOn ? filter.without.filter((other) => other !== one) : [...filter.without, one],
    };
    const label = allergenLabels([one], menu.shop.country)[0]?.word ?? one;
    return <Choice key={one} label={label} isOn={isOn} count={isOn ? null : left(next)} onPress={() => set(next)} />;
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button look="quiet" onClick={() => set(noFilter)}>
            {words.clear}
          </Button>
          <Button onClick={onClose}>{words.show(found.fitting.size)}</Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {offered.diets.length + offered.without.length === 0 && <p>{words.none}</p>}
        {offered.diets.length > 0 && <Group name={words.diets}>{offered.diets.map(diet)}</Group>}
        {offered.without.length > 0 && (
          <Group name={words.without} hint={words.hint}>
            {offered.without.map(allergen)}
          </Group>
        )}
        <p aria-live="polite" className="text-meta text-ink-2">
          {found.unknown > 0 && `${words.unknown(found.unknown)} `}
          {filter.without.length > 0 && words.ask}
        </p>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly name: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

const Group = ({ name, hint, children }: GroupProps): ReactElement => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 text-name font-bold">{name}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
    {hint && <p className="text-meta text-ink-2">{hint}</p>}
  </fieldset>
);

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Goods that would be left with it; null: it is on already. */
  readonly count: number | null;
  readonly onPress: () => void;
}

const Choice = ({ label, isOn, count, onPress }: ChoiceProps): ReactElement => (
  <Chip pressed={isOn} disabled={count === 0} className="disabled:opacity-50" onClick={onPress}>
    {label}
    {count !== null && <span className="text-ink-2">{count}</span>}
  </Chip>
);
