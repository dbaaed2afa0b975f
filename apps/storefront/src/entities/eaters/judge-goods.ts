import { allergenLabels } from "@lokalkorb/domain/catalog/food/allergen-labels";
import type { ChosenGoods } from "@lokalkorb/domain/catalog/food/allergens-of";
import { type Eaters, type Risk, riskOf, riskOfChoice } from "@lokalkorb/domain/catalog/food/risk-of";
import type { AllergenCode } from "@lokalkorb/domain/catalog/goods/allergen";
import type { OptionRule } from "@lokalkorb/domain/catalog/goods/option-rules";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Judgement } from "@/entities/basket/judgement";
import { restockKey } from "@/entities/shop/restock-key";

/** `slot`: of the handover, whose week a box follows. */
export function judgeGoods(menu: Menu, eaters: Eaters, slot: Slot | null): Judgement {
  const date = slot && instantToLocal(slot.start, menu.shop.timezone).date;
  const judge = (line: ChosenGoods): readonly string[] => {
    const risk = riskOf(menu, line, eaters, date);
    return risk === null ? [] : riskParts(risk);
  };
  // A card has room for one of them.
  const plain = (kind: "item" | "bundle", refId: string) => sentence(judge({ kind, refId, choices: [] }).slice(0, 1));
  const risks: Record<string, string> = {};
  const note = (kind: "item" | "group" | "bundle", id: string, words: string | undefined): void => {
    if (words !== undefined) risks[restockKey({ kind, id })] = words;
  };
  for (const id of Object.keys(menu.items)) note("item", id, plain("item", id));
  for (const id of Object.keys(menu.bundles)) note("bundle", id, plain("bundle", id));
  for (const { id, itemIds } of Object.values(menu.groups)) {
    const words = itemIds.map((itemId) => plain("item", itemId));
    // One of its kinds may do.
    if (words.every((one) => one !== undefined)) note("group", id, words[0]);
  }
  return { risks, riskOf: (line) => sentence(judge(line)), marked: (rule) => markedRule(menu, rule, eaters) };
}

/** undefined: nothing is said. */
function sentence(parts: readonly string[]): string | undefined {
  const words = parts.join(", ");
  return words === "" ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}

function markedRule(menu: Menu, rule: OptionRule, eaters: Eaters): OptionRule {
  const choices = rule.group.choices.map((choice) => {
    const risk = riskOfChoice(menu, choice, eaters);
    return risk === null ? choice : { ...choice, name: `${choice.name} (${riskParts(risk).join(", ")})` };
  });
  return { ...rule, group: { ...rule.group, choices } };
}

function riskParts({ contains, traces, isUndeclared, diets }: Risk): readonly string[] {
  return [
    ...(contains.length === 0 ? [] : [`enthält ${namesOf(contains)}`]),
    ...(traces.length === 0 ? [] : [`Spuren: ${namesOf(traces)}`]),
    ...(isUndeclared ? ["Allergene unbekannt"] : []),
    ...(diets.length === 0
      ? []
      : [`nicht als ${diets.map((diet) => dietLabels[diet].toLowerCase()).join(", ")} gekennzeichnet`]),
  ];
}

/** The words without the letters of Austria, which belong to a menu. */
const namesOf = (codes: readonly AllergenCode[]): string =>
  allergenLabels(codes, "DE")
    .map(({ word }) => word)
    .join(", ");
