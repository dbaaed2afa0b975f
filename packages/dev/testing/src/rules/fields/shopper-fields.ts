import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { inDays, now } from "../documents/envelope.ts";
import { aBasket } from "../documents/shopper-documents.ts";
import type { FieldRow } from "../field-row.ts";

const address = { street: "Hauptplatz", houseNo: "2", zip: "8010", city: "Graz", country: "AT" };

export const basketsFields: readonly FieldRow[] = [
  {
    definition: basketDocument,
    path: "restaurants/shop/baskets/shopper_web",
    as: "shopper",
    own: {
      ownerUid: "shopper",
      status: "open",
      channel: "web",
      storefrontId: "quiet",
      menuVersion: 2,
      lines: {},
      lastActivityAt: now,
      expiresAt: inDays(59),
      deviceHint: "phone",
      distribution: { optionId: "pickup", type: "pickup" },
      substitution: "ask",
      codes: ["MORGEN"],
      tip: { mode: "percent", value: 5 },
      b2bCustomerId: "c1",
      planDraft: { every: "week" },
      contact: { firstName: "Kundschaft", lastName: "1" },
      consent: { terms: "1", marketing: false, reminder: false },
    },
    others: {
      group: { groupId: "g1", participants: [] },
      checkout: { requestId: "r", until: now },
      recovery: { mailedAt: now },
    },
    bad: [["eleven codes", { codes: Array.from({ length: 11 }, () => "C") }]],
    fresh: { path: "restaurants/elsewhere/baskets/shopper_web", fields: aBasket("shopper") },
  },
];

export const usersFields: readonly FieldRow[] = [
  {
    definition: userDocument,
    path: "users/shopper",
    as: "shopper",
    own: { userName: "Kundschaft 2", locale: "de", photo: "p.webp", favouriteRestaurants: ["shop"] },
    others: { restaurants: ["shop"], restaurantRoles: { shop: "owner" }, lastSeenAt: now },
  },
  {
    definition: userDocument,
    path: "users/owner",
    as: "owner",
    own: { userName: "Team 1", locale: "de", photo: "p.webp", favouriteRestaurants: [] },
    others: {
      restaurants: ["elsewhere", "shop"],
      restaurantRoles: { shop: "owner", elsewhere: "owner" },
      lastSeenAt: now,
    },
  },
  {
    definition: privateUserDocument,
    path: "users/shopper/private/user",
    as: "shopper",
    own: {
      email: "neu@lokalkorb.example",
      phone: "+43 660 0000001",
      addresses: [{ id: "a", label: "daheim", address }],
      defaultAddressId: "a",
      defaultCardId: "pm_1",
      birthDate: "1990-01-31",
      consents: { analytics: "denied", marketing: "denied", terms: "1", at: now },
      notify: { ready: true, outForDelivery: false, shipped: false },
      basketReminder: { wanted: true, at: now, words: "2026-11-27", token: "t" },
      eaters: { allergens: ["milk"], diets: [], agreedAt: now, words: "2026-11-27" },
      favourites: { "shop:bread": { name: "Landbrot", at: now } },
      pushTokens: ["t"],
      deletionRequestedAt: now,
    },
    others: {
      phoneVerified: true,
      stripeCustomerId: "cus_other",
      paymentMethods: [{ id: "pm", brand: "visa", last4: "4242", exp: "12/30" }],
    },
    bad: [
      ["a birthday as a time", { birthDate: now }],
      ["a birthday in words", { birthDate: "gestern" }],
      ["S-C15 six addresses", { addresses: Array.from({ length: 6 }, () => ({ id: "a" })) }],
    ],
  },
];
