import type { OptionRef } from "@lokalkorb/domain/catalog/goods/item";
import { depositKinds, diets, vatClasses } from "@lokalkorb/domain/catalog/goods/item";
import { cents, count, flag, list, mapOf, number, object, oneOf, optional, text, texts } from "../codecs.ts";
import { window } from "./shared-shapes.ts";

/** What articles, option groups and bundles have in common. */

export const content = object({ amount: number, unit: oneOf(["g", "ml", "piece"]) });

export const basePriceUnit = oneOf(["kg", "l", "100g", "100ml", "piece", "0.5l"]);
export const basePrice = object({ cents, per: basePriceUnit });

/** `OptionRef` of the menu, plus what only the catalogue knows. */
export const optionRef = object({
  optionId: text,
  min: optional(count),
  max: optional(count),
  position: optional(count),
  enabled: optional(flag),
} satisfies Record<keyof OptionRef, unknown> & Record<string, unknown>);

/** Without its moments: timestamps in a document, numbers in a menu. */
export const priceRule = {
  id: text,
  priceCents: cents,
  windows: optional(list(window)),
  priceListId: optional(text),
};

export const catchWeight = object({ pricePerKgCents: cents, estGrams: count, minGrams: count, maxGrams: count });

/** 'MM-DD' */
export const season = object({ from: text, to: text });

/** What a package says beside open food; the table may be in the making. */
export const packed = optional(object({ producer: optional(text) }));
export const nutrition = optional(
  object({
    kj: optional(number),
    kcal: optional(number),
    fat: optional(number),
    saturates: optional(number),
    carbs: optional(number),
    sugar: optional(number),
    protein: optional(number),
    salt: optional(number),
  }),
);

/** What a choice may say about itself beside name, price and allergens. */
export const choiceFacts = {
  diets: optional(list(oneOf(diets))),
  depositCents: optional(cents),
  depositKind: optional(oneOf(depositKinds)),
  vatClass: optional(oneOf(vatClasses)),
  alcohol: optional(oneOf(["none", "beerWine16", "spirits18"])),
  dependsOn: optional(list(object({ optionId: text, choiceIds: texts }))),
};

/** By ISO week, '2026-W48'. */
export const contentByWeek = mapOf(list(object({ itemId: text, qty: count })));

export const catalogStatus = oneOf(["active", "hidden", "archived"]);
