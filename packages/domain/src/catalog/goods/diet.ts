export const diets = ["vegan", "vegetarian", "halal", "glutenFree", "lactoseFree", "organic"] as const;
export type Diet = (typeof diets)[number];
