import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { increment } from "firebase/firestore";
import { test } from "vitest";
import { platformAccess } from "./access/platform-access.ts";
import { bosses } from "./callers.ts";
import { envelope, inDays } from "./documents/envelope.ts";
import { aLink } from "./documents/business-documents.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { asEach, proveAttacks } from "./prove-attacks.ts";

const world = worldOfFile();

proveAccess(world, platformAccess);

const ofElsewhere = aLink({ restaurantId: "elsewhere", target: { kind: "restaurant", restaurantId: "elsewhere" } });

proveAttacks(world, "X-L8 no client writes a short link, squats a name or changes where one leads", [
  ...asEach(bosses, {
    "of the own shop": (database) => database.doc("shorturls/neuer").set(aLink()),
    "in the neighbour's name": (database) => database.doc("shorturls/neuer").set(ofElsewhere),
  }),
  ...asEach(["owner", "neighbour"], {
    "by the name of a shop": (database) => database.doc("shorturls/backstube-sonnenkruste").set(aLink()),
  }),
  ...asEach(["owner"], {
    "by the name of a page": (database) => database.doc("shorturls/anmelden").set(aLink()),
  }),
  ...asEach(["owner", "platform"], {
    "to any address": (database) =>
      database.doc("shorturls/neuer").set(aLink({ target: { kind: "url", url: "https://anderswo.example/" } })),
  }),
  ...asEach(["owner", "neighbour", "platform"], {
    "over another's": (database) => database.doc("shorturls/morgen").set(ofElsewhere),
  }),
  ...asEach(["owner"], {
    "over an old name": (database) => database.doc("shorturls/alter-name").set(aLink()),
    "with scans": (database) => database.doc("shorturls/morgen").update({ "stats.scans": increment(100) }),
  }),
  ...asEach(["owner", "platform"], {
    away: (database) => database.doc("shorturls/morgen").delete(),
  }),
]);

test("X-L7 the list of shops is read thirty at a time, from wherever the last page ended", async () => {
  const listings = world().as("stranger").collection("listings").orderBy("updatedAt");
  await assertSucceeds(listings.limit(30).get());
  await assertSucceeds(listings.startAfter(new Date(0)).limit(30).get());
  for (const who of ["stranger", "shopper", "owner"] as const) {
    const all = world().as(who).collection("listings");
    for (const query of [all, all.limit(31), all.where("listed", "==", true), all.orderBy("updatedAt").limitToLast(31)])
      await assertFails(query.get());
    await assertFails(world().as(who).collectionGroup("listings").limit(30).get());
  }
});

proveAttacks(world, "F15 nobody looks through links", [
  ...asEach(["owner", "stranger"], {
    "all active ones": (database) => database.collection("shorturls").where("active", "==", true).get(),
  }),
  ...asEach(["owner"], {
    "the neighbour's": (database) => database.collection("shorturls").where("restaurantId", "==", "elsewhere").get(),
    "several shops'": (database) =>
      database.collection("shorturls").where("restaurantId", "in", ["shop", "elsewhere"]).get(),
  }),
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

test.each([
  ["over", { restaurantId: "shop", expiresAt: inDays(-1) }],
  ["of another shop", { restaurantId: "elsewhere", expiresAt: inDays(1) }],
])(
  "GDP-05 a support look that is %s shows nothing of the shop, and one of a stranger neither",
  async (_title, look) => {
    const { trusted, asUid, restore, remove } = world();
    const shown = [
      "offerings/catalog",
      "offerings/catalog/items/honey",
      "restaurants/shop/data/settings",
      "restaurants/shop/orders/o1",
      "restaurants/shop/distributionOptions/pickup",
    ];
    const support = world().as("support");
    for (const path of shown) await assertSucceeds(support.doc(path).get());
    await trusted.database.doc("supportLooks/support").set({ ...look, ...envelope });
    for (const path of shown) await assertFails(support.doc(path).get());
    await restore("supportLooks/support");
    // The look alone is no right without the platform's word in the token.
    await trusted.database
      .doc("supportLooks/impostor")
      .set({ restaurantId: "shop", expiresAt: inDays(1), ...envelope });
    for (const path of shown) await assertFails(asUid("impostor", { admin: true }).doc(path).get());
    await remove("supportLooks/impostor");
  },
);

test("GDP-05 a support look shows no account of money, no notes, no customers, no codes, and writes nothing", async () => {
  const support = world().as("support");
  const kept = [
    "data/paymentSettings",
    "data/invoices",
    "data/success",
    "figures/2026-11-20",
    "orders/o1/internal/desk",
    "tickets/o1",
    "discountCodes/MORGEN",
    "subscribers/s1",
    "log/e1",
  ];
  for (const path of kept) await assertFails(support.doc(`restaurants/shop/${path}`).get());
  for (const path of ["restaurants/shop", "offerings/catalog/items/honey", "restaurants/shop/data/settings"])
    await assertFails(support.doc(path).update({ name: "x", updatedAt: new Date() }));
  await assertFails(support.doc("supportLooks/support").update({ expiresAt: inDays(2) }));
});
