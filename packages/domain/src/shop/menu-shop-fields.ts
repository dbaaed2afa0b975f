import * as f from "../kernel/fields/field.ts";
import { substitutions } from "../kernel/substitution.ts";
import { publishedFields } from "../kernel/fields/project.ts";
import { fulfilmentTypes } from "../kernel/fulfilment-type.ts";
import { availabilityFields } from "../kernel/time/availability-fields.ts";
import { profileFields, taxScheme } from "./shop-fields.ts";

const fulfilmentType = f.oneOf(fulfilmentTypes);

/** Who sells (LEG-01). Plain text; line breaks allowed in `text`. */
export const imprintFields = {
  legalName: f.text(),
  representative: f.optional(f.text()),
  vatId: f.optional(f.text()),
  register: f.optional(f.text()),
  authority: f.optional(f.text()),
  purpose: f.optional(f.text()),
  chamber: f.optional(f.text()),
  tradeRules: f.optional(f.text()),
  text: f.optional(f.text()),
};

export const menuShopFields = {
  ...publishedFields(profileFields),
  imprint: f.object(imprintFields),
  taxScheme,
  organicControlNo: f.optional(f.text()),
};

/** Which goods a shop says it sells: none that can be given back, only such, or both. */
export const withdrawalKind = f.oneOf(["perishableExcluded", "applies", "mixed"]);

/** How long shoppers may change their own orders: until the shop says yes, as long as orders for that time are taken, or not at all. */
export const customerEditUntil = f.oneOf(["accepted", "cutoff", "never"]);

export const orderingFields = {
  minOrderCents: f.cents(),
  maxOrderCents: f.optional(f.cents()),
  /** false = only people with an account order here, as of a storefront that is meant for some; absent = everybody (CHK-11). */
  guestAllowed: f.optional(f.flag()),
  /** Ways to receive goods for which an account is needed. */
  accountRequiredFor: f.optional(f.list(fulfilmentType)),
  /** When goods of this storefront can be had; absent = always. */
  availability: f.optional(f.object(availabilityFields)),
  maxLines: f.count(),
  phoneRequired: f.flag(),
  /** How many unfinished orders one guest may have here; absent = as many as they like. */
  maxOpenOrdersPerGuest: f.optional(f.count()),
  customerCancelUntilMinutesBeforeSlot: f.minutes(),
  /** Absent = until the shop has accepted. */
  customerEditUntil: f.optional(customerEditUntil),
  /** No order comes again by itself here; absent = shoppers may begin one. */
  withoutStandingOrders: f.optional(f.flag()),
  /** The wish for goods that run out that is preset for shoppers; absent = they are asked. */
  substitutionDefault: f.optional(f.oneOf(substitutions)),
  prep: f.object({ baseMinutes: f.minutes(), secondsPerKitchenUnit: f.count() }),
  /** Absent = some of the goods can be given back. */
  withdrawal: f.optional(withdrawalKind),
  texts: f.object({ pickupHint: f.text(), thankYou: f.text(), closedMessage: f.optional(f.text()) }),
};
