import { emptyDraft } from "@/entities/basket/basket-store";
import { chosenOption } from "@/entities/basket/estimated-total";
import { findEntry } from "@/entities/product/product-view";
import type { FirstAnswer, ShopPage } from "@/entities/shop-page/shop-page";
import { unavailableWords } from "@/entities/chooser/unavailable-words";

/** For a page that is read before, or without, any script: why its product cannot be had as things stand. */
export function firstNote({ menu, first }: Pick<ShopPage, "menu" | "first">, productId: string): FirstAnswer["note"] {
  const entry = findEntry(menu, productId);
  if (entry === null) return undefined;
  // A variant that can be had is chosen before one that cannot.
  const itemIds = entry.kind === "group" ? (menu.groups[entry.id]?.itemIds ?? []) : [entry.id];
  const [id] = itemIds.every((one) => first.unavailable.includes(one)) ? itemIds : [];
  const rules = id === undefined ? undefined : (menu.items[id] ?? menu.bundles[id]);
  if (id === undefined || rules === undefined) return undefined;
  const method = chosenOption(menu, emptyDraft)?.type;
  return unavailableWords(rules, menu.shop, { method, isNotThisMethod: first.notThisMethod.includes(id) });
}
