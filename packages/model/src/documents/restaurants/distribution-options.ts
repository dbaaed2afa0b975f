import type { DistributionOption } from "@lokalkorb/domain/slots/distribution-option";
import {
  cents,
  count,
  country,
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
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { offeredDistribution } from "../../document/offered-distribution.ts";
import { schemaOf } from "../../document/schema-of.ts";
import { address, image, window } from "../../document/shared-shapes.ts";
import { paths } from "../../paths.ts";

schemaOf<Omit<DistributionOption, "id">>()(object(offeredDistribution));

/** One way to receive goods, e.g. 'Abholung Hofladen'. */
export const distributionOptionDocument = defineDocument(
  paths.distributionOption,
  object({
    ...offeredDistribution,
    description: optional(text),
    channels: optional(texts),
    photo: optional(image),
    weekPlaces: optional(
      list(object({ weekday, place: object({ name: text, address, instructions: optional(text) }) })),
    ),
    dayCapacity: optional(object({ ordersPerDay: optional(count), centsPerSlot: optional(cents) })),
    windowCapacity: optional(list(object({ weekday, start: localTime, ordersPerSlot: count, unitsPerSlot: count }))),
    maxOrderCents: optional(cents),
    freeFromCents: optional(cents),
    feeVat: optional(oneOf(["followGoods", "standard"])),
    zones: optional(
      list(
        object({
          id: text,
          name: text,
          kind: oneOf(["plz", "radius", "polygon"]),
          plz: optional(texts),
          center: optional(object({ lat: number, lng: number })),
          radiusMeters: optional(count),
          // Points one after the other: the database has no lists of lists.
          polygon: optional(list(object({ lat: number, lng: number }))),
          minOrderCents: cents,
          feeCents: cents,
          freeFromCents: optional(cents),
          extraMinutes: count,
          weekdays: optional(list(weekday)),
          enabled: flag,
          priority: int,
        }),
      ),
    ),
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
    paymentMethods: optional(texts),
    requires: optional(list(oneOf(["phone", "address", "account"]))),
  }),
  { audience: "public" },
);
