import { afterAll, beforeAll, expect, it } from "vitest";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { testDeps } from "../../composition/testing/test-deps.ts";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "../testing/order-world.ts";
import { readShop } from "./place-shop.ts";

let world: OrderWorld;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

it("a shop that changes its catalogue is asked for the storefront of the new one at once", async () => {
  const deps = testDeps(world.test);
  const read = () => readShop(deps, { restaurantId, storefrontId: shop.storefrontId });
  const storefront = { storefront: { ref: { path: `offerings/${offeringId}/storefronts/${shop.storefrontId}` } } };
  expect(await read()).toMatchObject(storefront);
  expect(await read()).toMatchObject(storefront);
  await updateDocument(deps.db, shopDocument, { restaurantId }, { offeringId: "ein-anderes-angebot" });
  expect(await read()).toMatchObject({ restaurant: { offeringId: "ein-anderes-angebot" }, storefront: null });
  await updateDocument(deps.db, shopDocument, { restaurantId }, { offeringId });
  expect(await read()).toMatchObject(storefront);
  expect(await readShop(deps, { restaurantId: "niemand", storefrontId: "nirgends" })).toMatchObject({
    restaurant: null,
    storefront: null,
  });
});
