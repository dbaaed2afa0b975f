import {
  cents,
  count,
  flag,
  instant,
  list,
  nullable,
  object,
  oneOf,
  optional,
  published,
  text,
  type ValuesOf,
} from "../../kernel/fields/field.ts";
import { publishedFields } from "../../kernel/fields/project.ts";
import { diets } from "./diet.ts";
import { allergens } from "./allergen-field.ts";
import { alcohol, catalogStatus, depositKind, vatClass } from "./item-fields.ts";

export const choice = object({
  ...published({
    id: text(),
    name: text(),
    priceCents: cents(),
    allergens,
    default: flag(),
    maxQty: count(),
    /** Diets that hold with this choice too; absent = the choice changes nothing. */
    diets: optional(list(oneOf(diets))),
    depositCents: optional(cents()),
    depositKind: optional(depositKind),
    vatClass: optional(vatClass),
    alcohol: optional(alcohol),
    /** Offered only while each of these groups has one of these choices. */
    dependsOn: optional(list(object({ optionId: text(), choiceIds: list(text()) }))),
  }),
  itemId: optional(text()),
  soldOutUntil: optional(instant()),
  position: optional(count()),
});

/** A group of choices that items refer to, `offerings/{offeringId}/options/{optionId}`. */
export const optionFields = {
  ...published({
    name: text({ max: 120 }),
    select: oneOf(["single", "multi", "quantity", "text"]),
    min: count({ max: 1000 }),
    /** null = no upper limit. */
    max: nullable(count({ max: 1000 })),
    /** The first n chosen pieces cost nothing. */
    freeCount: optional(count({ max: 1000 })),
    pricing: oneOf(["perChoice", "free", "flat"]),
    flatCents: optional(cents()),
    choices: list(choice, { max: 200 }),
    textMaxLength: optional(count({ max: 1000 })),
  }),
  internalName: optional(text({ max: 120 })),
  status: catalogStatus,
};

export const menuOptionFields = { id: text(), ...publishedFields(optionFields) };

export type OptionGroup = ValuesOf<typeof menuOptionFields>;
export type OptionChoice = OptionGroup["choices"][number];
