import type { Id } from "../kernel/branded.ts";
import { type Role, roles } from "./role.ts";

export interface SignedInUser {
  readonly uid: Id<"user">;
  readonly email: string | null;
  readonly isAnonymous: boolean;
}

/** The part of `users/{uid}`; functions alone write the last two. */
export interface UserProfile {
  readonly userName?: string | undefined;
  readonly restaurants?: readonly string[] | undefined;
  readonly restaurantRoles?: Readonly<Record<string, Role>> | undefined;
}

export interface Viewer {
  readonly uid: Id<"user">;
  readonly email: string | null;
  readonly userName: string;
  readonly restaurants: readonly string[];
  readonly restaurantRoles: Readonly<Record<string, Role>>;
  /** Guests hold an anonymous account, which is not "signed in". */
  readonly isGuest: boolean;
  /** At least one restaurant, in whatever role; everybody else is a regular user. */
  readonly isMerchant: boolean;
}

/** The profile: id and e-mail from authentication, name and restaurants from the user's document. */
export function viewer(user: SignedInUser, profile: UserProfile | null): Viewer {
  const restaurants = profile?.restaurants ?? [];
  return {
    uid: user.uid,
    email: user.email,
    userName: profile?.userName ?? "",
    restaurants,
    restaurantRoles: profile?.restaurantRoles ?? {},
    isGuest: user.isAnonymous,
    isMerchant: restaurants.length > 0,
  };
}

/** null = not staff of this restaurant, or a role this version does not know. */
export function roleIn(
  someone: Pick<Viewer, "restaurants" | "restaurantRoles">,
  restaurantId: Id<"shop">,
): Role | null {
  const role = someone.restaurants.includes(restaurantId) ? someone.restaurantRoles[restaurantId] : undefined;
  return role !== undefined && roles.includes(role) ? role : null;
}
