import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { publishStorefront, restoreVersion } from "@lokalkorb/contracts/offerings";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { placeStorefronts, saveStorefront } from "@lokalkorb/contracts/storefronts";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId, offeringId, storefrontId: first } = shop;

let test: TestBackend;
let owner: TestClient;

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo });
  owner = await test.signIn(must(shop.staff[0], "owner"));
});
afterAll(() => test.stop());

const values = {
  isNew: true,
  name: "Geschäftskunden",
  channel: "web",
  visibility: "public",
  categoryOrder: [],
  distributionTypes: [],
} satisfies Partial<InputOf<typeof saveStorefront>>;
const ofShop = () => ({ requestId: randomUUID(), restaurantId, offeringId });
const save = (storefrontId: string, wished: object = {}, who = owner) =>
  who.call(saveStorefront, { ...ofShop(), storefrontId, ...values, ...wished });
const place = (was: readonly string[], storefrontIds: readonly string[], who = owner) =>
  who.call(placeStorefronts, { ...ofShop(), was: [...was], storefrontIds: [...storefrontIds] });
const publish = (storefrontId: string) => owner.call(publishStorefront, { ...ofShop(), storefrontId });
const profile = async () => must(await readDocument(test.admin.db, shopDocument, { restaurantId }), "shop");
const stored = async (storefrontId: string) =>
  must(await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }), "storefront");
const saved = { ok: true, value: { result: "saved" } };

it("K-FM-2 further storefronts are for owner and manager of the shop alone", async () => {
  const others = [
    must(shop.staff[1], "staff"),
    must(shop.staff[2], "kitchen"),
    "guest" as const,
    must(must(demo.shops[1], "another shop").staff[0], "its owner"),
  ];
  const was = (await profile()).storefrontIds;
  for (const other of others) {
    const who = await test.signIn(other);
    expect(await save("fremd", {}, who)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await place(was, was, who)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  }
  expect((await profile()).storefrontIds).toEqual([first]);
});

it("K-FM-2 one is made, has an address of its own once, and the first one stays as it is", async () => {
  expect(await save("mittagstisch", { name: "Mittagstisch" })).toMatchObject(saved);
  expect(await save("mittagstisch")).toMatchObject({ ok: true, value: { result: "address-taken" } });
  expect((await profile()).storefrontIds).toEqual([first, "mittagstisch"]);
  expect(await stored("mittagstisch")).toMatchObject({ name: "Mittagstisch", channel: "web", draftDirty: true });
  expect(await save(first, { isNew: false })).toEqual({ ok: false, refusal: { type: "not-found" } });
  expect(await save("nirgends", { isNew: false })).toEqual({ ok: false, refusal: { type: "not-found" } });
  expect(await save("mittagstisch", { isNew: false, channel: "b2b" })).toMatchObject(saved);
  expect(await stored("mittagstisch")).toMatchObject({ channel: "b2b", visibility: "unlisted" });
  expect(await save("mittagstisch", { isNew: false, name: "Mittagstisch" })).toMatchObject(saved);
});

it("M-S4 of two who change one storefront the second is told, and overwrites it only on purpose", async () => {
  const { isNew: _isNew, ...was } = { ...values, name: "Mittagstisch" };
  const change = (from: object, wished: object) => save("mittagstisch", { isNew: false, ...was, was: from, ...wished });
  const changed = { ok: true, value: { result: "changed" } };
  expect(await change(was, { name: "Mittags" })).toMatchObject(saved);
  expect(await change(was, { categoryOrder: ["kaese"] })).toEqual(changed);
  expect(await stored("mittagstisch")).toMatchObject({ name: "Mittags", categoryOrder: [] });
  // An answer that never arrived: sent again, there is nothing to decide.
  expect(await change(was, { name: "Mittags" })).toMatchObject(saved);
  expect(await change({ ...was, name: "Mittags" }, {})).toMatchObject(saved);
  expect(await stored("mittagstisch")).toMatchObject({ name: "Mittagstisch" });
});

it("K-FM-2 K-FLD-11 it sells the chosen categories in its own order, under its own address, and changes no other menu", async () => {
  const before = await readMenu(test.admin, shop);
  const [one, two] = before.categories;
  const order = [must(two, "second").id, must(one, "first").id];
  const { offers } = await profile();
  await save("mittagstisch", {
    isNew: false,
    name: "Mittagstisch",
    categoryOrder: order,
    distributionTypes: ["pickup"],
  });
  expect(await publish("mittagstisch")).toMatchObject({ ok: true, value: { version: 1, missing: [] } });
  const menu = await readMenu(test.admin, { ...shop, storefrontId: "mittagstisch" });
  expect(menu.categories.map(({ id }) => id)).toEqual(order);
  expect(menu.shop.slug).toBe(`${shop.restaurant.slug}~mittagstisch`);
  expect(new Set(menu.distributionOptions.map(({ type }) => type))).toEqual(new Set(["pickup"]));
  expect(await readMenu(test.admin, shop)).toEqual(before);
  expect(await profile()).toMatchObject({ offers, openStorefronts: [{ id: "mittagstisch", name: "Mittagstisch" }] });
});

it("K-FM-2 the shop's page leads to public ones alone, and a hidden one is ordered from no more", async () => {
  await save("mittagstisch", { isNew: false, name: "Mittagstisch", visibility: "unlisted" });
  expect((await profile()).openStorefronts).toEqual([]);
  await save("mittagstisch", { isNew: false, name: "Mittags" });
  expect((await profile()).openStorefronts).toEqual([{ id: "mittagstisch", name: "Mittags" }]);

  const was = [first, "mittagstisch"];
  expect(await place([first], was)).toMatchObject({ ok: true, value: { result: "changed" } });
  expect(await place(was, ["mittagstisch", first])).toMatchObject({ ok: false, refusal: { type: "not-found" } });
  expect(await place(was, ["mittagstisch"])).toMatchObject({ ok: false, refusal: { type: "not-found" } });
  expect(await place(was, [first, "nirgends"])).toMatchObject({ ok: false, refusal: { type: "not-found" } });
  expect(await place(was, [first])).toMatchObject(saved);
  expect(await profile()).toMatchObject({ storefrontIds: [first], openStorefronts: [] });
  const menu = await readMenu(test.admin, { ...shop, storefrontId: "mittagstisch" });
  const shopper = await test.signIn("guest");
  const now = test.backend.clock.now();
  const item = must(
    Object.values(menu.items).find(({ optionRefs, alcohol }) => optionRefs.length === 0 && alcohol === "none"),
    "an article",
  );
  const slotKey = must(freeSlots(menu, now)[120], "slot");
  const order = await fillBasket(test.admin, {
    menu,
    uid: shopper.uid,
    lines: [aLine(menu, item.id, { qty: 9 })],
    slotKey,
    now,
  });
  expect(await shopper.call(placeOrder, order)).toEqual({ ok: false, refusal: { type: "not-found" } });
  expect(await place([first], was)).toMatchObject(saved);
  expect((await profile()).openStorefronts).toHaveLength(1);
  const elsewhere = { ...order, requestId: randomUUID(), storefrontId: first };
  expect(await shopper.call(placeOrder, elsewhere)).toMatchObject({ ok: false, refusal: { type: "basket-not-open" } });
  const placed = await shopper.call(placeOrder, { ...order, requestId: randomUUID() });
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId } = placed.value;
  expect(await readDocument(test.admin.db, orderDocument, { restaurantId, orderId })).toMatchObject({
    storefrontId: "mittagstisch",
  });
  await updateDocument(
    test.admin.db,
    storefrontDocument,
    { offeringId, storefrontId: "mittagstisch" },
    { visibility: "members" },
  );
  expect(await publish("mittagstisch")).toMatchObject({ ok: false, refusal: { type: "not-found" } });
  await updateDocument(
    test.admin.db,
    storefrontDocument,
    { offeringId, storefrontId: "mittagstisch" },
    { visibility: "public" },
  );
});

it("K-FLD-11 the prices of its list are what the server asks for, there alone, and a page without them is told", async () => {
  await updateDocument(
    test.admin.db,
    settingsDocument,
    { restaurantId },
    { priceLists: [{ id: "gastro", name: "Gastronomie", changeBp: -2000 }] },
  );
  const ordinary = await readMenu(test.admin, shop);
  // The draft is that of all storefronts: what a further one published is not taken for it.
  const restored = { ...ofShop(), storefrontId: "mittagstisch", version: 1 };
  expect(await owner.call(restoreVersion, restored)).toEqual({ ok: false, refusal: { type: "not-found" } });
  await save("gastro", { name: "Gastronomie", channel: "b2b", priceListId: "gastro" });
  expect(await publish("gastro")).toMatchObject({ ok: true, value: { missing: [] } });
  const menu = await readMenu(test.admin, { ...shop, storefrontId: "gastro" });
  const { id, priceCents } = must(
    Object.values(menu.items).find(
      (item) => item.optionRefs.length === 0 && item.alcohol === "none" && item.catchWeight === undefined,
    ),
    "an article",
  );
  expect(ordinary.items[id]?.priceCents).toBe(priceCents);
  const price = Math.round(priceCents * 0.8);
  expect(aLine(menu, id).seenUnitCents).toBe(price);

  const now = test.backend.clock.now();
  const slotKey = must(freeSlots(menu, now)[140], "slot");
  const person = { email: "firma@kundschaft.example", password: "geheim-genug" };
  await test.admin.auth.createUser({ ...person, emailVerified: true });
  const [shopper, guest] = [await test.signIn(person), await test.signIn("guest")];
  const fill = (of: Menu, uid = shopper.uid) =>
    fillBasket(test.admin, { menu: of, uid, lines: [aLine(of, id, { qty: 9 })], slotKey, now });
  // A basket of the shop's own page keeps its prices, however the storefront is called.
  const own = await fill(ordinary);
  for (const stolen of [
    { ...own, storefrontId: "gastro" },
    { ...own, quotedTotalCents: (await fill(menu)).quotedTotalCents },
  ]) {
    await fill(ordinary);
    const answer = await shopper.call(placeOrder, { ...stolen, requestId: randomUUID() });
    expect(answer.ok, JSON.stringify(answer)).toBe(false);
  }
  const order = await fill(menu);
  const wrong = { ...order, quotedTotalCents: own.quotedTotalCents, requestId: randomUUID() };
  expect(await shopper.call(placeOrder, wrong)).toMatchObject({ ok: false, refusal: { type: "price-changed" } });
  // A view that is meant for some takes an account, and an open one takes none (CHK-11).
  const noAccount = { ok: false, refusal: { type: "account-required" } };
  expect(await guest.call(placeOrder, await fill(menu, guest.uid))).toEqual(noAccount);
  expect(ordinary.ordering.guestAllowed).toBeUndefined();
  // K-TYP-5 A view for members is ordered from by those of the list alone.
  const view = { offeringId, storefrontId: menu.storefrontId };
  await updateDocument(test.admin.db, storefrontDocument, view, { channel: "members" });
  const list = (members: string[]) => updateDocument(test.admin.db, settingsDocument, { restaurantId }, { members });
  const again = () => shopper.call(placeOrder, { ...order, requestId: randomUUID() });
  const noMember = { ok: false, refusal: { type: "not-a-member" } };
  expect(await again()).toEqual(noMember);
  await list(["andere@kundschaft.example"]);
  expect(await again()).toEqual(noMember);
  expect(await guest.call(placeOrder, await fill(menu, guest.uid))).toEqual(noAccount);
  await list(["andere@kundschaft.example", person.email]);
  const placed = await shopper.call(placeOrder, order);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const stored = await readDocument(test.admin.db, orderDocument, { restaurantId, orderId: placed.value.orderId });
  expect(stored?.lines[0]).toMatchObject({ unitCents: price, totalCents: 9 * price });
  expect((await profile()).openStorefronts).toEqual([{ id: "mittagstisch", name: "Mittags" }]);
});
