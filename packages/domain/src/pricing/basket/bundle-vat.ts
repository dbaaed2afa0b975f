import type { Id } from "../../kernel/branded.ts";
import { bundleOn } from "../../catalog/goods/bundle-on.ts";
import type { Bundle } from "../../catalog/goods/goods.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import { bundlePrice, cheapestFilling } from "../../catalog/prices/bundle-price.ts";
import type { Country } from "../../kernel/country/country.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import type { TaxScheme } from "../../shop/shop-settings.ts";
import { bundleWeights } from "../tax/rate-weights.ts";
import { splitByRate } from "../tax/split-by-rate.ts";
import type { VatPart } from "../tax/vat-line.ts";
import { vatRate, type VatService } from "../tax/vat-rates.ts";
import { usualCents } from "./open-pricing.ts";

export interface BundleVatQuestion {
  readonly bundle: Pick<
    Bundle,
    "id" | "name" | "pricing" | "priceCents" | "percentBp" | "minusCents" | "slots" | "contentByWeek" | "vatSplit"
  >;
  readonly items: ReadonlyMap<
    Id<"product">,
    Pick<MenuItem, "priceCents" | "catchWeight" | "vatClass" | "customRateBp">
  >;
  readonly country: Country;
  readonly date: LocalDate;
  readonly service: VatService;
  readonly taxScheme: TaxScheme;
}

export interface BundleVat {
  readonly priceCents: Cents;
  readonly vat: readonly VatPart[];
  /** The weights of the split: each component for its single price. */
  readonly parts: readonly {
    readonly itemId: Id<"product">;
    readonly qty: number;
    readonly cents: Cents;
    readonly rateBp: BasisPoints;
  }[];
}

/** VAT-02: how the price of a bundle in its cheapest filling is booked; null as long as it has none, or no tax. */
export function bundleVat({ bundle, items, country, date, service, taxScheme }: BundleVatQuestion): BundleVat | null {
  if (taxScheme === "smallBusiness") return null;
  const settled = bundleOn(bundle, date);
  const itemCents = (itemId: Id<"product">): Cents => {
    const item = items.get(itemId);
    return item === undefined ? 0 : usualCents(item);
  };
  const components = cheapestFilling(settled, itemCents);
  const parts = components.flatMap(({ itemId, qty }) => {
    const item = items.get(itemId);
    if (item === undefined || (item.vatClass === "custom" && item.customRateBp === undefined)) return [];
    const { vatClass, customRateBp } = item;
    const rateBp = vatRate({ country, vatClass, customRateBp, date, service, taxScheme });
    return [{ itemId, qty, cents: usualCents(item) * qty, rateBp }];
  });
  if (parts.length === 0 || parts.length < components.length) return null;
  const priceCents = bundlePrice(settled, components, itemCents);
  const weights = bundleWeights({
    parts: parts.map(({ rateBp, cents }) => ({ rateBp, grossCents: cents })),
    isFlat: bundle.vatSplit === "flat30",
    country,
    date,
    service,
  });
  return { priceCents, vat: splitByRate(priceCents, weights), parts };
}
