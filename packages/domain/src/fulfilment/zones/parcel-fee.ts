import type { Unit } from "../../kernel/branded.ts";
import type { ShippingTerms } from "../methods/fulfilment-method.ts";
import type { Cents } from "../../kernel/money/cents.ts";

/** The smallest parcel that holds the goods; what is too heavy for the largest goes in several of them. */
export function parcelFee(parcels: ShippingTerms["parcels"], grams: Unit<"grams">): Cents {
  const bySize = parcels.filter(({ maxGrams }) => maxGrams > 0).toSorted((a, b) => a.maxGrams - b.maxGrams);
  const largest = bySize.at(-1);
  if (!largest) return 0;
  const full = Math.max(0, Math.ceil(grams / largest.maxGrams) - 1);
  const rest = grams - full * largest.maxGrams;
  let fitting = largest;
  for (const parcel of bySize.toReversed()) if (parcel.maxGrams >= rest) fitting = parcel;
  return full * largest.feeCents + fitting.feeCents;
}
