import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Country } from "../../kernel/country/country.ts";
import { must } from "../../kernel/invariant.ts";
import { formatDate } from "../../kernel/format/format-time.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import { labelFacts } from "../../catalog/labelling/label-facts.ts";
import { proposeWithdrawal } from "../../catalog/withdrawal/propose-withdrawal.ts";
import { withdrawalFact } from "../../catalog/withdrawal/withdrawal-text.ts";
import { isoWeekOf } from "../../kernel/time/iso-week.ts";
import { basePrice } from "../../catalog/prices/base-price.ts";
import type { DraftBundle, DraftItem } from "./draft.ts";
import { listedCents } from "./list-prices.ts";
import { cheapestBundlePrice } from "../../catalog/prices/bundle-price.ts";
import { lowestPriceBefore, type PriceDay } from "../../catalog/prices/lowest-price.ts";
import type { Bundle } from "../../catalog/goods/goods.ts";
import { minAge } from "../../catalog/goods/min-age.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import type { OptionGroup } from "../../catalog/goods/option-group.ts";
import { weightCents } from "../../catalog/prices/price-at.ts";

/** A draft without gaps as the menu holds it, prices derived. What is for the shop alone falls out with the whole menu. */
export function frozenItem(
  draft: DraftItem,
  question: {
    readonly country: Country;
    readonly timezone: string;
    readonly today: LocalDate;
    readonly priceListId: Id<"priceList"> | undefined;
    readonly days: readonly PriceDay[] | undefined;
    /** The name of its category. */
    readonly category?: string | undefined;
    /** A shop of dishes. */
    readonly cooks?: boolean;
  },
): MenuItem {
  const { priceRules = [], goodsKind: _kind, labelAnswers: _answers, bestBefore: _date, ...item } = draft;
  const { stock, basePriceUnit, priceCents, catchWeight, content } = draft;
  const { country, timezone, today, days, priceListId } = question;
  const price = catchWeight
    ? weightCents(catchWeight, catchWeight.estGrams)
    : must(priceCents, "publishGaps asks for the price");
  // PRC-10: the price of a kilogram is the base price of what is weighed.
  const base = catchWeight
    ? ({ cents: catchWeight.pricePerKgCents, per: "kg" } as const)
    : basePrice({ priceCents: price, content, country, unit: basePriceUnit });
  const rules = priceRules.filter((rule) => rule.priceListId === undefined || rule.priceListId === priceListId);
  const withdrawal = draft.withdrawal ?? proposeWithdrawal(draft, question).kind;
  const labelling = [...labelFacts(draft, formatDate), withdrawalFact(withdrawal, country)];
  const to = lastMoment(draft, timezone);
  // The price of a list is for its customers: it is no reduction for all.
  const isListed = rules.some((rule) => rule.priceListId !== undefined);
  const lowest = days && !isListed ? lowestPriceBefore(days, price, today) : null;
  return {
    ...item,
    priceCents: price,
    ...(rules.length > 0 ? { priceRules: rules } : {}),
    ...(lowest === null ? {} : { lowest30Cents: lowest }),
    stockMode: stock.mode === "unlimited" ? "unlimited" : "counted",
    ...(base ? { basePrice: base } : {}),
    labelling,
    withdrawal,
    ...(to === undefined ? {} : { to }),
  };
}

/** FOO-08: goods are handed over up to the last day of their use, and none after it. */
function lastMoment({ to, bestBefore }: Pick<DraftItem, "to" | "bestBefore">, timezone: string): Instant | undefined {
  if (bestBefore?.kind !== "useBy") return to;
  const end = localToInstant({ date: addDays(bestBefore.date, 1), time: "00:00" }, timezone);
  return Math.min(to ?? end, end);
}

/** A choice that is an item contains and demands at least what the item does, however old its own facts are. */
export function frozenOption(option: OptionGroup, items: Readonly<Record<string, MenuItem>>): OptionGroup {
  return {
    ...option,
    choices: option.choices.map((choice) => {
      const item = choice.itemId === undefined ? undefined : items[choice.itemId];
      if (item === undefined) return choice;
      const { alcohol = "none" } = choice;
      return {
        ...choice,
        allergens: [...new Set([...choice.allergens, ...item.allergens])],
        alcohol: minAge([{ alcohol }]) > minAge([item]) ? alcohol : item.alcohol,
      };
    }),
  };
}

const sizeGroupId = (bundleId: Id<"product">): string => `size-${bundleId}`;

/** Sizes as an option group, so that basket, price and kitchen need to know nothing about them. */
export function sizeGroup({ id, sizes = [] }: DraftBundle): OptionGroup | null {
  const [first] = sizes;
  if (!first) return null;
  const smallest = smallestPrice(sizes);
  return {
    id: sizeGroupId(id),
    name: "Größe",
    select: "single",
    min: 1,
    max: 1,
    pricing: "perChoice",
    choices: sizes.map((size) => ({
      id: size.id,
      name: size.name,
      priceCents: size.priceCents - smallest,
      allergens: [],
      default: size.id === first.id,
      maxQty: 1,
    })),
  };
}

const smallestPrice = (sizes: NonNullable<DraftBundle["sizes"]>): number =>
  Math.min(...sizes.map(({ priceCents }) => priceCents));

export function frozenBundle(draft: DraftBundle, items: Readonly<Record<string, MenuItem>>, today: LocalDate): Bundle {
  const { priceCents, vatSplit, sizes = [], contentByWeek = {}, optionRefs = [], ...bundle } = draft;
  const refs = sizes.length > 0 ? [{ optionId: sizeGroupId(draft.id) }, ...optionRefs] : optionRefs;
  // Weeks that are over are no use to anybody and would grow without end.
  const weeks = Object.entries(contentByWeek).filter(([week]) => week >= isoWeekOf(today));
  const parts = {
    ...bundle,
    ...(vatSplit === "flat30" ? { vatSplit } : {}),
    ...(refs.length > 0 ? { optionRefs: refs } : {}),
    ...(weeks.length > 0 ? { contentByWeek: Object.fromEntries(weeks) } : {}),
  };
  const itemCents = (itemId: Id<"product">): number => listedCents(must(items[itemId], "components are in the menu"));
  const cheapest = (): number => cheapestBundlePrice({ ...parts, priceCents: 0 }, itemCents);
  return { ...parts, priceCents: draft.pricing === "fixed" ? fixedPrice(priceCents, sizes) : cheapest() };
}

function fixedPrice(priceCents: Cents | null, sizes: NonNullable<DraftBundle["sizes"]>): number {
  return sizes.length > 0 ? smallestPrice(sizes) : must(priceCents, "publishGaps asks for the price");
}
