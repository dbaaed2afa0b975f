import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { Country } from "../../kernel/country/country.ts";

/** INV-07: owed by a company that pays late, between companies. Read by the desk and the papers alone. */
export const lateLaw: Readonly<
  Record<
    Country,
    { readonly pointsBp: BasisPoints; readonly flatCents: Cents; readonly law: string; readonly flatLaw: string }
  >
> = {
  DE: { pointsBp: 900, flatCents: 4000, law: "§\u00a0288 Abs.\u00a02 BGB", flatLaw: "§\u00a0288 Abs.\u00a05 BGB" },
  AT: { pointsBp: 920, flatCents: 4000, law: "§\u00a0456 UGB", flatLaw: "§\u00a0458 UGB" },
};
