import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { arrayUnion, deleteField, increment } from "firebase/firestore";
import { test } from "vitest";
import { businessAccess } from "./access/business-access.ts";
import { bosses, callers, team } from "./callers.ts";
import { aBroadcast, aCompany, aDiscountCode, aRound } from "./documents/business-documents.ts";
import { businessFields } from "./fields/business-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { asEach, proveAttacks } from "./prove-attacks.ts";
import { proveFields } from "./prove-fields.ts";

const world = worldOfFile();

proveAccess(world, businessAccess);
proveFields(world, businessFields);

const shop = "restaurants/shop";

/** Kept beside the documented documents, by functions for functions. */
const helpers = [
  `${shop}/discountCodes/MORGEN/redemptions/o1`,
  `${shop}/marketing/emailBroadcast/broadcasts/b1/recipients/s1`,
  `${shop}/orderPlans/p1/runs/2026-11-27`,
  `${shop}/orders/o1/board/ticket`,
  `${shop}/marketing/other`,
  `${shop}/others/o1`,
  "mail/m1",
  "stripeEvents/e1",
  "withdrawals/w1",
  "restockWaits/w1",
  "legalDocs/d1",
];

proveAttacks(
  world,
  "F13 what is not documented is nobody's business",
  helpers.flatMap((path) => [
    ...asEach(callers, { [`reads ${path}`]: (database) => database.doc(path).get() }),
    ...asEach(["owner", "shopper", "platform"], {
      [`lists beside ${path}`]: (database) => database.doc(path).parent.get(),
    }),
    ...asEach(["owner", "shopper", "platform"], { [`writes ${path}`]: (database) => database.doc(path).set({ v: 1 }) }),
  ]),
);

proveAttacks(
  world,
  "F13 customers, subscribers and papers of several shops are in nobody's reach",
  ["users", "subscribers", "discountCodes", "orderPlans", "b2bCustomers", "b2bInvoices", "historicOrders"].flatMap(
    (collection) => [
      ...asEach(["owner", "neighbour", "platform", "shopper"], {
        [`all ${collection}`]: (database) => database.collectionGroup(collection).get(),
      }),
      ...asEach(team, {
        [`${collection} of the neighbour`]: (database) =>
          database.collection(`restaurants/elsewhere/${collection}`).get(),
      }),
    ],
  ),
);

const card = `${shop}/discountCodes/GESCHENK`;
const code = (id: string): string => `${shop}/discountCodes/${id}`;

proveAttacks(world, "F13 no money comes out of a code", [
  ...asEach(bosses, {
    "a fuller card": (database) => database.doc(card).update({ "giftCard.balanceCents": 5000 }),
    "one more": (database) => database.doc(card).update({ "giftCard.balanceCents": increment(1) }),
    "no card": (database) => database.doc(card).update({ giftCard: deleteField() }),
    "a percentage": (database) => database.doc(card).update({ kind: "percent" }),
    "a card of nothing": (database) => database.doc(code("KARTE")).set(aDiscountCode("KARTE", { kind: "giftCard" })),
    "a code with a card": (database) =>
      database.doc(code("KARTE")).set(aDiscountCode("KARTE", { giftCard: { balanceCents: 5000 } })),
    "never used": (database) => database.doc(code("BENUTZT")).update({ "stats.uses": 0 }),
    "used less": (database) => database.doc(code("BENUTZT")).update({ "stats.uses": increment(-1) }),
    "another code by that id": (database) => database.doc(code("NEU")).set(aDiscountCode("ALT")),
    "a code in small letters": (database) => database.doc(code("neu")).set(aDiscountCode("neu")),
    "a code of two letters": (database) => database.doc(code("AB")).set(aDiscountCode("AB")),
  }),
  // AKTION-0 is a campaign no more, and stands in a published menu all the same.
  ...["AKTION-0", "AKTION-1"].flatMap((id) =>
    asEach(callers, { [`${id}, taken from under its menu`]: (database) => database.doc(code(id)).delete() }),
  ),
  ...asEach(bosses, {
    "another kind": (database) => database.doc(code("NEU")).set(aDiscountCode("NEU", { kind: "everything" })),
  }),
]);

const reader = `${shop}/subscribers/s1`;

proveAttacks(
  world,
  "F13 nobody is subscribed, and nothing is sent, by hand",
  asEach(bosses, {
    "a new reader": (database) =>
      database.doc(`${shop}/subscribers/new`).set({ emailLower: "x@lokalkorb.example", status: "subscribed" }),
    "a bounce forgotten": (database) => database.doc(`${shop}/subscribers/s2`).update({ status: "subscribed" }),
    "one topic more": (database) => database.doc(reader).update({ topics: arrayUnion("weeklyMenu") }),
    "a broadcast on its way": (database) =>
      database.doc(`${shop}/marketing/emailBroadcast/broadcasts/new`).set(aBroadcast({ status: "sending" })),
    "a broadcast that was read": (database) =>
      database.doc(`${shop}/marketing/emailBroadcast/broadcasts/b1`).update({ "stats.opened": increment(1) }),
  }),
);

test("F13 whoever was unsubscribed is not subscribed again by the shop", async () => {
  const seen = world().as("manager").doc(reader);
  await assertSucceeds(seen.update({ status: "unsubscribed", unsubscribedAt: new Date() }));
  for (const status of ["subscribed", "pending"]) await assertFails(seen.update({ status }));
  await assertFails(seen.update({ status: "subscribed", unsubscribedAt: deleteField() }));
  await assertFails(seen.update({ unsubscribedAt: new Date(0) }));
  await assertSucceeds(seen.update({ tags: ["weg"] }));
  await world().restore(reader);
});

const checked = `${shop}/b2bCustomers/c2`;

proveAttacks(world, "F13 plans and companies do not begin, or owe, by hand", [
  ...asEach(["shopper"], {
    "a standing order": (database) =>
      database.doc(`${shop}/orderPlans/mine`).set({ ...aRound(), owner: { uid: "shopper" } }),
    "a pause": (database) => database.doc(`${shop}/orderPlans/p1`).update({ pausedUntil: "2027-01-01" }),
  }),
  ...asEach(bosses, {
    "a round": (database) => database.doc(`${shop}/orderPlans/new`).set(aRound()),
    "a round that is paused": (database) => database.doc(`${shop}/orderPlans/round`).update({ status: "paused" }),
    "a debt forgiven": (database) => database.doc(checked).update({ openCents: 0 }),
    "a debt lowered": (database) => database.doc(checked).update({ openCents: increment(-1) }),
    "a wider limit": (database) => database.doc(checked).update({ creditLimitCents: 10_000_000 }),
    "another buyer": (database) => database.doc(checked).update({ employees: [] }),
  }),
  ...asEach(["shopper", "neighbour", ...bosses], {
    "a company of its own": (database) => database.doc(`${shop}/b2bCustomers/new`).set(aCompany()),
  }),
  ...asEach(bosses, {
    "a register": (database) =>
      database.doc(`${shop}/ready2OrderAccounts/new`).set({ label: "x", accountToken: "neighbours-secret" }),
  }),
]);

proveAttacks(
  world,
  "F13 staff says whether a way is open, and no more",
  asEach(["staff"], {
    "open and cheap": (database) =>
      database.doc(`${shop}/distributionOptions/pickup`).update({ enabled: true, feeCents: 1 }),
    "a customer blocked": (database) =>
      database.doc(`${shop}/users/shopper`).update({ blocked: { at: new Date(), by: "staff", reason: "x" } }),
  }),
);

proveAttacks(world, "K-FM-27 days of a way close for nobody but who runs the shop", [
  ...asEach(["stranger", "shopper", "guest", "neighbour", "staff", "kitchen", "accountant"], {
    "closed days": (database) =>
      database
        .doc(`${shop}/distributionOptions/pickup`)
        .update({ closures: [{ from: "2026-12-24", to: "2026-12-26", mode: "closed" }] }),
  }),
  ...asEach(bosses, {
    "days without end": (database) =>
      database.doc(`${shop}/distributionOptions/pickup`).update({
        closures: Array.from({ length: 501 }, () => ({ from: "2026-12-24", to: "2026-12-26", mode: "closed" })),
      }),
  }),
]);
