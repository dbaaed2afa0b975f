import { expect, test } from "vitest";
import { aFulfilmentMethod } from "../../testing/builders.ts";
import type { Zone } from "../methods/zone.ts";
import { estimateFee } from "./estimate-fee.ts";

const zone = (feeCents: number, minOrderCents: number, enabled = true): Zone => ({
  id: `z${feeCents}`,
  name: "Nah",
  kind: "plz",
  plz: ["83253"],
  minOrderCents,
  feeCents,
  extraMinutes: 0,
  enabled,
  priority: 1,
});

test("CHK-08 without areas and parcels the fee is the method's own, until enough is ordered", () => {
  const method = aFulfilmentMethod({ feeCents: 290, minOrderCents: 500, freeFromCents: 3000 });
  expect(estimateFee(method)).toMatchObject({ feeCents: 290, minimumCents: 500, depends: false });
  expect(estimateFee(method, 3000)).toMatchObject({ feeCents: 0 });
});

test("CHK-08 with areas it is the least of those that are delivered to, and says that the address decides", () => {
  const zones = [zone(490, 2000), zone(290, 1500), zone(90, 100, false)];
  expect(estimateFee(aFulfilmentMethod({ type: "delivery", feeCents: 900, minOrderCents: 500, zones }))).toMatchObject({
    feeCents: 290,
    minimumCents: 1500,
    depends: true,
  });
});

test("CHK-08 a parcel comes on top, the lightest where weight decides", () => {
  const parcels = [
    { maxGrams: 2000, feeCents: 549 },
    { maxGrams: 5000, feeCents: 749 },
  ];
  const method = aFulfilmentMethod({
    type: "shipping",
    feeCents: 100,
    shipping: { countries: ["DE"], parcels, shipDays: [1] },
  });
  expect(estimateFee(method)).toMatchObject({ feeCents: 649, depends: true });
});
