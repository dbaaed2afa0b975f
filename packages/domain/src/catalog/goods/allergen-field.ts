import * as f from "../../kernel/fields/field.ts";
import { type Allergen, allergenCodes, allergenKinds } from "./allergen.ts";

/** Never letters: the same letter means different things in Austria and Germany. */
export const allergens = f.list(
  f.oneOf([
    ...allergenCodes,
    ...allergenKinds.gluten.map((kind) => `gluten:${kind}` as const),
    ...allergenKinds.nuts.map((kind) => `nuts:${kind}` as const),
  ] satisfies Allergen[]),
);
