import { withdrawalKinds } from "@lokalkorb/domain/shop/storefront";
import { offeredFulfilment } from "./offered-fulfilment.ts";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { badges, depositKinds, diets, vatClasses } from "@lokalkorb/domain/catalog/goods/item";
import { bundlePricings } from "@lokalkorb/domain/catalog/goods/goods";
import { paymentMethods } from "@lokalkorb/domain/kernel/payment-method";
import { restaurantKinds, taxSchemes } from "@lokalkorb/domain/shop/restaurant";
import * as z from "@lokalkorb/contracts/schema";
import {
  allergen,
  basisPoints,
  cents,
  count,
  country,
  fulfilmentType,
  flag,
  list,
  mapOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  texts,
  weekday,
} from "../codecs.ts";
import {
  basePrice,
  catchWeight,
  choiceFacts,
  content,
  contentByWeek,
  nutrition,
  packed,
  priceRule,
  season,
} from "./offering-shapes.ts";
import { schemaOf } from "../schema-of.ts";
import { address, window } from "./shared-shapes.ts";

const slug = text;
const badge = optional(oneOf(badges));

const shop = object({
  name: text,
  slug,
  kind: oneOf(restaurantKinds),
  country,
  timezone: text,
  currency: oneOf(["EUR"]),
  theme: object({
    key: text,
    custom: optional(object({ primary: text, secondary: text, gradientText: oneOf(["white", "black"]) })),
  }),
  address,
  phone: text,
  emailPublic: text,
  description: text,
  goods: texts,
  imprint: object({
    legalName: text,
    representative: optional(text),
    vatId: optional(text),
    register: optional(text),
    authority: optional(text),
    purpose: optional(text),
    chamber: optional(text),
    tradeRules: optional(text),
    text: optional(text),
  }),
  taxScheme: oneOf(taxSchemes),
  organicControlNo: optional(text),
});

/** Moments of a menu are plain numbers: it is JSON and no document. */
const availability = {
  from: optional(number),
  to: optional(number),
  windows: optional(list(window)),
  orderDays: optional(list(weekday)),
  season: optional(season),
};

const ordering = object({
  minOrderCents: cents,
  maxOrderCents: optional(cents),
  guestAllowed: optional(flag),
  accountRequiredFor: optional(list(fulfilmentType)),
  availability: optional(object(availability)),
  maxLines: count,
  phoneRequired: flag,
  maxOpenOrdersPerGuest: optional(count),
  customerCancelUntilMinutesBeforeSlot: count,
  prep: object({ baseMinutes: count, secondsPerKitchenUnit: count }),
  withdrawal: optional(oneOf(withdrawalKinds)),
  texts: object({ pickupHint: text, thankYou: text, closedMessage: optional(text) }),
});

const fulfilmentMethod = object({ id: text, ...offeredFulfilment });

const item = object({
  id: text,
  name: text,
  kitchenName: optional(text),
  description: optional(text),
  illustration: text,
  ...availability,
  priceCents: cents,
  priceRules: optional(list(object({ ...priceRule, from: optional(number), to: optional(number) }))),
  lowest30Cents: optional(cents),
  catchWeight: optional(catchWeight),
  excludeFromDiscounts: optional(flag),
  weightGrams: optional(count),
  allowedDistribution: optional(list(fulfilmentType)),
  content: optional(content),
  basePrice: optional(basePrice),
  depositCents: cents,
  depositKind: optional(oneOf(depositKinds)),
  vatClass: oneOf(vatClasses),
  customRateBp: optional(basisPoints),
  alcohol: oneOf(["none", "beerWine16", "spirits18"]),
  allergens: list(allergen),
  traces: list(allergen),
  additives: texts,
  allergenState: oneOf(["declared", "none", "unknown"]),
  diets: list(oneOf(diets)),
  organicControlNo: optional(text),
  origin: optional(text),
  ingredients: optional(text),
  storageHint: optional(text),
  packed,
  nutrition,
  optionRefs: list(object({ optionId: text, min: optional(count), max: optional(count) })),
  leadMinutes: optional(count),
  minQty: count,
  maxQtyPerOrder: optional(count),
  stepQty: count,
  kitchenUnits: count,
  stockMode: oneOf(["unlimited", "counted"]),
  badge,
});

const option = object({
  id: text,
  name: text,
  select: oneOf(["single", "multi", "quantity", "text"]),
  min: count,
  max: nullable(count),
  freeCount: optional(count),
  pricing: oneOf(["perChoice", "free", "flat"]),
  flatCents: optional(cents),
  choices: list(
    object({
      id: text,
      name: text,
      priceCents: cents,
      allergens: list(allergen),
      default: flag,
      maxQty: count,
      ...choiceFacts,
    }),
  ),
  textMaxLength: optional(count),
});

const bundle = object({
  id: text,
  name: text,
  description: optional(text),
  illustration: text,
  kind: oneOf(["combo", "box", "giftBasket"]),
  ...availability,
  pricing: oneOf(bundlePricings),
  priceCents: cents,
  percentBp: optional(basisPoints),
  minusCents: optional(cents),
  contentByWeek: optional(contentByWeek),
  optionRefs: optional(list(object({ optionId: text, min: optional(count), max: optional(count) }))),
  depositCents: optional(cents),
  depositKind: optional(oneOf(depositKinds)),
  excludeFromDiscounts: optional(flag),
  allowedDistribution: optional(list(fulfilmentType)),
  slots: list(
    object({
      id: text,
      name: text,
      min: count,
      max: count,
      fixed: flag,
      choices: list(object({ itemId: text, qty: count, surchargeCents: cents })),
    }),
  ),
  leadMinutes: optional(count),
  minQty: count,
  maxQtyPerOrder: optional(count),
  badge,
});

const group = object({
  id: text,
  name: text,
  description: optional(text),
  illustration: text,
  itemIds: texts,
  defaultItemId: text,
  labelBy: oneOf(["size", "name"]),
  badge,
});

/** A discount for everybody: no lists of people, no counts of uses. */
const campaign = object({
  codeId: text,
  code: text,
  name: text,
  kind: oneOf(["percent", "fixed", "freeDelivery", "freeItem", "bundlePrice"]),
  percentBp: optional(basisPoints),
  maxDiscountCents: optional(cents),
  amountCents: optional(cents),
  itemId: optional(text),
  qty: optional(count),
  minSubtotalCents: optional(cents),
  validFrom: optional(number),
  validTo: optional(number),
  windows: optional(list(window)),
  distribution: optional(list(fulfilmentType)),
  channels: optional(texts),
  paymentMethods: optional(list(oneOf(paymentMethods))),
  includeItems: optional(texts),
  includeCategories: optional(texts),
  excludeItems: optional(texts),
  excludeDiscounted: optional(flag),
  discountsDelivery: optional(flag),
  autoApply: z.literal(true),
  stacking: oneOf(["exclusive", "stackable"]),
  priority: number,
});

const paymentTerms = optional(
  object({
    minCents: optional(cents),
    maxCents: optional(cents),
    distribution: optional(list(fulfilmentType)),
    onlyKnownCustomers: optional(flag),
  }),
);

/** The published snapshot as JSON: the same before and after, since it holds no timestamps. Checked by writer and readers. */
export const menuSchema = schemaOf<Menu>()(
  object({
    format: z.literal(1),
    version: count,
    publishedAt: number,
    restaurantId: text,
    offeringId: text,
    storefrontId: text,
    channel: oneOf(["web"]),
    shop,
    ordering,
    distributionOptions: list(fulfilmentMethod),
    paymentMethods: list(oneOf(paymentMethods)),
    paymentTerms: optional(
      object({
        cashOnPickup: paymentTerms,
        cardOnPickup: paymentTerms,
        cashOnDelivery: paymentTerms,
        online: paymentTerms,
        onAccount: paymentTerms,
        giftCard: paymentTerms,
      }),
    ),
    categories: list(
      object({
        id: text,
        name: text,
        slug,
        description: optional(text),
        ...availability,
        entries: list(object({ kind: oneOf(["item", "group", "bundle"]), id: text })),
      }),
    ),
    groups: mapOf(group),
    items: mapOf(item),
    options: mapOf(option),
    bundles: mapOf(bundle),
    priceListId: optional(text),
    tips: optional(object({ mode: oneOf(["percent", "fixed"]), presets: list(count) })),
    campaigns: optional(list(campaign)),
  }),
);
