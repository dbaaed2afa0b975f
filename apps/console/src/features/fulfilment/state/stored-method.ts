import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import {
  advanceForm,
  capacityForm,
  dayForm,
  methodForm,
  shippingForm,
  slotForm,
  type FulfilmentFields,
  type FulfilmentValues,
} from "./fulfilment-values.ts";
import { lockerOf } from "./locker-values.ts";
import { placeOf } from "./place-values.ts";
import { zoneOf } from "./zone-values.ts";

/** Only these bring goods to a door; the others are at a place. */
export const goesToAddress = (type: FulfilmentFields["type"]): boolean => type === "delivery" || type === "shipping";

/** Values without errors as they are stored. What no form shows stays as it is in `before`. */
export function storedMethod(
  values: FulfilmentValues,
  { country, position, before }: { country: Country; position: number; before: FulfilmentFields | null },
): FulfilmentFields {
  const { type, feeVat, zonePick, outsideArea } = values;
  const atAddress = goesToAddress(type);
  const weekPlaces = values.weekPlaces.map((place) => ({
    weekday: Number(place.weekday) as Weekday,
    place: placeOf(place, country),
  }));
  const day = dayForm.stored(values, {});
  const windowCapacity = values.capacities.flatMap((row) =>
    row.weekdays.map((weekday) => capacityForm.stored(row, { weekday })),
  );
  const tables = values.tables.split(",").map((table) => table.trim()).filter(Boolean); // prettier-ignore
  return methodForm.stored(values, before ?? {}, {
    position,
    place: !atAddress && values.hasPlace ? placeOf(values, country) : undefined,
    weekPlaces: !atAddress && weekPlaces.length > 0 ? weekPlaces : undefined,
    advance: advanceForm.stored(values, {}),
    capacity: slotForm.stored(values, {}),
    dayCapacity: Object.keys(day).length > 0 ? day : undefined,
    windowCapacity: windowCapacity.length > 0 ? windowCapacity : undefined,
    feeVat: feeVat === "standard" || before?.feeVat !== undefined ? feeVat : undefined,
    zones: atAddress ? values.zones.map(zoneOf) : undefined,
    zonePick: atAddress ? zonePick : undefined,
    outsideArea: atAddress ? outsideArea : undefined,
    shipping: type === "shipping" ? shippingForm.stored(values, before?.shipping ?? {}) : undefined,
    locker: type === "locker" ? lockerOf(values) : undefined,
    tables: type === "dineIn" && tables.length > 0 ? tables : undefined,
  });
}
