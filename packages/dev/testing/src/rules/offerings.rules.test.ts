import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { arrayUnion, deleteField, increment, serverTimestamp } from "firebase/firestore";
import { test } from "vitest";
import { offeringsAccess } from "./access/offerings-access.ts";
import { bosses } from "./callers.ts";
import { offeringsFields } from "./fields/offerings-fields.ts";
import { aBundle, anItem, aStorefront } from "./documents/catalogue-documents.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { asEach, proveAttacks } from "./prove-attacks.ts";
import { proveFields } from "./prove-fields.ts";

const world = worldOfFile();

proveAccess(world, offeringsAccess);
proveFields(world, offeringsFields);

proveAttacks(world, "F12 the catalogue is no shopper's business and no neighbour's", [
  ...asEach(["owner"], {
    "all offerings": (database) => database.collection("offerings").get(),
    "offerings of the shop": (database) =>
      database.collection("offerings").where("restaurantIds", "array-contains", "shop").get(),
    "items of all offerings": (database) => database.collectionGroup("items").get(),
  }),
  ...asEach(["shopper"], {
    "items on sale": (database) => database.collection("offerings/catalog/items").where("status", "==", "active").get(),
  }),
  ...asEach(["stranger"], {
    "public storefronts": (database) =>
      database.collection("offerings/catalog/storefronts").where("visibility", "==", "public").get(),
    "public storefronts of all": (database) =>
      database.collectionGroup("storefronts").where("visibility", "==", "public").get(),
    "a storefront that is not there": (database) => database.doc("offerings/catalog/storefronts/none").get(),
  }),
  ...asEach(["owner"], {
    "an offering that is not there": (database) => database.doc("offerings/none").get(),
    "its items": (database) => database.collection("offerings/none/items").get(),
    "pieces in stock": (database) => database.collectionGroup("stock").get(),
  }),
]);

test("F12 an offering sold by two shops is seen by both teams, and only as long", async () => {
  const offering = world().trusted.database.doc("offerings/catalog");
  const item = world().as("neighbour").doc("offerings/catalog/items/bread");
  await offering.update({ restaurantIds: ["shop", "elsewhere"] });
  await assertSucceeds(item.get());
  await assertSucceeds(item.parent.get());
  await offering.update({ restaurantIds: [] });
  await assertFails(item.get());
  await assertFails(world().as("owner").doc("offerings/catalog/items/bread").get());
  await world().restore("offerings/catalog");
});

test("F12 a storefront that goes private disappears from strangers at once", async () => {
  const storefront = world().trusted.database.doc("offerings/catalog/storefronts/main");
  const seen = world().as("stranger").doc("offerings/catalog/storefronts/main");
  await assertSucceeds(seen.get());
  await storefront.update({ visibility: "members" });
  await assertFails(seen.get());
  await world().restore("offerings/catalog/storefronts/main");
});

const honey = "offerings/catalog/items/honey";

test("F12 an article keeps a way of counting that is not given any more while something else of it changes", async () => {
  const stored = world().trusted.database.doc(honey);
  const item = world().as("owner").doc(honey);
  await stored.update({ "stock.mode": "perCycle" });
  await assertSucceeds(item.update({ priceCents: 1250, updatedAt: serverTimestamp() }));
  await assertSucceeds(item.update({ "stock.mode": "counted", updatedAt: serverTimestamp() }));
  await assertFails(item.update({ "stock.mode": "perCycle", updatedAt: serverTimestamp() }));
  await world().restore(honey);
});

proveAttacks(world, "F12 pieces, sold out and what is derived come from functions, however it is worded", [
  ...asEach(bosses, {
    "one piece more": (database) => database.doc(honey).update({ "stock.onHand": increment(1) }),
    "one reserved less": (database) => database.doc(honey).update({ "stock.reserved": increment(-1) }),
    "no count any more": (database) => database.doc(honey).update({ "stock.onHand": deleteField() }),
    "back on sale": (database) => database.doc(honey).update({ soldOutUntil: deleteField() }),
    "sold out since now": (database) => database.doc(honey).update({ soldOutUntil: serverTimestamp() }),
    "all anew": (database) => database.doc(honey).set(anItem()),
  }),
  ...asEach(["staff", "kitchen"], {
    "sold out": (database) => database.doc(honey).update({ soldOutUntil: new Date() }),
  }),
  ...asEach(bosses, {
    "an item with its pieces": (database) => {
      const batch = database.batch();
      batch.set(database.doc("offerings/catalog/items/new"), anItem());
      batch.set(database.doc("offerings/catalog/items/new/stock/0"), { onHand: 9, reserved: 0 });
      return batch.commit();
    },
    "nothing sold out in the window": (database) =>
      database
        .doc("offerings/catalog/storefronts/main")
        .update({ "live.soldOutItemIds": [], "live.lowItemIds": ["x"] }),
    "another moment at which something is back": (database) =>
      database.doc("offerings/catalog/storefronts/main").update({ "live.soldOutUntil": { bread: new Date() } }),
    "an older menu": (database) =>
      database.doc("offerings/catalog/storefronts/quiet").update({ "published.version": increment(-1) }),
  }),
]);

proveAttacks(world, "F12 nobody reaches into another shop's offering", [
  ...asEach(["owner"], {
    "one shop more": (database) => database.doc("offerings/catalog").update({ restaurantIds: arrayUnion("elsewhere") }),
  }),
  ...asEach(["neighbour"], {
    "taken over": (database) => database.doc("offerings/catalog").update({ restaurantIds: ["elsewhere"] }),
    "a view for itself": (database) =>
      database.doc("offerings/catalog/storefronts/new").set(aStorefront("public", { restaurantIds: ["elsewhere"] })),
  }),
  ...asEach(["owner"], {
    "a view for the neighbour": (database) =>
      database.doc("offerings/catalog/storefronts/new").set(aStorefront("public", { restaurantIds: ["elsewhere"] })),
  }),
  ...asEach(["owner", "neighbour"], {
    "an item of no offering": (database) => database.doc("offerings/none/items/new").set(anItem()),
  }),
]);

test("F12 whoever runs one of the shops that sell an offering writes it, the first eight of them", async () => {
  const offering = world().trusted.database.doc("offerings/catalog");
  const database = world().as("neighbour");
  const item = database.doc(honey);
  const change = { name: "Waldhonig" };
  const others = (count: number): string[] => Array.from({ length: count }, (_, index) => `none-${index}`);
  await offering.update({ restaurantIds: [...others(7), "elsewhere"] });
  await assertSucceeds(item.update(change));
  // Of all that is written in an offering a bundle takes the most expressions, and the eighth shop adds the most to them.
  await assertSucceeds(database.doc("offerings/catalog/bundles/new").set(aBundle()));
  await offering.update({ restaurantIds: [...others(8), "elsewhere"] });
  await assertFails(item.update(change));
  await offering.update({ restaurantIds: [] });
  await assertFails(item.update(change));
  await world().remove("offerings/catalog/bundles/new");
  await world().restore("offerings/catalog");
  await world().restore(honey);
});

test("F12 who runs the shop no more writes no more, whatever the mirror still says", async () => {
  const accounts = ["shop", "quiet", "hidden"].map((shop) => `restaurants/${shop}/data/account`);
  const item = world().as("manager").doc(honey);
  await assertSucceeds(item.update({ name: "Waldhonig" }));
  for (const path of accounts) await world().trusted.database.doc(path).update({ "roles.manager": "staff" });
  await assertFails(item.update({ name: "Blütenhonig" }));
  for (const path of accounts) await world().restore(path);
  await world().restore(honey);
});

test("F13 an offering has up to five languages", async () => {
  const offering = world().as("owner").doc("offerings/catalog");
  await assertSucceeds(offering.update({ languages: ["de", "en", "fr", "it", "tr"] }));
  await assertFails(offering.update({ languages: ["de", "en", "fr", "it", "tr", "pl"] }));
});
