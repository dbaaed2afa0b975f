import { afterAll, beforeAll, expect, it } from "vitest";
import { findAddress } from "@lokalkorb/contracts/places";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let services: Services;
beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({
    env: { MAPBOX_GEOCODING_TOKEN: "sk.geocoding_local", MAPBOX_API_BASE: `http://127.0.0.1:${services.port}` },
  });
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

const anger = { street: "Anger", houseNo: "1", zip: "83253", city: "Rimsting", country: "DE" } as const;

it("M-B3 an address is found, with other words proposed, or not known; its point stays on the server", async () => {
  const ask = (address: object) => world.staff("owner").call(findAddress, { address: { ...anger, ...address } });
  const { country: _country, ...found } = anger;
  expect(await ask({})).toEqual({ ok: true, value: { isAnswered: true, places: [{ ...found, accuracy: "house" }] } });
  expect(await ask({ city: "Rimstnig" })).toMatchObject({ value: { places: [{ city: "Rimsting" }] } });
  expect(await ask({ zip: "99999", city: "Nirgends" })).toEqual({ ok: true, value: { isAnswered: true, places: [] } });
});

it("X-M1 a guest who types an address is proposed streets and towns, and no point of any", async () => {
  const guest = await world.guest();
  const ask = (address: object) => guest.call(findAddress, { address: { ...anger, houseNo: "", ...address } });
  const streets = await ask({ street: "ang", city: "" });
  expect(streets).toMatchObject({ value: { places: [{ street: "Anger", houseNo: "" }, { street: "Angerweg" }] } });
  expect(JSON.stringify(streets)).not.toMatch(/lat|lng/);
  expect(await ask({ street: "Xyz" })).toEqual({ ok: true, value: { isAnswered: true, places: [] } });
});

/** The point that a shop has after it moved to this address. */
async function pointAfter(address: object): Promise<{ lat: number; lng: number } | undefined> {
  const { db } = world.test.admin;
  await updateDocument(db, shopDocument, { restaurantId }, { address: { ...anger, ...address } });
  await world.test.backend.idle();
  return (await readDocument(db, shopDocument, { restaurantId }))?.address.geo;
}

it("M-B3 a shop that moves gets the point of its new address, or of its postal code", async () => {
  const house = await pointAfter({});
  const next = await pointAfter({ houseNo: "2" });
  for (const point of [house, next]) {
    expect(point?.lat).toBeCloseTo(47.88, 1);
    expect(point?.lng).toBeCloseTo(12.34, 1);
  }
  expect(next).not.toEqual(house);
  // Not a town that the service knows, but a postal code of ours.
  expect((await pointAfter({ zip: "83254", city: "Breitbrunn" }))?.lat).toBeCloseTo(47.88, 0);
  expect(await pointAfter({ zip: "99999", city: "Nirgends" })).toBeUndefined();
});
