import { expect, it } from "vitest";
import { machineOf, median, scoresOf } from "./lighthouse-scores.ts";

const report = { categories: { performance: { score: 0.956 }, accessibility: { score: 1 }, "best-practices": { score: 0.96 }, seo: { score: 0.9 } } }; // prettier-ignore

it("P15 reads what a report rates, and takes no page for one that did not load", () => {
  expect(scoresOf(report)).toEqual({ performance: 96, accessibility: 100, "best-practices": 96, seo: 90 });
  expect(() => scoresOf({ categories: { ...report.categories, performance: { score: null } } })).toThrow("performance");
  expect(() => scoresOf({})).toThrow("performance");
});

it("P15 the median is the middle visit, the worse of two", () => {
  expect(median([99, 94, 97, 96, 100])).toBe(97);
  expect(median([99, 95])).toBe(95);
  expect(median([])).toBe(0);
});

it("P15 a weak machine is slowed down less, a strong one never more than four times", () => {
  const slowdownAt = (benchmarkIndex: number) => machineOf({ environment: { benchmarkIndex } }).slowdown;
  expect([1750, 2400, 875, 620.4, 100].map(slowdownAt)).toEqual([4, 4, 2, 1.4, 1]);
  expect(() => machineOf({})).toThrow("strength");
});
