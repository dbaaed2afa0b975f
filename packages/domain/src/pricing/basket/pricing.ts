import type { BundleComponent } from "../../catalog/goods/chosen-components.ts";
import type { ChosenOption } from "../../catalog/goods/basket-line.ts";
import type { Bundle, MenuGoods } from "../../catalog/goods/goods.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import { bundlePrice } from "../../catalog/prices/bundle-price.ts";
import { must } from "../../kernel/invariant.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import type { Menu } from "../../menu/menu.ts";
import type { OrderLineChoice } from "../totals/order-line.ts";
import { priceChoices } from "./price-choices.ts";

/** The prices of one menu for one handover: what a sheet, a basket and an order ask for every unit price. */
export interface Pricing {
  readonly menu: Menu;
  /** The day of the handover; null while no time is chosen: then prices are known, tax is not. */
  readonly date: LocalDate | null;
  /** The price of one piece then. */
  readonly itemCents: (item: MenuItem) => Cents;
}

export interface PricedUnit {
  readonly choices: readonly OrderLineChoice[];
  /** Without options. */
  readonly baseCents: Cents;
  readonly unitCents: Cents;
}

/** One unit as it is chosen so far: an item, or a bundle of its day with what is in it. */
export function priceUnit(
  {
    menu,
    itemCents,
  }: { readonly menu: Pick<MenuGoods, "items" | "options">; readonly itemCents: Pricing["itemCents"] },
  sellable: MenuItem | Bundle,
  chosen: readonly ChosenOption[],
  components: readonly BundleComponent[],
): PricedUnit {
  const { choices, cents } = priceChoices(menu, sellable, chosen);
  const baseCents =
    "slots" in sellable
      ? bundlePrice(sellable, components, (itemId) => itemCents(must(menu.items[itemId], "component in menu")))
      : itemCents(sellable);
  return { choices, baseCents, unitCents: baseCents + cents };
}
