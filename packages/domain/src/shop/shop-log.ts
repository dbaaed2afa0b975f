import * as f from "../kernel/fields/field.ts";
import { dayMs } from "../kernel/time/instant.ts";
import { editKinds, edited } from "./shop-edits.ts";

/** Acts on a shop itself; what is done to its orders stands with each order. */
export const shopActs = [
  "contracts",
  "listing",
  "memberInvited",
  "memberJoined",
  "memberRole",
  "memberRemoved",
  "hold",
  "release",
  /** Documents that a member wrote; `kind` and `edited` tell which. */
  "edited",
  "published",
  /** A further storefront was made, changed, hidden or shown again; `about` is its name. */
  "storefront",
  /** `about` is the kind and the version, as `legalTextId`; a kind alone went back to Lokalkorb's text. */
  "legalText",
  "operations",
  "closures",
  "wayOff",
  "wayOn",
  /** An order round began or changed; `about` is its name. */
  "round",
  /** A shop ended a standing order; `about` is its goods. */
  "standingOrder",
  "giftCard",
  /** `about` is empty where none are sold online any more. */
  "giftOffer",
  /** A card that was bought online; `about` is its value in cents. */
  "giftRefund",
  "exported",
  /** `about` is the table, its first and its last day: `vat 2026-11-01 2026-11-30`. */
  "booksExported",
  "booksSettings",
  /** All data of the shop in one file: asked for, and each time that it was downloaded. */
  "takeoutAsked",
  "takeoutTaken",
  /** `about` is what was done and the number, e.g. `issue RE-2026-00001`. */
  "businessInvoice",
  /** `about` is the customer's number, never a name; of a block its reason follows in the next line. */
  "customerBlocked",
  "customerReleased",
  "customerPayment",
  /** In the next line what came back, or the mistake. */
  "customerDeposit",
  "customerNoted",
  "customerTagged",
  /** The number of the record that stays and of the one that went. */
  "customersMerged",
  "customerForgotten",
  "customerExported",
  /** `about` is how many. */
  "customersExported",
  /** `about` is the name of a company. */
  "businessAdmitted",
  "businessTerms",
  "businessDeclined",
  "businessBlocked",
  "businessReleased",
  "notice",
  /** Staff of the platform looked at the shop; `about` is the reason. */
  "supportLook",
  /** `about` is the name of an item; of a block its reason follows in the next line. */
  "itemBlock",
  "itemRelease",
  /** `about` is the rate in basis points and the day from which it holds. */
  "feeRate",
] as const;
export type ShopAct = (typeof shopActs)[number];

/** GDP-05: who did what to a shop, for its owner; a year and a month. */
export const shopLogKeptFor = 400 * dayMs;

export const shopLogFields = {
  at: f.instant(),
  act: f.oneOf(shopActs),
  /** The name in the team, or the platform's: it stays when the person has gone. */
  by: f.text(),
  /** To whom or to what it was done: a name, a role, a way to be seen. */
  about: f.text(),
  role: f.optional(f.text()),
  kind: f.optional(f.oneOf(editKinds)),
  edited: f.optional(edited),
  expiresAt: f.instant(),
};
