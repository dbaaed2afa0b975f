import type { Restaurant } from "@lokalkorb/domain/restaurant/restaurant";
import { restaurantKinds } from "@lokalkorb/domain/restaurant/restaurant";
import {
  cents,
  count,
  country,
  distributionType,
  flag,
  instant,
  list,
  object,
  oneOf,
  optional,
  text,
  texts,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { schemaOf } from "../../document/schema-of.ts";
import { address, closure, image } from "../../document/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** The part of the profile that shop pages are made of. */
const profile = {
  name: text,
  slug: text,
  kind: oneOf(restaurantKinds),
  country,
  timezone: text,
  currency: oneOf(["EUR"]),
  address,
  phone: text,
  emailPublic: text,
  description: text,
  goods: texts,
  theme: object({
    key: text,
    custom: optional(object({ primary: text, secondary: text, gradientText: oneOf(["white", "black"]) })),
  }),
  offeringId: text,
  storefrontIds: texts,
  listing: oneOf(["public", "unlisted", "hidden"]),
  operations: object({
    state: oneOf(["open", "rush", "paused", "closed"]),
    rushExtraMinutes: optional(count),
    until: optional(instant),
    message: optional(text),
  }),
  closures: list(closure),
  offers: list(object({ type: distributionType, feeCents: cents, minOrderCents: cents })),
};
schemaOf<Restaurant>()(object(profile));

/** The public profile of a shop. Nothing secret and no uid of staff is in here. */
export const restaurantDocument = defineDocument(
  paths.restaurant,
  object({
    ...profile,
    legalNameShort: optional(text),
    geohash: optional(text),
    website: optional(text),
    logo: optional(image),
    cover: optional(image),
    gallery: optional(list(image)),
    channelsOpen: optional(list(oneOf(["web", "b2b", "locker", "qr"]))),
    goLive: optional(object({ ready: flag, missing: texts })),
    nextOpenAt: optional(instant),
    /** Published ways that staff switched off by hand; only functions write it. */
    waysOff: optional(texts),
    /** The provider lets the shop take no money just now: what is published as `online` is not offered. */
    onlinePaymentOff: optional(flag),
    rating: optional(object({ avg10: count, count })),
    features: optional(
      object({
        lockers: optional(flag),
        b2b: optional(flag),
        plans: optional(flag),
        groupBaskets: optional(flag),
        tips: optional(flag),
        ready2order: optional(flag),
      }),
    ),
    lastSeenConsoleAt: optional(instant),
    stats30: optional(object({ orders: count, revenueCents: cents })),
  }),
  { audience: "public" },
);
