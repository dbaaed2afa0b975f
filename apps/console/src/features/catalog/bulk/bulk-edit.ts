import { changeItemPrice, type PriceChange } from "@lokalkorb/domain/catalog/prices/change-price";
import type { VatClass } from "@lokalkorb/domain/catalog/goods/item";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { weightCents } from "@lokalkorb/domain/catalog/prices/price-at";
import { passOnRate } from "@lokalkorb/domain/pricing/tax/pass-on-rate";
import { vatRate } from "@lokalkorb/domain/pricing/tax/vat-rates";
import { proposeVat } from "@lokalkorb/domain/pricing/tax/propose-vat";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { itemText } from "../fields/item-text.ts";
import { unavailability, type OfferingItem } from "../state/offering-item.ts";
import type { Category, GroupDocument } from "../state/use-catalog.ts";
import { categoryOf } from "../state/use-move-to-category.ts";
import { bulkText as words } from "./bulk-text.ts";

/** One change of several items. */
export type BulkEdit =
  | ({ readonly kind: "price" } & PriceChange)
  | {
      readonly kind: "vat";
      /** `proposed`: the class that each has by its name, where that says something (VAT-01). */
      readonly vatClass: Exclude<VatClass, "custom"> | "proposed";
      readonly country: Country;
      /** The net amount stays and the price changes with the rate; else the price stays. */
      readonly passesOn: boolean;
    }
  | { readonly kind: "category"; readonly categoryId: string }
  | { readonly kind: "soldOut"; readonly soldOut: boolean }
  | { readonly kind: "status"; readonly status: OfferingItem["status"] };

export type BulkKind = BulkEdit["kind"];

export interface ItemChange {
  readonly item: OfferingItem;
  /** Changed fields of the item; undefined takes one away. Empty where something beside the item changes. */
  readonly patch: ReadonlyMap<string, unknown>;
  readonly before: string;
  readonly after: string;
}

/** Items that stand in the shop in a category of their own; variants stand in that of their group. */
export function itemsWithPlace(
  items: readonly OfferingItem[],
  groups: readonly Pick<GroupDocument, "itemIds">[],
): readonly OfferingItem[] {
  const variants = new Set(groups.flatMap(({ itemIds }) => itemIds));
  return items.filter(({ id }) => !variants.has(id));
}

/** The change of each item, without those that are so already; yields after each, which may be thousands. */
export function* itemChanges(
  edit: BulkEdit,
  items: readonly OfferingItem[],
  categories: readonly Category[],
  now: Instant,
): Generator<void, readonly ItemChange[], void> {
  const nameOf = (id: string): string => categories.find((each) => each.id === id)?.name ?? itemText.noCategory;
  const changed = (item: OfferingItem): Omit<ItemChange, "item"> => {
    if (edit.kind === "price") {
      const next = changeItemPrice(item, edit);
      const patch = new Map<string, unknown>([["priceCents", next.priceCents]]);
      if (next.catchWeight) patch.set("catchWeight", next.catchWeight);
      return { patch, before: priceText(item), after: priceText(next) };
    }
    if (edit.kind === "vat") {
      const tax = taxOf(edit, item, nameOf(categoryOf(categories, "item", item.id)));
      const patch = new Map<string, unknown>([["vatClass", tax.vatClass]]);
      if (item.customRateBp !== tax.customRateBp) patch.set("customRateBp", tax.customRateBp);
      const [before, after] = [taxText(item), taxText(tax)];
      if (!edit.passesOn || before === after) return { patch, before, after };
      const next = priceWith(item, tax, edit.country, now);
      patch.set("priceCents", next.priceCents);
      if (next.catchWeight) patch.set("catchWeight", next.catchWeight);
      return { patch, before: `${before}, ${priceText(item)}`, after: `${after}, ${priceText(next)}` };
    }
    if (edit.kind === "status") {
      const patch = new Map([["status", edit.status]]);
      return { patch, before: itemText.statuses[item.status], after: itemText.statuses[edit.status] };
    }
    const [before, after] =
      edit.kind === "category"
        ? [nameOf(categoryOf(categories, "item", item.id)), nameOf(edit.categoryId)]
        : [words.soldOut(unavailability(item, now) === "byHand"), words.soldOut(edit.soldOut)];
    return { patch: new Map(), before, after };
  };
  const changes: ItemChange[] = [];
  for (const item of items) {
    const change = { item, ...changed(item) };
    if (change.before !== change.after) changes.push(change);
    yield;
  }
  return changes;
}

const priceText = ({ priceCents, catchWeight }: Pick<OfferingItem, "priceCents" | "catchWeight">): string =>
  catchWeight === undefined ? formatMoney(priceCents) : words.perKilogram(formatMoney(catchWeight.pricePerKgCents));

type Tax = Pick<OfferingItem, "vatClass" | "customRateBp">;

function taxOf(edit: Extract<BulkEdit, { readonly kind: "vat" }>, item: OfferingItem, category: string): Tax {
  if (edit.vatClass !== "proposed") return { vatClass: edit.vatClass };
  const { vatClass, customRateBp } = proposeVat({ country: edit.country, name: item.name, category }) ?? item;
  return { vatClass, ...(customRateBp !== undefined && { customRateBp }) };
}

/** At the rate of goods that are taken along; of goods sold by weight the price of the kilogram changes. */
function priceWith(
  item: OfferingItem,
  tax: Tax,
  country: Country,
  now: Instant,
): Pick<OfferingItem, "priceCents" | "catchWeight"> {
  const date = instantToLocal(now, jurisdictions[country].timezone).date;
  const rateOf = ({ vatClass, customRateBp = 0 }: Tax) =>
    vatRate({ country, date, service: "takeaway", vatClass, customRateBp });
  const change = (cents: number): number => passOnRate(cents, rateOf(item), rateOf(tax));
  const { catchWeight } = item;
  if (catchWeight === undefined) return { priceCents: change(item.priceCents) };
  const changed = { ...catchWeight, pricePerKgCents: change(catchWeight.pricePerKgCents) };
  return { priceCents: weightCents(changed, changed.estGrams), catchWeight: changed };
}

const taxText = ({ vatClass, customRateBp }: Tax): string =>
  customRateBp === undefined ? itemText.vats[vatClass] : `${itemText.vats[vatClass]}, ${formatPercent(customRateBp)}`;
