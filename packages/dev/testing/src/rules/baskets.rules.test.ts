import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { arrayUnion, deleteField, increment, serverTimestamp } from "firebase/firestore";
import { expect, test } from "vitest";
import { basketsAccess } from "./access/baskets-access.ts";
import { basketsFields } from "./fields/shopper-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { proveFields } from "./prove-fields.ts";
import { asEach, proveAttacks } from "./prove-attacks.ts";
import type { Fields } from "./documents/envelope.ts";
import { aBasket } from "./documents/shopper-documents.ts";

const world = worldOfFile();

proveAccess(world, basketsAccess);
proveFields(world, basketsFields);

const own = "restaurants/shop/baskets/shopper_web";
const elsewhere = "restaurants/elsewhere/baskets/shopper_web";
/** Ended, with a group that functions put down. */
const grouped = "restaurants/hidden/baskets/shopper_web";
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const linesOf = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`l${index}`, { qty: 1 }]));
const without = (field: string): Fields =>
  Object.fromEntries(Object.entries(aBasket("shopper")).filter(([name]) => name !== field));

/** Changes that no basket may have, whether it is new or changed. */
const badChanges: readonly (readonly [title: string, changes: Fields])[] = [
  ["status locked", { status: "locked" }],
  ["status converted", { status: "converted" }],
  ["status abandoned", { status: "abandoned" }],
  ["101 lines", { lines: linesOf(101) }],
  ["lines as a list", { lines: [{ qty: 1 }] }],
  ["lines as text", { lines: "l1" }],
  ["no lines at all", { lines: null }],
  ["somebody else's uid", { ownerUid: "otherShopper" }],
  ["an owner that is a list", { ownerUid: ["shopper"] }],
  ["another channel", { channel: "b2b" }],
  ["a kept price", { totalCents: 1 }],
  ["a checkout", { checkout: { requestId: "r" } }],
  ["a group", { group: { hostUid: "shopper" } }],
  ["an expiry in 61 days", { expiresAt: inDays(61) }],
  ["an expiry in the year 9999", { expiresAt: new Date("9999-12-31") }],
  ["an expiry as a number", { expiresAt: Date.now() }],
  ["an activity as text", { lastActivityAt: "now" }],
  ["a storefront of 129 letters", { storefrontId: "x".repeat(129) }],
  ["a storefront by number", { storefrontId: 1 }],
  ["menu version 0", { menuVersion: 0 }],
  ["menu version 1.5", { menuVersion: 1.5 }],
  ["menu version as text", { menuVersion: "1" }],
  ["a creation as text", { createdAt: "x".repeat(1000) }],
  ["a change as a number", { updatedAt: 1 }],
  ["a version as text", { v: "1" }],
];

proveAttacks(world, "F13 no basket begins with what it may not say", [
  ...badChanges.flatMap(([title, changes]) =>
    asEach(["shopper"], { [title]: (database) => database.doc(elsewhere).set(aBasket("shopper", changes)) }),
  ),
  ...Object.keys(aBasket("shopper")).flatMap((field) =>
    asEach(["shopper"], { [`without ${field}`]: (database) => database.doc(elsewhere).set(without(field)) }),
  ),
]);

proveAttacks(
  world,
  "F13 no basket comes to say what it may not",
  badChanges.flatMap(([title, changes]) =>
    asEach(["shopper"], {
      [title]: (database) => database.doc(own).update(changes),
      [`${title}, merged`]: (database) => database.doc(own).set(changes, { merge: true }),
      [`${title}, replaced`]: (database) => database.doc(own).set(aBasket("shopper", changes)),
    }),
  ),
);

proveAttacks(
  world,
  "F13 transforms and removed fields are seen as what they make",
  asEach(["shopper"], {
    "status removed": (database) => database.doc(own).update({ status: deleteField() }),
    "owner removed": (database) => database.doc(own).update({ ownerUid: deleteField() }),
    "half a version added": (database) => database.doc(own).update({ menuVersion: increment(0.5) }),
    "version taken away": (database) => database.doc(own).update({ menuVersion: increment(-1) }),
    "lines made a list": (database) => database.doc(own).update({ lines: arrayUnion("l1") }),
    "status made a time": (database) => database.doc(own).update({ status: serverTimestamp() }),
  }),
);

proveAttacks(world, "F13 nobody reaches a basket by another id", [
  ...asEach(["shopper"], {
    "an id of somebody else": (database) =>
      database.doc("restaurants/shop/baskets/otherShopper_web").set(aBasket("shopper")),
    "in the name of somebody else": (database) =>
      database.doc("restaurants/shop/baskets/otherShopper_web").set(aBasket("otherShopper")),
    "an id without channel": (database) => database.doc("restaurants/shop/baskets/shopper").set(aBasket("shopper")),
    "an id of another channel": (database) =>
      database.doc("restaurants/shop/baskets/shopper_b2b").set(aBasket("shopper")),
    "an id of its own": (database) => database.collection("restaurants/shop/baskets").add(aBasket("shopper")),
    "a shop that is not there": (database) =>
      database.doc("restaurants/nowhere/baskets/shopper_web").set(aBasket("shopper")),
    "a basket below a basket": (database) => database.doc(`${own}/baskets/shopper_web`).set(aBasket("shopper")),
  }),
  ...asEach(["otherShopper"], {
    "a basket that is not there": (database) => database.doc("restaurants/elsewhere/baskets/shopper_web").get(),
  }),
  ...asEach(["owner"], {
    "all baskets of a shop": (database) => database.collectionGroup("baskets").get(),
  }),
  ...asEach(["shopper"], {
    "own baskets of all shops": (database) =>
      database.collectionGroup("baskets").where("ownerUid", "==", "shopper").get(),
  }),
]);

proveAttacks(world, "F13 nobody takes a basket over", [
  ...asEach(["otherShopper"], {
    replaced: (database) => database.doc(own).set(aBasket("otherShopper")),
    renamed: (database) => database.doc(own).update({ ownerUid: "otherShopper" }),
  }),
  ...asEach(["shopper"], {
    "given away": (database) => database.doc(own).set(aBasket("otherShopper")),
  }),
  ...asEach(["owner"], {
    "by the shop": (database) => database.doc(own).set(aBasket("owner")),
  }),
]);

proveAttacks(
  world,
  "F13 what functions put down is not changed under cover of what is the shopper's",
  asEach(["shopper"], {
    "a group that was there": (database) => database.doc(grouped).update({ status: "open", "group.state": "ordered" }),
    "a group that was not": (database) => database.doc(own).update({ deviceHint: "tablet", "group.state": "ordered" }),
    "a reminder that was not": (database) =>
      database.doc(own).update({ planDraft: { every: "week" }, recovery: { mailedAt: new Date(), token: "t" } }),
  }),
);

const locked = "restaurants/quiet/baskets/shopper_web";
proveAttacks(
  world,
  "F13 a locked basket stays as it is",
  asEach(["shopper"], {
    "other lines": (database) => database.doc(locked).update({ lines: {} }),
    "opened again": (database) => database.doc(locked).update({ status: "open" }),
    replaced: (database) => database.doc(locked).set(aBasket("shopper")),
    "a new expiry": (database) => database.doc(locked).update({ expiresAt: inDays(1) }),
  }),
);

test("F13 a basket at its limits is accepted, and so is the first one of a new account", async () => {
  await assertSucceeds(
    world()
      .as("shopper")
      .doc(own)
      .set(aBasket("shopper", { lines: linesOf(100), expiresAt: inDays(59.9) })),
  );
  await assertSucceeds(
    world()
      .as("shopper")
      .doc(own)
      .update({ [`lines.l0.qty`]: 3, lastActivityAt: serverTimestamp() }),
  );
  await assertSucceeds(world().as("otherShopper").doc("restaurants/shop/baskets/otherShopper_web").get());
  await assertSucceeds(
    world().as("otherShopper").doc("restaurants/shop/baskets/otherShopper_web").set(aBasket("otherShopper")),
  );
  await world().restore(own);
  await world().remove("restaurants/shop/baskets/otherShopper_web");
});

test("F13 one denied write takes its whole batch down", async () => {
  const database = world().as("shopper");
  const batch = database.batch();
  batch.update(database.doc(own), { lines: {} });
  batch.set(database.doc("restaurants/shop/baskets/guest_web"), aBasket("guest", { lines: {} }));
  await assertFails(batch.commit());
  expect((await world().trusted.database.doc(own).get()).get("lines.l1.qty")).toBe(2);
});
