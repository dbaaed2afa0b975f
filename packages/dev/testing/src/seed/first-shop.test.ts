import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishStorefront, setListing } from "@lokalkorb/contracts/offerings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { inBatch, readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { farmShop } from "../scenarios/farm-shop/farm-shop.ts";
import { startTestBackend, type TestBackend } from "../start-test-backend.ts";
import { firstShopFields, firstShopProblems } from "./first-shop-fields.ts";
import { writeFirstShop } from "./first-shop.ts";

const credentials = { email: "inhaber@laden.example", password: "nur-im-test-1" };
const shop = {
  ...firstShopFields,
  slug: "dorfladen",
  name: "Dorfladen",
  street: "Hauptstraße",
  houseNo: "1",
  zip: "01067",
  city: "Musterstadt",
  phone: "+49 30 23125 000",
  email: "hallo@laden.example",
  legalName: "Dorfladen GbR",
  ownerUid: "owner",
  ownerEmail: credentials.email,
  ownerName: "Inhaber",
};
const restaurantId = shop.slug;
const address = { restaurantId, offeringId: "angebot-dorfladen", storefrontId: "web-dorfladen" };

let test: TestBackend;
beforeAll(async () => {
  test = await startTestBackend();
  await test.admin.auth.createUser({ uid: shop.ownerUid, ...credentials });
});
afterAll(() => test.stop());

describe("the first shop of a project", () => {
  it("says each field that is missing, unknown or wrong", () => {
    expect(firstShopProblems(shop)).toEqual([]);
    expect(firstShopProblems({ ...shop, slug: "Dorf laden", kind: "kiosk", name: " ", town: "a" })).toEqual([
      "town (no such field)",
      "slug (a-z, 0-9 and -)",
      "name (missing)",
      "kind (one of restaurant, bakery, butcher, farm, farmShop, caterer, other)",
    ]);
  });

  it("is written hidden and once; its owner signs in, adds goods and a way, publishes and shows it", async () => {
    const { db } = test.admin;
    const now = test.backend.clock.now();
    expect(await writeFirstShop(db, shop, now)).toBe(true);
    expect(await writeFirstShop(db, { ...shop, name: "Anders" }, now)).toBe(false);
    await test.backend.idle();
    expect(await readDocument(db, shopDocument, { restaurantId })).toMatchObject({
      name: "Dorfladen",
      listing: "hidden",
    });
    // The function writes it: the console finds the shop by it.
    expect(await readDocument(db, userDocument, { uid: shop.ownerUid })).toMatchObject({
      restaurants: [restaurantId],
      restaurantRoles: { [restaurantId]: "owner" },
    });

    const owner = await test.signIn(credentials);
    const publish = () => owner.call(publishStorefront, { requestId: randomUUID(), ...address });
    expect(await publish()).toMatchObject({ ok: true, value: { missing: ["no-entry", "no-distribution"] } });

    await inBatch(db, (batch) => {
      const { id: itemId, stock: _stock, soldOutToday: _soldOutToday, ...item } = goods;
      const fields = { ...item, unit: "piece" as const, status: "active" as const };
      setDocument(
        batch,
        itemDocument,
        { ...address, itemId },
        { ...fields, stock: { mode: "unlimited", onHand: 0, reserved: 0 } },
      );
      setDocument(
        batch,
        categoryDocument,
        { ...address, categoryId: "alles" },
        { name: "Alles", slug: "alles", position: 0, entries: [{ kind: "item", id: itemId }], status: "active" },
      );
      const { id: optionId, ...method } = must(farmShop.distributionOptions[0], "a pickup");
      setDocument(batch, fulfilmentMethodDocument, { restaurantId, optionId }, method);
    });
    expect(await publish()).toMatchObject({ ok: true, value: { missing: [] } });
    expect(await owner.call(setListing, { requestId: randomUUID(), restaurantId, listing: "public" })).toMatchObject({
      ok: true,
      value: { listing: "public", missing: [] },
    });
  });
});

/** Without choices and without an organic mark, whose number a new shop does not have. */
const goods = must(
  farmShop.catalog.items.find(({ optionRefs, organicControlNo }) => !optionRefs?.length && !organicControlNo),
  "plain goods",
);
