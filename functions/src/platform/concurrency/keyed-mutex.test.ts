import { expect, it } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.ts";

it("works one after the other on the same key, in the order of arrival, whatever fails in between", async () => {
  const mutex = createKeyedMutex();
  const steps: string[] = [];
  const step = (name: string, fails = false) =>
    mutex.run(["slot"], async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  await Promise.allSettled([step("a"), step("b", true), step("c")]);
  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect(mutex.waitingFor("slot")).toBe(0);
});

it("never deadlocks when keys are asked for in different orders", async () => {
  const mutex = createKeyedMutex();
  const work = (...keys: string[]) => mutex.run(keys, () => Promise.resolve(keys.join()));
  await expect(
    Promise.all([work("a", "b"), work("b", "a"), work("b", "c", "a"), work("c", "b")]),
  ).resolves.toHaveLength(4);
});

it("lets different keys run side by side", async () => {
  const mutex = createKeyedMutex();
  const gate = Promise.withResolvers<void>();
  const blocked = mutex.run(["a"], () => gate.promise);
  await expect(mutex.run(["b"], () => Promise.resolve("done"))).resolves.toBe("done");
  gate.resolve();
  await blocked;
});

it("R10 says once who waited long for a turn, and while it still waits", async () => {
  const waits: (readonly [key: string, milliseconds: number])[] = [];
  const mutex = createKeyedMutex({ longest: 200, long: 30, onLongWait: (...wait) => waits.push(wait) });
  const hanging = Promise.withResolvers<void>();
  const first = mutex.run(["slot"], () => hanging.promise);
  const second = mutex.run(["slot"], () => Promise.resolve());
  await expect.poll(() => waits).toEqual([["slot", 30]]);
  hanging.resolve();
  await Promise.all([first, second, mutex.run(["slot"], () => Promise.resolve())]);
  expect(waits).toHaveLength(1);
});

it("T-5 passes a turn on when its work takes too long, whatever the clock says", async () => {
  const mutex = createKeyedMutex({ longest: 20 });
  const hanging = Promise.withResolvers<string>();
  const first = mutex.run(["slot"], () => hanging.promise);
  await expect(mutex.run(["slot"], () => Promise.resolve("next"))).resolves.toBe("next");
  hanging.resolve("late");
  await expect(first).resolves.toBe("late");
  expect(mutex.waitingFor("slot")).toBe(0);
});
