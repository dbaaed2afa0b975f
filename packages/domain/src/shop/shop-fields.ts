import * as f from "../kernel/fields/field.ts";
import type { ValueOf } from "../kernel/fields/field.ts";
import { image } from "../kernel/fields/image.ts";
import { window } from "../kernel/time/window.ts";
import { giftOffer } from "../catalog/gifts/gift-offer.ts";
import { fulfilmentTypes } from "../kernel/fulfilment-type.ts";
import { address, country } from "../kernel/country/address.ts";
import { roundsOfMethods } from "./round-dates.ts";
import { legalTextsInForce } from "./legal-text-fields.ts";
import { shopKinds } from "./restaurant-kind.ts";

const fulfilmentType = f.oneOf(fulfilmentTypes);

/** `smallBusiness`: no VAT shown (PRC-02); `flatRateFarmer`: pauschalierte Landwirtschaft. */
export const taxScheme = f.oneOf(["regular", "smallBusiness", "flatRateFarmer"]);

/** The stored theme of a shop. Names and colours live in the theme package. */
export const themeChoice = f.object(
  {
    /** One of the 33 names of specification section 9, or `custom`. */
    key: f.text({ max: 60 }),
    custom: f.optional(f.object({ primary: f.text(), secondary: f.text(), gradientText: f.oneOf(["white", "black"]) })),
    /** The name and sign of the platform stand in the footer alone, as far as the law wants them. */
    hidesPlatform: f.optional(f.flag()),
  },
  { max: 3 },
);

/** `until` is always set for rush and paused, so that no shop stays paused. */
export const operations = f.object({
  state: f.oneOf(["open", "rush", "paused", "closed"]),
  rushExtraMinutes: f.optional(f.minutes()),
  until: f.optional(f.instant()),
  message: f.optional(f.text()),
  /** Paused by itself since then, because no board was awake. */
  automaticSince: f.optional(f.instant()),
});

export const closure = f.object({
  from: f.localDate(),
  to: f.localDate(),
  reason: f.optional(f.text()),
  mode: f.oneOf(["closed", "preorderOnly"]),
  methods: f.optional(f.list(fulfilmentType)),
});

/** Whom a shop is shown to: all, those who have its link, or its staff alone. */
export const listings = ["public", "unlisted", "hidden"] as const;

/** A person of the shop, or a part of its team. */
export const shopPerson = f.object({
  name: f.text({ max: 80 }),
  does: f.text({ max: 160 }),
  /** A sentence of their own. */
  says: f.optional(f.text({ max: 300 })),
  photo: f.optional(image),
  /** The shop says that the person agreed to be shown; without it no photo is published. */
  photoAgreed: f.optional(f.flag()),
});
export type ShopPerson = ValueOf<typeof shopPerson>;

/** The part of the profile that shop pages are made of. */
export const profileFields = {
  ...f.published({
    name: f.text({ max: 120 }),
    ...f.byFunctions({
      slug: f.text(),
      country,
      /** IANA name, e.g. Europe/Vienna. */
      timezone: f.text(),
      currency: f.oneOf(["EUR"]),
    }),
    kind: f.oneOf(shopKinds),
    theme: themeChoice,
    address,
    phone: f.text({ max: 40 }),
    emailPublic: f.text({ max: 254 }),
    description: f.text({ max: 8000 }),
    /** Illustration keys, at most five, rising to one large piece: the goods on the header's table edge. */
    goods: f.list(f.text(), { max: 30 }),
    logo: f.optional(image),
    /** One line below the name. */
    slogan: f.optional(f.text({ max: 120 })),
    website: f.optional(f.text({ max: 300 })),
    /** When people meet someone at the shop, whatever the times of the fulfilment methods are. */
    hours: f.optional(f.list(window, { max: 28 })),
    /** Takes the place of the goods and of the ground in the colour of the theme. */
    cover: f.optional(image),
    /** Photos of the place and its people, on the page about the shop. */
    gallery: f.optional(f.list(image, { max: 24 })),
    /** Who shoppers meet, in the words of the shop. */
    people: f.optional(f.list(shopPerson, { max: 12 })),
  }),
  listing: f.oneOf(listings),
  ...f.byFunctions({
    offeringId: f.id<"catalog">(),
    /** The storefronts that are ordered from, in their order; the first one has the address of the shop and stays it. */
    storefrontIds: f.list(f.id<"storefront">()),
    operations,
    closures: f.list(closure),
    /** Versions of the shop's own legal texts. */
    legalTexts: f.optional(legalTextsInForce),
    /** The offers of a shop card; derived when publishing. */
    offers: f.list(f.object({ type: fulfilmentType, feeCents: f.cents(), minOrderCents: f.cents() })),
  }),
};

/** The public profile, `restaurants/{restaurantId}`: read by everybody, so nothing secret and no uid of staff is in here. */
export const restaurantFields = {
  ...profileFields,
  legalNameShort: f.optional(f.text({ max: 200 })),
  channelsOpen: f.optional(f.list(f.oneOf(["web", "b2b", "locker", "qr"]), { max: 4 })),
  ...f.byFunctions({
    geohash: f.optional(f.text()),
    goLive: f.optional(f.object({ ready: f.flag(), missing: f.list(f.text()) })),
    nextOpenAt: f.optional(f.instant()),
    /** Further storefronts that are published and shown to all: the shop's own page leads to them. */
    openStorefronts: f.optional(f.list(f.object({ id: f.id<"storefront">(), name: f.text() }))),
    /** Published ways that staff switched off by hand. */
    waysOff: f.optional(f.list(f.text())),
    /** Ways that take orders in rounds, with the coming ones. */
    rounds: f.optional(roundsOfMethods),
    /** The provider lets the shop take no money just now: what is published as `online` is not offered. */
    onlinePaymentOff: f.optional(f.flag()),
    /** Gift cards that are sold online. */
    giftOffer: f.optional(giftOffer),
    /** A member of the kitchen has looked at the board, so orders come with a kitchen ticket. */
    kitchenTickets: f.optional(f.flag()),
    /** At least half of its orders are accepted within so many minutes; absent where too few tell. */
    answersIn: f.optional(f.minutes()),
    rating: f.optional(f.object({ avg10: f.count(), count: f.count() })),
    features: f.optional(
      f.object({
        lockers: f.optional(f.flag()),
        b2b: f.optional(f.flag()),
        plans: f.optional(f.flag()),
        groupBaskets: f.optional(f.flag()),
        tips: f.optional(f.flag()),
        ready2order: f.optional(f.flag()),
      }),
    ),
    lastSeenConsoleAt: f.optional(f.instant()),
    stats30: f.optional(f.object({ orders: f.count(), revenueCents: f.cents() })),
  }),
};
