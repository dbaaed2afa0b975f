import { roles } from "@lokalkorb/domain/access/role";
import { instant, mapOf, object, oneOf, optional, text, texts } from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A profile. `restaurants` and `restaurantRoles` mirror the shops' accounts; functions alone write them. */
export const userDocument = defineDocument(
  paths.user,
  object({
    userName: text,
    restaurants: texts,
    restaurantRoles: mapOf(oneOf(roles)),
    locale: oneOf(["de"]),
    photo: optional(text),
    lastSeenAt: optional(instant),
    favouriteRestaurants: optional(texts),
  }),
);
