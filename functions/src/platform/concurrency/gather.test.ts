import { expect, it } from "vitest";
import { createGathering } from "./gather.ts";

it("hands over together what arrives within a moment, and each waits for it", async () => {
  const gathering = createGathering<number>(5);
  const written: (readonly number[])[] = [];
  const write = (items: readonly number[]) => Promise.resolve(void written.push(items));
  await Promise.all([gathering.add("a", 1, write), gathering.add("a", 2, write), gathering.add("b", 3, write)]);
  await gathering.add("a", 4, write);
  expect(written).toEqual([[1, 2], [3], [4]]);
});

it("tells a failure to all who wait, and begins anew", async () => {
  const gathering = createGathering<number>(5);
  const fails = () => Promise.reject(new Error("no"));
  const both = await Promise.allSettled([gathering.add("a", 1, fails), gathering.add("a", 2, fails)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(gathering.add("a", 3, () => Promise.resolve())).resolves.toBeUndefined();
});
