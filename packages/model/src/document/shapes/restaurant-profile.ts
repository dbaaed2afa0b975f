import type { Restaurant } from "@lokalkorb/domain/shop/restaurant";
import { restaurantKinds } from "@lokalkorb/domain/shop/restaurant";
import {
  cents,
  count,
  country,
  fulfilmentType,
  instant,
  list,
  object,
  oneOf,
  optional,
  text,
  texts,
} from "../codecs.ts";
import { schemaOf } from "../schema-of.ts";
import { address, closure } from "./shared-shapes.ts";

/** The part of the profile that shop pages are made of. */
export const restaurantProfile = {
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
  offers: list(object({ type: fulfilmentType, feeCents: cents, minOrderCents: cents })),
};
schemaOf<Restaurant>()(object(restaurantProfile));
