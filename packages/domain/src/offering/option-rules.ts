import type { ChosenOption } from "../basket/basket.ts";
import type { Menu, MenuItem, OptionGroup, OptionRef } from "./menu.ts";

/** An option group as it applies to one item: the item may override how many to choose. */
export interface OptionRule {
  readonly group: OptionGroup;
  readonly min: number;
  readonly max: number | null;
}

export interface OptionProblem {
  readonly optionId: string;
  readonly optionName: string;
  readonly min: number;
  readonly max: number | null;
  readonly reason: "too-few" | "too-many" | "unknown-choice" | "choice-quantity" | "text-too-long";
}

const defaultTextLength = 200;

/** Rules of an item in its own order. Screens make the sentence 'wähle 1 bis 2' from min and max. */
export function optionRules(menu: Pick<Menu, "options">, item: Pick<MenuItem, "optionRefs">): OptionRule[] {
  return item.optionRefs.flatMap((ref: OptionRef) => {
    const group = menu.options[ref.optionId];
    if (!group) return [];
    return [{ group, min: ref.min ?? group.min, max: group.select === "single" ? 1 : (ref.max ?? group.max) }];
  });
}

/** What is wrong with a choice, first problem of each group; empty = it can be ordered. */
export function checkOptions(
  menu: Pick<Menu, "options">,
  item: Pick<MenuItem, "optionRefs">,
  choices: readonly ChosenOption[],
): OptionProblem[] {
  const rules = optionRules(menu, item);
  const problems: OptionProblem[] = rules.flatMap((rule) => {
    const reason = problemWith(
      rule,
      choices.filter(({ optionId }) => optionId === rule.group.id),
    );
    return reason
      ? [{ optionId: rule.group.id, optionName: rule.group.name, min: rule.min, max: rule.max, reason }]
      : [];
  });
  const stray = choices.find(({ optionId }) => !rules.some(({ group }) => group.id === optionId));
  if (stray) problems.push({ optionId: stray.optionId, optionName: "", min: 0, max: 0, reason: "unknown-choice" });
  return problems;
}

function problemWith({ group, min, max }: OptionRule, chosen: readonly ChosenOption[]): OptionProblem["reason"] | null {
  let count = 0;
  for (const [index, { choiceId, qty, text }] of chosen.entries()) {
    const choice = group.choices.find(({ id }) => id === choiceId);
    // A free text needs no choice of its own; if it has one, that one carries the price.
    if (!choice && (group.select !== "text" || group.choices.length > 0)) return "unknown-choice";
    const most = group.select === "quantity" && choice ? choice.maxQty : 1;
    const twice =
      group.select === "text" ? index > 0 : chosen.findIndex((other) => other.choiceId === choiceId) !== index;
    if (!Number.isSafeInteger(qty) || qty < 1 || qty > most || twice) return "choice-quantity";
    if ((text?.length ?? 0) > (group.select === "text" ? (group.textMaxLength ?? defaultTextLength) : 0))
      return "text-too-long";
    count += group.select === "text" && !text?.trim() ? 0 : qty;
  }
  if (count < min) return "too-few";
  return max !== null && count > max ? "too-many" : null;
}

/** What is selected when the sheet opens. */
export function defaultChoices(menu: Pick<Menu, "options">, item: Pick<MenuItem, "optionRefs">): ChosenOption[] {
  return optionRules(menu, item).flatMap(({ group }) =>
    group.choices
      .filter((choice) => choice.default)
      .map((choice) => ({ optionId: group.id, choiceId: choice.id, qty: 1 })),
  );
}
