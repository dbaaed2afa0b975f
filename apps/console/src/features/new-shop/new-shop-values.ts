import type { InputOf } from "@lokalkorb/contracts/contract";
import type { createShop } from "@lokalkorb/contracts/shops";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { TaxScheme } from "@lokalkorb/domain/shop/shop-settings";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { windowsOf } from "@/shared/forms/state/window-values";

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
  readonly start: string;
  readonly end: string;
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
  start: "08:00",
  end: "18:00",
  ownerName: "",
  legalName: "",
  taxScheme: "regular",
};

const shortestOpening = 30;

export function newShopErrors(values: NewShopValues): FieldErrors {
  const { errors, note, text, time } = fieldChecks();
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
  time("start", values.start);
  time("end", values.end);
  if (values.end !== midnight && values.end <= values.start) note("end", "ends-before");
  else if (minutesOpen(values) < shortestOpening) note("end", "too-small");
  text("ownerName", values.ownerName, { max: 80 });
  text("legalName", values.legalName, { max: 200 });
  return errors;
}

const midnight = "00:00";
const minutesOpen = ({ start, end }: NewShopValues): number =>
  windowsOf([{ weekdays: [1], start, end }])[0]?.minutes ?? 0;

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
    pickup: { weekdays: [...weekdays], start: values.start, minutes: minutesOpen(values) },
  };
}
