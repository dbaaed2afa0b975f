import type { CompanyPrices } from "@lokalkorb/domain/menu/company-menu";
import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { GiftCard } from "@lokalkorb/domain/pricing/discounts/gift-cards";
import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { MinAge } from "@lokalkorb/domain/catalog/goods/min-age";
import type { Tip } from "@lokalkorb/domain/menu/tip";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { checkoutText, formErrorText } from "./checkout-text.ts";

/** A code that the shop has accepted, with what it gives. */
export type KnownCode =
  | { readonly kind: "discount"; readonly code: string; readonly terms: DiscountTerms }
  | { readonly kind: "giftCard"; readonly code: string; readonly giftCard: GiftCard };

/** The company that is ordered for, as its shop agreed with it. */
export interface ChosenBusiness {
  readonly customerId: string;
  readonly name: string;
  readonly discountBp: number;
  readonly onAccount: boolean;
  readonly poRequired: boolean;
  /** Of its price list, for the goods of the basket; once they are known. */
  readonly prices?: CompanyPrices;
}

export interface CheckoutForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly zip: string;
  readonly city: string;
  readonly street: string;
  readonly houseNo: string;
  /** For the courier. */
  readonly doorNote: string;
  readonly table: string;
  readonly payment: PaymentMethod | null;
  /** A kept card that pays online, without the provider's page. */
  readonly card: { readonly id: string; readonly name: string } | null;
  /** The basket of a group: each pays an own part online. */
  readonly eachPays: boolean;
  readonly business: ChosenBusiness | null;
  readonly poNumber: string;
  readonly costCenter: string;
  readonly codes: readonly KnownCode[];
  readonly tip: Tip | null;
  readonly ageConfirmed: boolean;
}

export const emptyForm: CheckoutForm = {
  name: "",
  email: "",
  phone: "",
  note: "",
  zip: "",
  city: "",
  street: "",
  houseNo: "",
  doorNote: "",
  table: "",
  payment: null,
  card: null,
  eachPays: false,
  business: null,
  poNumber: "",
  costCenter: "",
  codes: [],
  tip: null,
  ageConfirmed: false,
};

/** In the order of the page. */
export const fieldNames = [
  "name",
  "email",
  "phone",
  "note",
  "zip",
  "city",
  "street",
  "houseNo",
  "table",
  "slot",
  "poNumber",
  "costCenter",
  "payment",
  "age",
] as const;
export type FieldName = (typeof fieldNames)[number];
export type FormErrors = Readonly<Partial<Record<FieldName, string>>>;

export interface FormRules {
  readonly phoneRequired: boolean;
  readonly option: Pick<FulfilmentMethod, "type" | "requires" | "tables"> | undefined;
  readonly slot: Slot | null;
  readonly minAge: MinAge;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Gift cards cover everything. */
  readonly covered: boolean;
  /** Where it can be brought at all. */
  readonly countries: readonly Country[];
}

/** One sentence per field that is not right, in the order of the page. */
export function checkForm(form: CheckoutForm, rules: FormRules): FormErrors {
  const { option } = rules;
  const pays = rules.covered || (form.payment !== null && rules.paymentMethods.includes(form.payment));
  const found: [FieldName, string | null][] = [
    ["name", nameError(form.name)],
    ["email", emailError(form.email.trim())],
    ["phone", phoneError(form.phone.trim(), rules.phoneRequired)],
    ["note", form.note.length > 500 ? formErrorText.noteTooLong : null],
    ...(needsAddress(option) ? addressErrors(form, rules.countries) : []),
    ["table", option?.type === "dineIn" && form.table.trim() === "" ? formErrorText.tableMissing : null],
    ["slot", rules.slot === null ? checkoutText.noSlot : null],
    ["poNumber", form.business?.poRequired === true && form.poNumber.trim() === "" ? formErrorText.poMissing : null],
    ["payment", pays ? null : formErrorText.paymentMissing],
    ["age", rules.minAge !== 0 && !form.ageConfirmed ? checkoutText.ageError : null],
  ];
  return Object.fromEntries(found.filter((entry): entry is [FieldName, string] => entry[1] !== null));
}

export const needsAddress = (option: FormRules["option"]): boolean =>
  option?.type === "delivery" || option?.type === "shipping" || option?.requires?.includes("address") === true;

/** Whose postal codes can be meant: parcels may go abroad, a cart stays in its country. */
export const countriesOf = (menu: Menu, option: Pick<FulfilmentMethod, "shipping"> | undefined): readonly Country[] =>
  option?.shipping?.countries ?? [menu.shop.country];

/** The country that a complete postal code belongs to: four digits in Austria, five in Germany. */
export function zipCountry(zip: string, countries: readonly Country[]): Country | null {
  if (!/^\d{4,5}$/.test(zip)) return null;
  const country = zip.length === 4 ? "AT" : "DE";
  return countries.includes(country) ? country : null;
}

function addressErrors(
  { zip, city, street, houseNo }: CheckoutForm,
  countries: readonly Country[],
): [FieldName, string | null][] {
  const missing = (text: string, words: string): string | null => (text.trim() === "" ? words : null);
  return [
    ["zip", zipCountry(zip, countries) ? null : formErrorText.zipWrong(countries)],
    ["city", missing(city, formErrorText.cityMissing)],
    ["street", missing(street, formErrorText.streetMissing)],
    ["houseNo", missing(houseNo, formErrorText.houseNoMissing)],
  ];
}

function nameError(name: string): string | null {
  if (name.trim() === "") return formErrorText.nameMissing;
  return name.trim().length > 120 ? formErrorText.nameTooLong : null;
}

/** The same shape that the server asks for, with a sentence for each usual slip. */
function emailError(email: string): string | null {
  if (email === "") return formErrorText.emailMissing;
  if (!email.includes("@")) return formErrorText.emailNoAt;
  if (/@[^@.]*\.?$/.test(email)) return formErrorText.emailNoEnding;
  return isMailAddress(email) ? null : formErrorText.emailWrong;
}

function phoneError(phone: string, required: boolean): string | null {
  if (phone === "") return required ? formErrorText.phoneMissing : null;
  const digits = phone.replaceAll(/\D/g, "").length;
  return /^[+\d\s()/-]+$/.test(phone) && digits >= 5 && phone.length <= 40 ? null : formErrorText.phoneWrong;
}
