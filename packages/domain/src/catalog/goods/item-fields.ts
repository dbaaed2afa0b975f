import * as f from "../../kernel/fields/field.ts";
import { image } from "../../kernel/fields/image.ts";
import { publishedFields } from "../../kernel/fields/project.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { availabilityFields } from "../../kernel/time/availability-fields.ts";
import { window } from "../../kernel/time/window.ts";
import { goodsKinds } from "../labelling/goods-kind.ts";
import { withdrawalClasses } from "../withdrawal/withdrawal-class.ts";
import { allergens } from "./allergen-field.ts";
import { diets } from "./diet.ts";

export const badge = f.oneOf(["new", "seasonal", "popular"]);
/** A class with a rate of its own needs the rate, so that none is proposed for a whole category. */
export const proposableVat = f.oneOf(["food", "basicFood", "drink", "milkDrink"]);
export const vatClass = f.oneOf([...proposableVat.values, "custom"]);
export const depositKind = f.oneOf(["bottle", "glass", "box", "reusableCup", "can"]);
export const alcohol = f.oneOf(["none", "beerWine16", "spirits18"]);
export const basePriceUnit = f.oneOf(["kg", "l", "100g", "100ml", "piece", "0.5l"]);
export const catalogStatus = f.oneOf(["active", "hidden", "archived"]);

export const mostGoesWith = 3;

/** A price that holds at certain times, or for the customers of a price list. */
export const priceRule = f.object({
  id: f.text(),
  priceCents: f.cents(),
  from: f.optional(f.instant()),
  to: f.optional(f.instant()),
  windows: f.optional(f.list(window)),
  priceListId: f.optional(f.id<"priceList">()),
});

export const catchWeight = f.object({
  pricePerKgCents: f.cents(),
  estGrams: f.grams(),
  minGrams: f.grams(),
  maxGrams: f.grams(),
});

/** Use of an option group by an item; min and max override the group's own. */
export const optionRef = f.object({
  ...f.published({ optionId: f.id<"option">(), min: f.optional(f.count()), max: f.optional(f.count()) }),
  position: f.optional(f.count()),
  enabled: f.optional(f.flag()),
});

/** Per 100 g or ml; the table may be in the making. */
export const nutrition = f.object({
  kj: f.optional(f.number()),
  kcal: f.optional(f.number()),
  fat: f.optional(f.number()),
  saturates: f.optional(f.number()),
  carbs: f.optional(f.number()),
  sugar: f.optional(f.number()),
  protein: f.optional(f.number()),
  salt: f.optional(f.number()),
});

/**
 * An item, `offerings/{offeringId}/items/{itemId}`. Readable by shoppers while active: never a purchase price in here.
 * `stock.onHand` and `stock.reserved` mirror the shards of its stock.
 */
export const itemFields = {
  ...f.published({
    name: f.text({ max: 120 }),
    kitchenName: f.optional(f.text()),
    description: f.optional(f.text({ max: 4000 })),
    illustration: f.text({ max: 60 }),
    /** The first one stands on the card, before the drawing. */
    images: f.optional(f.list(image, { max: 12 })),
    ...availabilityFields,
    /** Gross, without deposit. For goods sold by weight: of one piece of the estimated weight. */
    priceCents: f.cents(),
    /** Prices of certain times or price lists; `priceAt` says which one holds. */
    priceRules: f.optional(f.list(priceRule)),
    /** The price is final after weighing (PRC-10). Weights are per piece. */
    catchWeight: f.optional(catchWeight),
    excludeFromDiscounts: f.optional(f.flag()),
    /** For parcels, where the content does not say it. */
    weightGrams: f.optional(f.grams({ min: 1 })),
    /** Ways to receive it; absent or empty = all. */
    allowedDistribution: f.optional(f.list(f.oneOf(fulfilmentTypes))),
    content: f.optional(f.object({ amount: f.number(), unit: f.oneOf(["g", "ml", "piece"]) })),
    depositCents: f.cents(),
    depositKind: f.optional(depositKind),
    vatClass,
    customRateBp: f.optional(f.basisPoints()),
    alcohol,
    allergens,
    traces: allergens,
    additives: f.list(f.text()),
    allergenState: f.oneOf(["declared", "none", "unknown"]),
    diets: f.list(f.oneOf(diets), { max: 10 }),
    organicControlNo: f.optional(f.text()),
    origin: f.optional(f.text()),
    ingredients: f.optional(f.text()),
    storageHint: f.optional(f.text()),
    /** FOO-02: sold in a closed package, which says more than open food; `producer` where it is not the shop. */
    packed: f.optional(f.object({ producer: f.optional(f.text({ max: 300 })) })),
    nutrition: f.optional(nutrition),
    optionRefs: f.list(optionRef),
    leadMinutes: f.optional(f.minutes({ max: 100_000 })),
    minQty: f.count({ min: 1, max: 1000 }),
    maxQtyPerOrder: f.optional(f.count({ max: 10_000 })),
    stepQty: f.count({ min: 1, max: 1000 }),
    /** Work units of kitchen or bakery, for slot capacity and preparation time. */
    kitchenUnits: f.count({ max: 1000 }),
    badge: f.optional(badge),
    /** Proposed at the basket; those that are not in the menu are passed over. */
    goesWith: f.optional(f.list(f.id<"product">(), { max: mostGoesWith })),
    /** WDR-01; absent = as `proposeWithdrawal` says. The menu always has it. */
    withdrawal: f.optional(f.oneOf(withdrawalClasses)),
  }),
  /** Why the shop decided otherwise than proposed. */
  withdrawalReason: f.optional(f.text({ max: 300 })),
  receiptName: f.optional(f.text()),
  sku: f.optional(f.text()),
  barcode: f.optional(f.text()),
  externalRefs: f.optional(f.object({ ready2order: f.optional(f.int()), mint: f.optional(f.text()) })),
  unit: f.oneOf(["piece", "kg", "l"]),
  /** The unit of the base price, where the country leaves a choice. */
  basePriceUnit: f.optional(basePriceUnit),
  /** FOO-05: with `labelAnswers` it becomes the `labelling` of the menu. */
  goodsKind: f.optional(f.oneOf(goodsKinds)),
  labelAnswers: f.optional(f.mapOf(f.text(), { max: 20 })),
  /** FOO-08: of goods that are sold because they expire soon; after a last day of use there are none to be had. */
  bestBefore: f.optional(f.object({ kind: f.oneOf(["bestBefore", "useBy"]), date: f.localDate() })),
  coldChain: f.optional(f.oneOf(["ambient", "chilled", "frozen"])),
  stock: f.object({
    /** Not counted, counted by staff, or anew every day. Order rounds come with docs/decisions/0009. */
    mode: f.oneOf(["unlimited", "counted", "daily"], { perCycle: "counted" }),
    dailyQty: f.optional(f.count()),
    lowAt: f.optional(f.count()),
    ...f.byFunctions({
      onHand: f.count(),
      reserved: f.count(),
      /** The business day that `daily` pieces were counted for. */
      countedFor: f.optional(f.localDate()),
      lowAlertSentAt: f.optional(f.instant()),
    }),
  }),
  status: catalogStatus,
  station: f.optional(f.text()),
  /** Where it is kept, for those who fetch it: a shelf, a cold room. */
  shelf: f.optional(f.text({ max: 60 })),
  ...f.byFunctions({
    basePrice: f.optional(f.object({ cents: f.cents(), per: basePriceUnit })),
    soldOutUntil: f.optional(f.instant()),
    /** The platform keeps it out of the menu, and says why (PLT-03). */
    blocked: f.optional(f.object({ at: f.instant(), reason: f.text({ max: 2000 }) })),
  }),
};

/** The fields of an item in the published menu. */
export const menuItemFields = {
  id: f.id<"product">(),
  ...publishedFields(itemFields),
  /** PRC-07: the lowest price of the 30 days before the present one; only where that is a reduction or prices vary. */
  lowest30Cents: f.optional(f.cents()),
  /** Derived at publishing from price and content (PRC-03, PRC-04). */
  basePrice: itemFields.basePrice,
  stockMode: f.oneOf(["unlimited", "counted"]),
  /** Facts of special goods, as they stand beside them. */
  labelling: f.optional(f.list(f.object({ label: f.text(), text: f.text() }))),
};
