import { isMember } from "../membership.ts";
import type { StorefrontChannel } from "./storefront-channels.ts";

/** Of a view for members those on the list; of every other one everybody. */
export const mayOrderFrom = (
  view: { readonly channel: StorefrontChannel },
  members: readonly string[] | undefined,
  email: string | undefined,
): boolean => view.channel !== "members" || isMember(members ?? [], email);
