import { expect, it } from "vitest";
import { createCommandQueue } from "./command-queue.ts";

it("a second press waits for the first, whatever becomes of that, and each gets its own answer", async () => {
  const queued = createCommandQueue();
  const done: string[] = [];
  const first = Promise.withResolvers<string>();
  const off = queued(async () => {
    done.push(await first.promise);
    throw new Error("no connection");
  });
  const on = queued(() => {
    done.push("on");
    return Promise.resolve("answer");
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  first.resolve("off");
  await expect(off).rejects.toThrow("no connection");
  expect(await on).toBe("answer");
  expect(done).toEqual(["off", "on"]);
});
