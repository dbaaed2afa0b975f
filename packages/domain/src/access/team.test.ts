import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../kernel/invariant.ts";
import { roles } from "./role.ts";
import { acceptInvitation, changeRole, invite, invitedRoles, removeMember, type Member, type Team } from "./team.ts";

const member = (uid: string, role: Member["role"]): Member => ({
  uid,
  role,
  email: `${uid}@betrieb.example`,
  name: uid,
  status: "active",
  invitedAt: 1,
});
const teamOf = (...members: readonly Member[]): Team => ({
  members,
  roles: Object.fromEntries(members.flatMap(({ uid, role }) => (uid === undefined ? [] : [[uid, role]]))),
});
const team = teamOf(member("anna", "owner"), member("ben", "staff"));
const invited = must(
  invite(team, { email: " Theke@Betrieb.example", name: " Theke ", role: "staff", invitedAt: 2 }),
  "new",
);

describe("a team", () => {
  it("invites an address once, and the second invitation replaces the first", () => {
    expect(invited.members.at(-1)).toEqual({
      email: "Theke@Betrieb.example",
      name: "Theke",
      role: "staff",
      status: "invited",
      invitedAt: 2,
    });
    const again = invite(invited, { email: "theke@betrieb.example", name: "Theke", role: "kitchen", invitedAt: 3 });
    expect(again?.members.map(({ email, role }) => [email, role])).toEqual([
      ["anna@betrieb.example", "owner"],
      ["ben@betrieb.example", "staff"],
      ["theke@betrieb.example", "kitchen"],
    ]);
    expect(invite(team, { email: "BEN@betrieb.example", name: "", role: "staff", invitedAt: 3 })).toBeNull();
  });

  it("makes no owner by an invitation", () => {
    expect(invitedRoles).toEqual(roles.filter((role) => role !== "owner"));
  });

  it("takes in the one who proves the invited address, and nobody else", () => {
    expect(acceptInvitation(invited, { uid: "x", email: "andere@betrieb.example" })).toBeNull();
    expect(acceptInvitation(invited, { uid: "x", email: "ben@betrieb.example" })).toBeNull();
    const accepted = must(acceptInvitation(invited, { uid: "cleo", email: "theke@betrieb.example" }), "accepted");
    expect(accepted.role).toBe("staff");
    expect(accepted.team.roles).toEqual({ anna: "owner", ben: "staff", cleo: "staff" });
    expect(accepted.team.members.at(-1)).toMatchObject({ uid: "cleo", status: "active" });
    expect(acceptInvitation(accepted.team, { uid: "cleo", email: "theke@betrieb.example" })).toBeNull();
  });

  it("leaves an owner the ownership who accepts an invitation at another address", () => {
    const accepted = acceptInvitation(invited, { uid: "anna", email: "theke@betrieb.example" });
    expect(accepted?.role).toBe("owner");
  });

  it("changes a role, hands over the ownership, and never loses the last owner", () => {
    expect(changeRole(team, "nobody", "staff")).toBeNull();
    expect(changeRole(team, "toString", "staff")).toBeNull();
    expect(changeRole(team, "anna", "manager")).toBe("last-owner");
    const two = changeRole(team, "ben", "owner");
    expect(two).toMatchObject({ roles: { anna: "owner", ben: "owner" }, members: [{}, { uid: "ben", role: "owner" }] });
    expect(changeRole(two as Team, "anna", "manager")).toMatchObject({ roles: { anna: "manager", ben: "owner" } });
    expect(changeRole(team, "anna", "owner")).toMatchObject({ roles: { anna: "owner" } });
  });

  it("removes members and invitations, and never the last owner", () => {
    expect(removeMember(team, "fremd@betrieb.example")).toBeNull();
    expect(removeMember(team, "anna@betrieb.example")).toBe("last-owner");
    expect(removeMember(team, "BEN@betrieb.example")).toEqual(teamOf(member("anna", "owner")));
    expect(removeMember(invited, "theke@betrieb.example")).toEqual({ ...team });
  });

  it("removes a person whole, whatever address is named", () => {
    const accepted = must(acceptInvitation(invited, { uid: "ben", email: "theke@betrieb.example" }), "accepted").team;
    expect(removeMember(accepted, "theke@betrieb.example")).toEqual(teamOf(member("anna", "owner")));
  });
});

const step = fc.record({
  act: fc.constantFrom("role", "remove", "invite", "accept"),
  who: fc.constantFrom("anna", "ben", "cleo"),
  role: fc.constantFrom(...roles),
});

/** One step after the other, as far as each is possible. */
function afterAll(
  steps: readonly { readonly act: string; readonly who: string; readonly role: Member["role"] }[],
): Team {
  return steps.reduce((now, { act, who, role }) => {
    const email = `${who}@betrieb.example`;
    const next =
      act === "role"
        ? changeRole(now, who, role)
        : act === "remove"
          ? removeMember(now, email)
          : act === "invite"
            ? invite(now, { email, name: who, role: "staff", invitedAt: 1 })
            : (acceptInvitation(now, { uid: who, email })?.team ?? null);
    return next === null || next === "last-owner" ? now : next;
  }, team);
}

it("has an owner after whatever was done, and each role has its member", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { roles: roleByUid, members } = afterAll(steps);
      expect(Object.values(roleByUid)).toContain("owner");
      expect(Object.keys(roleByUid).toSorted()).toEqual(
        [...new Set(members.flatMap(({ uid }) => uid ?? []))].toSorted(),
      );
    }),
  );
});
