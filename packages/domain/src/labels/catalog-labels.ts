import type { Diet } from "../catalog/goods/diet.ts";
import type { Badge } from "../catalog/goods/item.ts";

export const badgeLabels: Readonly<Record<Badge, string>> = { new: "Neu", seasonal: "Saison", popular: "Beliebt" };

export const dietLabels: Readonly<Record<Diet, string>> = {
  vegan: "Vegan",
  vegetarian: "Vegetarisch",
  halal: "Halal",
  glutenFree: "Glutenfrei",
  lactoseFree: "Laktosefrei",
  organic: "Bio",
};
