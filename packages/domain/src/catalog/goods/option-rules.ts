import type { Id } from "../../kernel/branded.ts";
import type { ChosenOption } from "./basket-line.ts";
import type { OptionChoice, OptionGroup } from "./option-group.ts";
import type { OptionRef } from "./item.ts";
import type { MenuGoods } from "./goods.ts";

/** An option group as it applies to one item: the item may override how many to choose. */
export interface OptionRule {
  readonly group: OptionGroup;
  readonly min: number;
  readonly max: number | null;
}

export interface OptionProblem {
  readonly optionId: Id<"option">;
  readonly optionName: string;
  readonly min: number;
  readonly max: number | null;
  readonly reason: "too-few" | "too-many" | "unknown-choice" | "choice-quantity" | "text-too-long";
}

const defaultTextLength = 200;

/** Products with option groups: an item, and a bundle if it comes in sizes. */
export interface WithOptions {
  readonly optionRefs?: readonly OptionRef[];
}

/**
 * Rules of an item in its own order. Screens make the sentence 'wähle 1 bis 2' from min and max. With what is chosen so
 * far, choices that depend on another one are left out until that one is made, and groups that have none left with them;
 * without it every rule is there.
 */
export function optionRules(
  menu: Pick<MenuGoods, "options">,
  { optionRefs = [] }: WithOptions,
  chosen?: readonly ChosenOption[],
): OptionRule[] {
  const rules = optionRefs.flatMap((ref) => {
    const group = menu.options[ref.optionId];
    if (!group) return [];
    return [{ group, min: ref.min ?? group.min, max: group.select === "single" ? 1 : (ref.max ?? group.max) }];
  });
  return chosen ? rules.flatMap((rule) => offered(rule, rules, chosen)) : rules;
}

function offered(rule: OptionRule, rules: readonly OptionRule[], chosen: readonly ChosenOption[]): OptionRule[] {
  const { group } = rule;
  if (!group.choices.some(({ dependsOn }) => dependsOn)) return [rule];
  const choices = group.choices.filter((choice) => isOffered(choice, rules, chosen));
  if (choices.length === 0) return [];
  return [{ ...rule, group: { ...group, choices }, min: Math.min(rule.min, mostOf({ ...group, choices })) }];
}

/** A condition on a choice that is hidden itself does not hold; `dependsOn` has no circles (`publishGaps`). */
function isOffered(choice: OptionChoice, rules: readonly OptionRule[], chosen: readonly ChosenOption[]): boolean {
  return (choice.dependsOn ?? []).every(({ optionId, choiceIds }) => {
    const other = rules.find(({ group }) => group.id === optionId)?.group.choices ?? [];
    return chosen.some(
      (pick) =>
        pick.optionId === optionId &&
        choiceIds.includes(pick.choiceId) &&
        other.some((option) => option.id === pick.choiceId && isOffered(option, rules, chosen)),
    );
  });
}

/** The most pieces that anybody can choose of a group, leaving its own maximum aside. */
export function mostOf({ select, choices }: Pick<OptionGroup, "select" | "choices">): number {
  if (select === "text") return 1;
  if (select === "single") return Math.min(1, choices.length);
  return choices.reduce((sum, { maxQty }) => sum + (select === "quantity" ? maxQty : 1), 0);
}

/** The first problem of each option group; empty = it can be ordered. */
export function checkOptions(
  menu: Pick<MenuGoods, "options">,
  item: WithOptions,
  choices: readonly ChosenOption[],
): OptionProblem[] {
  const rules = optionRules(menu, item, choices);
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

/**
 * The selection of a sheet that opens: presets, and those that depend on them. An optional extra with a price is chosen
 * by the shopper alone, whatever the shop presets (CHK-06).
 */
export function defaultChoices(menu: Pick<MenuGoods, "options">, item: WithOptions): ChosenOption[] {
  const presets = optionRules(menu, item).flatMap(({ group, min }) =>
    group.choices
      .filter((choice) => choice.default && (min > 0 || !costsExtra(group, choice)))
      .map((choice) => ({ optionId: group.id, choiceId: choice.id, qty: 1 })),
  );
  return onlyOffered(menu, item, presets);
}

const costsExtra = ({ pricing, flatCents = 0, freeCount = 0 }: OptionGroup, { priceCents }: OptionChoice): boolean =>
  pricing === "flat" ? flatCents > 0 : pricing === "perChoice" && freeCount === 0 && priceCents > 0;

/** The rest of a selection after one of its choices went that others depended on. */
export function onlyOffered(
  menu: Pick<MenuGoods, "options">,
  item: WithOptions,
  choices: readonly ChosenOption[],
): ChosenOption[] {
  const rules = optionRules(menu, item, choices);
  return choices.filter(({ optionId, choiceId }) =>
    rules.some(
      ({ group }) =>
        group.id === optionId && (group.choices.length === 0 || group.choices.some(({ id }) => id === choiceId)),
    ),
  );
}
