import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { test } from "vitest";
import { offeringsAccess } from "./access/offerings-access.ts";
import { offeringsFields } from "./fields/offerings-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { proveFields } from "./prove-fields.ts";
import { proveAttacks } from "./prove-attacks.ts";

const world = worldOfFile();

proveAccess(world, offeringsAccess);
proveFields(world, offeringsFields);

proveAttacks(world, "F12 the catalogue is no shopper's business and no neighbour's", [
  { title: "all offerings", as: "owner", attempt: (database) => database.collection("offerings").get() },
  {
    title: "offerings of the shop",
    as: "owner",
    attempt: (database) => database.collection("offerings").where("restaurantIds", "array-contains", "shop").get(),
  },
  { title: "items of all offerings", as: "owner", attempt: (database) => database.collectionGroup("items").get() },
  {
    title: "items on sale",
    as: "shopper",
    attempt: (database) => database.collection("offerings/catalogue/items").where("status", "==", "active").get(),
  },
  {
    title: "public storefronts",
    as: "stranger",
    attempt: (database) =>
      database.collection("offerings/catalogue/storefronts").where("visibility", "==", "public").get(),
  },
  {
    title: "public storefronts of all",
    as: "stranger",
    attempt: (database) => database.collectionGroup("storefronts").where("visibility", "==", "public").get(),
  },
  {
    title: "a storefront that is not there",
    as: "stranger",
    attempt: (database) => database.doc("offerings/catalogue/storefronts/none").get(),
  },
  { title: "an offering that is not there", as: "owner", attempt: (database) => database.doc("offerings/none").get() },
  { title: "its items", as: "owner", attempt: (database) => database.collection("offerings/none/items").get() },
  { title: "pieces in stock", as: "owner", attempt: (database) => database.collectionGroup("stock").get() },
]);

test("F12 an offering sold by two shops is seen by both teams, and only as long", async () => {
  const offering = world().trusted.database.doc("offerings/catalogue");
  const item = world().as("neighbour").doc("offerings/catalogue/items/bread");
  await offering.update({ restaurantIds: ["shop", "elsewhere"] });
  await assertSucceeds(item.get());
  await assertSucceeds(item.parent.get());
  await offering.update({ restaurantIds: [] });
  await assertFails(item.get());
  await assertFails(world().as("owner").doc("offerings/catalogue/items/bread").get());
  await world().restore("offerings/catalogue");
});

test("F12 a storefront that goes private disappears from strangers at once", async () => {
  const storefront = world().trusted.database.doc("offerings/catalogue/storefronts/main");
  const seen = world().as("stranger").doc("offerings/catalogue/storefronts/main");
  await assertSucceeds(seen.get());
  await storefront.update({ visibility: "members" });
  await assertFails(seen.get());
  await world().restore("offerings/catalogue/storefronts/main");
});
