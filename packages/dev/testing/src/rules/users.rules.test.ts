import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { arrayUnion, deleteField, serverTimestamp } from "firebase/firestore";
import { expect, test } from "vitest";
import { usersAccess } from "./access/users-access.ts";
import { usersFields } from "./fields/shopper-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { proveFields } from "./prove-fields.ts";
import { asEach, proveAttacks } from "./prove-attacks.ts";
import type { Database } from "./rules-world.ts";
import type { Fields } from "./documents/envelope.ts";
import { aPrivatePart, aProfile } from "./documents/shopper-documents.ts";

const world = worldOfFile();

proveAccess(world, usersAccess);
proveFields(world, usersFields);

const fresh = "users/otherShopper";
const own = "users/shopper";
const favourites = (count: number): string[] => Array.from({ length: count }, (_, index) => `shop-${index}`);

/** A shopper who could write these would own every shop. */
const seats: readonly (readonly [title: string, changes: Fields])[] = [
  ["a shop", { restaurants: ["shop"] }],
  ["a role", { restaurantRoles: { shop: "owner" } }],
  ["a shop and a role", { restaurants: ["shop"], restaurantRoles: { shop: "owner" } }],
  ["shops as a map", { restaurants: { shop: true } }],
  ["roles as a list", { restaurantRoles: ["owner"] }],
  ["shops as text", { restaurants: "shop" }],
  ["nothing for shops", { restaurants: null }],
];

const badChanges: readonly (readonly [title: string, changes: Fields])[] = [
  ...seats,
  ["a field of its own", { isAdmin: true }],
  ["a field of functions", { lastSeenAt: new Date() }],
  ["a name of 121 letters", { userName: "x".repeat(121) }],
  ["a name by number", { userName: 1 }],
  ["a name as markup object", { userName: { text: "x" } }],
  ["another language", { locale: "en" }],
  ["a photo of 501 letters", { photo: "x".repeat(501) }],
  ["201 favourites", { favouriteRestaurants: favourites(201) }],
  ["favourites as text", { favouriteRestaurants: "shop" }],
  ["favourites as a map", { favouriteRestaurants: { shop: true } }],
  ["a creation as text", { createdAt: "x".repeat(1000) }],
  ["a version as text", { v: "1" }],
];

proveAttacks(
  world,
  "F16 no profile begins with a shop, a role or what it may not say",
  badChanges.flatMap(([title, changes]) =>
    asEach(["otherShopper"], {
      [title]: (database) => database.doc(fresh).set(aProfile(changes)),
      [`${title}, merged`]: (database) => database.doc(fresh).set(aProfile(changes), { merge: true }),
    }),
  ),
);

proveAttacks(
  world,
  "F16 no profile comes to have a shop, a role or what it may not say",
  badChanges.flatMap(([title, changes]) =>
    asEach(["shopper"], {
      [title]: (database) => database.doc(own).update(changes),
      [`${title}, merged`]: (database) => database.doc(own).set(changes, { merge: true }),
      [`${title}, replaced`]: (database) => database.doc(own).set(aProfile(changes)),
    }),
  ),
);

proveAttacks(world, "F16 no way around leads to a role", [
  ...asEach(["shopper"], {
    "one shop more": (database) => database.doc(own).update({ restaurants: arrayUnion("shop") }),
    "one role more": (database) => database.doc(own).update({ "restaurantRoles.shop": "owner" }),
  }),
  ...asEach(["kitchen"], {
    "a higher role": (database) => database.doc("users/kitchen").update({ "restaurantRoles.shop": "owner" }),
  }),
  ...asEach(["shopper"], {
    "shops removed": (database) => database.doc(own).update({ restaurants: deleteField() }),
  }),
  ...asEach(["owner"], {
    "own seat removed": (database) => database.doc("users/owner").update({ restaurants: deleteField() }),
    "own seat replaced by none": (database) => database.doc("users/owner").set(aProfile()),
  }),
  ...asEach(["shopper"], {
    "roles as a time": (database) => database.doc(own).update({ restaurantRoles: serverTimestamp() }),
  }),
  ...asEach(["otherShopper"], {
    "made and raised in one batch": madeAndRaised,
  }),
  ...asEach(["shopper"], {
    "the account itself": (database) =>
      database.doc("restaurants/shop/data/account").update({ "roles.shopper": "owner" }),
    "the account of a new shop": (database) =>
      database.doc("restaurants/mine/data/account").set({ roles: { shopper: "owner" } }),
  }),
]);

function madeAndRaised(database: Database): Promise<unknown> {
  const batch = database.batch();
  batch.set(database.doc(fresh), aProfile());
  batch.update(database.doc(fresh), { restaurants: ["shop"], restaurantRoles: { shop: "owner" } });
  return batch.commit();
}

proveAttacks(world, "F16 nobody looks through users", [
  ...asEach(["platform"], {
    "all users": (database) => database.collection("users").get(),
  }),
  ...asEach(["owner"], {
    "the team of a shop": (database) =>
      database.collection("users").where("restaurants", "array-contains", "shop").get(),
    "users of all depths": (database) => database.collectionGroup("users").get(),
  }),
  ...asEach(["shopper"], {
    "private parts": (database) => database.collectionGroup("private").get(),
  }),
  ...asEach(["owner"], {
    "somebody's orders": (database) =>
      database.collection("users/shopper/orders").where("restaurantId", "==", "shop").get(),
  }),
]);

test("F16 a profile at its limits is accepted, with and without the empty mirrors", async () => {
  const {
    restaurants: _shops,
    restaurantRoles: _roles,
    ...bare
  } = aProfile({ userName: "x".repeat(120), photo: "x".repeat(500) });
  const full = { ...bare, favouriteRestaurants: favourites(200) };
  const database = world().as("otherShopper");
  await assertSucceeds(database.doc(fresh).set(full));
  await assertSucceeds(
    database.doc(fresh).update({ favouriteRestaurants: arrayUnion("shop-0"), updatedAt: serverTimestamp() }),
  );
  await world().remove(fresh);
  await assertSucceeds(database.doc(fresh).set(aProfile()));
  await assertFails(database.doc(fresh).delete());
  await world().remove(fresh);
});

test("F16 staff changes its own name beside the mirrors", async () => {
  const database = world().as("owner");
  await assertSucceeds(database.doc("users/owner").update({ userName: "Team 1", updatedAt: serverTimestamp() }));
  expect((await database.doc("users/owner").get()).get("restaurantRoles.shop")).toBe("owner");
  await world().restore("users/owner");
});

test("F16 an account with a strange uid is nobody special", async () => {
  for (const uid of [
    "__proto__",
    "constructor",
    "toString",
    "roles",
    "none",
    "owner.shop",
    "*",
    "%2F",
    "shopper ",
    "shopper/orders/o1",
  ]) {
    const database = world().asUid(uid);
    await assertFails(database.doc("restaurants/shop/data/settings").get());
    await assertFails(database.doc("restaurants/shop/orders/o1").get());
    await assertFails(database.doc("offerings/catalog/items/bread").get());
    await assertFails(database.doc("users/shopper").get());
  }
});

const privatePart = "users/shopper/private/user";

proveAttacks(world, "F16 what functions keep in the private part stays theirs", [
  ...asEach(["shopper"], {
    verified: (database) => database.doc(privatePart).update({ phone: "+43 660 1", phoneVerified: true }),
  }),
  ...asEach(["otherShopper"], {
    "begun as verified": (database) =>
      database.doc("users/otherShopper/private/user").set(aPrivatePart({ phoneVerified: true })),
    "begun with somebody's cards": (database) =>
      database.doc("users/otherShopper/private/user").set(aPrivatePart({ stripeCustomerId: "cus_shopper" })),
  }),
  ...asEach(["shopper"], {
    "another private paper": (database) => database.doc("users/shopper/private/other").set(aPrivatePart()),
    "the list of private papers": (database) => database.collection("users/shopper/private").get(),
  }),
]);

test("F16 another number is one that was not verified", async () => {
  await world().trusted.database.doc(privatePart).update({ phoneVerified: true });
  const own = world().as("shopper").doc(privatePart);
  await assertSucceeds(own.update({ birthDate: "1990-01-31" }));
  await assertFails(own.update({ phone: "+43 660 0000009" }));
  await assertFails(own.update({ phone: deleteField() }));
  await assertSucceeds(own.update({ phone: "+43 660 0000009", phoneVerified: false }));
  await assertFails(own.update({ phoneVerified: true }));
  await world().restore(privatePart);
});
