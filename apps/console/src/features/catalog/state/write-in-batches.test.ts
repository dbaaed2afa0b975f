import { expect, it } from "vitest";
import { writeInBatches } from "./write-in-batches.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const denied = { ok: false, failure: { type: "denied", cause: null } } as const;

it("writes at most 400 together and tells how many are through", async () => {
  const sizes: number[] = [];
  const told: number[] = [];
  const commit = (batch: readonly number[]) => Promise.resolve({ ok: sizes.push(batch.length) > 0 } as const);
  expect(await writeInBatches(numbers(1_000), commit as never, (count) => told.push(count))).toEqual({ stayed: [] });
  expect(sizes).toEqual([400, 400, 200]);
  expect(told).toEqual([400, 800, 1_000]);
});

it("of a batch that is refused only the one stays that is the matter", async () => {
  const commit = (batch: readonly number[]) => Promise.resolve(batch.includes(437) ? denied : ({ ok: true } as const));
  const { stayed, failure } = await writeInBatches(numbers(1_000), commit, () => undefined);
  expect(stayed).toEqual([437]);
  expect(failure?.type).toBe("denied");
});

it("a right that is lost costs a few tries, not one for each document", async () => {
  let tries = 0;
  const commit = () => {
    tries += 1;
    return Promise.resolve(denied);
  };
  const { stayed } = await writeInBatches(numbers(5_000), commit, () => undefined);
  expect(stayed).toEqual(numbers(5_000));
  expect(tries).toBeLessThan(60);
});

it("what was written stays written when the connection goes, and the rest is not tried", async () => {
  let tries = 0;
  const commit = () => {
    tries += 1;
    const answer = { ok: false, failure: { type: "offline", cause: null } } as const;
    return Promise.resolve(tries > 1 ? answer : ({ ok: true } as const));
  };
  const { stayed, failure } = await writeInBatches(numbers(1_000), commit, () => undefined);
  expect(stayed).toEqual(numbers(1_000).slice(400));
  expect(failure?.type).toBe("offline");
  expect(tries).toBe(2);
});
