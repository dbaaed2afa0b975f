import {
  byFunctions,
  cents,
  count,
  flag,
  instant,
  list,
  localDate,
  object,
  oneOf,
  optional,
  published,
  text,
} from "../kernel/fields/field.ts";
import { image } from "../kernel/fields/image.ts";
import { fulfilmentTypes } from "../kernel/fulfilment-type.ts";
import { address, country } from "../kernel/country/address.ts";
import { shopKinds } from "./restaurant-kind.ts";

const fulfilmentType = oneOf(fulfilmentTypes);

/** `smallBusiness`: no VAT shown (PRC-02); `flatRateFarmer`: pauschalierte Landwirtschaft. */
export const taxScheme = oneOf(["regular", "smallBusiness", "flatRateFarmer"]);

/** The stored theme of a shop. Names and colours live in the theme package. */
export const themeChoice = object(
  {
    /** One of the 33 names of specification section 9, or `custom`. */
    key: text({ max: 60 }),
    custom: optional(object({ primary: text(), secondary: text(), gradientText: oneOf(["white", "black"]) })),
  },
  { max: 2 },
);

/** `until` is always set for rush and paused, so that no shop stays paused. */
export const operations = object({
  state: oneOf(["open", "rush", "paused", "closed"]),
  rushExtraMinutes: optional(count()),
  until: optional(instant()),
  message: optional(text()),
});

export const closure = object({
  from: localDate(),
  to: localDate(),
  reason: optional(text()),
  mode: oneOf(["closed", "preorderOnly"]),
  methods: optional(list(fulfilmentType)),
});

/** The part of the profile that shop pages are made of. */
export const profileFields = {
  ...published({
    name: text({ max: 120 }),
    ...byFunctions({
      slug: text(),
      country,
      /** IANA name, e.g. Europe/Vienna. */
      timezone: text(),
      currency: oneOf(["EUR"]),
    }),
    kind: oneOf(shopKinds),
    theme: themeChoice,
    address,
    phone: text({ max: 40 }),
    emailPublic: text({ max: 254 }),
    description: text({ max: 8000 }),
    /** Illustration keys, at most five, rising to one large piece: the goods on the header's table edge. */
    goods: list(text(), { max: 30 }),
  }),
  storefrontIds: list(text(), { max: 20 }),
  listing: oneOf(["public", "unlisted", "hidden"]),
  ...byFunctions({
    offeringId: text(),
    operations,
    closures: list(closure),
    /** The offers of a shop card; derived when publishing. */
    offers: list(object({ type: fulfilmentType, feeCents: cents(), minOrderCents: cents() })),
  }),
};

/** The public profile, `restaurants/{restaurantId}`: read by everybody, so nothing secret and no uid of staff is in here. */
export const restaurantFields = {
  ...profileFields,
  legalNameShort: optional(text({ max: 200 })),
  website: optional(text({ max: 300 })),
  logo: optional(image),
  cover: optional(image),
  gallery: optional(list(image, { max: 24 })),
  channelsOpen: optional(list(oneOf(["web", "b2b", "locker", "qr"]), { max: 4 })),
  ...byFunctions({
    geohash: optional(text()),
    goLive: optional(object({ ready: flag(), missing: list(text()) })),
    nextOpenAt: optional(instant()),
    /** Published ways that staff switched off by hand. */
    waysOff: optional(list(text())),
    /** The provider lets the shop take no money just now: what is published as `online` is not offered. */
    onlinePaymentOff: optional(flag()),
    rating: optional(object({ avg10: count(), count: count() })),
    features: optional(
      object({
        lockers: optional(flag()),
        b2b: optional(flag()),
        plans: optional(flag()),
        groupBaskets: optional(flag()),
        tips: optional(flag()),
        ready2order: optional(flag()),
      }),
    ),
    lastSeenConsoleAt: optional(instant()),
    stats30: optional(object({ orders: count(), revenueCents: cents() })),
  }),
};
