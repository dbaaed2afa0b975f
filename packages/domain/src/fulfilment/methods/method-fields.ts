import {
  cents,
  count,
  flag,
  int,
  list,
  localTime,
  number,
  object,
  oneOf,
  optional,
  published,
  text,
  weekday,
} from "../../kernel/fields/field.ts";
import { image } from "../../kernel/fields/image.ts";
import { publishedFields } from "../../kernel/fields/project.ts";
import { country } from "../../kernel/country/address.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";
import { window } from "../../kernel/time/window.ts";
import { place } from "./place.ts";
import { closure } from "../../shop/shop-fields.ts";

export const cutoff = object({
  kind: oneOf(["sameDayAt", "daysBeforeAt"]),
  time: localTime(),
  /** For daysBeforeAt: how many calendar days before the slot's day. */
  days: optional(count()),
  weekdays: optional(list(weekday)),
});

const point = object({ lat: number(), lng: number() });

/** An area of delivery with its own conditions. Which of the shapes counts follows from `kind`. */
export const zone = object({
  id: text(),
  name: text(),
  kind: oneOf(["plz", "radius", "polygon"]),
  /** '1150', '10*' or '3100-3107'. */
  plz: optional(list(text())),
  center: optional(point),
  radiusMeters: optional(count()),
  /** Corner after corner, the last one joins the first: the database has no lists of lists. */
  polygon: optional(list(point)),
  minOrderCents: cents(),
  feeCents: cents(),
  freeFromCents: optional(cents()),
  /** Added to the lead time by the distance. */
  extraMinutes: count(),
  /** Days of delivery; absent or empty = every day. */
  weekdays: optional(list(weekday)),
  enabled: flag(),
  /** The smallest number goes first. */
  priority: int(),
});

/** Of one window of the timetable; it replaces the general capacity. */
export const windowCapacity = object({
  weekday,
  start: localTime(),
  ordersPerSlot: optional(count()),
  unitsPerSlot: optional(count()),
  centsPerSlot: optional(cents()),
});

export const parcel = object({ maxGrams: count(), feeCents: cents() });

/** Parcels in any order; the smallest that holds the goods counts, heavier orders go in several. */
export const shipping = object(
  {
    countries: list(country),
    parcels: list(parcel),
    carrier: optional(text()),
    /** Days on which parcels leave. */
    shipDays: list(weekday),
    coldPack: flag(),
  },
  { max: 5 },
);

export const locker = object(
  {
    provider: oneOf(["penguin"]),
    siteId: text(),
    compartments: object({ S: count(), M: count(), L: count() }),
    tempZone: oneOf(["ambient", "chilled", "frozen"]),
    holdHours: count(),
    /** Empty: round the clock. */
    accessWindows: list(window),
  },
  { max: 6 },
);

/** One way to receive goods, e.g. 'Abholung Hofladen', `restaurants/{restaurantId}/distributionOptions/{optionId}`. */
export const methodFields = {
  ...published({
    type: oneOf(fulfilmentTypes),
    name: text({ max: 120 }),
    enabled: flag(),
    position: count({ max: 100_000 }),
    publicNote: optional(text({ max: 1000 })),
    place: optional(place),
    /** Where it is on single weekdays, e.g. a market stand on tour; `placeOn` says which one. */
    weekPlaces: optional(list(object({ weekday, place }))),
    windows: list(window),
    mode: oneOf(["slot", "asap"]),
    /** Slots are anchored at the window start, so any value from 5 on works. */
    intervalMinutes: count({ min: 5, max: 1440 }),
    firstSlotOffsetMinutes: count({ max: 1440 }),
    leadMinutes: count({ max: 100_000 }),
    advance: object({ minDays: count({ max: 365 }), maxDays: count({ max: 365 }) }, { max: 2 }),
    cutoffs: list(cutoff),
    capacity: object({ ordersPerSlot: optional(count()), unitsPerSlot: optional(count()) }, { max: 2 }),
    dayCapacity: optional(object({ ordersPerDay: optional(count()), centsPerSlot: optional(cents()) }, { max: 2 })),
    windowCapacity: optional(list(windowCapacity)),
    minOrderCents: cents(),
    maxOrderCents: optional(cents()),
    feeCents: cents(),
    freeFromCents: optional(cents()),
    feeVat: optional(oneOf(["followGoods", "standard"])),
    /** Its area; absent or empty = everywhere (shipping) or no door at all (pickup). */
    zones: optional(list(zone, { max: 50 })),
    zonePick: optional(oneOf(["cheapest", "priority"])),
    outsideArea: optional(oneOf(["block", "askMerchant"])),
    shipping: optional(shipping),
    locker: optional(locker),
    /** Tables to choose from when goods are eaten here. */
    tables: optional(list(text())),
    /** Those of the shop that also hold here; absent = all. */
    paymentMethods: optional(list(oneOf(paymentMethods))),
    requires: optional(list(oneOf(["phone", "address", "account"]))),
    closures: list(closure),
  }),
  description: optional(text({ max: 4000 })),
  channels: optional(list(text())),
  photo: optional(image),
};

export const menuMethodFields = { id: text(), ...publishedFields(methodFields) };
