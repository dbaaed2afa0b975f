import type { Viewer as UserViewer } from "@lokalkorb/domain/access/viewer";
import type { FieldsOf } from "../../document/define-document.ts";
import type { Identity } from "./identity.ts";
import type { userDocument } from "../../documents/users/users.ts";

/** The person in front of the screen: uid and e-mail from authentication, the rest from the profile. */
export type Viewer = Omit<UserViewer, "isGuest">;

/** Guests count as signed out: their accounts are anonymous. The profile may be missing while it is being made. */
export function viewerOf(identity: Identity | null, profile: FieldsOf<typeof userDocument> | null): Viewer | null {
  if (identity === null || identity.isAnonymous) return null;
  const restaurants = profile?.restaurants ?? [];
  return {
    uid: identity.uid,
    email: identity.email,
    userName: profile?.userName ?? "",
    restaurants,
    restaurantRoles: profile?.restaurantRoles ?? {},
    isMerchant: restaurants.length > 0,
  };
}
