import { count, flag, instant, list, object, oneOf, optional, cents, text, texts } from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { restaurantProfile } from "../../document/shapes/restaurant-profile.ts";
import { image } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** The public profile of a shop. Nothing secret and no uid of staff is in here. */
export const restaurantDocument = defineDocument(
  paths.restaurant,
  object({
    ...restaurantProfile,
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
