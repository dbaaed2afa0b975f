import { expect, it } from "vitest";
import { median, scoresOf } from "./lighthouse-scores.ts";

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
