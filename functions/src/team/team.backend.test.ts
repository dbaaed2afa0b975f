import { randomUUID } from "node:crypto";
import { FieldValue } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setOperations } from "@lokalkorb/contracts/offerings";
import { acceptInvitation, changeMemberRole, inviteMember, lastSignIns, removeMember } from "@lokalkorb/contracts/team";
import { roles, type Role } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { type OrderWorld, restaurantId, shop, startOrderWorld } from "../ordering/testing/order-world.ts";

let services: Services;
let world: OrderWorld;
let owner: TestClient;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { SMTP_PORT: String(services.smtpPort) } });
  owner = world.staff("owner");
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

const password = "lang genug für alle";
async function person(email: string, emailVerified = true): Promise<TestClient> {
  await world.test.admin.auth.createUser({ email, password, emailVerified });
  return world.test.signIn({ email, password });
}
const addressOf = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@betrieb.example`;
const invite = (who: TestClient, email: string, role: Exclude<Role, "owner"> = "staff", requestId = randomUUID()) =>
  who.call(inviteMember, { requestId, restaurantId, email, name: "Aushilfe", role });
const accept = (who: TestClient) => who.call(acceptInvitation, { requestId: randomUUID(), restaurantId });
const give = (who: TestClient, uid: string, role: Role) =>
  who.call(changeMemberRole, { requestId: randomUUID(), restaurantId, uid, role });
const remove = (who: TestClient, email: string) =>
  who.call(removeMember, { requestId: randomUUID(), restaurantId, email });
async function account() {
  const stored = await world.test.admin.db.doc(`restaurants/${restaurantId}/data/account`).get();
  return stored.data() as { roles: Record<string, Role>; members: { email: string; uid?: string; status: string }[] };
}
async function member(role: Exclude<Role, "owner"> = "staff"): Promise<TestClient & { readonly address: string }> {
  const address = addressOf("mitglied");
  await invite(owner, address, role);
  const who = await person(address);
  expect(await accept(who)).toEqual({ ok: true, value: { role } });
  return Object.assign(who, { address });
}
const notAllowed = { ok: false, refusal: { type: "not-allowed" } };

describe("a team", () => {
  it("GDP-05 takes in the person whose mailbox was invited, by the link of the mail, in the role of the invitation", async () => {
    const email = addressOf("theke");
    expect(await invite(owner, email)).toEqual({ ok: true, value: { result: "invited" } });
    const mails = await world.test.admin.db.collection("mail").where("to", "==", email).get();
    const text = String(must(mails.docs[0], "a mail").get("text"));
    expect(text).toContain(shop.restaurant.name);
    expect(text).toContain("Verkauf");
    const link = new URL(must(/https?:\S+/.exec(text)?.[0], "a link"));
    expect(link.searchParams.get("weiter")).toBe(`/einladung/${restaurantId}`);
    const invited = await world.test.signIn({ email, link: link.href });
    expect(await accept(invited)).toEqual({ ok: true, value: { role: "staff" } });
    await world.test.backend.idle();
    expect((await account()).roles[invited.uid]).toBe("staff");
    expect((await world.test.admin.db.doc(`users/${invited.uid}`).get()).data()).toMatchObject({
      userName: "Aushilfe",
      restaurants: [restaurantId],
      restaurantRoles: { [restaurantId]: "staff" },
    });
    const log = await world.test.admin.db.collection(`restaurants/${restaurantId}/log`).orderBy("at").get();
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { act: "published" },
      { act: "memberInvited", about: `Aushilfe, ${email}`, role: "staff" },
      { act: "memberJoined", by: "Aushilfe", about: email, role: "staff" },
    ]);
    expect(await invite(owner, email.toUpperCase())).toEqual({ ok: true, value: { result: "member" } });
  });

  it.each(roles.filter((role) => role !== "owner"))("is changed by no %s", async (role) => {
    const who = world.staff(role);
    expect(await invite(who, addressOf("x"))).toEqual(notAllowed);
    expect(await give(who, who.uid, "owner")).toEqual(notAllowed);
    expect(await remove(who, must(shop.staff[0], "an owner").email)).toEqual(notAllowed);
  });

  it("is changed by no guest and by no owner of another shop", async () => {
    for (const who of [await world.guest(), await world.staffElsewhere()]) {
      expect(await invite(who, addressOf("x"))).toEqual(notAllowed);
      expect(await give(who, who.uid, "owner")).toEqual(notAllowed);
      expect(await remove(who, must(shop.staff[0], "an owner").email)).toEqual(notAllowed);
    }
  });

  it("lets in nobody without an invitation, without a proved address, or after it was withdrawn", async () => {
    expect(await accept(await person(addressOf("fremd")))).toEqual({ ok: false, refusal: { type: "not-found" } });
    const unproved = addressOf("unbestaetigt");
    await invite(owner, unproved);
    expect(await accept(await person(unproved, false))).toEqual(notAllowed);
    const withdrawn = addressOf("zurueck");
    await invite(owner, withdrawn);
    expect(await remove(owner, withdrawn)).toEqual({ ok: true, value: { result: "removed" } });
    expect(await accept(await person(withdrawn))).toEqual({ ok: false, refusal: { type: "not-found" } });
  });

  it("lists an address once that was invited twice in one moment", async () => {
    const email = addressOf("zweimal");
    await Promise.all([invite(owner, email), invite(owner, email, "kitchen")]);
    expect((await account()).members.filter((one) => one.email === email)).toHaveLength(1);
  });

  it("ends at once all that a removed member may do", async () => {
    const gone = await member();
    const open = () => gone.call(setOperations, { requestId: randomUUID(), restaurantId, state: "open" });
    expect(await open()).toMatchObject({ ok: true });
    expect(await remove(owner, gone.address)).toEqual({ ok: true, value: { result: "removed" } });
    expect(await open()).toEqual(notAllowed);
    await world.test.backend.idle();
    expect((await world.test.admin.db.doc(`users/${gone.uid}`).get()).get("restaurants")).toEqual([]);
  });

  it("GDP-05 tells its owner alone when each member last signed in", async () => {
    const { uid } = await member();
    const never = await world.test.admin.auth.createUser({ email: addressOf("nie"), password });
    const account = world.test.admin.db.doc(`restaurants/${restaurantId}/data/account`);
    await account.update({ [`roles.${never.uid}`]: "kitchen" });
    const answer = await owner.call(lastSignIns, { restaurantId });
    expect(answer).toMatchObject({ ok: true });
    const at = new Map(answer.ok ? answer.value.members.map((one) => [one.uid, one.at]) : []);
    expect(Math.abs((at.get(uid) ?? 0) - world.test.backend.clock.now())).toBeLessThan(60_000);
    expect(at.get(never.uid)).toBeNull();
    const others = [world.staff("manager"), world.staff("staff"), await world.guest(), await world.staffElsewhere()];
    for (const who of others) expect(await who.call(lastSignIns, { restaurantId })).toEqual(notAllowed);
    await account.update({ [`roles.${never.uid}`]: FieldValue.delete() });
  });

  it("never loses its last owner: two owners who remove each other at once leave one", async () => {
    const pair = await Promise.all([member("manager"), member("manager")]);
    const [first, second] = pair;
    for (const { uid } of pair) expect(await give(owner, uid, "owner")).toMatchObject({ value: { result: "changed" } });
    const others = Object.entries((await account()).roles).filter(
      ([uid, role]) => role === "owner" && pair.every((one) => one.uid !== uid),
    );
    for (const [uid] of others)
      expect(await give(first, uid, "manager")).toMatchObject({ value: { result: "changed" } });
    await Promise.all([remove(first, second.address), remove(second, first.address)]);
    const left = Object.entries((await account()).roles).filter(([, role]) => role === "owner");
    expect(left).toHaveLength(1);
    const last = must(
      pair.find(({ uid }) => uid === left[0]?.[0]),
      "one of the two",
    );
    expect(await give(last, last.uid, "manager")).toEqual({ ok: true, value: { result: "last-owner" } });
    expect(await remove(last, last.address)).toEqual({ ok: true, value: { result: "last-owner" } });
  });
});
