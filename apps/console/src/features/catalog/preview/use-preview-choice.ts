import { clampQuantity, quantityLimits } from "@lokalkorb/domain/basket/change-basket";
import type { ChosenComponent, ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import { bundleComponents } from "@lokalkorb/domain/catalog/goods/bundle";
import { bundleOn } from "@lokalkorb/domain/catalog/goods/bundle-on";
import { chosenComponents } from "@lokalkorb/domain/catalog/goods/chosen-components";
import { checkOptions, defaultChoices, onlyOffered } from "@lokalkorb/domain/catalog/goods/option-rules";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { priceUnit } from "@lokalkorb/domain/pricing/basket/pricing";
import type { ShownChoice } from "@lokalkorb/ui/product-information";
import { useState } from "react";
import type { EditedGoods, PreviewGoods } from "./preview-goods.ts";

const noLimits = { min: 1, step: 1, max: 1 };

/** A choice that is tried out in the preview; it goes nowhere. */
export function usePreviewChoice(goods: PreviewGoods, { kind, id }: EditedGoods, date: LocalDate) {
  const item = kind === "item" ? goods.items[id] : undefined;
  const published = kind === "bundle" ? goods.bundles[id] : undefined;
  const bundle = published && bundleOn(published, date);
  const sellable = item ?? bundle;
  const [picked, setPicked] = useState<readonly ChosenOption[] | null>(null);
  const [components, setComponents] = useState<readonly ChosenComponent[]>([]);
  const [wanted, setQty] = useState(1);
  const limits = sellable ? quantityLimits(sellable) : noLimits;
  const choices = sellable ? onlyOffered(goods, sellable, picked ?? defaultChoices(goods, sellable)) : [];
  const inside = bundle ? chosenComponents(bundle, components) : [];
  const choice: ShownChoice = {
    item,
    bundle,
    date,
    variants: [],
    choices,
    components,
    problems: [
      ...(sellable ? checkOptions(goods, sellable, choices) : []),
      // Parts that are still to be chosen: only then it is said of what the bundle is free (S-S4).
      ...(bundle && !bundleComponents(bundle, components).ok ? [bundle] : []),
    ],
    line: { kind, refId: id, choices, ...(bundle && { components }) },
  };
  return {
    choice,
    sellable,
    limits,
    qty: clampQuantity(wanted, limits),
    unitCents: sellable
      ? priceUnit({ menu: goods, itemCents: ({ priceCents }) => priceCents }, sellable, choices, inside).unitCents
      : 0,
    setQty,
    setGroup: (optionId: string, chosen: readonly ChosenOption[]) =>
      setPicked([...choices.filter((each) => each.optionId !== optionId), ...chosen]),
    setSlot: (slotId: string, chosen: readonly ChosenComponent[]) =>
      setComponents((all) => [...all.filter((each) => each.slotId !== slotId), ...chosen]),
  };
}
