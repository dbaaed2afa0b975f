import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aFulfilmentMethod, anItem } from "../../testing/builders.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import { feeOf } from "./fee-of.ts";
import { type Destination, zonesFor } from "./find-zone.ts";
import { goodsGrams, gramsOf } from "../../catalog/goods/goods-grams.ts";
import { parcelFee } from "./parcel-fee.ts";
import { must } from "../../kernel/invariant.ts";
import { postalPlace } from "./postal-places.ts";
import type { Zone } from "../methods/zone.ts";

const friday = "2026-11-20";
const aZone = (overrides: Partial<Zone> = {}): Zone => ({
  id: "z",
  name: "Nah",
  kind: "plz",
  plz: ["83253"],
  minOrderCents: 1000,
  feeCents: 300,
  extraMinutes: 10,
  enabled: true,
  priority: 1,
  ...overrides,
});
const delivery = (overrides: Partial<FulfilmentMethod> = {}): FulfilmentMethod =>
  aFulfilmentMethod({ id: "d", type: "delivery", zones: [aZone()], minOrderCents: 500, feeCents: 900, ...overrides });
const rimsting: Destination = { zip: "83253", country: "DE" };
const farm = { lat: 47.8807, lng: 12.3369 };

describe("which zone", () => {
  const found = (zones: readonly Zone[], to: Destination, date: string | null = friday) =>
    zonesFor(zones, to, date).map(({ zone, uncertain }) => (uncertain ? `${zone.id}?` : zone.id));
  const radius = (meters: number, overrides: Partial<Zone> = {}) =>
    aZone({ id: "r", kind: "radius", center: farm, radiusMeters: meters, ...overrides });

  test("lists are certain and need no coordinates", () => {
    expect(found([aZone()], rimsting)).toEqual(["z"]);
    expect(found([aZone()], { ...rimsting, zip: "83254" })).toEqual([]);
    expect(found([aZone({ plz: ["quatsch", "83253"] })], rimsting)).toEqual(["z"]);
    expect(found([aZone({ plz: ["8010"] })], { zip: "8010", country: "AT" })).toEqual(["z"]);
    expect(found([{ ...aZone(), plz: [] }], rimsting)).toEqual([]);
    const { plz: _plz, ...withoutList } = aZone();
    expect(found([withoutList], rimsting)).toEqual([]);
  });

  test("a radius decides about a house, and only about a postal code as far as it reaches", () => {
    const { lat, lng } = must(postalPlace("DE", "83253"), "Rimsting");
    const around = (meters: number) => radius(meters, { center: { lat, lng } });
    const house = (meters: number): Destination => ({ ...rimsting, geo: { lat: lat + meters / 111_195, lng } });
    expect(found([around(1000)], house(900))).toEqual(["r"]);
    expect(found([around(1000)], house(990))).toEqual(["r"]);
    expect(found([around(1000)], house(1010))).toEqual([]);
    // Rimsting is 2.5 km wide.
    expect(found([radius(5000)], rimsting)).toEqual(["r"]);
    expect(found([radius(2000)], rimsting)).toEqual(["r?"]);
    expect(found([radius(2000)], { zip: "83209", country: "DE" })).toEqual(["r?"]);
    expect(found([radius(2000)], { zip: "83022", country: "DE" })).toEqual([]);
    expect(found([radius(2000)], { zip: "10115", country: "DE" })).toEqual([]);
    expect(found([radius(0)], rimsting)).toEqual([]);
    const { center: _center, ...nowhere } = radius(2000);
    expect(found([nowhere], rimsting)).toEqual([]);
  });

  test("a border has at least three corners, and who lives on it lives inside", () => {
    const corners = [farm, { lat: farm.lat + 0.01, lng: farm.lng }, { lat: farm.lat, lng: farm.lng + 0.01 }];
    const border = (polygon: typeof corners) => aZone({ id: "b", kind: "polygon", polygon });
    const house = (geo: typeof farm): Destination => ({ ...rimsting, geo });
    expect(found([border(corners)], house({ lat: farm.lat + 0.002, lng: farm.lng + 0.002 }))).toEqual(["b"]);
    expect(found([border(corners)], house(farm))).toEqual(["b"]);
    expect(found([border(corners.slice(1))], rimsting)).toEqual([]);
  });

  test("a postal code that fits into an area to the metre is inside", () => {
    const { lat, lng, accuracyMeters } = must(postalPlace("DE", "83253"), "Rimsting");
    const around = radius(accuracyMeters, { center: { lat, lng } });
    expect(found([around], rimsting)).toEqual(["r"]);
    expect(found([{ ...around, radiusMeters: accuracyMeters - 1 }], rimsting)).toEqual(["r?"]);
  });

  test("coordinates far from the postal code do not bring the goods somewhere else, or for less", () => {
    const atTheFarm = (zip: string): Destination => ({ zip, country: "DE", geo: farm });
    expect(found([radius(5000)], atTheFarm("83253"))).toEqual(["r"]);
    expect(found([radius(5000)], atTheFarm("83022"))).toEqual([]);
    expect(found([radius(40_000)], atTheFarm("83022"))).toEqual(["r?"]);
  });

  test("X-M1 coordinates beside a postal code that nobody knows leave it to the shop, and never decide alone", () => {
    const somewhere = (geo: typeof farm): Destination => ({ zip: "10115", country: "DE", geo });
    expect(found([radius(5000)], somewhere(farm))).toEqual(["r?"]);
    expect(found([radius(5000)], somewhere({ lat: farm.lat + 5010 / 111_195, lng: farm.lng }))).toEqual(["r?"]);
    expect(found([radius(5000)], somewhere({ lat: farm.lat + 1, lng: farm.lng }))).toEqual([]);
  });

  test("a polygon likewise", () => {
    const box = (size: number) => [
      { lat: farm.lat - size, lng: farm.lng - size },
      { lat: farm.lat - size, lng: farm.lng + size },
      { lat: farm.lat + size, lng: farm.lng + size },
      { lat: farm.lat + size, lng: farm.lng - size },
    ];
    const area = (size: number) => aZone({ id: "p", kind: "polygon", polygon: box(size) });
    expect(found([area(0.2)], rimsting)).toEqual(["p"]);
    expect(found([area(0.01)], rimsting)).toEqual(["p?"]);
    expect(found([area(0.01)], { ...rimsting, geo: { lat: farm.lat + 0.011, lng: farm.lng } })).toEqual([]);
    expect(found([{ ...area(0.2), polygon: box(0.2).slice(0, 2) }], rimsting)).toEqual([]);
    const { polygon: _polygon, ...withoutBorder } = area(0.2);
    expect(found([withoutBorder], rimsting)).toEqual([]);
  });

  test("days and switches count, and priority sorts", () => {
    const zones = [aZone({ id: "b", priority: 2 }), aZone({ id: "a" }), aZone({ id: "off", enabled: false })];
    expect(found(zones, rimsting)).toEqual(["a", "b"]);
    expect(found([aZone({ weekdays: [6] })], rimsting)).toEqual([]);
    expect(found([aZone({ weekdays: [5] })], rimsting)).toEqual(["z"]);
    expect(found([aZone({ weekdays: [6] })], rimsting, null)).toEqual(["z"]);
    expect(found([aZone({ weekdays: [] })], rimsting)).toEqual(["z"]);
  });
});

describe("what it costs", () => {
  const fee = (option: FulfilmentMethod, cents = 2000, to: Destination | null = rimsting, grams?: number) => {
    const answer = feeOf(option, to, cents, friday, grams);
    return answer.ok ? answer.value : answer.refusal;
  };

  test("a pickup needs no address", () => {
    expect(fee(aFulfilmentMethod({ feeCents: 50, zones: [aZone()] }), 2000, null)).toEqual({
      feeCents: 50,
      minimumCents: 0,
      extraMinutes: 0,
    });
  });

  test("a zone has its own fee, minimum and way", () => {
    expect(fee(delivery())).toEqual({ feeCents: 300, minimumCents: 1000, extraMinutes: 10, zoneId: "z" });
    expect(fee(delivery({ minOrderCents: 1500, maxOrderCents: 9000, feeVat: "standard" }))).toMatchObject({
      minimumCents: 1500,
      maximumCents: 9000,
      vat: "standard",
    });
    expect(fee(delivery(), 2000, null)).toEqual({ type: "address-required" });
    expect(fee(delivery(), 2000, { zip: "10115", country: "DE" })).toEqual({
      type: "out-of-area",
      zip: "10115",
      alternatives: [],
    });
  });

  test("nothing from the value on that it says", () => {
    const option = delivery({ zones: [aZone({ freeFromCents: 3000 })] });
    expect(fee(option, 2999)).toMatchObject({ feeCents: 300, freeFromCents: 3000 });
    expect(fee(option, 3000)).toMatchObject({ feeCents: 0, freeFromCents: 3000 });
  });

  test("whoever lives outside may ask, where the shop lets them", () => {
    const option = delivery({ outsideArea: "askMerchant" });
    expect(fee(option, 2000, { zip: "10115", country: "DE" })).toEqual({
      feeCents: 900,
      minimumCents: 500,
      extraMinutes: 0,
      zoneUncertain: true,
    });
  });

  const near = aZone({ id: "near", feeCents: 200, minOrderCents: 3000, priority: 1 });
  const far = aZone({ id: "far", feeCents: 500, minOrderCents: 1000, priority: 2 });
  test("of several the cheapest that the basket reaches, or the first", () => {
    const zoneAt = (cents: number, option: FulfilmentMethod) => {
      const answer = fee(option, cents);
      return "zoneId" in answer ? answer.zoneId : null;
    };
    const cheapest = delivery({ zones: [near, far], zonePick: "cheapest" });
    expect(zoneAt(2000, cheapest)).toBe("far");
    expect(zoneAt(3000, cheapest)).toBe("near");
    expect(zoneAt(500, cheapest)).toBe("near");
    expect(zoneAt(500, delivery({ zones: [{ ...near, feeCents: 500 }, far] }))).toBe("far");
    expect(zoneAt(3000, delivery({ zones: [far, { ...near, feeCents: 500 }] }))).toBe("near");
    expect(zoneAt(2000, delivery({ zones: [near, far], zonePick: "priority" }))).toBe("near");
  });

  test("a certain zone beats one that has to be confirmed", () => {
    const maybe = aZone({ id: "maybe", kind: "radius", center: farm, radiusMeters: 2000, feeCents: 0, priority: 0 });
    expect(fee(delivery({ zones: [maybe, far], zonePick: "priority" }))).toMatchObject({ zoneId: "far" });
    expect(fee(delivery({ zones: [maybe] }))).toMatchObject({ zoneId: "maybe", zoneUncertain: true });
  });

  test("parcels by weight, to the countries that the shop sends to", () => {
    const shipping = {
      countries: ["DE" as const],
      parcels: [
        { maxGrams: 5000, feeCents: 699 },
        { maxGrams: 2000, feeCents: 549 },
      ],
      shipDays: [1 as const],
    };
    const option = aFulfilmentMethod({ type: "shipping", shipping, feeCents: 100 });
    expect(fee(option, 2000, rimsting)).toMatchObject({ feeCents: 649 });
    expect(fee(option, 2000, rimsting, 2001)).toMatchObject({ feeCents: 799 });
    expect(fee(option, 2000, { zip: "8010", country: "AT" })).toMatchObject({ type: "out-of-area" });
    expect(fee({ ...option, zones: [aZone()] }, 2000, rimsting)).toMatchObject({ feeCents: 849, zoneId: "z" });
    expect(fee({ ...option, freeFromCents: 2000 })).toMatchObject({ feeCents: 0 });
  });

  test("more goods never cost more to bring, of one zone", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(6000), (a, b, freeFromCents) => {
        const option = delivery({ zones: [aZone({ freeFromCents })] });
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((cents) => feeOf(option, rimsting, cents, friday));
        expect(less?.ok && more?.ok && more.value.feeCents <= less.value.feeCents).toBe(true);
      }),
    );
  });
});

describe("parcels", () => {
  const parcels = [
    { maxGrams: 2000, feeCents: 500 },
    { maxGrams: 10_000, feeCents: 1000 },
  ];
  test.each([
    [0, 500],
    [2000, 500],
    [2001, 1000],
    [10_000, 1000],
    [10_001, 1500],
    [20_000, 2000],
    [25_000, 3000],
  ])("%d g go for %d cents", (grams, cents) => expect(parcelFee(parcels, grams)).toBe(cents));

  test("without parcels, nothing", () => {
    expect(parcelFee([], 500)).toBe(0);
    expect(parcelFee([{ maxGrams: 0, feeCents: 5 }], 500)).toBe(0);
  });

  test("goods weigh what the shop says, at most, or what is in them", () => {
    const catchWeight = { pricePerKgCents: 1000, estGrams: 900, minGrams: 800, maxGrams: 1200 };
    expect(gramsOf(anItem({ weightGrams: 700, catchWeight, content: { amount: 500, unit: "g" } }))).toBe(700);
    expect(gramsOf(anItem({ catchWeight }))).toBe(1200);
    expect(gramsOf(anItem({ content: { amount: 500, unit: "ml" } }))).toBe(500);
    expect(gramsOf(anItem({ content: { amount: 6, unit: "piece" } }))).toBe(0);
    expect(gramsOf(anItem())).toBe(0);
    const items = { jam: anItem({ id: "jam", weightGrams: 300 }) };
    expect(goodsGrams(items, [{ jam: 2 }, { jam: 1, gone: 4 }])).toBe(900);
  });
});

test("a fee says its tax where the way has one of its own", () => {
  const keys = (option: FulfilmentMethod) => {
    const fee = feeOf(option, rimsting, 2000, friday);
    return fee.ok ? Object.keys(fee.value) : [];
  };
  expect(keys(delivery())).not.toContain("vat");
  expect(keys(delivery({ feeVat: "standard" } as Partial<FulfilmentMethod>))).toContain("vat");
});
