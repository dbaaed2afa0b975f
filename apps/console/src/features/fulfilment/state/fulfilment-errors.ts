import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { windowsOverlap } from "@lokalkorb/domain/kernel/time/window-span";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { readCents, readCount } from "@/shared/forms/state/read-amount";
import { checkValues } from "@/shared/forms/state/plain-fields";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { windowErrors, windowsOf } from "@/shared/forms/time/window-draft";
import { checkLocker } from "./locker-draft.ts";
import { checkPlace } from "./place-draft.ts";
import { goesToAddress } from "./stored-method.ts";
import { plainMethodFields, type FulfilmentDraft } from "./fulfilment-draft.ts";
import { zoneErrors } from "./zone-draft.ts";

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Everything that keeps a way from being stored, by the name of its field. */
export function fulfilmentErrors(draft: FulfilmentDraft, country: Country): FieldErrors {
  const checks = fieldChecks();
  const { errors, note, cents, count } = checks;
  const optional = { optional: true };
  checkValues(plainMethodFields, draft, checks);
  count("minDays", draft.minDays, { max: 365 });
  count("maxDays", draft.maxDays, { max: 365 });
  if ((readCount(draft.maxDays) ?? 0) < (readCount(draft.minDays) ?? 0)) note("maxDays", "too-small");
  for (const name of ["ordersPerSlot", "unitsPerSlot", "ordersPerDay"] as const)
    count(name, draft[name], { optional: true, min: 1 });
  for (const name of ["centsPerSlot", "maxOrder", "freeFrom"] as const) cents(name, draft[name], optional);
  for (const name of ["minOrder", "fee"] as const) cents(name, draft[name]);
  const most = readCents(draft.maxOrder);
  if (most !== null && most < (readCents(draft.minOrder) ?? 0)) note("maxOrder", "too-small");

  if (draft.enabled && draft.windows.length === 0) note("windows", { sentence: "Bitte mindestens eine Zeit angeben." });
  const wrongWindows = windowErrors(draft.windows, "windows");
  Object.entries(wrongWindows).forEach(([name, problem]) => note(name, problem));
  if (Object.keys(wrongWindows).length === 0 && windowsOverlap(windowsOf(draft.windows)))
    note("windows", { sentence: "Zwei Zeiten überschneiden sich." });

  draft.cutoffs.forEach(({ kind, time, days }, index) => {
    if (!isTime(time)) note(`cutoffs.${index}.time`, "not-time");
    if (kind === "daysBeforeAt") count(`cutoffs.${index}.days`, days, { min: 1, max: 60 });
  });
  draft.capacities.forEach((row, index) => {
    const at = (name: string): string => `capacities.${index}.${name}`;
    if (row.weekdays.length === 0) note(at("weekdays"), "choose-one");
    if (!draft.windows.some(({ start }) => start === row.start))
      note(at("start"), { sentence: "Zu dieser Uhrzeit beginnt keine der Zeiten oben." });
    count(at("orders"), row.orders, optional);
    count(at("units"), row.units, optional);
    cents(at("amount"), row.amount, optional);
    if ([row.orders, row.units, row.amount].every((typed) => typed.trim() === "")) note(at("orders"), "missing");
  });
  draft.closures.forEach(({ from, to }, index) => {
    if (!isLocalDate(from)) note(`closures.${index}.from`, "not-date");
    if (!isLocalDate(to)) note(`closures.${index}.to`, "not-date");
    else if (to < from) note(`closures.${index}.to`, "ends-before");
  });

  if (goesToAddress(draft.type)) {
    Object.entries(zoneErrors(draft.zones, country)).forEach(([name, problem]) => note(name, problem));
    if (draft.type === "delivery" && draft.enabled && !draft.zones.some(({ enabled }) => enabled))
      note("zones", { sentence: "Bitte mindestens ein Liefergebiet angeben." });
  } else {
    if (draft.hasPlace) checkPlace(draft, country, checks, "");
    draft.weekPlaces.forEach((place, index) => {
      checkPlace(place, country, checks, `weekPlaces.${index}.`);
      if (draft.weekPlaces.findIndex(({ weekday }) => weekday === place.weekday) !== index)
        note(`weekPlaces.${index}.weekday`, { sentence: "Für diesen Wochentag gibt es schon einen Ort." });
    });
  }
  if (draft.type === "locker") checkLocker(draft, checks);
  if (draft.type === "shipping") {
    if (draft.countries.length === 0) note("countries", "choose-one");
    if (draft.shipDays.length === 0) note("shipDays", "choose-one");
    draft.parcels.forEach(({ maxGrams, fee }, index) => {
      count(`parcels.${index}.maxGrams`, maxGrams, { min: 1, max: 100_000 });
      cents(`parcels.${index}.fee`, fee);
    });
  }
  return errors;
}
