import { expect, it } from "vitest";
import { heatWeek, sumOrdered } from "./heat-week.ts";

it("F14 the hours of a week are those of an ordinary day, and all others in which something was ordered", () => {
  expect(heatWeek({})).toMatchObject({ most: 0, peak: null });
  expect(heatWeek({}).hours).toHaveLength(11);
  const heat = heatWeek({ "6-06": 4, "5-21": 2 });
  expect(heat).toMatchObject({ most: 4, peak: "Sa 6–7\u00a0Uhr" });
  expect(heat.hours).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 6).padStart(2, "0")));
});

it("orders of the same hour are added up", () => {
  expect(sumOrdered([{ "1-08": 1 }, { "1-08": 2, "2-09": 1 }])).toEqual({ "1-08": 3, "2-09": 1 });
});
