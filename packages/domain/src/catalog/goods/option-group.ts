import * as f from "../../kernel/fields/field.ts";
import { publishedFields } from "../../kernel/fields/project.ts";
import { diets } from "./diet.ts";
import { allergens } from "./allergen-field.ts";
import { alcohol, catalogStatus, depositKind, vatClass } from "./item-fields.ts";

export const choice = f.object({
  ...f.published({
    id: f.id<"choice">(),
    name: f.text(),
    priceCents: f.cents(),
    allergens,
    default: f.flag(),
    maxQty: f.count(),
    /** Diets that hold with this choice too; absent = the choice changes nothing. */
    diets: f.optional(f.list(f.oneOf(diets))),
    depositCents: f.optional(f.cents()),
    depositKind: f.optional(depositKind),
    vatClass: f.optional(vatClass),
    alcohol: f.optional(alcohol),
    /** Offered only while each of these groups has one of these choices. */
    dependsOn: f.optional(f.list(f.object({ optionId: f.id<"option">(), choiceIds: f.list(f.id<"choice">()) }))),
    /** The choice is a piece of this item, out of its stock. */
    itemId: f.optional(f.id<"product">()),
  }),
  soldOutUntil: f.optional(f.instant()),
  position: f.optional(f.count()),
});

/** A group of choices that items refer to, `offerings/{offeringId}/options/{optionId}`. */
export const optionFields = {
  ...f.published({
    name: f.text({ max: 120 }),
    select: f.oneOf(["single", "multi", "quantity", "text"]),
    min: f.count({ max: 1000 }),
    /** null = no upper limit. */
    max: f.nullable(f.count({ max: 1000 })),
    /** The first n chosen pieces cost nothing. */
    freeCount: f.optional(f.count({ max: 1000 })),
    pricing: f.oneOf(["perChoice", "free", "flat"]),
    flatCents: f.optional(f.cents()),
    choices: f.list(choice, { max: 200 }),
    textMaxLength: f.optional(f.count({ max: 1000 })),
  }),
  internalName: f.optional(f.text({ max: 120 })),
  status: catalogStatus,
};

export const menuOptionFields = { id: f.id<"option">(), ...publishedFields(optionFields) };

export type OptionGroup = f.ValuesOf<typeof menuOptionFields>;
export type OptionChoice = OptionGroup["choices"][number];
