import { hasUnnamedKind } from "../../catalog/goods/allergen.ts";
import type { DraftOption } from "./draft.ts";
import type { OptionGroup } from "../../catalog/goods/option-group.ts";
import { isPrice } from "./item-problems.ts";
import { mostOf } from "../../catalog/goods/option-rules.ts";
import { isReusable } from "../../catalog/goods/reusable.ts";
import type { PublishGapType } from "./publish-gap.ts";

/** Whether anybody can choose so that the rule holds, and the preset does not break it. */
export function isSatisfiable(option: OptionGroup, min: number, max: number | null): boolean {
  if (min < 0 || (max !== null && max < Math.max(min, 1)) || (option.select === "single" && max !== 1)) return false;
  const preset = option.choices.filter((choice) => choice.default).length;
  return min <= mostOf(option) && (max === null || preset <= max);
}

/** Problems of a group by itself, of its dependencies and its items; `usable` = those that are not archived. */
export function optionProblems(
  option: DraftOption,
  all: readonly DraftOption[],
  usable: ReadonlySet<string>,
): PublishGapType[] {
  const { min, max, pricing, flatCents, choices } = option;
  const prices = [...choices.map(({ priceCents }) => priceCents), ...(pricing === "flat" ? [flatCents] : [])];
  const problems: [PublishGapType, boolean][] = [
    ["no-name", [option, ...choices].some(({ name }) => !name.trim())],
    ["no-price", !prices.every(isPrice)],
    ["option-range", !isSatisfiable(option, min, max)],
    ["option-depends", !dependsOnKnown(option, all)],
    ["option-circle", isInCircle(option, all)],
    ["choice-item", !choices.every(({ itemId }) => itemId === undefined || usable.has(itemId))],
    ["allergen-kinds", choices.some(({ allergens }) => hasUnnamedKind(allergens))],
    ["reusable-price", isReusableDearer(option)],
  ];
  return problems.flatMap(([type, isWrong]) => (isWrong ? [type] : []));
}

/** PRC-06: who offers something that comes back may not ask more for it than for what is thrown away; a deposit is no price. */
function isReusableDearer({ choices }: DraftOption): boolean {
  const prices = (reusable: boolean): number[] =>
    choices.filter((choice) => isReusable(choice) === reusable).map(({ priceCents }) => priceCents);
  return prices(true).some((cents) => cents > Math.min(...prices(false)));
}

/** An item needs the other groups of its own too, which `publishGaps` asks for. */
export const groupsNeededBy = ({ choices }: Pick<OptionGroup, "choices">): string[] => [
  ...new Set(choices.flatMap(({ dependsOn = [] }) => dependsOn.map(({ optionId }) => optionId))),
];

function dependsOnKnown({ choices }: DraftOption, all: readonly DraftOption[]): boolean {
  const conditions = choices.flatMap(({ dependsOn = [] }) => dependsOn);
  return conditions.every(({ optionId, choiceIds }) => {
    const known = all.find(({ id }) => id === optionId)?.choices ?? [];
    return choiceIds.length > 0 && choiceIds.every((choiceId) => known.some(({ id }) => id === choiceId));
  });
}

/** Whether the dependencies of a group lead back to it; such a group can never be chosen. */
function isInCircle(option: DraftOption, all: readonly DraftOption[]): boolean {
  const seen = new Set<string>();
  const open = groupsNeededBy(option);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === option.id) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    const next = all.find((other) => other.id === id);
    if (next) open.push(...groupsNeededBy(next));
  }
  return false;
}
