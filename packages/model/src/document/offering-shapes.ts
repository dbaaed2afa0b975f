import type { OptionRef } from "@lokalkorb/domain/offering/menu";
import { cents, count, flag, number, object, oneOf, optional, text } from "./codecs.ts";

/** What articles, option groups and bundles have in common. */

export const content = object({ amount: number, unit: oneOf(["g", "ml", "piece"]) });

export const basePrice = object({ cents, per: oneOf(["kg", "l", "100g", "100ml", "piece", "0.5l"]) });

/** `OptionRef` of the menu, plus what only the catalogue knows. */
export const optionRef = object({
  optionId: text,
  min: optional(count),
  max: optional(count),
  position: optional(count),
  enabled: optional(flag),
} satisfies Record<keyof OptionRef, unknown> & Record<string, unknown>);

export const catalogueStatus = oneOf(["active", "hidden", "archived"]);
