import { describe, expect, test } from "vitest";
import { storedMethod } from "./stored-method.ts";
import {
  newMarketStand,
  newMethod,
  fulfilmentValues,
  type FulfilmentValues,
  type FulfilmentFields,
} from "./fulfilment-values.ts";
import { fulfilmentErrors } from "./fulfilment-errors.ts";
import { newZone, zoneHints } from "./zone-values.ts";

const address = { street: "Anger", houseNo: "3", zip: "83253", city: "Rimsting", country: "DE" as const };
const geo = { lat: 47.88, lng: 12.33 };
const delivery: FulfilmentFields = {
  type: "delivery",
  name: "Lieferung",
  enabled: true,
  position: 2,
  description: "Steht in keinem Formular.",
  windows: [
    { weekday: 2, start: "14:00", minutes: 300 },
    { weekday: 5, start: "14:00", minutes: 300 },
  ],
  mode: "slot",
  intervalMinutes: 60,
  firstSlotOffsetMinutes: 0,
  leadMinutes: 120,
  advance: { minDays: 0, maxDays: 14 },
  cutoffs: [{ kind: "sameDayAt", time: "09:00" }, { kind: "daysBeforeAt", time: "18:00", days: 2, weekdays: [5] }], // prettier-ignore
  capacity: { ordersPerSlot: 5, unitsPerSlot: 40 },
  dayCapacity: { ordersPerDay: 18, centsPerSlot: 60_000 },
  windowCapacity: [
    { weekday: 2, start: "14:00", ordersPerSlot: 2 },
    { weekday: 5, start: "14:00", ordersPerSlot: 2 },
  ],
  minOrderCents: 2000,
  maxOrderCents: 50_000,
  feeCents: 690,
  freeFromCents: 8000,
  zones: [
    { id: "a", name: "See", kind: "plz", plz: ["83253", "8302*", "83256-83257"], minOrderCents: 2000, feeCents: 290, freeFromCents: 5000, extraMinutes: 0, weekdays: [5], enabled: true, priority: 0 },
    { id: "b", name: "Umkreis", kind: "radius", center: geo, radiusMeters: 7500, minOrderCents: 0, feeCents: 690, extraMinutes: 45, enabled: true, priority: 1 },
    { id: "c", name: "Dreieck", kind: "polygon", polygon: [geo, { lat: 47.9, lng: 12.33 }, { lat: 47.9, lng: 12.5 }], minOrderCents: 0, feeCents: 690, extraMinutes: 45, enabled: false, priority: 2 },
  ], // prettier-ignore
  zonePick: "priority",
  outsideArea: "block",
  requires: ["address", "phone"],
  closures: [{ from: "2026-12-24", to: "2026-12-26", reason: "Feiertage", mode: "closed" }],
};
const pickup: FulfilmentFields = {
  ...delivery,
  type: "pickup",
  place: { name: "Hofladen", address: { ...address, geo }, instructions: "Durch das Tor" },
  weekPlaces: [{ weekday: 6, place: { name: "Markt", address } }],
};
const { zones: _zones, zonePick: _pick, outsideArea: _outside, ...atThePlace } = pickup;
const { zones: _none, ...withoutZones } = delivery;
const shipping: FulfilmentFields = {
  ...withoutZones,
  type: "shipping",
  zones: [],
  shipping: {
    countries: ["DE", "AT"],
    parcels: [{ maxGrams: 2000, feeCents: 549 }],
    carrier: "Paketdienst",
    shipDays: [1, 3],
    ageCheck: 18,
  },
  paymentMethods: ["online"],
};
const { weekPlaces: _week, ...atOnePlace } = atThePlace;
const locker: FulfilmentFields = {
  ...atOnePlace,
  type: "locker",
  locker: {
    provider: "penguin",
    tempZone: "frozen",
    holdHours: 18,
    accessWindows: [{ weekday: 7, start: "06:00", minutes: 960 }],
  },
};

const stored = (values: FulfilmentValues, before: FulfilmentFields | null) =>
  storedMethod(values, { country: "DE", position: 2, before });

describe("a way to receive goods", () => {
  test.each([["delivery", delivery], ["pickup", atThePlace], ["shipping", shipping], ["locker", locker]] as const)("%s comes out of the form as it went in", (_type, method) => {
    const values = fulfilmentValues(method, "DE");
    expect(fulfilmentErrors(values, "DE")).toEqual({});
    expect(stored(values, method)).toEqual(method);
  }); // prettier-ignore

  test("coordinates leave with the address they belonged to", () => {
    const values = { ...fulfilmentValues(atThePlace, "DE"), street: "Dorfplatz" };
    expect(stored(values, atThePlace).place?.address).toEqual({ ...address, street: "Dorfplatz" });
  });

  test("a market stand begins with its place, a locker with its machine", () => {
    const place = { placeName: "Wochenmarkt", street: "Am Platz", houseNo: "1", zip: "83209", city: "Prien" };
    const stand = newMarketStand("DE");
    expect(Object.keys(fulfilmentErrors(stand, "DE"))).toContain("weekPlaces.0.placeName");
    const known = { ...stand, name: "Markt", weekPlaces: [{ ...place, instructions: "", weekday: "6" }] };
    expect(fulfilmentErrors(known, "DE")).toEqual({});
    expect(stored(known, null)).toMatchObject({ type: "pickup", weekPlaces: [{ weekday: 6 }] });
    expect(Object.keys(fulfilmentErrors(newMethod("locker", "DE"), "DE"))).toEqual(["name"]);
    expect(newMethod("locker", "DE").paymentMethods).toEqual(["online"]);
  });

  test("K-TYP-3 ALC-02 a locker asks for nothing that means nothing; a carrier's check of the age is stored where there is one", () => {
    const asked = Object.keys(fulfilmentValues(locker, "DE"));
    expect(asked.filter((name) => /siteId|Boxes|coldPack/.test(name))).toEqual([]);
    const values = fulfilmentValues(shipping, "DE");
    expect(values.ageCheck).toBe("18");
    expect(stored({ ...values, ageCheck: "16" }, shipping).shipping?.ageCheck).toBe(16);
    expect(Object.keys(stored({ ...values, ageCheck: "" }, shipping).shipping ?? {})).not.toContain("ageCheck");
  });

  test("a new one needs a name and, if it delivers, an area", () => {
    expect(Object.keys(fulfilmentErrors(newMethod("delivery", "DE"), "DE"))).toEqual(["name", "zones"]);
    expect(Object.keys(fulfilmentErrors(newMethod("pickup", "AT"), "AT"))).toEqual(["name"]);
    const named = { ...newMethod("shipping", "AT"), name: "Versand" };
    expect(fulfilmentErrors(named, "AT")).toEqual({});
    expect(stored(named, null)).toMatchObject({ shipping: { countries: ["AT"] }, requires: ["address"] });
  });
});

describe("what is wrong stands at its field", () => {
  const values = fulfilmentValues(delivery, "DE");
  const zone = newZone("z", geo);
  test.each<[string, Partial<FulfilmentValues>, readonly string[]]>([
    ["interval", { intervalMinutes: "3" }, ["intervalMinutes"]],
    ["advance", { minDays: "9", maxDays: "3" }, ["maxDays"]],
    ["amounts", { fee: "drei", minOrder: "20", maxOrder: "10" }, ["maxOrder", "fee"]],
    ["no times", { windows: [], capacities: [] }, ["windows"]],
    ["overlap", { windows: [{ weekdays: [1], start: "14:00", end: "16:00" }, { weekdays: [1], start: "15:00", end: "17:00" }] }, ["windows"]],
    ["cutoff", { cutoffs: [{ kind: "daysBeforeAt", time: "", days: "0", weekdays: [] }] }, ["cutoffs.0.time", "cutoffs.0.days"]],
    ["capacity", { capacities: [{ weekdays: [], start: "03:00", ordersPerSlot: "", unitsPerSlot: "", centsPerSlot: "" }] }, ["capacities.0.weekdays", "capacities.0.start", "capacities.0.ordersPerSlot"]],
    ["closure", { closures: [{ from: "2026-12-24", to: "2026-12-01", reason: "", mode: "closed", methods: [] }] }, ["closures.0.to"]],
    ["a locker that holds nothing", { type: "locker", holdHours: "0" }, ["holdHours"]],
    ["two places on a day", { type: "pickup", weekPlaces: [1, 2].map(() => ({ placeName: "Markt", street: "Platz", houseNo: "", zip: "83209", city: "Prien", instructions: "", weekday: "6" })) }, ["weekPlaces.1.weekday"]],
    ["zone without codes", { zones: [{ ...zone, name: "Nah" }] }, ["zones.0.plz"]],
    ["zone with a wrong code", { zones: [{ ...zone, name: "Nah", plz: "8325, 83253" }] }, ["zones.0.plz"]],
    ["zone without a name", { zones: [{ ...zone, plz: "83253" }] }, ["zones.0.name"]],
    ["circle without a size", { zones: [{ ...zone, name: "Kreis", kind: "radius" }] }, ["zones.0.radiusKm"]],
    ["circle without a middle", { zones: [{ ...zone, name: "Kreis", kind: "radius", center: "hier", radiusKm: "5" }] }, ["zones.0.center"]],
    ["swapped corners", { zones: [{ ...zone, name: "Dreieck", kind: "polygon", polygon: "12.3, 47.8\n12.4, 47.8\n12.4, 47.9" }] }, ["zones.0.polygon"]],
  ])("%s", (_name, part, names) => expect(Object.keys(fulfilmentErrors({ ...values, ...part }, "DE"))).toEqual(names)); // prettier-ignore

  test("what may be meant so is a hint beside the zone", () => {
    const zones = [{ ...zone, name: "A", plz: "83253" }, { ...zone, id: "y", name: "B", plz: "8325*" }]; // prettier-ignore
    expect(fulfilmentErrors({ ...values, zones }, "DE")).toEqual({});
    expect(zoneHints(zones, "DE").get("z")?.join()).toContain("Überschneidet sich mit „B“");
    expect(zoneHints(zones, "DE").get("y")).toEqual([]);
  });
});
