import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { groupHereKey } from "./group-here-key.ts";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";

/** A group as this browser knows it: its link, and which of the own lines the server has. */
export interface KeptGroup {
  readonly slug: string;
  readonly token: string;
  /** It is worth a way back until then. */
  readonly until: Instant;
  /** It has a place: nothing of a group is read before. */
  readonly isIn: boolean;
  /** `linesHash` of the own lines that the server took last. */
  readonly sent: string;
}

const start = "lokalkorb:group:";

export function keptGroup(groupId: Id<"group">): KeptGroup | null {
  const { slug, token, until, isIn, sent } = fieldsOf(readStored("localStorage", start + groupId));
  return isText(slug) && isText(token) && typeof until === "number"
    ? { slug, token, until, isIn: isIn === true, sent: isText(sent) ? sent : "" }
    : null;
}

export function keepGroup(groupId: Id<"group">, kept: KeptGroup): void {
  writeStored("localStorage", start + groupId, kept);
  writeStored("localStorage", groupHereKey(kept.slug), groupId);
}

/** It came to its end, or one left it: the next basket of this shop is one's own again. */
export function leaveGroup(slug: string, groupId: Id<"group">): void {
  writeStored("localStorage", start + groupId, null);
  if (readStored("localStorage", groupHereKey(slug)) === groupId) writeStored("localStorage", groupHereKey(slug), null);
}

/** The group that this browser orders with in this shop; what is over for long is forgotten. */
export function groupHere(slug: string, now: Instant): Id<"group"> | null {
  const groupId = readStored("localStorage", groupHereKey(slug));
  if (!isText(groupId)) return null;
  if ((keptGroup(groupId)?.until ?? 0) >= now) return groupId;
  writeStored("localStorage", start + groupId, null);
  writeStored("localStorage", groupHereKey(slug), null);
  return null;
}
