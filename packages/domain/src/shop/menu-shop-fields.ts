import { cents, count, flag, list, object, oneOf, optional, text } from "../kernel/fields/field.ts";
import { publishedFields } from "../kernel/fields/project.ts";
import { fulfilmentTypes } from "../kernel/fulfilment-type.ts";
import { availabilityFields } from "../kernel/time/availability-fields.ts";
import { profileFields, taxScheme } from "./shop-fields.ts";

const fulfilmentType = oneOf(fulfilmentTypes);

/** Who sells (LEG-01). Plain text; line breaks allowed in `text`. */
export const imprintFields = {
  legalName: text(),
  representative: optional(text()),
  vatId: optional(text()),
  register: optional(text()),
  authority: optional(text()),
  purpose: optional(text()),
  chamber: optional(text()),
  tradeRules: optional(text()),
  text: optional(text()),
};

export const menuShopFields = {
  ...publishedFields(profileFields),
  imprint: object(imprintFields),
  taxScheme,
  organicControlNo: optional(text()),
};

/** Which goods a shop says it sells: none that can be given back, only such, or both. */
export const withdrawalKind = oneOf(["perishableExcluded", "applies", "mixed"]);

export const orderingFields = {
  minOrderCents: cents(),
  maxOrderCents: optional(cents()),
  /** false = only people with an account order here; absent = everybody. */
  guestAllowed: optional(flag()),
  /** Ways to receive goods for which an account is needed. */
  accountRequiredFor: optional(list(fulfilmentType)),
  /** When goods of this storefront can be had; absent = always. */
  availability: optional(object(availabilityFields)),
  maxLines: count(),
  phoneRequired: flag(),
  /** How many unfinished orders one guest may have here; absent = as many as they like. */
  maxOpenOrdersPerGuest: optional(count()),
  customerCancelUntilMinutesBeforeSlot: count(),
  prep: object({ baseMinutes: count(), secondsPerKitchenUnit: count() }),
  /** Absent = some of the goods can be given back. */
  withdrawal: optional(withdrawalKind),
  texts: object({ pickupHint: text(), thankYou: text(), closedMessage: optional(text()) }),
};
