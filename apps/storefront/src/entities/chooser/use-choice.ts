import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { BasketLine, ChosenComponent, ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import { clampQuantity, quantityLimits, type QuantityLimits } from "@lokalkorb/domain/basket/change-basket";
import { bundleComponents, pickCount } from "@lokalkorb/domain/catalog/goods/bundle";
import { chosenComponents } from "@lokalkorb/domain/catalog/goods/chosen-components";
import { bundleOn } from "@lokalkorb/domain/catalog/goods/bundle-on";
import type { Bundle } from "@lokalkorb/domain/catalog/goods/goods";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import {
  checkOptions,
  defaultChoices,
  onlyOffered,
  type OptionProblem,
} from "@lokalkorb/domain/catalog/goods/option-rules";
import { isChoiceSoldOut, isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import { priceUnit } from "@lokalkorb/domain/pricing/basket/pricing";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { ShownChoice } from "@lokalkorb/ui/product-information";
import { useState } from "react";
import type { ChooserShop } from "./chooser-shop.ts";
import { priceOf, type ProductView } from "@/entities/product/product-view";

/** The shopper's choices in one product's sheet, and their consequences. */
export interface Choice extends ShownChoice {
  readonly qty: number;
  readonly limits: QuantityLimits;
  readonly unitCents: number;
  /** Groups and slots that are not right yet; empty = it can go into the basket. */
  readonly problems: readonly (Pick<OptionProblem, "reason" | "min" | "max"> & {
    readonly id: string;
    readonly name: string;
  })[];
  readonly line: Omit<BasketLine, "position">;
  pickVariant(itemId: string): void;
  setGroup(optionId: Id<"option">, chosen: readonly ChosenOption[]): void;
  setSlot(slotId: string, chosen: readonly ChosenComponent[]): void;
  setQty(qty: number): void;
}

const noLimits: QuantityLimits = { min: 1, step: 1, max: 1 };

export function useChoice(
  { menu, live, now, slot, prices }: Pick<ChooserShop, "menu" | "live" | "now" | "slot" | "prices">,
  view: ProductView,
  line: BasketLine | undefined,
): Choice {
  const { kind, id } = view.entry;
  const [itemId, setItemId] = useState(() => line?.refId ?? firstItem(menu, live, view));
  const item = kind === "bundle" ? undefined : menu.items[itemId];
  const date = slot && instantToLocal(slot.start, menu.shop.timezone).date;
  const published = kind === "bundle" ? menu.bundles[id] : undefined;
  const bundle = published && bundleOn(published, date);
  const sellable = item ?? bundle;
  const limits = sellable ? quantityLimits(sellable) : noLimits;
  const [picked, setChoices] = useState<readonly ChosenOption[]>(
    () => line?.choices ?? (sellable ? defaultChoices(menu, sellable) : []),
  );
  // A preset may be gone today, or go while the sheet is open.
  const choices = picked.filter((choice) => !isChoiceSoldOut(menu, choice, live, now));
  const [components, setComponents] = useState<readonly ChosenComponent[]>(() => line?.components ?? []);
  const [wanted, setWanted] = useState(line?.qty ?? limits.min);
  const qty = clampQuantity(wanted, limits);

  const pricing = { menu, date, itemCents: (one: MenuItem) => priceOf(one, { prices }) };
  const inside = bundle ? chosenComponents(bundle, components) : [];
  const unitCents = sellable ? priceUnit(pricing, sellable, choices, inside).unitCents : 0;
  const problems = [
    ...(sellable
      ? checkOptions(menu, sellable, choices).map(({ optionId, optionName, ...problem }) => ({
          ...problem,
          id: optionId,
          name: optionName,
        }))
      : []),
    ...(bundle ? slotProblems(bundle, components) : []),
  ];
  return {
    item,
    bundle,
    date,
    choices,
    components,
    qty,
    limits,
    unitCents,
    problems,
    variants: kind === "group" ? (menu.groups[id]?.itemIds ?? []).flatMap((variant) => menu.items[variant] ?? []) : [],
    line: {
      kind: kind === "bundle" ? "bundle" : "item",
      refId: kind === "bundle" ? id : itemId,
      qty,
      choices: choices.filter(({ text }) => text === undefined || text.trim() !== ""),
      ...(bundle ? { components } : {}),
      seenUnitCents: unitCents,
    },
    pickVariant: (next) => {
      setItemId(next);
      const variant = menu.items[next];
      // Choices that both variants offer stay chosen.
      const kept = choices.filter(({ optionId }) => variant?.optionRefs.some((ref) => ref.optionId === optionId));
      const added = variant
        ? defaultChoices(menu, variant).filter(({ optionId }) => !kept.some((choice) => choice.optionId === optionId))
        : [];
      setChoices([...kept, ...added]);
    },
    setGroup: (optionId, chosen) =>
      setChoices((all) => {
        const next = [...all.filter((choice) => choice.optionId !== optionId), ...chosen];
        // Dependents of a choice go with it.
        return sellable ? onlyOffered(menu, sellable, next) : next;
      }),
    setSlot: (slotId, chosen) =>
      setComponents((all) => [...all.filter((component) => component.slotId !== slotId), ...chosen]),
    setQty: setWanted,
  };
}

/** The group's own proposal, unless that one is gone. */
function firstItem(menu: Menu, live: ChooserShop["live"], { entry }: ProductView): string {
  const group = entry.kind === "group" ? menu.groups[entry.id] : undefined;
  if (!group) return entry.id;
  const free = [group.defaultItemId, ...group.itemIds].find((id) => !isSoldOut(id, live));
  return free ?? group.defaultItemId;
}

function slotProblems(bundle: Bundle, components: readonly ChosenComponent[]): Choice["problems"] {
  if (bundleComponents(bundle, components).ok) return [];
  return bundle.slots.flatMap((slot) => {
    const { id, name, min, max, fixed } = slot;
    const picks = pickCount(slot, components);
    if (fixed || (picks >= min && picks <= max)) return [];
    return [{ id, name, min, max, reason: picks < min ? ("too-few" as const) : ("too-many" as const) }];
  });
}
