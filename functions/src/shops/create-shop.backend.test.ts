import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { createShop } from "@lokalkorb/contracts/shops";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { inBatch, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

let test: TestBackend;

beforeAll(async () => {
  test = await startTestBackend({});
});
afterAll(() => test.stop());

const bakery: Omit<InputOf<typeof createShop>, "requestId"> = {
  name: "Bäckerei am Anger",
  kind: "bakery",
  address: { street: "Anger", houseNo: "1", zip: "8010", city: "Graz", country: "AT" },
  phone: "+43 316 0000018",
  ownerName: "Inhaberin",
  legalName: "Bäckerei am Anger (Demo)",
  taxScheme: "regular",
  pickup: { weekdays: [2, 5], start: "06:30", minutes: 360 },
};
const create = (who: TestClient, more: Partial<typeof bakery> = {}) =>
  who.call(createShop, { ...bakery, ...more, requestId: randomUUID() });

const password = "lang genug für alle";
async function baker(email: string, emailVerified = true): Promise<TestClient> {
  await test.admin.auth.createUser({ email, password, emailVerified });
  return test.signIn({ email, password });
}
const restaurantId = "baeckerei-am-anger";
/** Without choices and without an organic mark, whose number a new shop does not have. */
const goods = must(
  demo.shops[0]?.catalog.items.find(({ optionRefs, organicControlNo }) => !optionRefs?.length && !organicControlNo),
  "plain goods",
);
const stored = async (path: string) => (await test.admin.db.doc(path).get()).data();

it("M-B2 whoever has proved an address opens a shop: its owner, hidden, with a way to pick up and categories to fill", async () => {
  const owner = await baker("baeckerei@betrieb.example");
  expect(await create(owner)).toEqual({ ok: true, value: { restaurantId: "baeckerei-am-anger" } });
  await test.backend.idle();
  expect(await stored("restaurants/baeckerei-am-anger")).toMatchObject({
    name: "Bäckerei am Anger",
    listing: "hidden",
    timezone: "Europe/Vienna",
    emailPublic: "baeckerei@betrieb.example",
    theme: { key: "bakery" },
  });
  expect(await stored(`users/${owner.uid}`)).toMatchObject({
    userName: "Inhaberin",
    restaurants: ["baeckerei-am-anger"],
    restaurantRoles: { "baeckerei-am-anger": "owner" },
  });
  const methods = await test.admin.db.collection("restaurants/baeckerei-am-anger/distributionOptions").get();
  expect(methods.docs.map((one) => one.get("windows") as unknown)).toEqual([
    [
      { weekday: 2, start: "06:30", minutes: 360 },
      { weekday: 5, start: "06:30", minutes: 360 },
    ],
  ]);
  const catalog = { offeringId: "angebot-baeckerei-am-anger", storefrontId: "web-baeckerei-am-anger" };
  const categories = await test.admin.db
    .collection(`offerings/${catalog.offeringId}/storefronts/${catalog.storefrontId}/categories`)
    .orderBy("position")
    .get();
  expect(categories.docs.map((one) => one.get("name") as unknown)).toEqual(["Brot", "Gebäck", "Süßes"]);
  // Nothing is proposed where the words do not say what it is.
  expect(categories.docs.map((one) => one.get("proposedVat") as unknown)).toEqual([
    "basicFood",
    "basicFood",
    undefined,
  ]);
  const publish = () => owner.call(publishStorefront, { requestId: randomUUID(), restaurantId, ...catalog });
  expect(await publish()).toMatchObject({ ok: true, value: { missing: ["no-entry"] } });

  await inBatch(test.admin.db, (batch) => {
    const { id: itemId, stock: _stock, soldOutToday: _soldOutToday, ...item } = goods;
    const stock = { mode: "unlimited", onHand: 0, reserved: 0 } as const;
    const key = { ...catalog, itemId };
    setDocument(batch, itemDocument, key, { ...item, unit: "piece", status: "active", stock });
    const entries = [{ kind: "item" as const, id: itemId }];
    updateDocument(batch, categoryDocument, { ...catalog, categoryId: "brot" }, { entries });
  });
  expect(await publish()).toMatchObject({ ok: true, value: { missing: [] } });
});

it("a guest, an account with an unproved address and nobody open none", async () => {
  expect(await create(await test.signIn("guest"))).toMatchObject({ refusal: { type: "not-allowed" } });
  const unproved = await baker("unbestaetigt@betrieb.example", false);
  expect(await create(unproved)).toMatchObject({ refusal: { type: "not-allowed" } });
  expect(await create(await test.signIn("nobody"))).toMatchObject({ refusal: { type: "sign-in-required" } });
});

it("two shops of one name in one moment have two addresses, and neither touches the other", async () => {
  const [one, other] = await Promise.all([baker("eins@betrieb.example"), baker("zwei@betrieb.example")]);
  const answers = await Promise.all([one, other].map((who) => create(who, { name: "Hof Linde" })));
  expect(new Set(answers.map((answer) => (answer.ok ? answer.value.restaurantId : answer.refusal)))).toEqual(
    new Set(["hof-linde", "hof-linde-2"]),
  );
  await test.backend.idle();
  for (const who of [one, other]) {
    const shops = (await stored(`users/${who.uid}`))?.["restaurants"] as readonly string[];
    expect(shops).toHaveLength(1);
    const account = await stored(`restaurants/${must(shops[0], "a shop")}/data/account`);
    expect(account?.["roles"]).toEqual({ [who.uid]: "owner" });
  }
});

it("one account opens five shops a day and not more", async () => {
  const eager = await baker("eifrig@betrieb.example");
  for (let count = 0; count < 5; count += 1) expect(await create(eager)).toMatchObject({ ok: true });
  expect(await create(eager)).toMatchObject({ refusal: { type: "rate-limited" } });
});

it("the address of the product's own pages is nobody's shop", async () => {
  expect(await create(await baker("suche@betrieb.example"), { name: "Suche" })).toEqual({
    ok: true,
    value: { restaurantId: "suche-2" },
  });
});
