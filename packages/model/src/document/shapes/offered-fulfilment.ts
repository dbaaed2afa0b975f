import { paymentMethods } from "@lokalkorb/domain/kernel/payment-method";
import type { Zone } from "@lokalkorb/domain/fulfilment/methods/zone";
import {
  cents,
  count,
  country,
  fulfilmentType,
  flag,
  int,
  list,
  localTime,
  number,
  object,
  oneOf,
  optional,
  text,
  texts,
  weekday,
} from "../codecs.ts";
import { schemaOf } from "../schema-of.ts";
import { address, closure, window } from "./shared-shapes.ts";

const place = object({ name: text, address, instructions: optional(text) });
const point = object({ lat: number, lng: number });

const zone = schemaOf<Zone>()(
  object({
    id: text,
    name: text,
    kind: oneOf(["plz", "radius", "polygon"]),
    plz: optional(texts),
    center: optional(point),
    radiusMeters: optional(count),
    // Points one after the other: the database has no lists of lists.
    polygon: optional(list(point)),
    minOrderCents: cents,
    feeCents: cents,
    freeFromCents: optional(cents),
    extraMinutes: count,
    weekdays: optional(list(weekday)),
    enabled: flag,
    priority: int,
  }),
);

/** What the shopper's slot rule needs of a way to receive goods: part of the document, and all that the menu holds. */
export const offeredFulfilment = {
  type: fulfilmentType,
  name: text,
  enabled: flag,
  position: count,
  publicNote: optional(text),
  place: optional(place),
  weekPlaces: optional(list(object({ weekday, place }))),
  windows: list(window),
  mode: oneOf(["slot", "asap"]),
  intervalMinutes: count,
  firstSlotOffsetMinutes: count,
  leadMinutes: count,
  advance: object({ minDays: count, maxDays: count }),
  cutoffs: list(
    object({
      kind: oneOf(["sameDayAt", "daysBeforeAt"]),
      time: localTime,
      days: optional(count),
      weekdays: optional(list(weekday)),
    }),
  ),
  capacity: object({ ordersPerSlot: optional(count), unitsPerSlot: optional(count) }),
  dayCapacity: optional(object({ ordersPerDay: optional(count), centsPerSlot: optional(cents) })),
  windowCapacity: optional(
    list(
      object({
        weekday,
        start: localTime,
        ordersPerSlot: optional(count),
        unitsPerSlot: optional(count),
        centsPerSlot: optional(cents),
      }),
    ),
  ),
  minOrderCents: cents,
  maxOrderCents: optional(cents),
  feeCents: cents,
  freeFromCents: optional(cents),
  feeVat: optional(oneOf(["followGoods", "standard"])),
  zones: optional(list(zone)),
  zonePick: optional(oneOf(["cheapest", "priority"])),
  outsideArea: optional(oneOf(["block", "askMerchant"])),
  shipping: optional(
    object({
      countries: list(country),
      parcels: list(object({ maxGrams: count, feeCents: cents })),
      carrier: optional(text),
      shipDays: list(weekday),
      coldPack: flag,
    }),
  ),
  locker: optional(
    object({
      provider: oneOf(["penguin"]),
      siteId: text,
      compartments: object({ S: count, M: count, L: count }),
      tempZone: oneOf(["ambient", "chilled", "frozen"]),
      holdHours: count,
      // Empty: round the clock.
      accessWindows: list(window),
    }),
  ),
  tables: optional(texts),
  paymentMethods: optional(list(oneOf(paymentMethods))),
  requires: optional(list(oneOf(["phone", "address", "account"]))),
  closures: list(closure),
};
