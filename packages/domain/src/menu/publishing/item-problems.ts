import type { Cents } from "../../kernel/money/cents.ts";
import type { Country } from "../../kernel/country/country.ts";
import { isAdditiveNamed } from "../../catalog/food/additive-labels.ts";
import { openQuestions } from "../../catalog/labelling/label-facts.ts";
import { hasUnnamedKind } from "../../catalog/goods/allergen.ts";
import type { DraftItem } from "./draft.ts";
import { areSoundWindows, isSoundAvailability } from "./availability-problem.ts";
import { isWholeTable } from "../../catalog/goods/nutrition.ts";
import type { PublishGapType } from "./publish-gap.ts";

/** Problems of an item by itself; those of its references are found elsewhere. */
export function itemProblems(
  item: DraftItem,
  shop: { readonly organicControlNo?: string; readonly restaurant: { readonly country: Country } },
): PublishGapType[] {
  const { country } = shop.restaurant;
  const problems: [PublishGapType, boolean][] = [
    ["no-name", !item.name.trim()],
    ["no-price", !item.catchWeight && !isPrice(item.priceCents)],
    ["catch-weight", !isSoundCatchWeight(item)],
    ["price-rule", !arePriceRulesSound(item)],
    ["no-vat-rate", item.vatClass === "custom" && item.customRateBp === undefined],
    // FOO-03: not knowing is not the same as none.
    [
      "allergens-unknown",
      item.allergenState === "unknown" || (item.allergenState === "declared") !== item.allergens.length > 0,
    ],
    // FOO-03: cereals and nuts are named one by one.
    ["allergen-kinds", hasUnnamedKind(item.allergens)],
    // PRC-03: with a content there must be a base price to derive or a reason why none is due.
    ["no-base-price", Boolean(item.content && !isPositive(item.content.amount))],
    ["alcohol-flag", !isAlcoholFlagged(item)],
    // FOO-06: 'Bio' only with the code of the control body.
    ["organic-control", item.diets.includes("organic") && !(item.organicControlNo ?? shop.organicControlNo)?.trim()],
    ["additive-words", !item.additives.every((words) => isAdditiveNamed(words, country))],
    ["packed-facts", !isLabelWhole(item)],
    // FOO-05, LEG-06: special goods say what law asks of their kind.
    ["goods-facts", openQuestions(item).length > 0],
    ["free-from", !areFreeFromClaimsMeant(item)],
    ["quantity-range", !isQuantitySound(item)],
    ["availability", !isSoundAvailability(item)],
  ];
  return problems.flatMap(([type, isWrong]) => (isWrong ? [type] : []));
}

/**
 * FOO-02: a package says how much is in it and of what, its table of nutrition is whole where there is one, and a drink with
 * alcohol, which needs neither list nor table, its strength.
 */
function isLabelWhole({
  packed,
  name,
  description = "",
  content,
  catchWeight,
  ingredients,
  nutrition,
  alcohol,
}: DraftItem) {
  if (!packed) return true;
  if (!content && !catchWeight) return false;
  if (nutrition && !isWholeTable(nutrition)) return false;
  return alcohol === "none" ? Boolean(ingredients?.trim()) : /\d\s*%\s*vol/i.test(`${name} ${description}`);
}

const freeFromClaims = [
  ["glutenFree", /(?<!nicht )gluten-?frei/i],
  ["lactoseFree", /(?<!nicht )la[ck]tose-?frei/i],
] as const;

/** FOO-07: a claim in a text has to be meant, and nothing with wheat in it is free of gluten. */
function areFreeFromClaimsMeant({ name, description = "", diets, allergens }: DraftItem): boolean {
  const text = `${name} ${description}`;
  if (freeFromClaims.some(([diet, claim]) => claim.test(text) && !diets.includes(diet))) return false;
  return !(diets.includes("glutenFree") && allergens.some((allergen) => allergen.startsWith("gluten")));
}

export const isPrice = (cents: Cents | null | undefined): boolean =>
  typeof cents === "number" && Number.isSafeInteger(cents) && cents >= 0;

export const isPositive = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

function isSoundCatchWeight({ catchWeight }: DraftItem): boolean {
  if (!catchWeight) return true;
  const { pricePerKgCents, estGrams, minGrams, maxGrams } = catchWeight;
  return (
    [pricePerKgCents, estGrams, minGrams, maxGrams].every(isPositive) && minGrams <= estGrams && estGrams <= maxGrams
  );
}

/** Goods sold by weight have their price per kilogram; a second price of the piece would contradict it. */
function arePriceRulesSound({ priceRules = [], catchWeight }: DraftItem): boolean {
  if (catchWeight) return priceRules.length === 0;
  return priceRules.every(
    ({ priceCents, from, to, windows = [] }) =>
      isPrice(priceCents) && (from ?? -Infinity) < (to ?? Infinity) && areSoundWindows(windows),
  );
}

function isQuantitySound({ minQty, stepQty, maxQtyPerOrder }: DraftItem): boolean {
  return isPositive(minQty) && isPositive(stepQty) && (maxQtyPerOrder ?? minQty) >= minQty;
}

/** Up to here a drink counts as free of alcohol, and beyond here it is no beer or wine any more (ALC-01). */
const freeUpTo = 1.2;
const wineUpTo = 22;

/** A strength that the texts name must agree with the age for which it is sold. */
function isAlcoholFlagged({ name, description = "", alcohol }: DraftItem): boolean {
  const named = [...`${name} ${description}`.matchAll(/(\d+(?:[.,]\d+)?)\s*%\s*vol/gi)].map(([, strength = ""]) =>
    Number(strength.replace(",", ".")),
  );
  const strongest = Math.max(0, ...named);
  if (strongest > wineUpTo) return alcohol === "spirits18";
  return strongest <= freeUpTo || alcohol !== "none";
}
