import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeCustomer, forgetCustomer, mergeCustomers } from "@lokalkorb/contracts/customers";
import { noteExport } from "@lokalkorb/contracts/exports";
import { ownDeposits } from "@lokalkorb/contracts/own-deposits";
import { placeOrder } from "@lokalkorb/contracts/orders";
import type { z } from "@lokalkorb/contracts/schema";
import { type Role, roles } from "@lokalkorb/domain/access/role";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { shopLogDocument } from "@lokalkorb/model/documents/restaurants/log/shop-log";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { customerIdOf } from "../ordering/customers/customer-records.ts";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let slotIndex = 200;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

const idOf = (email: string): string => customerIdOf({ uid: "", name: "", email, isGuest: true });
const recordOf = async (id: string) =>
  readDocument(world.test.admin.db, customerDocument, { restaurantId, userDocId: id });
const contactOf = (email: string) => ({ name: "Kundin 7", email, phone: "+43 660 1234567" });

async function request(email: string) {
  world.test.backend.clock.advance(61_000);
  const client = await world.guest();
  const slotKey = must(world.slots[slotIndex++], "slot");
  const input = await world.fill(client, [aLine(world.menu, "butter", { qty: 3 })], slotKey, {
    contact: contactOf(email),
  });
  return { client, input };
}
async function ask(email: string) {
  const { client, input } = await request(email);
  return client.call(placeOrder, input);
}
async function placed(email: string): Promise<string> {
  const answer = await ask(email);
  const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  await world.test.backend.idle();
  return orderId;
}
async function completed(email: string): Promise<string> {
  const orderId = await placed(email);
  await hand(orderId);
  return orderId;
}
async function hand(orderId: string, meanwhile?: () => Promise<unknown>): Promise<void> {
  for (const action of ["accept", "prepare", "ready"] as const)
    await world.change(world.staff("owner"), orderId, action);
  const { totals } = await world.order(orderId);
  const payment = { method: "cash", cents: totals.totalCents };
  const more = meanwhile === undefined ? { payment } : { payment, hold: true };
  expect(await world.change(world.staff("owner"), orderId, "complete", more)).toMatchObject({ ok: true });
  await meanwhile?.();
  await world.test.backend.idle();
  // A handover can be taken back for some seconds, and is counted after them.
  world.test.backend.clock.advance(120_000);
  await world.run("runDueEffects");
}

type Change = z.infer<typeof changeCustomer.input>["change"];
const change = (who: TestClient, customerId: string, wanted: Change) =>
  who.call(changeCustomer, { requestId: randomUUID(), restaurantId, customerId, change: wanted });
const owner = (): TestClient => world.staff("owner");
async function acts(): Promise<readonly string[]> {
  const latest = queryOf(shopLogDocument, { restaurantId }, { orderBy: [["at", "desc"]] });
  const entries = await readQuery(world.test.admin.db, latest);
  return entries.map(({ act, about }) => `${act} ${about}`);
}

it("M-C10 the first order makes a customer, and what is handed over counts", async () => {
  const email = "Zaehlt@post.example";
  const orderId = await placed(email);
  expect(await recordOf(idOf(email))).toMatchObject({ stats: { orders: 0 }, emails: [email], marks: [] });
  await hand(orderId);
  const { totals } = await world.order(orderId);
  const record = must(await recordOf(idOf(email)), "a record");
  expect(record).toMatchObject({ stats: { orders: 1, revenueCents: totals.totalCents, avgCents: totals.totalCents } });
  await updateDocument(
    world.test.admin.db,
    customerDocument,
    { restaurantId, userDocId: record.id },
    {
      "stats.orders": 40,
      "stats.revenueCents": 1,
    },
  );
  await runJob(world.test, "customers", restaurantId);
  expect((await recordOf(record.id))?.stats).toEqual(record.stats);
});

describe("who may do what with a customer", () => {
  const notes: readonly Role[] = ["owner", "manager", "staff"];
  const decides: readonly Role[] = ["owner", "manager"];

  it.each([
    ["a tag", { kind: "tag", tag: "Samstag", on: true }, notes],
    ["a note", { kind: "note", text: "Klingelt nicht." }, notes],
    ["a group", { kind: "group", group: "Gewerbe", on: true }, decides],
    ["no cash", { kind: "payment", method: "cash", allowed: false }, decides],
    ["a block", { kind: "block", reason: "Holt nie ab." }, decides],
    ["the end of a block", { kind: "release" }, decides],
  ] as const)("M-C10 %s", async (_name, wanted, allowed) => {
    const email = `rollen-${wanted.kind}@post.example`;
    await placed(email);
    for (const role of roles)
      expect(await change(world.staff(role), idOf(email), wanted), role).toMatchObject({ ok: allowed.includes(role) });
    for (const who of [await world.guest(), await world.staffElsewhere()])
      expect(await change(who, idOf(email), wanted)).toMatchObject({ refusal: { type: "not-allowed" } });
  });

  it("M-C10 GDP-05 merging, forgetting and taking out is for those who run the shop, and stands in the log", async () => {
    const id = "g_gibtesnicht";
    const requestId = randomUUID();
    for (const role of roles) {
      const who = world.staff(role);
      const refusal = decides.includes(role) ? "not-found" : "not-allowed";
      const base = { requestId, restaurantId };
      expect(await who.call(forgetCustomer, { ...base, customerId: id })).toMatchObject({ refusal: { type: refusal } });
      expect(await who.call(mergeCustomers, { ...base, from: id, into: "g_x" })).toMatchObject({
        refusal: { type: refusal },
      });
      expect(await who.call(noteExport, { ...base, what: "customers", count: 3 })).toMatchObject({
        ok: decides.includes(role),
      });
    }
    expect((await acts()).filter((act) => act === "customersExported 3")).toHaveLength(2);
  });
});

it("M-C10 a blocked customer orders nothing on any device, what runs stays, and the end of it ends it", async () => {
  const email = "Gesperrt@post.example";
  const running = await placed(email);
  expect(await change(owner(), idOf(email), { kind: "block", reason: "Holt nie ab." })).toMatchObject({ ok: true });
  expect(await ask("gesperrt@post.example")).toEqual({ ok: false, refusal: { type: "customer-blocked" } });
  expect((await world.order(running)).status).toBe("placed");
  await hand(running);
  expect((await recordOf(idOf(email)))?.marks).toEqual(["blocked"]);
  expect(await change(owner(), idOf(email), { kind: "release" })).toMatchObject({ ok: true });
  expect(await ask(email)).toMatchObject({ ok: true });
  expect((await acts()).slice(0, 2)).toEqual([
    expect.stringMatching(/^customerReleased \w{6}$/),
    expect.stringMatching(/^customerBlocked \w{6}$/),
  ]);
});

it("M-C10 cash is refused to whom it is denied, by its reason", async () => {
  const email = "ohne-bar@post.example";
  await placed(email);
  await change(owner(), idOf(email), { kind: "payment", method: "cash", allowed: false });
  const { client, input } = await request(email);
  expect(await client.call(placeOrder, { ...input, paymentMethod: "cashOnPickup" })).toEqual({
    ok: false,
    refusal: { type: "payment-method-unavailable", bar: { reason: "denied" } },
  });
});

it("M-C10 two records become one, once, and orders of either count there from then on", async () => {
  const [one, other] = ["Eins@post.example", "zwei@post.example"];
  await completed(one);
  await completed(other);
  const late = await placed(other);
  const [before, gone] = [must(await recordOf(idOf(one)), "one"), must(await recordOf(idOf(other)), "other")];
  const input = { requestId: randomUUID(), restaurantId, from: idOf(other), into: idOf(one) };
  const answers = await Promise.all([1, 2, 3].map(() => owner().call(mergeCustomers, input)));
  for (const answer of answers) expect(answer).toEqual({ ok: true, value: { customerId: idOf(one) } });
  const merged = must(await recordOf(idOf(one)), "merged");
  expect(merged.stats).toMatchObject({
    orders: 2,
    revenueCents: before.stats.revenueCents + gone.stats.revenueCents,
  });
  expect(merged.emails?.toSorted()).toEqual([one, other]);
  expect(await recordOf(idOf(other))).toMatchObject({
    mergedInto: idOf(one),
    stats: { orders: 0 },
    person: { lastName: "" },
  });
  await hand(late);
  expect((await recordOf(idOf(one)))?.stats.orders).toBe(3);
  await change(owner(), idOf(one), { kind: "block", reason: "Holt nie ab." });
  expect(await ask(other)).toMatchObject({ refusal: { type: "customer-blocked" } });
  expect((await acts()).filter((act) => act.startsWith("customersMerged"))).toHaveLength(1);
});

it("GDP-04 a customer is forgotten at their wish once nothing runs, and the orders keep what the law wants", async () => {
  const email = "vergessen@post.example";
  const orderId = await completed(email);
  const running = await placed(email);
  await change(owner(), idOf(email), { kind: "note", text: "Kundin 7 ruft oft an." });
  const { db } = world.test.admin;
  await updateDocument(db, settingsDocument, { restaurantId }, { members: ["bleibt@post.example", email] });
  const forget = (requestId: string) =>
    owner().call(forgetCustomer, { requestId, restaurantId, customerId: idOf(email) });
  expect(await forget(randomUUID())).toEqual({ ok: true, value: { result: "open-orders", kept: 2 } });
  expect(await recordOf(idOf(email))).not.toBeNull();
  await hand(running);
  const requestId = randomUUID();
  const answers = await Promise.all([forget(requestId), forget(requestId), forget(requestId)]);
  for (const answer of answers) expect(answer).toEqual({ ok: true, value: { result: "forgotten", kept: 2 } });
  expect(await recordOf(idOf(email))).toBeNull();
  expect((await readDocument(db, settingsDocument, { restaurantId }))?.members).toEqual(["bleibt@post.example"]);
  const kept = await world.order(orderId);
  expect(kept.customer).toMatchObject({ name: "Kundin 7", email });
  expect(kept.customer.phone).toBeUndefined();
  await runJob(world.test, "customers", restaurantId);
  expect(await recordOf(idOf(email))).toBeNull();
  expect((await acts())[0]).toMatch(/^customerForgotten \w{6}$/);
});

const newCustomers = async (): Promise<number> =>
  must(await readDocument(world.test.admin.db, successDocument, { restaurantId }), "figures").lifetime.customers;

it("M-C10 who was forgotten and comes back makes a new customer no second time, as a rebuild counts it, too", async () => {
  const email = "wieder-da@post.example";
  // With the orders of the demo, which no step has told.
  await runJob(world.test, "metrics", restaurantId);
  const before = await newCustomers();
  await completed(email);
  // More spellings than the database compares at once, as merging leaves them.
  const emails = [email, ...Array.from({ length: 34 }, (_, index) => `fruehere-${index}@post.example`)];
  await updateDocument(world.test.admin.db, customerDocument, { restaurantId, userDocId: idOf(email) }, { emails });
  const forgotten = { requestId: randomUUID(), restaurantId, customerId: idOf(email) };
  expect(await owner().call(forgetCustomer, forgotten)).toMatchObject({ ok: true, value: { result: "forgotten" } });
  await completed(email);
  expect(await newCustomers()).toBe(before + 1);
  await runJob(world.test, "metrics", restaurantId);
  expect(await newCustomers()).toBe(before + 1);
});

it("M-C10 a first order that a recount saw while its step waited makes a new customer, once", async () => {
  const email = "gezaehlt@post.example";
  await completed("noch-eine@post.example");
  const before = await newCustomers();
  await hand(await placed(email), () => runJob(world.test, "customers", restaurantId));
  expect((await recordOf(idOf(email)))?.stats.orders).toBe(1);
  expect(await newCustomers()).toBe(before + 1);
  await runJob(world.test, "customers", restaurantId);
  expect(await newCustomers()).toBe(before + 1);
});

it("K-BEY-5 pieces with a deposit go out with the handover and come back by the piece, never more than there are", async () => {
  const email = "Pfand@post.example";
  world.test.backend.clock.advance(61_000);
  const client = await world.guest();
  const slotKey = must(world.slots[slotIndex++], "slot");
  const input = await world.fill(client, [aLine(world.menu, "naturjoghurt", { qty: 3 })], slotKey, {
    contact: contactOf(email),
  });
  const answer = await client.call(placeOrder, input);
  await world.test.backend.idle();
  const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  await hand(orderId);
  const id = idOf(email);
  const [entry] = must(await recordOf(id), "a record").deposits ?? [];
  const { kind, cents } = must(entry, "an entry");
  expect(entry).toMatchObject({ out: 3, back: 0 });
  const back = (pieces: number): Change => ({ kind: "depositBack", pieces: [{ kind, cents, pieces }] });
  const refused = { ok: false, refusal: { type: "deposit-not-open" } };
  expect(await change(owner(), id, back(4))).toMatchObject(refused);
  expect(await change(world.staff("staff"), id, back(2))).toMatchObject({ ok: true });
  expect(await change(owner(), id, back(2))).toMatchObject(refused);
  const record = must(await recordOf(id), "a record");
  expect(record).toMatchObject({ marks: ["deposit"], stats: { depositBalanceCents: cents } });
  const returnId = must(record.depositReturns?.[0], "a return").id;
  expect(await change(world.staff("kitchen"), id, { kind: "depositBackUndone", returnId })).toMatchObject({
    ok: false,
  });
  expect(await change(owner(), id, { kind: "depositBackUndone", returnId })).toMatchObject({ ok: true });
  expect(await recordOf(id)).toMatchObject({ deposits: [{ out: 3, back: 0 }] });
  expect(await acts()).toContain(`customerDeposit ${customerNo(id)}\nundone`);

  // The typed address of a guest proves nothing; once its mailbox was read, the browser hears of the pieces.
  const own = (who: TestClient) => who.call(ownDeposits, { restaurantId, orderId });
  expect(await own(client)).toEqual({ ok: true, value: { pieces: [] } });
  expect(await own(await world.guest())).toMatchObject({ ok: false, refusal: { type: "not-allowed" } });
  await updateDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }, { confirmed: [client.uid] });
  expect(await own(client)).toEqual({ ok: true, value: { pieces: [{ kind, cents, pieces: 3 }] } });
});
