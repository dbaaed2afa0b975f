import type { ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OptionChoice, OptionGroup as Group } from "@lokalkorb/domain/catalog/goods/option-group";
import type { OptionRule } from "@lokalkorb/domain/catalog/goods/option-rules";
import { ChoiceRow } from "../controls/choice-row.tsx";
import { NumberStepper } from "../controls/number-stepper.tsx";
import { TextField } from "../controls/text-field.tsx";
import type { ReactElement } from "react";
import { ChoiceGroup } from "./choice-group.tsx";
import { sheetText } from "./sheet-text.ts";
import { soldOutWord } from "./sold-out-word.ts";

export interface OptionGroupProps {
  readonly rule: OptionRule;
  readonly chosen: readonly ChosenOption[];
  readonly problem: string | undefined;
  readonly isGone: (choice: OptionChoice) => boolean;
  readonly onChange: (chosen: readonly ChosenOption[]) => void;
}

const defaultTextLength = 200;

export function OptionGroup({ rule, chosen, problem, isGone, onChange }: OptionGroupProps): ReactElement {
  const { group, min, max } = rule;
  const count = chosen.reduce((sum, { qty, text }) => sum + (group.select === "text" && !text?.trim() ? 0 : qty), 0);
  // Where one may be chosen, another one takes its place, without giving the first one back before.
  const single = max === 1 && group.select !== "quantity";
  const optional = single && min === 0;
  return (
    <ChoiceGroup
      id={`wahl-${group.id}`}
      name={group.name}
      min={min}
      max={max}
      count={count}
      freeCount={group.freeCount ?? 0}
      problem={problem}
    >
      {group.select === "text" ? (
        <TextChoice group={group} chosen={chosen} onChange={onChange} />
      ) : (
        group.choices.map((choice) => {
          const mine = chosen.find(({ choiceId }) => choiceId === choice.id);
          const without = chosen.filter(({ choiceId }) => choiceId !== choice.id);
          const picked = (qty: number): ChosenOption => ({ optionId: group.id, choiceId: choice.id, qty });
          if (group.select === "quantity") {
            return (
              <QuantityRow
                key={choice.id}
                choice={choice}
                price={isGone(choice) ? soldOutWord : priceOf(rule, choice, chosen)}
                qty={mine?.qty ?? 0}
                max={isGone(choice) ? 0 : Math.min(choice.maxQty, (mine?.qty ?? 0) + (max ?? Infinity) - count)}
                onChange={(qty) => onChange(qty === 0 ? without : [...without, picked(qty)])}
              />
            );
          }
          return (
            <ChoiceRow
              key={choice.id}
              kind={single && !optional ? "radio" : "checkbox"}
              name={`wahl-${group.id}`}
              label={choice.name}
              end={
                <span className="text-meta text-ink-2">
                  {isGone(choice) ? soldOutWord : priceOf(rule, choice, chosen)}
                </span>
              }
              disabled={isGone(choice)}
              checked={mine !== undefined}
              onChange={() =>
                onChange(single ? (mine && optional ? [] : [picked(1)]) : mine ? without : [...without, picked(1)])
              }
            />
          );
        })
      )}
    </ChoiceGroup>
  );
}

/** The price of one more of this, or of taking it for another one; the first pieces of a group may be included. */
export function priceOf({ group, max }: OptionRule, choice: OptionChoice, chosen: readonly ChosenOption[]): string {
  if (group.pricing !== "perChoice" || choice.priceCents === 0)
    return group.pricing === "free" ? "" : sheetText.included;
  const others =
    max === 1 ? 0 : chosen.filter(({ choiceId }) => choiceId !== choice.id).reduce((sum, { qty }) => sum + qty, 0);
  return others < (group.freeCount ?? 0) ? sheetText.included : `+ ${formatMoney(choice.priceCents)}`;
}

interface QuantityRowProps {
  readonly choice: OptionChoice;
  readonly price: string;
  readonly qty: number;
  readonly max: number;
  readonly onChange: (qty: number) => void;
}

function QuantityRow({ choice, price, qty, max, onChange }: QuantityRowProps): ReactElement {
  return (
    <div className="flex min-h-13 items-center gap-3 border-t border-line py-2 first-of-type:border-0">
      <span className="min-w-0 flex-1 leading-tight">
        {choice.name} <span className="block text-meta text-ink-2">{price}</span>
      </span>
      <NumberStepper label={choice.name} value={qty} min={0} max={max} onChange={onChange} />
    </div>
  );
}

function TextChoice({
  group,
  chosen,
  onChange,
}: Pick<OptionGroupProps, "chosen" | "onChange"> & { readonly group: Group }): ReactElement {
  const max = group.textMaxLength ?? defaultTextLength;
  // A text that no choice carries stands under the id of its group.
  const choiceId: string = group.choices[0]?.id ?? group.id;
  return (
    <TextField
      label={sheetText.text(group.name)}
      hint={sheetText.textHint(max) + (group.flatCents ? ` + ${formatMoney(group.flatCents)}` : "")}
      maxLength={max}
      value={chosen[0]?.text ?? ""}
      onChange={({ target }) =>
        onChange(target.value === "" ? [] : [{ optionId: group.id, choiceId, qty: 1, text: target.value }])
      }
    />
  );
}
