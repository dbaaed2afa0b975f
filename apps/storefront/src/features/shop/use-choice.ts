import type { BasketLine, ChosenComponent, ChosenOption } from "@lokalkorb/domain/basket/basket";
import { clampQuantity, quantityLimits } from "@lokalkorb/domain/basket/change-basket";
import type { QuantityLimits } from "@lokalkorb/domain/basket/change-basket";
import { bundleComponents } from "@lokalkorb/domain/offering/bundle";
import type { Bundle, BundleSlot, Menu, MenuItem } from "@lokalkorb/domain/offering/menu";
import { checkOptions, defaultChoices } from "@lokalkorb/domain/offering/option-rules";
import type { OptionProblem } from "@lokalkorb/domain/offering/option-rules";
import { isSoldOut } from "@lokalkorb/domain/offering/sold-out";
import { priceChoices } from "@lokalkorb/domain/pricing/price-choices";
import { useState } from "react";
import type { ShopLive } from "@/frame/shop-page";
import type { EntryView } from "./entry-view.ts";

/** What the shopper has chosen so far in one product's sheet, and what follows from it. */
export interface Choice {
  readonly item: MenuItem | undefined;
  readonly bundle: Bundle | undefined;
  /** Variants of a group, in the menu's order. */
  readonly variants: readonly MenuItem[];
  readonly choices: readonly ChosenOption[];
  readonly components: readonly ChosenComponent[];
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
  setGroup(optionId: string, chosen: readonly ChosenOption[]): void;
  setSlot(slotId: string, chosen: readonly ChosenComponent[]): void;
  setQty(qty: number): void;
}

const noLimits: QuantityLimits = { min: 1, step: 1, max: 1 };

export function useChoice(menu: Menu, live: ShopLive, view: EntryView, line: BasketLine | undefined): Choice {
  const { kind, id } = view.entry;
  const [itemId, setItemId] = useState(() => line?.refId ?? firstItem(menu, live, view));
  const item = kind === "bundle" ? undefined : menu.items[itemId];
  const bundle = kind === "bundle" ? menu.bundles[id] : undefined;
  const sellable = item ?? bundle;
  const limits = sellable ? quantityLimits(sellable) : noLimits;
  const [choices, setChoices] = useState<readonly ChosenOption[]>(
    () => line?.choices ?? (item ? defaultChoices(menu, item) : []),
  );
  const [components, setComponents] = useState<readonly ChosenComponent[]>(() => line?.components ?? []);
  const [wanted, setWanted] = useState(line?.qty ?? limits.min);
  const qty = clampQuantity(wanted, limits);

  const unitCents = item
    ? item.priceCents + priceChoices(menu, item, choices).cents
    : bundle
      ? bundle.priceCents + surcharges(bundle, components)
      : 0;
  const problems = item
    ? checkOptions(menu, item, choices).map(({ optionId, optionName, ...problem }) => ({
        ...problem,
        id: optionId,
        name: optionName,
      }))
    : bundle
      ? slotProblems(bundle, components)
      : [];
  return {
    item,
    bundle,
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
      // What both variants offer stays chosen.
      const kept = choices.filter(({ optionId }) => variant?.optionRefs.some((ref) => ref.optionId === optionId));
      const added = variant
        ? defaultChoices(menu, variant).filter(({ optionId }) => !kept.some((choice) => choice.optionId === optionId))
        : [];
      setChoices([...kept, ...added]);
    },
    setGroup: (optionId, chosen) =>
      setChoices((all) => [...all.filter((choice) => choice.optionId !== optionId), ...chosen]),
    setSlot: (slotId, chosen) =>
      setComponents((all) => [...all.filter((component) => component.slotId !== slotId), ...chosen]),
    setQty: setWanted,
  };
}

/** The group's own proposal, unless that one is gone. */
function firstItem(menu: Menu, live: ShopLive, { entry }: EntryView): string {
  const group = entry.kind === "group" ? menu.groups[entry.id] : undefined;
  if (!group) return entry.id;
  const free = [group.defaultItemId, ...group.itemIds].find((id) => !isSoldOut(id, live));
  return free ?? group.defaultItemId;
}

const surcharges = (bundle: Bundle, components: readonly ChosenComponent[]): number =>
  components.reduce((sum, { slotId, itemId, qty }) => {
    const choice = bundle.slots.find((slot) => slot.id === slotId)?.choices.find((one) => one.itemId === itemId);
    return sum + (choice?.surchargeCents ?? 0) * qty;
  }, 0);

export const picksIn = (slot: BundleSlot, components: readonly ChosenComponent[]): number =>
  components.filter(({ slotId }) => slotId === slot.id).reduce((sum, { qty }) => sum + qty, 0);

function slotProblems(bundle: Bundle, components: readonly ChosenComponent[]): Choice["problems"] {
  if (bundleComponents(bundle, components).ok) return [];
  return bundle.slots.flatMap((slot) => {
    const picks = picksIn(slot, components);
    if (slot.fixed || (picks >= slot.min && picks <= slot.max)) return [];
    return [
      {
        id: slot.id,
        name: slot.name,
        min: slot.min,
        max: slot.max,
        reason: picks < slot.min ? "too-few" : "too-many",
      } as const,
    ];
  });
}
