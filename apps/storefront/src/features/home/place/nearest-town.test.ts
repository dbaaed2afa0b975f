import { expect, it } from "vitest";
import { nearestTown } from "./nearest-town.ts";

it("D-6 finds the nearest postal code that has shops, on the device", () => {
  const towns = [
    ["83022", 47.86, 12.12],
    ["80331", 48.14, 11.57],
    ["8010", 47.07, 15.44],
  ] as const;
  expect(nearestTown(towns, { lat: 47.9, lng: 12.2 })).toBe("83022");
  expect(nearestTown(towns, { lat: 47, lng: 15 })).toBe("8010");
  expect(nearestTown([], { lat: 47, lng: 15 })).toBeNull();
});
