import type { Menu } from "../menu.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { DiscountTerms } from "../discount-terms.ts";
import type { BasePriceUnit } from "../../kernel/money/base-price-unit.ts";
import type { ShopSettings, TaxScheme } from "../../shop/shop-settings.ts";
import type { Bundle, MenuCategory, VariantGroup } from "../../catalog/goods/goods.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import type { Labelled } from "../../catalog/labelling/label-facts.ts";
import type { PriceDay } from "../../catalog/prices/lowest-price.ts";
import type { OptionGroup } from "../../catalog/goods/option-group.ts";
import type { PublishGap } from "./publish-gap.ts";
import type { Imprint } from "../../shop/storefront.ts";

/** Documents of the catalogue as the shop edits them, each with its id. `hidden` ones can still be part of a bundle. */
export interface DraftState {
  readonly status: "active" | "hidden" | "archived";
}

export interface DraftItem
  extends
    Omit<MenuItem, "priceCents" | "basePrice" | "stockMode" | "lowest30Cents" | "labelling">,
    DraftState,
    Pick<Labelled, "goodsKind" | "labelAnswers" | "bestBefore"> {
  /** Sold by weight: not asked for, it follows from the price per kilogram. */
  readonly priceCents: Cents | null;
  /** The unit of the base price, where the country leaves a choice. */
  readonly basePriceUnit?: BasePriceUnit;
  readonly coldChain?: "ambient" | "chilled" | "frozen";
  readonly stock: { readonly mode: MenuItem["stockMode"] | "daily" };
}

export interface DraftOption extends OptionGroup, DraftState {}
export interface DraftBundle extends Omit<Bundle, "priceCents" | "vatSplit">, DraftState {
  readonly vatSplit?: "proportional" | "flat30";
  /** Of a fixed price without sizes. */
  readonly priceCents: Cents | null;
  readonly sizes?: readonly { readonly id: string; readonly name: string; readonly priceCents: Cents }[];
}
export interface DraftGroup extends VariantGroup, DraftState {}
export interface DraftCategory extends MenuCategory, DraftState {
  readonly position: number;
}

/** All that one published menu is made of. */
export interface CatalogDraft extends Pick<
  Menu,
  | "version"
  | "publishedAt"
  | "restaurantId"
  | "offeringId"
  | "storefrontId"
  | "ordering"
  | "priceListId"
  | "tips"
  | "distributionOptions"
  | "paymentMethods"
  | "paymentTerms"
> {
  /** How the price list differs from the prices of everybody: 1000 adds ten per cent. */
  readonly priceListBp?: number;
  readonly restaurant: ShopSettings;
  /** null = not filled in yet. */
  readonly imprint: Imprint | null;
  readonly taxScheme: TaxScheme;
  readonly organicControlNo?: string;
  /** Codes that hold without being typed; those that everybody may see come into the menu. */
  readonly campaigns?: readonly DiscountTerms[];
  /** Past prices of the items whose lowest one must be known (PRC-07). */
  readonly priceDays?: Readonly<Record<string, readonly PriceDay[]>>;
  /** Documents that could not be read, as gaps; they are in none of the lists. */
  readonly malformed?: readonly PublishGap[];
  readonly items: readonly DraftItem[];
  readonly options: readonly DraftOption[];
  readonly bundles: readonly DraftBundle[];
  readonly groups: readonly DraftGroup[];
  readonly categories: readonly DraftCategory[];
}

/** The parts that a menu leads to. */
export type MenuParts = Pick<CatalogDraft, "categories" | "groups" | "items" | "options" | "bundles">;
