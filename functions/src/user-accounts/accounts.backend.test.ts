import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteAccount, endSessions, myData, sendSignInLink, takeOverGuest } from "@lokalkorb/contracts/accounts";
import { sendOrderMessage } from "@lokalkorb/contracts/order-talk";
import { waitForRestock } from "@lokalkorb/contracts/restock";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDeviceDocument } from "@lokalkorb/model/documents/restaurants/orders/order-device";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let services: Services;
let slotIndex = 200;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { SMTP_PORT: String(services.smtpPort) } });
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

const nextSlot = (): string => must(world.slots[(slotIndex += 3)], "a slot");
function ordered(who: TestClient, more: object = {}): Promise<string> {
  world.test.backend.clock.advance(61_000);
  return world.placed(who, [aLine(world.menu, "butter", { qty: 2 })], nextSlot(), more);
}

const ask = (who: TestClient, orderId: string, text: string) =>
  who.call(sendOrderMessage, { requestId: randomUUID(), restaurantId, orderId, side: "shopper", text });

const password = "geheim-genug";

/** A person whose mailbox is proved. */
async function account(email = `${randomUUID()}@post.example`): Promise<TestClient & { readonly email: string }> {
  await world.test.admin.auth.createUser({ email, password, emailVerified: true });
  return { ...(await world.test.signIn({ email, password })), email };
}

const orderIdsOf = async (uid: string): Promise<readonly string[]> =>
  (await world.test.admin.db.collection(`users/${uid}/orders`).get()).docs.map(({ id }) => id);

it("S-C3 the orders of a guest come along to the account, once, however often and from how many tabs it is asked", async () => {
  const guest = await world.guest();
  const orderIds = [await ordered(guest), await ordered(guest)];
  const guestToken = await guest.token();
  const who = await account();
  const [first = ""] = orderIds;
  const deviceOf = ({ uid }: TestClient) => ({ restaurantId, orderId: first, uid });
  const { db } = world.test.admin;
  const device = {
    endpoint: "https://push.example/1",
    p256dh: "p",
    auth: "a",
    expiresAt: world.test.backend.clock.now(),
  };
  await setDocument(db, orderDeviceDocument, deviceOf(guest), device);
  const answers = await Promise.all([1, 2, 3].map(() => who.call(takeOverGuest, { guestToken })));
  for (const answer of answers) expect(answer).toEqual({ ok: true, value: {} });
  expect(await who.call(takeOverGuest, { guestToken })).toEqual({ ok: true, value: {} });
  expect(await orderIdsOf(guest.uid)).toEqual([]);
  expect(await orderIdsOf(who.uid)).toEqual(orderIds.toSorted());
  for (const orderId of orderIds)
    expect((await world.order(orderId)).customer).toMatchObject({ uid: who.uid, isGuest: true });
  // The browser that wanted to hear of the order still hears of it.
  expect(await readDocument(db, orderDeviceDocument, deviceOf(guest))).toBeNull();
  expect(await readDocument(db, orderDeviceDocument, deviceOf(who))).toMatchObject(device);
  // The kitchen goes on, and the list of the account follows.
  expect(await world.change(world.staff("owner"), first, "reject")).toMatchObject({ ok: true });
  expect(await orderIdsOf(who.uid)).toHaveLength(2);
});

it("GDP-05 what is no guest's own fresh token takes nothing over", async () => {
  const [who, other, guest] = await Promise.all([account(), account(), world.guest()]);
  const orderId = await ordered(other);
  const wrong = { ok: false, refusal: { type: "token-invalid" } };
  expect(await who.call(takeOverGuest, { guestToken: await other.token() })).toEqual(wrong);
  expect(await who.call(takeOverGuest, { guestToken: await who.token() })).toEqual(wrong);
  expect(await who.call(takeOverGuest, { guestToken: "x.y.z" })).toEqual(wrong);
  const token = await guest.token();
  expect(await guest.call(takeOverGuest, { guestToken: token })).toMatchObject({ refusal: { type: "not-allowed" } });
  // The guest became a person of their own meanwhile: the token of before is no proof any more.
  await world.test.admin.auth.updateUser(guest.uid, { email: `${randomUUID()}@post.example` });
  expect(await who.call(takeOverGuest, { guestToken: token })).toEqual(wrong);
  expect((await world.order(orderId)).customer.uid).toBe(other.uid);
});

it("GDP-04 the download has profile, contact and orders of the account, and no other's", async () => {
  const [who, other, guest] = await Promise.all([account(), account(), world.guest()]);
  const orderId = await ordered(who);
  await ordered(other);
  await ask(who, orderId, "Gibt es auch Butter ohne Salz?");
  const { db } = world.test.admin;
  await setDocument(db, privateUserDocument, { uid: who.uid }, { phone: "+4980510001" });
  const answer = await who.call(myData, {});
  const json = answer.ok ? answer.value.json : "";
  const data = JSON.parse(json) as { orders: { id: string }[]; contact: object; account: object };
  expect(data.orders.map(({ id }) => id)).toEqual([orderId]);
  expect(data).toMatchObject({ account: { email: who.email }, contact: { phone: "+4980510001" } });
  expect(json).toContain("Butter ohne Salz");
  expect(json).not.toContain(other.uid);
  for (const nobody of [guest])
    expect(await nobody.call(myData, {})).toMatchObject({ refusal: { type: "not-allowed" } });
});

it("ends the sessions of the account that asks, and of no other", async () => {
  const [who, guest] = await Promise.all([account(), world.guest()]);
  const before = (await world.test.admin.auth.getUser(who.uid)).tokensValidAfterTime;
  world.test.backend.clock.advance(5_000);
  expect(await who.call(endSessions, {})).toEqual({ ok: true, value: {} });
  expect((await world.test.admin.auth.getUser(who.uid)).tokensValidAfterTime).not.toBe(before);
  expect(await guest.call(endSessions, {})).toMatchObject({ refusal: { type: "not-allowed" } });
});

it("the link of the storefront leads to the storefront", async () => {
  const email = "kundin@post.example";
  const nobody = await world.test.signIn("nobody");
  const asked = { requestId: randomUUID(), email, next: "/konto", app: "storefront" } as const;
  expect(await nobody.call(sendSignInLink, asked)).toMatchObject({ ok: true });
  const mails = await world.test.admin.db.collection("mail").where("to", "==", email).get();
  expect(String(mails.docs[0]?.get("text"))).toContain("/konto/anmelden/link?mode=signIn");
});

/** Where one of the words stands, as names of collections. */
async function findEverywhere(words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (at: { listCollections(): Promise<FirebaseFirestore.CollectionReference[]> }): Promise<void> => {
    for (const collection of await at.listCollections())
      for (const reference of await collection.listDocuments()) {
        const text = JSON.stringify((await reference.get()).data() ?? {}) + reference.path;
        for (const word of words) if (text.includes(word)) found.push(`${collection.id}: ${word}`);
        await look(reference);
      }
  };
  await look(world.test.admin.db);
  return [...new Set(found)].toSorted();
}

it("GDP-04 an erased account is found nowhere; orders stay as business letters without account, phone and words", async () => {
  const who = await account("geht@post.example");
  const { db } = world.test.admin;
  const phone = "+49 8051 77 66 55";
  const contact = { name: "Kundin 77", email: who.email, phone };
  await setDocument(
    db,
    userDocument,
    { uid: who.uid },
    { userName: "Kundin 77", restaurants: [], restaurantRoles: {}, locale: "de" },
  );
  await setDocument(db, privateUserDocument, { uid: who.uid }, { phone });
  const orderId = await ordered(who, { contact, customerNote: "Bitte an Nachbar Nummer 9." });
  await ask(who, orderId, "Die Klingel ist bei Tor 12.");
  expect(await who.call(deleteAccount, {})).toMatchObject({ value: { result: "open-orders" } });
  await world.change(world.staff("owner"), orderId, "reject");
  await world.test.backend.idle();
  world.test.backend.clock.advance(60_000);
  await world.run("runDueEffects");
  await world.test.backend.idle();
  const soldOut = { restaurantId, storefrontId: world.menu.storefrontId, itemId: "feldsalat", productId: "feldsalat" };
  expect(await who.call(waitForRestock, { requestId: randomUUID(), ...soldOut })).toMatchObject({ ok: true });
  await db.doc("mail/withdrawal_1").set({ to: who.email, template: "withdrawalArrived", state: "sent" });
  await db.doc("mail/under-way").set({ to: who.email, template: "orderRefunded", state: "deferred" });

  expect(await who.call(deleteAccount, {})).toEqual({ ok: true, value: { result: "deleted", kept: 1 } });
  expect(await who.call(deleteAccount, {})).toMatchObject({ ok: true, value: { result: "deleted" } });
  await expect(world.test.admin.auth.getUser(who.uid)).rejects.toThrow("no user record");
  expect(await readDocument(db, userDocument, { uid: who.uid })).toBeNull();
  const kept = await findEverywhere([who.uid, who.email, "Kundin 77", phone, "Nachbar Nummer 9", "Tor 12"]);
  expect((await db.collection("mail").where("to", "==", who.email).get()).docs.map(({ id }) => id)).toEqual([
    "under-way",
    "withdrawal_1",
  ]);
  expect(kept).toEqual([
    `mail: ${who.email}`,
    // Name and address of the buyer, as long as business letters are kept.
    "orders: Kundin 77",
    `orders: ${who.email}`,
  ]);
}, 120_000);

it("GDP-04 an old sign-in is asked for again, and staff leave their shop first", async () => {
  const who = await account();
  world.test.backend.clock.advance(6 * 60_000);
  expect(await who.call(deleteAccount, {})).toEqual({ ok: false, refusal: { type: "sign-in-required" } });
  const member = await account();
  const works = { userName: "", restaurants: [restaurantId], restaurantRoles: {}, locale: "de" } as const;
  await setDocument(world.test.admin.db, userDocument, { uid: member.uid }, works);
  expect(await member.call(deleteAccount, {})).toEqual({ ok: true, value: { result: "works-in-shop", kept: 0 } });
  // A document that cannot be read any more makes no owner a stranger.
  await world.test.admin.db.doc(`users/${member.uid}`).update({ userName: 7 });
  expect(await member.call(deleteAccount, {})).toMatchObject({ value: { result: "works-in-shop" } });
  expect(await (await world.guest()).call(deleteAccount, {})).toMatchObject({ refusal: { type: "not-allowed" } });
});
