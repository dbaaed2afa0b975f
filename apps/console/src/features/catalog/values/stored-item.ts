import { labelQuestions } from "@lokalkorb/domain/catalog/labelling/label-facts";
import { weightCents } from "@lokalkorb/domain/catalog/prices/price-at";
import { readCents, readCount } from "@/shared/forms/state/read-amount";
import { spanOf } from "@/shared/forms/state/day-range";
import { ifTyped } from "@/shared/forms/state/read-fields";
import { availabilityOf } from "../fields/availability-values.ts";
import { optionRefsOf } from "../fields/option-use-values.ts";
import { nutritionOf } from "./nutrition-values.ts";
import { itemForm, ruleForm, stockForm, weightForm, type ItemFields, type ItemValues } from "./item-values.ts";

const trimmed = (typed: string): string => typed.trim();

/** Of one piece of the estimated weight, as far as both are typed. */
export function estimateCents(values: Pick<ItemValues, "pricePerKg" | "estGrams">): number | null {
  const [pricePerKgCents, grams] = [readCents(values.pricePerKg), readCount(values.estGrams)];
  return pricePerKgCents === null || grams === null ? null : weightCents({ pricePerKgCents }, grams);
}

/** The stored fields of a form; counts of the stock, which functions write, and fields without a form stay with `before`. */
export function storedItem(values: ItemValues, timezone: string, before: ItemFields | null): ItemFields {
  const { byWeight, contentUnit: unit, priceRules } = values;
  const amount = readCount(values.contentAmount);
  return itemForm.stored(values, before ?? { unit: "piece" }, {
    ...availabilityOf(values, timezone),
    ...(byWeight && { priceCents: estimateCents(values) ?? 0 }),
    priceRules:
      byWeight || priceRules.length === 0
        ? undefined
        : priceRules.map((rule) => ruleForm.stored(rule, {}, { ...spanOf(rule, timezone), priceListId: rule.listId })),
    catchWeight: byWeight ? weightForm.stored(values, {}) : undefined,
    content: amount === null ? undefined : { amount, unit },
    allergens: values.allergenState === "declared" ? values.allergens : [],
    additives: values.additives.split(",").map(trimmed).filter(Boolean),
    ...label(values),
    ...labelling(values),
    optionRefs: optionRefsOf(values.options, before?.optionRefs),
    stock: stockForm.stored({ ...values, mode: values.stockMode }, before?.stock ?? { onHand: 0, reserved: 0 }),
  });
}

/** Answers to what is asked of this kind of goods, and the date of goods that expire soon. */
function labelling(values: ItemValues) {
  const { goodsKind, bestBeforeKind: kind, bestBeforeDate: date } = values;
  const asked = goodsKind === "" ? [] : labelQuestions({ goodsKind, labelAnswers: values.labelAnswers });
  const answers = asked.flatMap(({ id }) => {
    const answer = values.labelAnswers[id]?.trim() ?? "";
    return answer === "" ? [] : [[id, answer] as const];
  });
  return {
    labelAnswers: answers.length > 0 ? Object.fromEntries(answers) : undefined,
    bestBefore: kind === "" || date === "" ? undefined : { kind, date },
  };
}

/** The facts on a package; open food has no table. */
function label({ packed, producer, nutrition }: ItemValues) {
  const table = nutritionOf(nutrition);
  return {
    packed: packed ? ifTyped("producer", producer, trimmed) : undefined,
    nutrition: packed && Object.keys(table).length > 0 ? table : undefined,
  };
}
