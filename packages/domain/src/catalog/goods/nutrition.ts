/** Per 100 g or ml, in the order of the regulation; grams but for the two of energy. */
export const nutrients = ["kj", "kcal", "fat", "saturates", "carbs", "sugar", "protein", "salt"] as const;
export type Nutrient = (typeof nutrients)[number];
export type Nutrition = Readonly<Partial<Record<Nutrient, number>>>;

/** A table is whole or not there: some of its figures alone would mislead. */
export const isWholeTable = (nutrition: Nutrition): boolean =>
  nutrients.every((nutrient) => (nutrition[nutrient] ?? -1) >= 0);
