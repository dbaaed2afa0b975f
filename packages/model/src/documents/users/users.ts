import { roles } from "@lokalkorb/domain/access/role";
import { instant, list, mapOf, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A profile. `restaurants` and `restaurantRoles` mirror the shops' accounts; functions alone write them. */
export const userDocument = defineDocument(paths.user, {
  userName: text(),
  restaurants: list(text()),
  restaurantRoles: mapOf(oneOf(roles)),
  locale: oneOf(["de"]),
  photo: optional(text()),
  lastSeenAt: optional(instant()),
  favouriteRestaurants: optional(list(text())),
});
