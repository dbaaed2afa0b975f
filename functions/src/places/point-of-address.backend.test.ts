import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { feeTo } from "@lokalkorb/domain/pricing/basket/delivery-fee";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { offeredSlots } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import { aBasket, aLine } from "@lokalkorb/testing/fixtures/order-input";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { type OrderWorld, startOrderWorld } from "../ordering/testing/order-world.ts";
import { pointOfAddress } from "./point-of-address.ts";

/** The next answer of the service; null: it is down, "late": it takes its time. */
type Says = { readonly lat: number; readonly lng: number; readonly type?: string } | "late" | null;

let world: OrderWorld;
let service: Server;
let says: Says = null;
const questions: URLSearchParams[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://localhost").searchParams;
    questions.push(query);
    if (says === "late") return void setTimeout(() => response.end("{}"), 4_000).unref();
    if (says === null) return void response.writeHead(503).end();
    const { lat, lng, type = "address" } = says;
    const [street_name, address_number] = [query.get("street"), query.get("address_number")];
    const context = { address: { street_name, address_number }, postcode: { name: query.get("postcode") } };
    const properties = { feature_type: type, coordinates: { longitude: lng, latitude: lat }, context };
    response.end(JSON.stringify({ features: [{ properties }] }));
  });
  await new Promise<void>((resolve) => service.listen(0, resolve));
  const { port } = service.address() as AddressInfo;
  world = await startOrderWorld({
    env: { MAPBOX_GEOCODING_TOKEN: "sk.any", MAPBOX_API_BASE: `http://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await world.test.stop();
  service.close();
});

let house = 0;

/** Brought to a house in Rohrdorf, a part of which is within the 15 km around the farm; each time another house. */
async function ordered(who: TestClient, zip = "83101", houseNo = String((house += 1))) {
  const { menu, test } = world;
  const now = test.backend.clock.now();
  const option = must(
    menu.distributionOptions.find(({ type }) => type === "delivery"),
    "a delivery",
  );
  const days = offeredSlots({
    option,
    timezone: menu.shop.timezone,
    now,
    closures: [],
    operations: { state: "open" },
    leadMinutes: 0,
    units: 0,
  });
  const free = days.flatMap(({ slots }) => slots.filter(({ state }) => state === "free"));
  const { slot } = must(free[house % free.length], "a time");
  const lines = [aLine(menu, "butter", { qty: 20 })];
  const date = slot.key.slice(0, 10);
  const address = { street: "Dorfstraße", houseNo, zip, city: "Rohrdorf", country: "DE" } as const;
  const { totals } = priceBasket({
    menu,
    lines: aBasket(menu, who.uid, lines, now).lines,
    distribution: { optionId: option.id, date },
    deliveryFee: feeTo(menu, option, address, date),
    now,
  });
  const input = await world.fill(who, lines, must(world.slots[0], "a time"));
  return who.call(placeOrder, {
    ...input,
    requestId: randomUUID(),
    distribution: { optionId: option.id, slotKey: slot.key },
    quotedTotalCents: totals.totalCents,
    paymentMethod: "cashOnDelivery",
    contact: { ...input.contact, phone: "+49 8051 12345" },
    address,
  });
}

async function distributionAfter(said: Says, zip?: string) {
  says = said;
  const answer = await ordered(await world.guest(), zip);
  const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  return (await world.order(orderId)).distribution;
}

it("X-M1 a house inside of the circle is certain, one outside is refused, whatever its postal code left open", async () => {
  const inside = await distributionAfter({ lat: 47.81, lng: 12.19 });
  expect(inside).toMatchObject({ zoneId: "umkreis", address: { geo: { lat: 47.81, lng: 12.19 } } });
  expect(inside.zoneUncertain).toBeUndefined();
  says = { lat: 47.785, lng: 12.15 };
  expect(await ordered(await world.guest())).toMatchObject({ refusal: { type: "out-of-area", zip: "83101" } });
});

it.each<[string, Says]>([
  ["is down", null],
  ["is slow", "late"],
  ["knows the street alone", { lat: 47.81, lng: 12.19, type: "street" }],
])("X-M1 a service that %s decides nothing: the shop confirms", async (_what, said) => {
  const before = performance.now();
  const { zoneUncertain, address } = await distributionAfter(said);
  expect(performance.now() - before).toBeLessThan(3_900);
  expect(zoneUncertain).toBe(true);
  expect(address).not.toHaveProperty("geo");
});

it("X-M1 a listed postal code asks nothing, and the same house is asked for once", async () => {
  questions.length = 0;
  expect((await distributionAfter(null, "83253")).zoneId).not.toBe("umkreis");
  expect(questions).toHaveLength(0);
  says = { lat: 47.81, lng: 12.19 };
  for (const _again of [1, 2]) expect(await ordered(await world.guest(), "83101", "400")).toMatchObject({ ok: true });
  expect(questions).toHaveLength(1);
});

it("X-M1 a caller who asks too often is not asked for", async () => {
  const asked: object[] = [];
  const deps = {
    now: () => 0,
    rateLimits: { take: () => Promise.resolve({ type: "rate-limited", retryAt: 1 }) },
    geocoder: (address: object) => Promise.resolve(void asked.push(address)),
  } as unknown as Parameters<typeof pointOfAddress>[0];
  const address = { street: "Dorfstraße", houseNo: "1", zip: "83101", city: "Rohrdorf", country: "DE" } as const;
  expect(await pointOfAddress(deps, { uid: "flood", isGuest: true, ip: null }, address)).toBeNull();
  expect(asked).toEqual([]);
});
