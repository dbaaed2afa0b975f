import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { BasePrice, BasePriceUnit } from "../../kernel/money/base-price-unit.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { MenuItem } from "../goods/item.ts";

const amountPer: Readonly<Record<BasePriceUnit, { readonly unit: "g" | "ml" | "piece"; readonly amount: number }>> = {
  kg: { unit: "g", amount: 1000 },
  "100g": { unit: "g", amount: 100 },
  l: { unit: "ml", amount: 1000 },
  "100ml": { unit: "ml", amount: 100 },
  "0.5l": { unit: "ml", amount: 500 },
  piece: { unit: "piece", amount: 1 },
};

/**
 * PRC-03, PRC-04: price per kg or l, or per the unit the shop chose where its country knows it (beer by the half litre,
 * sausage by 100 g, eggs by the piece). undefined = none is due: too little content, or it equals the price.
 */
export function basePrice(question: {
  readonly priceCents: Cents;
  readonly content: MenuItem["content"];
  readonly country: Country;
  readonly unit?: BasePriceUnit | undefined;
}): BasePrice | undefined {
  const { priceCents, content, country } = question;
  const rules = jurisdictions[country].basePrice;
  if (!content) return undefined;
  if (content.unit === "piece" ? !rules.perPiece : content.amount < rules.fromAmount) return undefined;
  const chosen = question.unit;
  const fits = chosen !== undefined && rules.units.includes(chosen) && amountPer[chosen].unit === content.unit;
  const per = fits ? chosen : standardUnit[content.unit];
  const { amount } = amountPer[per];
  return amount === content.amount ? undefined : { cents: roundHalfUp(priceCents * amount, content.amount), per };
}

const standardUnit = { g: "kg", ml: "l", piece: "piece" } as const;
