import { badges, depositKinds, diets, vatClasses } from "@lokalkorb/domain/catalog/goods/item";
import {
  allergen,
  basisPoints,
  cents,
  codec,
  count,
  fulfilmentType,
  flag,
  instant,
  int,
  list,
  localDate,
  object,
  oneOf,
  optional,
  text,
  texts,
  weekday,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import {
  basePrice,
  basePriceUnit,
  catchWeight,
  content,
  nutrition,
  optionRef,
  packed,
  priceRule,
  season,
} from "../../document/shapes/offering-shapes.ts";
import { image, window } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** Who counts the pieces: nobody, staff, or every day anew. Per order round comes with order rounds (docs/decisions/0009). */
export const stockModes = ["unlimited", "counted", "daily"] as const;
/** Articles that were saved with the way of order rounds before it was left out are counted by staff. */
const stockMode = codec(oneOf([...stockModes, "perCycle"]), oneOf(stockModes), {
  decode: (stored) => (stored === "perCycle" ? "counted" : stored),
  encode: (mode) => mode,
});

/**
 * An article that can be sold. Readable by shoppers while active: never a purchase price in here.
 * `stock.onHand` and `stock.reserved` mirror the shards in `item-stock.ts`; functions alone write them.
 */
export const itemDocument = defineDocument(
  paths.item,
  object({
    name: text,
    kitchenName: optional(text),
    receiptName: optional(text),
    sku: optional(text),
    barcode: optional(text),
    externalRefs: optional(object({ ready2order: optional(int), mint: optional(text) })),
    description: optional(text),
    illustration: text,
    images: optional(list(image)),
    priceCents: cents,
    priceRules: optional(list(object({ ...priceRule, from: optional(instant), to: optional(instant) }))),
    unit: oneOf(["piece", "kg", "l"]),
    content: optional(content),
    basePrice: optional(basePrice),
    /** The unit of the base price, where the country leaves a choice. */
    basePriceUnit: optional(basePriceUnit),
    catchWeight: optional(catchWeight),
    weightGrams: optional(count),
    depositCents: cents,
    depositKind: optional(oneOf(depositKinds)),
    vatClass: oneOf(vatClasses),
    customRateBp: optional(basisPoints),
    alcohol: oneOf(["none", "beerWine16", "spirits18"]),
    excludeFromDiscounts: optional(flag),
    allergens: list(allergen),
    traces: list(allergen),
    additives: texts,
    allergenState: oneOf(["declared", "none", "unknown"]),
    diets: list(oneOf(diets)),
    organicControlNo: optional(text),
    origin: optional(text),
    ingredients: optional(text),
    packed,
    nutrition,
    storageHint: optional(text),
    bestBeforeDays: optional(count),
    coldChain: optional(oneOf(["ambient", "chilled", "frozen"])),
    optionRefs: list(optionRef),
    allowedDistribution: optional(list(fulfilmentType)),
    leadMinutes: optional(count),
    from: optional(instant),
    to: optional(instant),
    windows: optional(list(window)),
    orderDays: optional(list(weekday)),
    season: optional(season),
    minQty: count,
    maxQtyPerOrder: optional(count),
    stepQty: count,
    kitchenUnits: count,
    stock: object({
      mode: stockMode,
      onHand: count,
      reserved: count,
      dailyQty: optional(count),
      // The business day that `daily` pieces were counted for.
      countedFor: optional(localDate),
      lowAt: optional(count),
      lowAlertSentAt: optional(instant),
    }),
    soldOutUntil: optional(instant),
    badge: optional(oneOf(badges)),
    status: oneOf(["active", "hidden", "archived"]),
    station: optional(text),
  }),
  { audience: "public" },
);
