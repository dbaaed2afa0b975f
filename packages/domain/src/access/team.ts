import type { Id } from "../kernel/branded.ts";
import type { Instant } from "../kernel/time/instant.ts";
import { roles, type Role } from "./role.ts";

/** Roles that an invitation may give; an owner is made of a member, so that no mistyped address owns a shop. */
export const invitedRoles = roles.filter((role) => role !== "owner");

export interface Member {
  /** Absent until the invitation is accepted. */
  readonly uid?: Id<"user">;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly status: "invited" | "active" | "removed";
  readonly invitedAt: Instant;
}

/** The people of one shop: `roles` decides, `members` tells who they are. */
export interface Team {
  readonly roles: Readonly<Record<string, Role>>;
  readonly members: readonly Member[];
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
const without = ({ members }: Team, email: string): Member[] =>
  members.filter((member) => !isSame(member.email, email));

/** The one owner cannot go: without one a shop could not be changed any more. */
const isLastOwner = (team: Team, uid: Id<"user">): boolean =>
  team.roles[uid] === "owner" && Object.values(team.roles).filter((role) => role === "owner").length === 1;

/** A second invitation of an address replaces the first; null: the address is a member already. */
export function invite(team: Team, person: Pick<Member, "email" | "name" | "role" | "invitedAt">): Team | null {
  const email = person.email.trim();
  const isMember = team.members.some((member) => member.status === "active" && isSame(member.email, email));
  return isMember
    ? null
    : {
        ...team,
        members: [...without(team, email), { ...person, email, name: person.name.trim(), status: "invited" }],
      };
}

/** By the proved address of the caller; null: it was not invited. */
export function acceptInvitation(
  team: Team,
  { uid, email }: { readonly uid: Id<"user">; readonly email: string },
): { readonly team: Team; readonly role: Role } | null {
  const invited = team.members.find((member) => member.status === "invited" && isSame(member.email, email));
  if (invited === undefined) return null;
  // A member who has another address beside keeps the role that was given first.
  const held = Object.hasOwn(team.roles, uid) ? team.roles[uid] : undefined;
  const role = held ?? invited.role;
  const member: Member = { ...invited, uid, role, status: "active" };
  return { role, team: { roles: { ...team.roles, [uid]: role }, members: [...without(team, email), member] } };
}

/** Null: no such member. */
export function changeRole(team: Team, uid: Id<"user">, role: Role): Team | "last-owner" | null {
  if (!Object.hasOwn(team.roles, uid)) return null;
  if (role !== "owner" && isLastOwner(team, uid)) return "last-owner";
  return {
    roles: { ...team.roles, [uid]: role },
    members: team.members.map((member) => (member.uid === uid ? { ...member, role } : member)),
  };
}

/** A member or an invitation; null: there is none of this address. */
export function removeMember(team: Team, email: string): Team | "last-owner" | null {
  const gone = team.members.find((member) => isSame(member.email, email));
  if (gone === undefined) return null;
  const { uid } = gone;
  if (uid === undefined) return { ...team, members: without(team, email) };
  if (isLastOwner(team, uid)) return "last-owner";
  const { [uid]: _gone, ...rest } = team.roles;
  return { roles: rest, members: team.members.filter((member) => member !== gone && member.uid !== uid) };
}
