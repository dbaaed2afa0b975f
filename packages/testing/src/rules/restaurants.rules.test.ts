import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { test } from "vitest";
import { restaurantsAccess } from "./access/restaurants-access.ts";
import { callers, team, type Caller } from "./callers.ts";
import { restaurantsFields } from "./fields/restaurants-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { proveFields } from "./prove-fields.ts";
import { proveAttacks, type Attack } from "./prove-attacks.ts";
import type { Database } from "./rules-world.ts";

const world = worldOfFile();

proveAccess(world, restaurantsAccess);
proveFields(world, restaurantsFields);

const shops = (database: Database) => database.collection("restaurants");
const asEach = (who: readonly Caller[], title: string, attempt: Attack["attempt"]): readonly Attack[] =>
  who.map((as) => ({ title, as, attempt }));

proveAttacks(world, "F13 no query finds a shop that is not public", [
  ...asEach(callers, "everything", (database) => shops(database).get()),
  ...asEach(callers, "one of everything", (database) => shops(database).limit(1).get()),
  ...asEach(["stranger", "owner"], "hidden ones", (database) => shops(database).where("listing", "==", "hidden").get()),
  ...asEach(["stranger", "owner"], "unlisted ones", (database) =>
    shops(database).where("listing", "==", "unlisted").get(),
  ),
  ...asEach(["stranger"], "public and hidden ones", (database) =>
    shops(database).where("listing", "in", ["public", "hidden"]).get(),
  ),
  ...asEach(["stranger"], "all but hidden ones", (database) => shops(database).where("listing", "!=", "hidden").get()),
  ...asEach(["stranger"], "all but hidden and unlisted ones", (database) =>
    shops(database).where("listing", "not-in", ["hidden", "unlisted"]).get(),
  ),
  ...asEach(["stranger"], "from public on", (database) => shops(database).where("listing", ">=", "public").get()),
  ...asEach(["stranger"], "in order of listing from public on", (database) =>
    shops(database).orderBy("listing").startAt("public").endAt("public").get(),
  ),
  ...asEach(["stranger"], "by slug alone", (database) => shops(database).where("slug", "==", "quiet").get()),
  ...asEach(["stranger", "owner"], "by id", (database) => shops(database).where("__name__", "==", "hidden").get()),
  ...asEach(["stranger"], "at any depth", (database) =>
    database.collectionGroup("restaurants").where("listing", "==", "public").get(),
  ),
]);

test("F13 public shops are found by everybody, narrowed and sorted", async () => {
  const open = shops(world().as("stranger")).where("listing", "==", "public");
  await assertSucceeds(open.where("slug", "==", "public").limit(1).get());
  await assertSucceeds(open.orderBy("slug").limit(20).get());
  await assertSucceeds(shops(world().as("stranger")).where("listing", "in", ["public"]).get());
});

test("F13 a shop without an account has no team", async () => {
  const { database } = world().trusted;
  await database.doc("restaurants/orphan").set({ listing: "hidden" });
  await assertFails(world().as("owner").doc("restaurants/orphan").get());
  await assertFails(world().as("owner").doc("restaurants/orphan/data/settings").get());
  await world().remove("restaurants/orphan");
});

const functionsOnly = [
  "offerings/catalogue/items/bread/stock/0",
  "restaurants/shop/data/counters",
  "restaurants/shop/distributionOptions/pickup/slots/2026-11-20T10:00",
  "restaurants/shop/data/account",
  "restaurants/shop/data/paymentSettings",
  "restaurants/shop",
  "idempotency/k1",
  "data/stats",
];

proveAttacks(
  world,
  "F13 F14 stock, slots, numbers, keys and roles are written by functions alone",
  functionsOnly.flatMap((path) => [
    ...asEach(team, `changes ${path}`, (database) =>
      database.doc(path).set({ orders: 0, onHand: 999 }, { merge: true }),
    ),
    ...asEach(["owner"], `replaces ${path}`, (database) => database.doc(path).set({ roles: { owner: "owner" } })),
    ...asEach(["owner"], `removes ${path}`, (database) => database.doc(path).delete()),
    ...asEach(["owner"], `adds beside ${path}`, (database) => database.doc(path).parent.add({ orders: 0 })),
  ]),
);

proveAttacks(world, "F14 the papers of a shop are asked for one by one", [
  ...asEach(team, "all papers", (database) => database.collection("restaurants/shop/data").get()),
  ...asEach(team, "another paper", (database) => database.doc("restaurants/shop/data/other").get()),
  ...asEach(["owner"], "papers of all shops", (database) => database.collectionGroup("data").get()),
  ...asEach(team, "papers of the neighbour", (database) => database.doc("restaurants/elsewhere/data/account").get()),
]);
