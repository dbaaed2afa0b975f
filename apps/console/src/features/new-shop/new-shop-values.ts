import type { InputOf } from "@lokalkorb/contracts/contract";
import type { createShop } from "@lokalkorb/contracts/shops";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { TaxScheme } from "@lokalkorb/domain/shop/shop-settings";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { readTime } from "@/shared/forms/time/read-moment";

/** Texts as they are typed. */
export interface NewShopValues {
  readonly name: string;
  readonly kind: readonly ShopKind[];
  readonly phone: string;
  readonly street: string;
  readonly houseNo: string;
  readonly zip: string;
  readonly city: string;
  readonly country: Country;
  readonly weekdays: readonly Weekday[];
  readonly from: string;
  readonly to: string;
  readonly ownerName: string;
  readonly legalName: string;
  readonly taxScheme: TaxScheme;
}

export const emptyShop: NewShopValues = {
  name: "",
  kind: [],
  phone: "",
  street: "",
  houseNo: "",
  zip: "",
  city: "",
  country: "DE",
  weekdays: [1, 2, 3, 4, 5, 6],
  from: "08:00",
  to: "18:00",
  ownerName: "",
  legalName: "",
  taxScheme: "regular",
};

const shortestOpening = 30;

export function newShopErrors(values: NewShopValues): FieldErrors {
  const { errors, note, text } = fieldChecks();
  text("name", values.name, { max: 120 });
  if (values.name.trim().length === 1) note("name", "too-small");
  if (values.kind.length === 0) note("kind", "choose-one");
  text("phone", values.phone, { max: 40 });
  if (values.phone.replaceAll(/\D/g, "").length < 5)
    note("phone", { sentence: "Bitte mit Vorwahl, zum Beispiel +49 8051 123456." });
  text("street", values.street, { max: 120 });
  text("houseNo", values.houseNo, { max: 20 });
  text("zip", values.zip, { max: 5 });
  if (!jurisdictions[values.country].zipPattern.test(values.zip.trim()))
    note("zip", {
      sentence: values.country === "AT" ? "Vier Ziffern, zum Beispiel 8010." : "Fünf Ziffern, zum Beispiel 83253.",
    });
  text("city", values.city, { max: 80 });
  if (values.weekdays.length === 0) note("weekdays", "choose-one");
  for (const name of ["from", "to"] as const) if (readTime(values[name]) === null) note(name, "not-time");
  if (minutesOpen(values) < shortestOpening) note("to", "ends-before");
  text("ownerName", values.ownerName, { max: 80 });
  text("legalName", values.legalName, { max: 200 });
  return errors;
}

/** Until midnight where it ends at 00:00. */
function minutesOpen({ from, to }: NewShopValues): number {
  const [begin, end] = [from, to].map((typed) => {
    const [hours = 0, minutes = 0] = (readTime(typed) ?? "").split(":").map(Number);
    return hours * 60 + minutes;
  }) as [number, number];
  return (end === 0 ? 24 * 60 : end) - begin;
}

/** Of values without errors. */
export function newShopInput(values: NewShopValues): Omit<InputOf<typeof createShop>, "requestId"> {
  const { name, kind, phone, street, houseNo, zip, city, country, weekdays, ownerName, legalName, taxScheme } = values;
  return {
    name: name.trim(),
    kind: kind[0] ?? "other",
    phone: phone.trim(),
    address: { street: street.trim(), houseNo: houseNo.trim(), zip: zip.trim(), city: city.trim(), country },
    ownerName: ownerName.trim(),
    legalName: legalName.trim(),
    taxScheme,
    pickup: { weekdays: [...weekdays], start: readTime(values.from) ?? values.from, minutes: minutesOpen(values) },
  };
}
