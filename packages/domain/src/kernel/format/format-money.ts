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

const perText = {
  kg: "kg",
  l: "l",
  "100g": `100${nbsp}g`,
  "100ml": `100${nbsp}ml`,
  piece: "Stück",
  "0.5l": `0,5${nbsp}l`,
};

/** '4,80 €/kg' */
export function formatBasePrice(basePrice: BasePrice): string {
  return `${formatMoney(basePrice.cents)}/${perText[basePrice.per]}`;
}

/** 490 → '4,9 %' */
export function formatPercent(rate: BasisPoints): string {
  return `${String(rate / 100).replace(".", ",")}${nbsp}%`;
}
