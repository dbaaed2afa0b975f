import { pickCount } from "@lokalkorb/domain/catalog/goods/bundle";
import type { ChosenComponent } from "@lokalkorb/domain/catalog/goods/basket-line";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { contentText, namesContent } from "@lokalkorb/domain/catalog/goods/content-text";
import type { BundlePart as Part } from "@lokalkorb/domain/catalog/goods/goods";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { isoWeekOf } from "@lokalkorb/domain/kernel/time/iso-week";
import { isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import { CheckIcon } from "@lokalkorb/ui/icons";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import type { ReactElement } from "react";
import type { ShopLive } from "@/entities/shop/shop-live";
import { ChoiceGroup } from "./choice-group.tsx";
import { depositText } from "@/entities/product/product-view";
import { sheetText } from "./sheet-text.ts";
import { productText } from "./product-text.ts";

export interface BundlePartProps {
  readonly menu: Menu;
  readonly live: ShopLive;
  readonly slot: Part;
  /** The day of the handover, where the content follows the week. */
  readonly week: LocalDate | null;
  readonly components: readonly ChosenComponent[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly ChosenComponent[]) => void;
}

/** One step of a bundle: its fixed content, or a choice. */
export function BundlePart({ menu, live, slot, week, components, problem, onChange }: BundlePartProps): ReactElement {
  const mine = components.filter(({ slotId }) => slotId === slot.id);
  const count = pickCount(slot, components);
  const rows = slot.choices.flatMap((choice) => {
    const item = menu.items[choice.itemId];
    if (!item) return [];
    const gone = isSoldOut(item.id, live);
    const amount = [
      ...(choice.qty > 1 ? [`${choice.qty}\u00a0×`] : []),
      ...(item.content && !namesContent(item.name, contentText(item.content)) ? [contentText(item.content)] : []),
    ].join(" ");
    const end = gone
      ? productText.soldOut
      : [
          choice.surchargeCents > 0 ? `+ ${formatMoney(choice.surchargeCents)}` : sheetText.included,
          ...(item.depositCents > 0 ? [`zzgl. ${depositText(item)}`] : []),
        ];
    return [{ choice, item, gone, amount, end: Array.isArray(end) ? end : [end] }];
  });
  if (slot.fixed) {
    return (
      <section className="choice-group pt-6">
        <p className="text-h3 font-bold">{week === null ? slot.name : sheetText.weekTitle}</p>
        <p className="mb-2 pt-1 text-meta text-ink-2">
          {week === null ? sheetText.inside : sheetText.week(Number(isoWeekOf(week).slice(-2)))}
        </p>
        <ul>
          {rows.map(({ item, amount }) => (
            <li
              key={item.id}
              className="flex min-h-11 items-center gap-3 border-t border-line leading-tight first:border-0"
            >
              <CheckIcon size={16} className="text-ok" />
              <span>
                {item.name} <span className="text-meta text-ink-2">{amount}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  const one = slot.max === 1;
  return (
    <ChoiceGroup id={`wahl-${slot.id}`} name={slot.name} min={slot.min} max={slot.max} count={count} problem={problem}>
      {rows.map(({ choice, item, gone, amount, end }) => {
        const picked = mine.find(({ itemId }) => itemId === item.id);
        const others = mine.filter(({ itemId }) => itemId !== item.id);
        const ends = end.map((text) => (
          <span key={text} className="block text-meta text-ink-2">
            {text}
          </span>
        ));
        if (one) {
          return (
            <ChoiceRow
              key={item.id}
              kind="radio"
              name={`wahl-${slot.id}`}
              label={item.name}
              detail={amount}
              end={ends}
              disabled={gone}
              checked={picked !== undefined}
              onChange={() => onChange([{ slotId: slot.id, itemId: choice.itemId, qty: 1 }])}
            />
          );
        }
        return (
          <div
            key={item.id}
            className="flex min-h-13 items-center gap-3 border-t border-line py-2 first-of-type:border-0"
          >
            <span className="min-w-0 flex-1 leading-tight">
              {item.name} <span className="text-meta text-ink-2">{amount}</span>
              {ends}
            </span>
            <NumberStepper
              label={item.name}
              value={picked?.qty ?? 0}
              min={0}
              max={gone ? 0 : (picked?.qty ?? 0) + slot.max - count}
              onChange={(qty) =>
                onChange(qty === 0 ? others : [...others, { slotId: slot.id, itemId: choice.itemId, qty }])
              }
            />
          </div>
        );
      })}
    </ChoiceGroup>
  );
}
