import {
  basisPoints,
  byFunctions,
  cents,
  count,
  flag,
  instant,
  int,
  list,
  localDate,
  number,
  object,
  oneOf,
  optional,
  published,
  text,
} from "../../kernel/fields/field.ts";
import { image } from "../../kernel/fields/image.ts";
import { publishedFields } from "../../kernel/fields/project.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { availabilityFields } from "../../kernel/time/availability-fields.ts";
import { window } from "../../kernel/time/window.ts";
import { allergens } from "./allergen-field.ts";
import { diets } from "./diet.ts";

export const badge = oneOf(["new", "seasonal", "popular"]);
export const vatClass = oneOf(["food", "basicFood", "drink", "milkDrink", "custom"]);
export const depositKind = oneOf(["bottle", "glass", "box", "reusableCup", "can"]);
export const alcohol = oneOf(["none", "beerWine16", "spirits18"]);
export const basePriceUnit = oneOf(["kg", "l", "100g", "100ml", "piece", "0.5l"]);
export const catalogStatus = oneOf(["active", "hidden", "archived"]);

/** A price that holds at certain times, or for the customers of a price list. */
export const priceRule = object({
  id: text(),
  priceCents: cents(),
  from: optional(instant()),
  to: optional(instant()),
  windows: optional(list(window)),
  priceListId: optional(text()),
});

export const catchWeight = object({
  pricePerKgCents: cents(),
  estGrams: count(),
  minGrams: count(),
  maxGrams: count(),
});

/** Use of an option group by an item; min and max override the group's own. */
export const optionRef = object({
  ...published({ optionId: text(), min: optional(count()), max: optional(count()) }),
  position: optional(count()),
  enabled: optional(flag()),
});

/** Per 100 g or ml; the table may be in the making. */
export const nutrition = object({
  kj: optional(number()),
  kcal: optional(number()),
  fat: optional(number()),
  saturates: optional(number()),
  carbs: optional(number()),
  sugar: optional(number()),
  protein: optional(number()),
  salt: optional(number()),
});

/**
 * An item, `offerings/{offeringId}/items/{itemId}`. Readable by shoppers while active: never a purchase price in here.
 * `stock.onHand` and `stock.reserved` mirror the shards of its stock.
 */
export const itemFields = {
  ...published({
    name: text({ max: 120 }),
    kitchenName: optional(text()),
    description: optional(text({ max: 4000 })),
    illustration: text({ max: 60 }),
    ...availabilityFields,
    /** Gross, without deposit. For goods sold by weight: of one piece of the estimated weight. */
    priceCents: cents(),
    /** Prices of certain times or price lists; `priceAt` says which one holds. */
    priceRules: optional(list(priceRule)),
    /** The price is final after weighing (PRC-10). Weights are per piece. */
    catchWeight: optional(catchWeight),
    excludeFromDiscounts: optional(flag()),
    /** For parcels, where the content does not say it. */
    weightGrams: optional(count({ min: 1 })),
    /** Ways to receive it; absent or empty = all. */
    allowedDistribution: optional(list(oneOf(fulfilmentTypes))),
    content: optional(object({ amount: number(), unit: oneOf(["g", "ml", "piece"]) })),
    depositCents: cents(),
    depositKind: optional(depositKind),
    vatClass,
    customRateBp: optional(basisPoints()),
    alcohol,
    allergens,
    traces: allergens,
    additives: list(text()),
    allergenState: oneOf(["declared", "none", "unknown"]),
    diets: list(oneOf(diets), { max: 10 }),
    organicControlNo: optional(text()),
    origin: optional(text()),
    ingredients: optional(text()),
    storageHint: optional(text()),
    /** FOO-02: sold in a closed package, which says more than open food; `producer` where it is not the shop. */
    packed: optional(object({ producer: optional(text({ max: 300 })) })),
    nutrition: optional(nutrition),
    optionRefs: list(optionRef),
    leadMinutes: optional(count({ max: 100_000 })),
    minQty: count({ min: 1, max: 1000 }),
    maxQtyPerOrder: optional(count({ max: 10_000 })),
    stepQty: count({ min: 1, max: 1000 }),
    /** Work units of kitchen or bakery, for slot capacity and preparation time. */
    kitchenUnits: count({ max: 1000 }),
    badge: optional(badge),
  }),
  receiptName: optional(text()),
  sku: optional(text()),
  barcode: optional(text()),
  externalRefs: optional(object({ ready2order: optional(int()), mint: optional(text()) })),
  images: optional(list(image)),
  unit: oneOf(["piece", "kg", "l"]),
  /** The unit of the base price, where the country leaves a choice. */
  basePriceUnit: optional(basePriceUnit),
  bestBeforeDays: optional(count()),
  coldChain: optional(oneOf(["ambient", "chilled", "frozen"])),
  stock: object({
    /** Not counted, counted by staff, or anew every day. Order rounds come with docs/decisions/0009. */
    mode: oneOf(["unlimited", "counted", "daily"], { perCycle: "counted" }),
    dailyQty: optional(count()),
    lowAt: optional(count()),
    ...byFunctions({
      onHand: count(),
      reserved: count(),
      /** The business day that `daily` pieces were counted for. */
      countedFor: optional(localDate()),
      lowAlertSentAt: optional(instant()),
    }),
  }),
  status: catalogStatus,
  station: optional(text()),
  ...byFunctions({
    basePrice: optional(object({ cents: cents(), per: basePriceUnit })),
    soldOutUntil: optional(instant()),
  }),
};

/** The fields of an item in the published menu. */
export const menuItemFields = {
  id: text(),
  ...publishedFields(itemFields),
  /** PRC-07: the lowest price of the 30 days before the present one; only where that is a reduction or prices vary. */
  lowest30Cents: optional(cents()),
  /** Derived at publishing from price and content (PRC-03, PRC-04). */
  basePrice: itemFields.basePrice,
  stockMode: oneOf(["unlimited", "counted"]),
};
