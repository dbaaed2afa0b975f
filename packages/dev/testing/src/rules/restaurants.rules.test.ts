import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { arrayUnion, deleteField, increment } from "firebase/firestore";
import { test } from "vitest";
import { restaurantsAccess } from "./access/restaurants-access.ts";
import { callers, team } from "./callers.ts";
import { restaurantsFields } from "./fields/restaurants-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { proveFields } from "./prove-fields.ts";
import { asEach, proveAttacks } from "./prove-attacks.ts";
import type { Database } from "./rules-world.ts";

const world = worldOfFile();

proveAccess(world, restaurantsAccess);
proveFields(world, restaurantsFields);

const shops = (database: Database) => database.collection("restaurants");

proveAttacks(world, "F13 no query finds a shop that is not public", [
  ...asEach(callers, {
    everything: (database) => shops(database).get(),
    "one of everything": (database) => shops(database).limit(1).get(),
  }),
  ...asEach(["stranger", "owner"], {
    "hidden ones": (database) => shops(database).where("listing", "==", "hidden").get(),
    "unlisted ones": (database) => shops(database).where("listing", "==", "unlisted").get(),
  }),
  ...asEach(["stranger"], {
    "public and hidden ones": (database) => shops(database).where("listing", "in", ["public", "hidden"]).get(),
    "all but hidden ones": (database) => shops(database).where("listing", "!=", "hidden").get(),
    "all but hidden and unlisted ones": (database) =>
      shops(database).where("listing", "not-in", ["hidden", "unlisted"]).get(),
    "from public on": (database) => shops(database).where("listing", ">=", "public").get(),
    "in order of listing from public on": (database) =>
      shops(database).orderBy("listing").startAt("public").endAt("public").get(),
    "by slug alone": (database) => shops(database).where("slug", "==", "quiet").get(),
  }),
  ...asEach(["stranger", "owner"], {
    "by id": (database) => shops(database).where("__name__", "==", "hidden").get(),
  }),
  ...asEach(["stranger"], {
    "at any depth": (database) => database.collectionGroup("restaurants").where("listing", "==", "public").get(),
  }),
]);

test("F13 X-L7 public shops are found by everybody, narrowed, sorted and so many at a time", async () => {
  const open = shops(world().as("stranger")).where("listing", "==", "public");
  await assertSucceeds(open.where("slug", "==", "public").limit(1).get());
  await assertSucceeds(open.orderBy("slug").limit(20).get());
  await assertSucceeds(shops(world().as("stranger")).where("listing", "in", ["public"]).limit(30).get());
  await assertFails(open.get());
  await assertFails(open.orderBy("slug").limit(31).get());
});

test("F13 a shop without an account has no team", async () => {
  const { database } = world().trusted;
  await database.doc("restaurants/orphan").set({ listing: "hidden" });
  await assertFails(world().as("owner").doc("restaurants/orphan").get());
  await assertFails(world().as("owner").doc("restaurants/orphan/data/settings").get());
  await world().remove("restaurants/orphan");
});

const functionsOnly = [
  "offerings/catalog/items/bread/stock/0",
  "restaurants/shop/data/counters",
  "restaurants/shop/distributionOptions/pickup/slots/2026-11-20T10:00",
  "restaurants/shop/data/account",
  "restaurants/shop/data/paymentSettings",
  "restaurants/shop",
  "idempotency/k1",
  "restaurants/shop/discountCodes/HERBST/redemptions/o1",
  "offerings/catalog/items/bread/prices/2026-11-20",
  "outbox/o1_1",
  "jobs/search_shop",
  "mail/order_shop_o1_1",
  "suppressions/abc",
  "stripeEvents/evt_1",
  "stripePayments/o1",
  "rateLimits/k1",
  "passkeys/k1",
  "passkeyQuestions/c1",
  "data/stats",
];

proveAttacks(
  world,
  "F13 F14 stock, slots, numbers, keys and roles are written by functions alone",
  functionsOnly.flatMap((path) => [
    ...asEach(team, {
      [`changes ${path}`]: (database) => database.doc(path).set({ orders: 0, onHand: 999 }, { merge: true }),
    }),
    ...asEach(["owner"], { [`replaces ${path}`]: (database) => database.doc(path).set({ roles: { owner: "owner" } }) }),
    ...asEach(["owner"], { [`removes ${path}`]: (database) => database.doc(path).delete() }),
    ...asEach(["owner"], { [`adds beside ${path}`]: (database) => database.doc(path).parent.add({ orders: 0 }) }),
  ]),
);

proveAttacks(world, "F14 the papers of a shop are asked for one by one", [
  ...asEach(team, {
    "all papers": (database) => database.collection("restaurants/shop/data").get(),
    "another paper": (database) => database.doc("restaurants/shop/data/other").get(),
  }),
  ...asEach(["owner"], {
    "papers of all shops": (database) => database.collectionGroup("data").get(),
  }),
  ...asEach(team, {
    "papers of the neighbour": (database) => database.doc("restaurants/elsewhere/data/account").get(),
  }),
]);

const shop = "restaurants/shop";
const bossy = ["owner", "manager"] as const;

proveAttacks(world, "F13 no shop is made, renamed, opened or taken over from a browser", [
  ...asEach(["shopper", "owner", "platform"], {
    "a new shop": (database) => database.doc("restaurants/mine").set({ name: "x", listing: "public" }),
  }),
  ...asEach(bossy, {
    "another address": (database) => database.doc(shop).update({ slug: "elsewhere" }),
    open: (database) => database.doc(shop).update({ "operations.state": "rush" }),
  }),
  ...asEach(["staff"], {
    closed: (database) => database.doc(shop).update({ operations: { state: "closed" } }),
  }),
  ...asEach(bossy, {
    "another's offering": (database) => database.doc(shop).update({ offeringId: "other" }),
    ready: (database) => database.doc(shop).update({ goLive: { ready: true, missing: [] } }),
    "hidden is ready and seen": (database) =>
      database.doc("restaurants/hidden").update({ goLive: { ready: true, missing: [] }, listing: "public" }),
  }),
]);

proveAttacks(world, "F14 nobody raises a role, a fee or a number, however it is worded", [
  ...asEach(team, {
    "a role": (database) => database.doc(`${shop}/data/account`).update({ "roles.kitchen": "owner" }),
  }),
  ...asEach(["owner"], {
    "a role removed": (database) => database.doc(`${shop}/data/account`).update({ "roles.manager": deleteField() }),
    "a member": (database) =>
      database.doc(`${shop}/data/account`).update({ members: arrayUnion({ email: "x", role: "owner" }) }),
    "a fee": (database) => database.doc(`${shop}/data/paymentSettings`).update({ feeRates: [] }),
  }),
  ...asEach(["manager"], {
    "the imprint": (database) => database.doc(`${shop}/data/account`).update({ "legal.legalName": "x" }),
  }),
  ...asEach(["platform"], {
    "its own role": (database) => database.doc(`${shop}/data/account`).update({ "roles.platform": "owner" }),
    "the account of a shop that is not there": (database) =>
      database.doc("restaurants/mine/data/account").set({ roles: {}, legal: {} }),
  }),
  ...asEach(bossy, {
    "the next number": (database) =>
      database.doc(`${shop}/data/invoices`).update({ "numbering.b2b.next": increment(1) }),
    "no number any more": (database) =>
      database.doc(`${shop}/data/invoices`).update({ "numbering.b2b.next": deleteField() }),
    "papers anew": (database) => database.doc("restaurants/quiet/data/invoices").set({ numbering: {}, platform: [] }),
  }),
  ...asEach(["owner"], {
    "another account to be paid to": (database) =>
      database.doc(`${shop}/data/paymentSettings`).update({ "connect.accountId": "acct_mine" }),
  }),
]);

test("F14 another shop's lockers stay out of reach once a shop has its own", async () => {
  const path = `${shop}/data/settings`;
  const lockers = { enabled: true, providerConfigRef: "shop", holdHours: 12, remindBeforeHours: 2, maxDeciC: 70 };
  await world().trusted.database.doc(path).update({ lockers });
  const settings = world().as("manager").doc(path);
  await assertSucceeds(settings.update({ "lockers.holdHours": 24 }));
  await assertFails(settings.update({ "lockers.providerConfigRef": "elsewhere" }));
  await assertFails(settings.update({ lockers: deleteField() }));
  await world().restore(path);
});

test("F13 X-N4 a shop is hidden by who runs it, and shown by a function alone, ready as it once was", async () => {
  const path = "restaurants/hidden";
  const { database } = world().trusted;
  await database.doc(path).update({ listing: "public", goLive: { ready: true, missing: [] } });
  const profile = world().as("manager").doc(path);
  await assertSucceeds(profile.update({ description: "Bald mehr." }));
  for (const who of ["stranger", "shopper", "staff", "kitchen", "accountant", "neighbour"] as const)
    await assertFails(world().as(who).doc(path).update({ listing: "hidden" }));
  await assertSucceeds(profile.update({ listing: "hidden" }));
  for (const who of ["stranger", "shopper", "neighbour", "kitchen", ...bossy] as const)
    for (const listing of ["public", "unlisted"]) await assertFails(world().as(who).doc(path).update({ listing }));
  await assertSucceeds(world().as("owner").doc(path).update({ description: "Gleich mehr." }));
  await world().restore(path);
});

test("F13 a way to receive goods has up to fifty areas", async () => {
  const method = world().as("owner").doc("restaurants/shop/distributionOptions/pickup");
  await assertSucceeds(method.update({ zones: Array.from({ length: 50 }, () => ({})) }));
  await assertFails(method.update({ zones: Array.from({ length: 51 }, () => ({})) }));
});
