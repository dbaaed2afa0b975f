import { roles } from "@lokalkorb/domain/access/role";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A profile. `restaurants` and `restaurantRoles` mirror the shops' accounts; functions alone write them. */
export const userDocument = defineDocument(paths.user, {
  userName: f.text(),
  restaurants: f.list(f.text()),
  restaurantRoles: f.mapOf(f.oneOf(roles)),
  locale: f.oneOf(["de"]),
  photo: f.optional(f.text()),
  lastSeenAt: f.optional(f.instant()),
  /** Of the specification; favourites of shops and goods alike stand in the private part. */
  favouriteRestaurants: f.optional(f.list(f.text())),
});
