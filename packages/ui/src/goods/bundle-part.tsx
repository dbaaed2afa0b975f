import { pickCount } from "@lokalkorb/domain/catalog/goods/bundle";
import type { ChosenComponent } from "@lokalkorb/domain/catalog/goods/basket-line";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { contentText, namesContent } from "@lokalkorb/domain/catalog/goods/content-text";
import type { BundlePart as Part, MenuGoods } from "@lokalkorb/domain/catalog/goods/goods";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { isoWeekOf } from "@lokalkorb/domain/kernel/time/iso-week";
import { CheckIcon } from "../icons/icons.ts";
import { ChoiceRow } from "../controls/choice-row.tsx";
import { NumberStepper } from "../controls/number-stepper.tsx";
import type { ReactElement } from "react";
import { ChoiceGroup } from "./choice-group.tsx";
import { depositText } from "./figures.ts";
import { sheetText } from "./sheet-text.ts";
import { soldOutWord } from "./sold-out-word.ts";

export interface BundlePartProps {
  readonly menu: Pick<MenuGoods, "items">;
  readonly isGone: (itemId: string) => boolean;
  readonly slot: Part;
  /** The day of the handover, where the content follows the week. */
  readonly week: LocalDate | null;
  readonly components: readonly ChosenComponent[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly ChosenComponent[]) => void;
}

/** One step of a bundle: its fixed content, or a choice. */
export function BundlePart({ menu, isGone, slot, week, components, problem, onChange }: BundlePartProps): ReactElement {
  const mine = components.filter(({ slotId }) => slotId === slot.id);
  const count = pickCount(slot, components);
  const rows = slot.choices.flatMap((choice) => {
    const item = menu.items[choice.itemId];
    if (!item) return [];
    const gone = isGone(item.id);
    const amount = [
      ...(choice.qty > 1 ? [`${choice.qty}\u00a0×`] : []),
      ...(item.content && !namesContent(item.name, contentText(item.content)) ? [contentText(item.content)] : []),
    ].join(" ");
    const end = gone
      ? soldOutWord
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
