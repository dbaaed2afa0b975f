import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { Country } from "../../kernel/country/country.ts";

/** INV-07: owed by a company that pays late, between companies. Read by the desk and the papers alone. */
export const lateLaw: Readonly<
  Record<
    Country,
    { readonly pointsBp: BasisPoints; readonly flatCents: Cents; readonly law: string; readonly flatLaw: string }
  >
> = {
  DE: { pointsBp: 900, flatCents: 4000, law: "§ 288 Abs. 2 BGB", flatLaw: "§ 288 Abs. 5 BGB" },
  AT: { pointsBp: 920, flatCents: 4000, law: "§ 456 UGB", flatLaw: "§ 458 UGB" },
};
