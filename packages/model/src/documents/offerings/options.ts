import {
  allergen,
  cents,
  count,
  flag,
  instant,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { catalogStatus, choiceFacts } from "../../document/shapes/offering-shapes.ts";
import { paths } from "../../paths.ts";

/** A group of choices ('Optionsgruppe') that articles refer to. */
export const optionDocument = defineDocument(
  paths.option,
  object({
    name: text,
    internalName: optional(text),
    select: oneOf(["single", "multi", "quantity", "text"]),
    min: count,
    max: nullable(count),
    freeCount: optional(count),
    pricing: oneOf(["perChoice", "free", "flat"]),
    flatCents: optional(cents),
    choices: list(
      object({
        id: text,
        name: text,
        priceCents: cents,
        itemId: optional(text),
        allergens: list(allergen),
        default: flag,
        maxQty: count,
        soldOutUntil: optional(instant),
        ...choiceFacts,
        position: optional(count),
      }),
    ),
    textMaxLength: optional(count),
    status: catalogStatus,
  }),
  { audience: "public" },
);
