import { expect, test } from "vitest";
import type { TaskTrigger } from "../host/endpoint.ts";
import { isGivenUp, taskBackoff } from "./task-backoff.ts";
import { createTokenBucket } from "./token-bucket.ts";

const settings: TaskTrigger = {
  kind: "task",
  maxAttempts: 3,
  maxRetrySeconds: 0,
  minBackoffSeconds: 10,
  maxBackoffSeconds: 300,
  maxDoublings: 3,
  maxConcurrent: 1,
  maxPerSecond: 1,
};

test("waiting doubles, then grows evenly, then stays, as Cloud Tasks documents it", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => taskBackoff(settings, failures) / 1000);
  expect(waits).toEqual([10, 20, 40, 80, 160, 240, 300, 300]);
});

test.each([
  [{}, 2, 0, false],
  [{}, 3, 0, true],
  [{ maxRetrySeconds: 60 }, 3, 59_000, false],
  [{ maxRetrySeconds: 60 }, 2, 61_000, false],
  [{ maxRetrySeconds: 60 }, 3, 60_000, true],
  [{ maxAttempts: -1 }, 1000, 1e9, false],
  [{ maxAttempts: -1, maxRetrySeconds: 60 }, 1, 60_000, true],
])("with %j, %d failures in %d ms are the end: %s", (changes, failures, tried, expected) => {
  expect(isGivenUp({ ...settings, ...changes }, failures, tried)).toBe(expected);
});

test("a rate holds over any stretch, however the clock moves", () => {
  const bucket = createTokenBucket();
  const startsAt = (now: number): number => {
    let starts = 0;
    while (bucket.take(now, 10)) starts++;
    return starts;
  };
  expect(startsAt(1000)).toBe(2);
  expect(bucket.nextAt(1000, 10)).toBe(1100);
  expect([startsAt(1050), startsAt(1100), startsAt(1250), startsAt(500), startsAt(9_000_000)]).toEqual([0, 1, 1, 0, 2]);
});
