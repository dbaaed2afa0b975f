import type { Id } from "@lokalkorb/domain/kernel/branded";
import { shopPath } from "./paths.ts";

/** Apart from the other addresses: most pages need no script for them. The name of a group opens nothing; its link does. */
export const groupPath = (slug: string, groupId: Id<"group">): string => `${shopPath(slug)}/gruppe?g=${groupId}`;
export const groupCheckoutPath = (slug: string, groupId: Id<"group">): string =>
  `${shopPath(slug)}/gruppenkasse?g=${groupId}`;

/** The token stands in the fragment, which no server and no log ever sees. */
export const groupLink = (slug: string, groupId: Id<"group">, token: string): string =>
  `${location.origin}${groupPath(slug, groupId)}#t=${token}`;

export const groupIdIn = (query: unknown): Id<"group"> | null =>
  typeof query === "string" && /^[A-Za-z0-9_-]{16,64}$/.test(query) ? query : null;
