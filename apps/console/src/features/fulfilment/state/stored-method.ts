import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { readCents, readCount } from "@/shared/forms/state/read-amount";
import { storedValues } from "@/shared/forms/state/plain-fields";
import { ifTyped } from "@/shared/forms/state/read-fields";
import { windowsOf } from "@/shared/forms/time/window-draft";
import { lockerOf } from "./locker-draft.ts";
import { placeOf } from "./place-draft.ts";
import {
  plainMethodFields,
  type CapacityDraft,
  type FulfilmentDraft,
  type FulfilmentFields,
} from "./fulfilment-draft.ts";
import { zoneOf } from "./zone-draft.ts";

/** Only these bring goods to a door; the others are at a place. */
export const goesToAddress = (type: FulfilmentFields["type"]): boolean => type === "delivery" || type === "shipping";

/** A draft without errors as it is stored. What no form shows stays as it is in `before`. */
export function storedMethod(
  draft: FulfilmentDraft,
  { country, position, before }: { country: Country; position: number; before: FulfilmentFields | null },
): FulfilmentFields {
  const { type, countries, shipDays, coldPack } = draft;
  const atAddress = goesToAddress(type);
  const day = {
    ...ifTyped("ordersPerDay", draft.ordersPerDay, readCount),
    ...ifTyped("centsPerSlot", draft.centsPerSlot, readCents),
  };
  const windowCapacity = draft.capacities.flatMap(capacitiesOf);
  const tables = draft.tables.split(",").map((table) => table.trim()).filter(Boolean); // prettier-ignore
  return {
    ...hidden(before),
    type,
    ...storedValues(plainMethodFields, draft),
    position,
    ...(!atAddress && draft.hasPlace && { place: placeOf(draft, country) }),
    ...(!atAddress &&
      draft.weekPlaces.length > 0 && {
        weekPlaces: draft.weekPlaces.map((place) => ({
          weekday: Number(place.weekday) as Weekday,
          place: placeOf(place, country),
        })),
      }),
    windows: windowsOf(draft.windows),
    intervalMinutes: readCount(draft.intervalMinutes) ?? 15,
    advance: { minDays: readCount(draft.minDays) ?? 0, maxDays: readCount(draft.maxDays) ?? 0 },
    cutoffs: draft.cutoffs.map(({ kind, time, days, weekdays }) => ({
      kind,
      time,
      ...(kind === "daysBeforeAt" && { days: readCount(days) ?? 1 }),
      ...(weekdays.length > 0 && { weekdays }),
    })),
    capacity: {
      ...ifTyped("ordersPerSlot", draft.ordersPerSlot, readCount),
      ...ifTyped("unitsPerSlot", draft.unitsPerSlot, readCount),
    },
    ...(Object.keys(day).length > 0 && { dayCapacity: day }),
    ...(windowCapacity.length > 0 && { windowCapacity }),
    minOrderCents: readCents(draft.minOrder) ?? 0,
    ...ifTyped("maxOrderCents", draft.maxOrder, readCents),
    feeCents: readCents(draft.fee) ?? 0,
    ...ifTyped("freeFromCents", draft.freeFrom, readCents),
    ...((draft.feeVat === "standard" || before?.feeVat !== undefined) && { feeVat: draft.feeVat }),
    ...(atAddress && {
      zones: draft.zones.map(zoneOf),
      zonePick: draft.zonePick,
      outsideArea: draft.outsideArea,
    }),
    ...(type === "shipping" && {
      shipping: {
        countries,
        parcels: draft.parcels.map(({ maxGrams, fee }) => ({
          maxGrams: readCount(maxGrams) ?? 0,
          feeCents: readCents(fee) ?? 0,
        })),
        ...ifTyped("carrier", draft.carrier, (typed) => typed.trim()),
        shipDays,
        coldPack,
      },
    }),
    ...(type === "locker" && { locker: lockerOf(draft) }),
    ...(type === "dineIn" && tables.length > 0 && { tables }),
    ...(draft.paymentMethods.length > 0 && { paymentMethods: draft.paymentMethods }),
    ...(draft.requires.length > 0 && { requires: draft.requires }),
    closures: draft.closures.map(({ from, to, reason, mode, methods }) => ({
      from,
      to,
      ...ifTyped("reason", reason, (typed) => typed.trim()),
      mode,
      ...(methods !== undefined && { methods }),
    })),
  };
}

function hidden(before: FulfilmentFields | null): Pick<FulfilmentFields, "description" | "channels" | "photo"> {
  const { description, channels, photo } = before ?? {};
  return {
    ...(description !== undefined && { description }),
    ...(channels !== undefined && { channels }),
    ...(photo !== undefined && { photo }),
  };
}

const capacitiesOf = ({ weekdays, start, orders, units, amount }: CapacityDraft) =>
  weekdays.map((weekday) => ({
    weekday,
    start,
    ...ifTyped("ordersPerSlot", orders, readCount),
    ...ifTyped("unitsPerSlot", units, readCount),
    ...ifTyped("centsPerSlot", amount, readCents),
  }));
