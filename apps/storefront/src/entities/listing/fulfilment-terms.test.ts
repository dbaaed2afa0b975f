import { aFulfilmentMethod } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { fulfilmentTerms } from "./fulfilment-terms.ts";

const zone = { name: "Umland", kind: "plz", extraMinutes: 0, enabled: true, priority: 0 } as const;
const brings = aFulfilmentMethod({
  type: "delivery",
  feeCents: 690,
  minOrderCents: 0,
  zones: [
    { ...zone, id: "near", plz: ["83253"], feeCents: 290, minOrderCents: 1000 },
    { ...zone, id: "far", plz: ["8302*"], feeCents: 490, minOrderCents: 2000 },
  ],
});
const de = (zip: string) => ({ zip, country: "DE" }) as const;

it("S-S2 says the least of the areas and not the fee outside of them, and the very fee of an address", () => {
  expect(fulfilmentTerms(0, brings, [])).toEqual({ feeCents: 290, minOrderCents: 1000, depends: true });
  expect(fulfilmentTerms(0, brings, [de("83022")])).toEqual({
    feeCents: 490,
    minOrderCents: 2000,
    depends: false,
    brings: true,
  });
  expect(fulfilmentTerms(0, brings, [de("83022"), de("83253"), de("10115")])).toMatchObject({
    feeCents: 290,
    depends: true,
    brings: true,
  });
});

it("S-B2 K-DE-11 knows where a cart, a circle and a parcel come to, and asks nothing of who comes by", () => {
  expect(fulfilmentTerms(0, brings, [de("10115")])).toMatchObject({ brings: false });
  const circle = { ...zone, id: "r", kind: "radius", feeCents: 390, minOrderCents: 0 } as const;
  const byRadius = aFulfilmentMethod({
    type: "delivery",
    zones: [{ ...circle, center: { lat: 47.89, lng: 12.34 }, radiusMeters: 15_000 }],
  });
  expect(fulfilmentTerms(0, byRadius, [de("83209")])).toMatchObject({ brings: true, feeCents: 390 });
  const parcels = [500, 1000].map((feeCents, index) => ({ maxGrams: (index + 1) * 5000, feeCents }));
  const shipping = { countries: ["DE"] as const, parcels, shipDays: [1] as const };
  const parcel = aFulfilmentMethod({ type: "shipping", feeCents: 0, shipping });
  expect(fulfilmentTerms(0, parcel, [de("10115")])).toMatchObject({ brings: true, feeCents: 500, depends: true });
  expect(fulfilmentTerms(0, parcel, [{ zip: "8010", country: "AT" }])).toMatchObject({ brings: false });
  expect(fulfilmentTerms(0, aFulfilmentMethod({ type: "pickup" }), [de("10115")])).not.toHaveProperty("brings");
});
