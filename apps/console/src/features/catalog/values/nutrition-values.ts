import { nutrients, type Nutrient, type Nutrition } from "@lokalkorb/domain/catalog/goods/nutrition";

/** One figure of the label as it is typed; all of them are always there. */
export interface NutrientValues {
  readonly nutrient: Nutrient;
  readonly figure: string;
}

export const nutritionValues = (nutrition: Nutrition = {}): readonly NutrientValues[] =>
  nutrients.map((nutrient) => ({ nutrient, figure: String(nutrition[nutrient] ?? "").replace(".", ",") }));

/** '12,5' as it stands on a label; null for everything else. */
export function readFigure(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,5}(?:,\d{1,3})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

/** The typed table; an incomplete one is kept, and asked for when it is published. */
export const nutritionOf = (rows: readonly NutrientValues[]): Nutrition =>
  Object.fromEntries(
    rows.flatMap(({ nutrient, figure }) => {
      const read = readFigure(figure);
      return read === null ? [] : [[nutrient, read]];
    }),
  );
