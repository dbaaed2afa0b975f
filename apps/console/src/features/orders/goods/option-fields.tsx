import type { ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import { optionRules, type OptionRule } from "@lokalkorb/domain/catalog/goods/option-rules";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { goodsText, ruleWords } from "./goods-text.ts";
import { withChoice } from "./goods-values.ts";

export interface OptionFieldsProps {
  readonly menu: Menu;
  readonly item: Menu["items"][string];
  /** Tells groups of two pickers on one page apart. */
  readonly name: string;
  readonly choices: readonly ChosenOption[];
  readonly onChange: (choices: readonly ChosenOption[]) => void;
}

/** The options of one item, as its shop has set them up. */
export function OptionFields({ menu, item, name, choices, onChange }: OptionFieldsProps): ReactElement {
  return (
    <>
      {optionRules(menu, item, choices).map((rule) => (
        <fieldset key={rule.group.id} className="px-3">
          <legend className="-mx-3 text-name font-bold">
            {rule.group.name} <span className="text-meta font-normal text-ink-2">{ruleWords(rule)}</span>
          </legend>
          {rule.group.select === "text" ? textOf(rule) : rule.group.choices.map((choice) => rowOf(rule, choice))}
        </fieldset>
      ))}
    </>
  );

  function pick({ group }: OptionRule, choiceId: string, qty: number, text?: string): void {
    const choice = { optionId: group.id, choiceId, qty: Math.max(1, qty), ...(text ? { text } : {}) };
    const wanted = qty > 0 && (group.select !== "text" || text !== "");
    onChange(withChoice(menu, item, choices, group, { ...choice, wanted }));
  }

  function rowOf(rule: OptionRule, { id, name: label, priceCents, maxQty }: OptionRule["group"]["choices"][number]) {
    const { group } = rule;
    const chosen = choices.find(({ optionId, choiceId }) => optionId === group.id && choiceId === id);
    const price = group.pricing === "perChoice" && priceCents > 0 ? `+${formatMoney(priceCents)}` : undefined;
    if (group.select === "quantity" && maxQty > 1)
      return (
        <div key={id} className="-mx-3 flex min-h-12 items-center gap-3 px-3">
          <span className="min-w-0 flex-1 leading-tight">{label}</span>
          <span className="text-meta text-ink-2">{price}</span>
          <NumberStepper
            label={goodsText.quantity(label)}
            value={chosen?.qty ?? 0}
            max={maxQty}
            onChange={(qty) => pick(rule, id, qty)}
          />
        </div>
      );
    const isSingle = group.select === "single" && rule.min > 0;
    return (
      <ChoiceRow
        key={id}
        kind={isSingle ? "radio" : "checkbox"}
        name={`${name}-${group.id}`}
        label={label}
        end={price}
        checked={chosen !== undefined}
        onChange={(event) => pick(rule, id, event.target.checked ? 1 : 0)}
      />
    );
  }

  function textOf(rule: OptionRule): ReactElement {
    const { group } = rule;
    const chosen = choices.find(({ optionId }) => optionId === group.id);
    return (
      <TextField
        className="-mx-3 grid gap-1"
        label={goodsText.text}
        maxLength={Math.min(200, group.textMaxLength ?? 200)}
        value={chosen?.text ?? ""}
        onChange={(event) => pick(rule, group.choices[0]?.id ?? "", 1, event.target.value)}
      />
    );
  }
}
