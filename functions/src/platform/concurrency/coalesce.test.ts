import { expect, it } from "vitest";
import { createCoalescer } from "./coalesce.ts";

it("runs once more for everybody who asked while it ran", async () => {
  const coalescer = createCoalescer();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const work = async (): Promise<void> => gates[runs++]?.promise;
  const first = coalescer.run("item", work);
  const others = [coalescer.run("item", work), coalescer.run("item", work), coalescer.run("item", work)];
  expect(runs).toBe(1);
  gates[0]?.resolve();
  await first;
  gates[1]?.resolve();
  await Promise.all(others);
  expect(runs).toBe(2);
  await coalescer.run("item", work);
  expect(runs).toBe(3);
});

it("goes on after a run that failed, and keeps other keys apart", async () => {
  const coalescer = createCoalescer();
  const failing = coalescer.run("a", () => Promise.reject(new Error("no")));
  const after = coalescer.run("a", () => Promise.resolve());
  const beside = coalescer.run("b", () => Promise.resolve());
  await expect(failing).rejects.toThrow("no");
  await expect(Promise.all([after, beside])).resolves.toHaveLength(2);
});
