import type { Id } from "../../kernel/branded.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { BasketLines } from "../change-basket.ts";
import type { Group, Participant } from "./group-fields.ts";
import type { GroupRefusal } from "./group-refusal.ts";
import { ownLines } from "./group-lines.ts";
import { groupEnd, groupKeptUntil, isCollecting } from "./group-times.ts";

export const mostParticipants = 40;

export interface NewGroup extends Pick<Group, "storefrontId" | "menuVersion" | "maxLines" | "hostUid"> {
  readonly name: string;
  readonly lines: BasketLines;
  readonly closesAt: Instant;
}

/** The host is the first participant; what was in the basket is the host's part. */
export function newGroup({ name, lines, closesAt: wanted, ...facts }: NewGroup, now: Instant): Group {
  const closesAt = groupEnd(wanted, now);
  const host = { id: "p1", name: name.trim(), uid: facts.hostUid, joinedAt: now, isDone: false };
  return {
    ...facts,
    state: "collecting",
    closesAt,
    uids: [facts.hostUid],
    participants: [host],
    removedUids: [],
    seats: 1,
    lines: ownLines(host.id, lines),
    expiresAt: groupKeptUntil(closesAt),
  };
}

type Joined = Pick<Group, "participants" | "uids" | "seats">;

/**
 * A place in the group, held by the account; joining again with another name changes the label. The link must have been
 * proved before.
 */
export function joinGroup(
  group: Group,
  { uid, name }: { readonly uid: Id<"user">; readonly name: string },
  now: Instant,
): Result<Joined & { readonly participantId: string }, GroupRefusal | { readonly type: "not-allowed" }> {
  if (group.removedUids.includes(uid)) return refuse({ type: "not-allowed" });
  if (!isCollecting(group, now)) return refuse({ type: "group-closed", state: group.state });
  const present = group.participants.find((one) => one.uid === uid);
  const others = group.participants.filter((one) => one !== present);
  if (present === undefined && others.length >= mostParticipants)
    return refuse({ type: "group-full", max: mostParticipants });
  const label = freeName(name.trim(), others);
  const seats = present ? group.seats : group.seats + 1;
  const place: Participant = present ?? { id: `p${seats}`, name: label, uid, joinedAt: now, isDone: false };
  const participants = present
    ? group.participants.map((one) => (one === present ? { ...one, name: label } : one))
    : [...others, place];
  return ok({ participantId: place.id, participants, seats, uids: participants.map((one) => one.uid) });
}

/** Two bags with the same label would be mixed up: the second Anna is 'Anna 2'. */
function freeName(name: string, others: readonly Pick<Participant, "name">[]): string {
  const taken = new Set(others.map((one) => one.name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(label.toLowerCase())) return label;
  }
}
