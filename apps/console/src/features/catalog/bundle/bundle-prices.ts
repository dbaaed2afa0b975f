import { storedBundle, type BundleFields, type BundleValues } from "./bundle-values.ts";

export interface PricedBundle {
  /** '' of a bundle without sizes. */
  readonly sizeName: string;
  readonly bundle: Omit<BundleFields, "priceCents" | "vatSplit"> & {
    readonly id: string;
    readonly priceCents: number;
    readonly vatSplit?: "flat30";
  };
}

/** The bundle as it would be sold now: once, or once per size; none while its fixed price is missing. */
export function pricedBundles(values: BundleValues): readonly PricedBundle[] {
  const { vatSplit, priceCents, sizes = [], ...bundle } = storedBundle(values, "UTC", null);
  const sold = (sizeName: string, cents: number): PricedBundle => ({
    sizeName,
    bundle: { ...bundle, id: "", priceCents: cents, ...(vatSplit === "flat30" && { vatSplit }) },
  });
  if (bundle.pricing !== "fixed") return [sold("", 0)];
  if (sizes.length > 0) return sizes.map(({ name, priceCents: cents }) => sold(name, cents));
  return priceCents === undefined || values.price.trim() === "" ? [] : [sold("", priceCents)];
}
