import type { BasePrice } from "../money/base-price-unit.ts";
import type { BasisPoints, Cents } from "../money/cents.ts";

// Written by hand because `Intl` has three faults for us: de-AT puts the sign in front, a minus is a hyphen, and every formatter object costs
// start time on a slow phone. The tests compare with Intl de-DE.
const nbsp = "\u00a0";
const minus = "\u2212";

/** '1.234,50 €' with a no-break space, in both countries (TXT-02). */
export function formatMoney(cents: Cents): string {
  const size = Math.abs(cents);
  const euros = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${cents < 0 ? minus : ""}${euros},${String(size % 100).padStart(2, "0")}${nbsp}€`;
}

/** As a unit is written, and as it is read out. */
const perText = {
  kg: ["kg", "Kilogramm"],
  l: ["l", "Liter"],
  "100g": [`100${nbsp}g`, "100 Gramm"],
  "100ml": [`100${nbsp}ml`, "100 Milliliter"],
  piece: ["Stück", "Stück"],
  "0.5l": [`0,5${nbsp}l`, "halben Liter"],
} as const;

/** '4,80 €/kg', read out as '4,80 € pro Kilogramm' */
export function formatBasePrice({ cents, per }: BasePrice): { readonly shown: string; readonly spoken: string } {
  const [short, long] = perText[per];
  const price = formatMoney(cents);
  return { shown: `${price}/${short}`, spoken: `${price} pro ${long}` };
}

/** 490 → '4,9 %' */
export function formatPercent(rate: BasisPoints): string {
  return `${String(rate / 100).replace(".", ",")}${nbsp}%`;
}
