import * as f from "../../kernel/fields/field.ts";
import { image } from "../../kernel/fields/image.ts";
import { publishedFields } from "../../kernel/fields/project.ts";
import { country } from "../../kernel/country/address.ts";
import { fulfilmentTypes } from "../../kernel/fulfilment-type.ts";
import { paymentMethods } from "../../kernel/payment-method.ts";
import { window } from "../../kernel/time/window.ts";
import { roundDate } from "../../shop/round-dates.ts";
import { place } from "./place.ts";
import { closure } from "../../shop/shop-fields.ts";

export const cutoff = f.object({
  kind: f.oneOf(["sameDayAt", "daysBeforeAt"]),
  time: f.localTime(),
  /** For daysBeforeAt: how many calendar days before the slot's day. */
  days: f.optional(f.count()),
  weekdays: f.optional(f.list(f.weekday)),
});

const point = f.object({ lat: f.number(), lng: f.number() });

/** An area of delivery with its own conditions. Which of the shapes counts follows from `kind`. */
export const zone = f.object({
  id: f.id<"zone">(),
  name: f.text(),
  kind: f.oneOf(["plz", "radius", "polygon"]),
  /** '1150', '10*' or '3100-3107'. */
  plz: f.optional(f.list(f.text())),
  center: f.optional(point),
  radiusMeters: f.optional(f.count()),
  /** Corner after corner, the last one joins the first: the database has no lists of lists. */
  polygon: f.optional(f.list(point)),
  minOrderCents: f.cents(),
  feeCents: f.cents(),
  freeFromCents: f.optional(f.cents()),
  /** Added to the lead time by the distance. */
  extraMinutes: f.minutes(),
  /** Days of delivery; absent or empty = every day. */
  weekdays: f.optional(f.list(f.weekday)),
  enabled: f.flag(),
  /** The smallest number goes first. */
  priority: f.int(),
});

/** Of one window of the timetable; it replaces the general capacity. */
export const windowCapacity = f.object({
  weekday: f.weekday,
  start: f.localTime(),
  ordersPerSlot: f.optional(f.count()),
  unitsPerSlot: f.optional(f.count()),
  centsPerSlot: f.optional(f.cents()),
});

export const parcel = f.object({ maxGrams: f.grams(), feeCents: f.cents() });

/** Parcels in any order; the smallest that holds the goods counts, heavier orders go in several. */
export const shipping = f.object(
  {
    countries: f.list(country),
    parcels: f.list(parcel),
    carrier: f.optional(f.text()),
    /** Days on which parcels leave. */
    shipDays: f.list(f.weekday),
    /** ALC-02: the carrier checks this age at the door; absent, no goods with an age limit are sent. */
    ageCheck: f.optional(f.oneOf([16, 18])),
    /** Stored by earlier versions; it means nothing. */
    coldPack: f.optional(f.flag()),
  },
  { max: 6 },
);

export const locker = f.object(
  {
    provider: f.oneOf(["penguin"]),
    tempZone: f.oneOf(["ambient", "chilled", "frozen"]),
    holdHours: f.count(),
    /** Empty: round the clock. */
    accessWindows: f.list(window),
  },
  // Two more were stored by earlier versions.
  { max: 6 },
);

/** One way to receive goods, e.g. 'Abholung Hofladen', `restaurants/{restaurantId}/distributionOptions/{optionId}`. */
export const methodFields = {
  ...f.published({
    type: f.oneOf(fulfilmentTypes),
    name: f.text({ max: 120 }),
    enabled: f.flag(),
    position: f.count({ max: 100_000 }),
    publicNote: f.optional(f.text({ max: 1000 })),
    place: f.optional(place),
    /** Where it is on single weekdays, e.g. a market stand on tour; `placeOn` says which one. */
    weekPlaces: f.optional(f.list(f.object({ weekday: f.weekday, place }))),
    windows: f.list(window),
    mode: f.oneOf(["slot", "asap"]),
    /** Slots are anchored at the window start, so any value from 5 on works. */
    intervalMinutes: f.minutes({ min: 5, max: 1440 }),
    firstSlotOffsetMinutes: f.minutes({ max: 1440 }),
    leadMinutes: f.minutes({ max: 100_000 }),
    advance: f.object({ minDays: f.count({ max: 365 }), maxDays: f.count({ max: 365 }) }, { max: 2 }),
    cutoffs: f.list(cutoff),
    capacity: f.object({ ordersPerSlot: f.optional(f.count()), unitsPerSlot: f.optional(f.count()) }, { max: 2 }),
    dayCapacity: f.optional(
      f.object({ ordersPerDay: f.optional(f.count()), centsPerSlot: f.optional(f.cents()) }, { max: 2 }),
    ),
    windowCapacity: f.optional(f.list(windowCapacity)),
    minOrderCents: f.cents(),
    maxOrderCents: f.optional(f.cents()),
    feeCents: f.cents(),
    freeFromCents: f.optional(f.cents()),
    feeVat: f.optional(f.oneOf(["followGoods", "standard"])),
    /** Its area; absent or empty = everywhere (shipping) or no door at all (pickup). */
    zones: f.optional(f.list(zone, { max: 50 })),
    zonePick: f.optional(f.oneOf(["cheapest", "priority"])),
    outsideArea: f.optional(f.oneOf(["block", "askMerchant"])),
    shipping: f.optional(shipping),
    locker: f.optional(locker),
    /** Tables to choose from when goods are eaten here. */
    tables: f.optional(f.list(f.text())),
    /** Where tables are told by the code at them: its digest, so that the menu does not give it away. */
    tableSeal: f.optional(f.text({ max: 64 })),
    /** Those of the shop that also hold here; absent = all. */
    paymentMethods: f.optional(f.list(f.oneOf(paymentMethods))),
    requires: f.optional(f.list(f.oneOf(["phone", "address", "account"]))),
    closures: f.list(closure),
  }),
  /** In the QR codes of the tables; renewed, the printed ones end. */
  tableCode: f.optional(f.text({ max: 40 })),
  description: f.optional(f.text({ max: 4000 })),
  channels: f.optional(f.list(f.text())),
  photo: f.optional(image),
};

export const menuMethodFields = {
  id: f.id<"method">(),
  ...publishedFields(methodFields),
  /** Not published, but of the moment (`withRounds`): the way takes orders for these days alone. */
  rounds: f.optional(f.list(roundDate)),
};
