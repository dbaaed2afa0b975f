import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import {
  advanceForm,
  capacityForm,
  dayForm,
  methodForm,
  shippingForm,
  slotForm,
  type FulfilmentValues,
} from "./fulfilment-values.ts";
import { checkLocker } from "./locker-values.ts";
import { checkPlace } from "./place-values.ts";
import { goesToAddress } from "./stored-method.ts";
import { checkZones } from "./zone-values.ts";

/** Everything that keeps a way from being stored, by the name of its field. */
export function fulfilmentErrors(values: FulfilmentValues, country: Country): FieldErrors {
  const checks = fieldChecks();
  const { errors, note } = checks;
  const { type, zones, weekPlaces } = values;
  methodForm.check(values, checks);
  advanceForm.check(values, checks);
  slotForm.check(values, checks);
  dayForm.check(values, checks);
  values.capacities.forEach((row, index) => {
    const at = `capacities.${index}.`;
    if (row.weekdays.length === 0) note(`${at}weekdays`, "choose-one");
    if (!values.windows.some(({ start }) => start === row.start))
      note(`${at}start`, { sentence: "Zu dieser Uhrzeit beginnt keine der Zeiten oben." });
    if ([row.ordersPerSlot, row.unitsPerSlot, row.centsPerSlot].every((typed) => typed.trim() === ""))
      note(`${at}ordersPerSlot`, "missing");
    capacityForm.check(row, checks, { at });
  });
  if (goesToAddress(type)) {
    checkZones(zones, country, checks);
    if (type === "delivery" && values.enabled && !zones.some(({ enabled }) => enabled))
      note("zones", { sentence: "Bitte mindestens ein Liefergebiet angeben." });
  } else {
    if (values.hasPlace) checkPlace(values, country, checks, "");
    weekPlaces.forEach((place, index) => {
      checkPlace(place, country, checks, `weekPlaces.${index}.`);
      if (weekPlaces.findIndex(({ weekday }) => weekday === place.weekday) !== index)
        note(`weekPlaces.${index}.weekday`, { sentence: "Für diesen Wochentag gibt es schon einen Ort." });
    });
  }
  if (type === "locker") checkLocker(values, checks);
  if (type === "shipping") shippingForm.check(values, checks);
  return errors;
}
