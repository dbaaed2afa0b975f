import * as f from "../../kernel/fields/field.ts";
import { address } from "../../kernel/country/address.ts";
import { depositBookFields } from "../deposits/deposit-fields.ts";
import { paymentMethods, type PaymentMethod } from "../../kernel/payment-method.ts";

/** Ways to pay that a shop may deny one customer. */
export const deniablePayments = ["cash", "onAccount"] as const;
export type DeniablePayment = (typeof deniablePayments)[number];

const methodsOf: Readonly<Record<DeniablePayment, readonly PaymentMethod[]>> = {
  cash: ["cashOnPickup", "cashOnDelivery"],
  onAccount: ["onAccount"],
};

/** The methods of the checkout that are denied. */
export const deniedMethods = (denied: readonly DeniablePayment[]): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => denied.some((one) => methodsOf[one].includes(method)));

/** Filters of the list of customers; worked out from the rest of the record. */
export const customerMarks = ["regular", "business", "deposit", "blocked"] as const;
export type CustomerMark = (typeof customerMarks)[number];

const person = f.object({
  firstName: f.text(),
  lastName: f.text(),
  email: f.optional(f.text()),
  phone: f.optional(f.text()),
  company: f.optional(f.text()),
});

const note = f.object({ id: f.text(), text: f.text(), at: f.instant(), by: f.text() });
export type CustomerNote = f.ValueOf<typeof note>;

const stats = f.object({
  /** Handed over. */
  orders: f.count(),
  /** Of those, without tips, before refunds. */
  revenueCents: f.cents(),
  /** Of the revenue; absent in records of before it was counted. */
  refundsCents: f.optional(f.cents()),
  lastOrderAt: f.optional(f.instant()),
  firstOrderAt: f.optional(f.instant()),
  /** Of an order, after refunds. */
  avgCents: f.cents(),
  cancelled: f.count(),
  noShow: f.count(),
  /** Of the open pieces in `deposits`. */
  depositBalanceCents: f.signedCents(),
});

/** `restaurants/{restaurantId}/users/{userDocId}`; functions alone write it. */
export const customerFields = {
  uid: f.optional(f.id<"user">()),
  person,
  emailLower: f.text(),
  addresses: f.list(address),
  stats,
  /** Steps that were written until then, in microseconds, are in the figures. */
  countedUntil: f.optional(f.number()),
  /** When the latest order was placed. Absent in a record that was merged into another: lists are sorted by it. */
  lastAt: f.optional(f.instant()),
  /** Accounts and spellings of addresses under which the customer ordered, so that their orders are found. */
  uids: f.optional(f.list(f.id<"user">())),
  emails: f.optional(f.list(f.text())),
  marks: f.optional(f.list(f.oneOf(customerMarks))),
  /** Beginnings of name, address, phone and number, for the search. */
  words: f.optional(f.list(f.text())),
  ...depositBookFields,
  tags: f.list(f.text(), { max: 50 }),
  groups: f.list(f.text(), { max: 50 }),
  notes: f.optional(f.list(note)),
  blocked: f.optional(f.object({ at: f.instant(), by: f.text(), reason: f.text() })),
  deniedPayments: f.optional(f.list(f.oneOf(deniablePayments))),
  consents: f.object({
    marketing: f.optional(
      f.object({ state: f.oneOf(["granted", "denied", "withdrawn"]), at: f.instant(), source: f.text() }),
    ),
  }),
  creditCents: f.cents(),
  favourites: f.list(f.text()),
  b2bCustomerId: f.optional(f.text()),
  mergedInto: f.optional(f.text()),
  /** Records that point here. */
  mergedIds: f.optional(f.list(f.text())),
};
export type Customer = f.ValuesOf<typeof customerFields>;
