import { expect, it } from "vitest";
import { measureSearch } from "./testing/measure-search.ts";

it("finds what German shoppers mean, in the demo and among ten thousand products, and fast", async () => {
  const { demo, large } = await measureSearch(2);
  expect(demo.asked.length + large.asked.length).toBeGreaterThanOrEqual(90);
  expect(large.records).toBe(10_000);
  expect([demo.recall, large.recall].map((recall) => recall >= 0.9)).toEqual([true, true]);
  // Three times the goal of 30 ms: other programs run beside a test.
  expect(large.milliseconds.p50).toBeLessThan(90);
  expect(large.processor).toBeLessThan(30);
}, 120_000);
