import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { increment } from "firebase/firestore";
import { test } from "vitest";
import { platformAccess } from "./access/platform-access.ts";
import { bosses } from "./callers.ts";
import { aLink } from "./documents/business-documents.ts";
import { shortUrlsFields } from "./fields/short-urls-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { asEach, proveAttacks } from "./prove-attacks.ts";
import { proveFields } from "./prove-fields.ts";

const world = worldOfFile();

proveAccess(world, platformAccess);
proveFields(world, shortUrlsFields);

const ofElsewhere = aLink({ restaurantId: "elsewhere", target: { kind: "restaurant", restaurantId: "elsewhere" } });

proveAttacks(world, "F15 a short link leads into the shop of who made it", [
  ...asEach(bosses, "in the neighbour's name", (database) => database.doc("shorturls/neuer").set(ofElsewhere)),
  ...asEach(bosses, "for no shop", (database) => {
    const { restaurantId: _shop, ...link } = aLink();
    return database.doc("shorturls/neuer").set(link);
  }),
  ...asEach(["shopper"], "for a shop that is not there", (database) =>
    database
      .doc("shorturls/neuer")
      .set(aLink({ restaurantId: "mine", target: { kind: "table", restaurantId: "mine" } })),
  ),
  ...asEach(["neighbour"], "over another's", (database) => database.doc("shorturls/morgen").set(ofElsewhere)),
  ...asEach(["owner"], "over an old name", (database) => database.doc("shorturls/alter-name").set(aLink())),
  ...asEach(["owner"], "over the platform's", (database) => database.doc("shorturls/presse").set(aLink())),
  ...asEach(["owner"], "with scans", (database) =>
    database.doc("shorturls/morgen").update({ "stats.scans": increment(100) }),
  ),
  ...["abc", "x".repeat(41), "Neuer", "neu_er", "-neuer", "neuer.php"].flatMap((code) =>
    asEach(["owner", "platform"], `by the code ${code}`, (database) => database.doc(`shorturls/${code}`).set(aLink())),
  ),
]);

proveAttacks(world, "F15 nobody looks through links", [
  ...asEach(["owner", "stranger"], "all active ones", (database) =>
    database.collection("shorturls").where("active", "==", true).get(),
  ),
  ...asEach(["owner"], "the neighbour's", (database) =>
    database.collection("shorturls").where("restaurantId", "==", "elsewhere").get(),
  ),
  ...asEach(["owner"], "several shops'", (database) =>
    database.collection("shorturls").where("restaurantId", "in", ["shop", "elsewhere"]).get(),
  ),
]);

test("F15 who works in several shops asks for the links of all of them", async () => {
  const links = world().as("owner").collection("shorturls").where("restaurantId", "in", ["shop", "quiet"]);
  await assertSucceeds(links.get());
});

test.each([
  ["a word for yes", { platform: "yes" }],
  ["one for yes", { platform: 1 }],
  ["no", { platform: false }],
  ["nothing", { platform: null }],
  ["another power", { admin: true }],
  ["a list", { platform: [true] }],
])("F15 the platform's word is exactly true: %s is not", async (_title, claims) => {
  const database = world().asUid("impostor", claims);
  await assertFails(database.collection("shorturls").get());
  await assertFails(database.doc("restaurants/shop/data/account").get());
  await assertFails(database.doc("shorturls/neuer").set(aLink({ createdBy: "platform" })));
});
