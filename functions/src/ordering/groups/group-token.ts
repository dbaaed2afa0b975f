import type { Id } from "@lokalkorb/domain/kernel/branded";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface GroupAddress {
  readonly restaurantId: Id<"shop">;
  readonly groupId: Id<"group">;
}

export interface GroupLinks {
  tokenOf(group: GroupAddress): string;
  /** Whether a shown token belongs to this group. */
  opens(group: GroupAddress, shown: string): boolean;
}

/**
 * Lets its bearer join. It is computed and never stored: reading a group tells nothing of its link. 256 bits, and other
 * ones than of any order's link.
 */
export const groupTokenOf = (secret: string, { restaurantId, groupId }: GroupAddress): string =>
  createHmac("sha256", secret).update(`group ${restaurantId} ${groupId}`).digest("base64url");

const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** While a secret is changed there are two of them. Empty = there is none. */
export const opensGroup = (secrets: readonly string[], group: GroupAddress, shown: string): boolean =>
  secrets.filter((secret) => secret !== "" && timingSafeEqual(digestOf(shown), digestOf(groupTokenOf(secret, group))))
    .length > 0;
