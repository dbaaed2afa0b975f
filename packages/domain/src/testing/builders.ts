import type { Basket } from "../basket/basket.ts";
import type { BasketLine } from "../catalog/goods/basket-line.ts";
import type { Bundle } from "../catalog/goods/goods.ts";
import type { Menu } from "../menu/menu.ts";
import type { MenuItem } from "../catalog/goods/item.ts";
import type { OptionGroup } from "../catalog/goods/option-group.ts";
import type { Order } from "../ordering/order/order.ts";
import type { OrderLine } from "../pricing/totals/order-line.ts";
import type { Address } from "../kernel/country/address.ts";
import type { ShopSettings } from "../shop/shop-settings.ts";
import type { FulfilmentMethod } from "../fulfilment/methods/fulfilment-method.ts";
import type { Window } from "../kernel/time/window.ts";
import type { Weekday } from "../kernel/time/instant.ts";

/** Plain data for tests: a bread of 4,80 € at 7 %, a pickup from 8 to 18 o'clock every day, all of it replaceable. */

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The same window on every day of the week. */
export function everyDay(start = "08:00", minutes = 600): Window[] {
  return weekdays.map((weekday) => ({ weekday, start, minutes }));
}

/** Friday 20 November 2026, 10:00 in Berlin. */
export const aMoment = Date.parse("2026-11-20T09:00:00Z");

export function anAddress(overrides: Partial<Address> = {}): Address {
  return { street: "Hauptstraße", houseNo: "1", zip: "83022", city: "Rosenheim", country: "DE", ...overrides };
}

export function anItem(overrides: Partial<MenuItem> = {}): MenuItem {
  return {
    id: "bread",
    name: "Bauernbrot",
    illustration: "bread",
    priceCents: 480,
    depositCents: 0,
    vatClass: "food",
    alcohol: "none",
    allergens: ["gluten:wheat"],
    traces: [],
    additives: [],
    allergenState: "declared",
    diets: [],
    optionRefs: [],
    minQty: 1,
    stepQty: 1,
    kitchenUnits: 1,
    stockMode: "unlimited",
    ...overrides,
  };
}

export function anOption(overrides: Partial<OptionGroup> = {}): OptionGroup {
  return {
    id: "slice",
    name: "Schneiden",
    select: "single",
    min: 0,
    max: 1,
    pricing: "perChoice",
    choices: [
      { id: "whole", name: "Am Stück", priceCents: 0, allergens: [], default: true, maxQty: 1 },
      { id: "sliced", name: "Geschnitten", priceCents: 20, allergens: [], default: false, maxQty: 1 },
    ],
    ...overrides,
  };
}

export function aBundle(overrides: Partial<Bundle> = {}): Bundle {
  return {
    id: "box",
    name: "Brotzeitkiste",
    illustration: "box",
    kind: "box",
    pricing: "fixed",
    priceCents: 990,
    minQty: 1,
    slots: [
      {
        id: "bread",
        name: "Brot",
        min: 1,
        max: 1,
        fixed: true,
        choices: [{ itemId: "bread", qty: 1, surchargeCents: 0 }],
      },
    ],
    ...overrides,
  };
}

export function aFulfilmentMethod(overrides: Partial<FulfilmentMethod> = {}): FulfilmentMethod {
  return {
    id: "pickup",
    type: "pickup",
    name: "Abholung",
    enabled: true,
    position: 1,
    windows: everyDay(),
    mode: "slot",
    intervalMinutes: 15,
    firstSlotOffsetMinutes: 0,
    leadMinutes: 0,
    advance: { minDays: 0, maxDays: 7 },
    cutoffs: [],
    capacity: {},
    minOrderCents: 0,
    feeCents: 0,
    closures: [],
    place: { name: "Laden", address: anAddress() },
    ...overrides,
  };
}

export function aMenu(overrides: Partial<Menu> = {}): Menu {
  return {
    format: 1,
    version: 1,
    publishedAt: aMoment,
    restaurantId: "r1",
    offeringId: "o1",
    storefrontId: "s1",
    channel: "web",
    shop: {
      name: "Bäckerei am Inn",
      slug: "baeckerei-am-inn",
      kind: "bakery",
      country: "DE",
      timezone: "Europe/Berlin",
      currency: "EUR",
      theme: { key: "orange" },
      address: anAddress(),
      phone: "+498031000000",
      emailPublic: "laden@baeckerei.example",
      description: "Brot aus dem Holzofen",
      goods: ["bread"],
      imprint: { legalName: "Bäckerei am Inn GmbH" },
      taxScheme: "regular",
    },
    ordering: {
      minOrderCents: 0,
      maxLines: 50,
      phoneRequired: false,
      customerCancelUntilMinutesBeforeSlot: 60,
      prep: { baseMinutes: 0, secondsPerKitchenUnit: 0 },
      texts: { pickupHint: "", thankYou: "" },
    },
    distributionOptions: [aFulfilmentMethod()],
    paymentMethods: ["cashOnPickup", "cardOnPickup"],
    categories: [{ id: "c1", name: "Brot", slug: "brot", entries: [{ kind: "item", id: "bread" }] }],
    groups: {},
    items: { bread: anItem() },
    options: {},
    bundles: {},
    ...overrides,
  };
}

export function aShop(overrides: Partial<ShopSettings> = {}): ShopSettings {
  const { name, slug, kind, country, timezone, currency, theme, address, phone, emailPublic, description, goods } =
    aMenu().shop;
  return {
    name,
    slug,
    kind,
    country,
    timezone,
    currency,
    theme,
    address,
    phone,
    emailPublic,
    description,
    goods,
    offeringId: "o1",
    storefrontIds: ["s1"],
    listing: "public",
    operations: { state: "open" },
    closures: [],
    offers: [{ type: "pickup", feeCents: 0, minOrderCents: 0 }],
    ...overrides,
  };
}

export function aBasketLine(overrides: Partial<BasketLine> = {}): BasketLine {
  return { kind: "item", refId: "bread", qty: 1, choices: [], position: 1, seenUnitCents: 480, ...overrides };
}

export function aBasket(overrides: Partial<Basket> = {}): Basket {
  return {
    ownerUid: "shopper",
    status: "open",
    channel: "web",
    storefrontId: "s1",
    menuVersion: 1,
    lines: { l1: aBasketLine() },
    lastActivityAt: aMoment,
    expiresAt: aMoment + 30 * 86_400_000,
    ...overrides,
  };
}

export function anOrderLine(overrides: Partial<OrderLine> = {}): OrderLine {
  return {
    lineId: "l1",
    kind: "item",
    refId: "bread",
    name: "Bauernbrot",
    qty: 1,
    unitCents: 480,
    choices: [],
    components: [],
    depositCents: 0,
    vat: [{ rateBp: 700, grossCents: 480 }],
    totalCents: 480,
    kitchenUnits: 1,
    allergens: ["gluten:wheat"],
    ...overrides,
  };
}

/** Placed at `aMoment` for one and a half hours later. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const start = aMoment + 90 * 60_000;
  return {
    no: "A-1042",
    dayCode: "37",
    channel: "web",
    storefrontId: "s1",
    offeringId: "o1",
    menuVersion: 1,
    basketId: "shopper_web",
    status: "placed",
    paymentStatus: "open",
    paymentMethod: "cashOnPickup",
    dayKey: "2026-11-20",
    monthKey: "2026-11",
    placedAt: aMoment,
    customer: { uid: "shopper", name: "Kundin 1", email: "kundin1@post.example", isGuest: true },
    distribution: {
      optionId: "pickup",
      type: "pickup",
      name: "Abholung",
      slot: { key: "2026-11-20T11:30", start, end: start + 15 * 60_000 },
    },
    timeline: { releaseAt: aMoment, prepareBy: start, promisedAt: start },
    lines: [anOrderLine()],
    totals: {
      itemsCents: 480,
      depositCents: 0,
      discountCents: 0,
      deliveryCents: 0,
      feesCents: 0,
      tipCents: 0,
      totalCents: 480,
      vat: [{ rateBp: 700, netCents: 449, vatCents: 31, grossCents: 480 }],
    },
    quotedTotalCents: 480,
    payments: [],
    viewers: ["shopper"],
    events: [{ at: aMoment, type: "placed", by: "customer" }],
    kitchenUnits: 1,
    restaurantName: "Bäckerei am Inn",
    ...overrides,
  };
}

/** The same, paid over the internet as a whole: its payment follows the total. */
export function aPaidOrder(overrides: Partial<Order> = {}): Order {
  const { totals } = anOrder(overrides);
  return anOrder({
    paymentStatus: "paid",
    paymentMethod: "online",
    payments: [
      {
        id: "pi_1",
        provider: "stripe",
        method: "online",
        state: "captured",
        authorizedCents: totals.totalCents,
        capturedCents: totals.totalCents,
        at: aMoment,
      },
    ],
    ...overrides,
  });
}
