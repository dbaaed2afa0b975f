import { expect, it } from "vitest";
import { latePart, unasked } from "./late-part.ts";
import { warmParts } from "./warm-parts.ts";
import type { LateEnvironment } from "./late-world.ts";

/** A page whose network and clock the test holds in its hands. */
function environment({ online = true, replaced = false } = {}) {
  const waiting: { readonly millis: number; readonly run: () => void }[] = [];
  const listeners = new Set<() => void>();
  const notes: string[] = [];
  const page = {
    online,
    replaced,
    notes,
    isOnline: () => page.online,
    isReplaced: () => Promise.resolve(page.replaced),
    onOnline: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    after: (millis: number, run: () => void) => {
      const entry = { millis, run };
      waiting.push(entry);
      return () => {
        const at = waiting.indexOf(entry);
        if (at >= 0) waiting.splice(at, 1);
      };
    },
    note: (part: string, status: string) => void notes.push(`${part} ${status}`),
    goOnline: () => {
      page.online = true;
      for (const listener of listeners) listener();
    },
    pass: async () => {
      await settled();
      const [next] = waiting.splice(0, 1);
      next?.run();
      await settled();
      return next?.millis;
    },
    waits: () => waiting.length,
  };
  return page satisfies LateEnvironment;
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Fails as often as asked for, then gives the module. */
function arriving(failures: number) {
  const asked = { times: 0 };
  const fetchPart = (): Promise<string> => {
    asked.times += 1;
    return asked.times > failures ? Promise.resolve("module") : Promise.reject(new Error("ChunkLoadError"));
  };
  return { asked, fetchPart };
}

it("P4 a part that nobody asked for is one and the same state wherever it is drawn", () => {
  const parts = ["a", "b"].map((name) => latePart(name, arriving(0).fetchPart, {}, environment()));
  for (const part of parts) expect(part.state()).toBe(unasked);
});

it("M-B1 a part is fetched once, whoever asks how often", async () => {
  const { asked, fetchPart } = arriving(0);
  const part = latePart("a", fetchPart, {}, environment());
  expect(await Promise.all([part.load(), part.load()])).toEqual(["module", "module"]);
  expect(await part.load()).toBe("module");
  expect(asked.times).toBe(1);
  expect(part.state()).toEqual({ status: "here", module: "module" });
});

it("M-B1 a hiccup of the network is bridged without a word", async () => {
  const page = environment();
  const { fetchPart } = arriving(2);
  const part = latePart("a", fetchPart, {}, page);
  const loaded = part.load();
  expect([await page.pass(), await page.pass()]).toEqual([300, 1_200]);
  expect(await loaded).toBe("module");
  expect(page.notes).toEqual(["a loading", "a here"]);
});

it("M-B1 without network the failure is said at once, and a wish made again is a new try", async () => {
  const page = environment({ online: false });
  const { asked, fetchPart } = arriving(1);
  const part = latePart("a", fetchPart, {}, page);
  await expect(part.load()).rejects.toMatchObject({ name: "PartMissing", why: "offline" });
  expect(asked.times).toBe(1);
  expect(part.state()).toEqual({ status: "failed", why: "offline" });
  expect(await part.load()).toBe("module");
});

it("M-B1 what is wanted comes by itself when the network is back, and not when nobody wants it any more", async () => {
  const page = environment({ online: false });
  const { asked, fetchPart } = arriving(1);
  const part = latePart("a", fetchPart, {}, page);
  part.want();
  await settled();
  page.goOnline();
  await settled();
  expect(part.state().status).toBe("here");
  expect([asked.times, page.waits()]).toEqual([2, 0]);

  const other = environment({ online: false });
  const unwanted = latePart("b", arriving(1).fetchPart, {}, other);
  const leave = unwanted.want();
  await settled();
  leave();
  other.goOnline();
  await settled();
  expect(unwanted.state().status).toBe("failed");
});

it("M-B1 a browser that does not notice its network is back tries again on its own, less and less often", async () => {
  const page = environment({ online: false });
  const part = latePart("a", arriving(3).fetchPart, {}, page);
  const arrived = part.until();
  expect([await page.pass(), await page.pass(), await page.pass()]).toEqual([2_000, 4_000, 8_000]);
  expect(await arrived).toBe("module");
});

it("M-B1 a part that a new deployment took away is not asked for in vain, and the reason is told", async () => {
  const page = environment({ replaced: true });
  const { asked, fetchPart } = arriving(9);
  const part = latePart("a", fetchPart, {}, page);
  await expect(part.load()).rejects.toMatchObject({ why: "replaced" });
  expect(asked.times).toBe(1);
});

it("M-B1 parts that answer a press are warmed one after the other, also those that a part brings along", async () => {
  const page = environment({ online: false });
  const order: string[] = [];
  const warm = (name: string, then: () => void = () => undefined) =>
    latePart(name, () => Promise.resolve(order.push(name)).then(then), { warm: true }, page);
  latePart("cold", () => Promise.resolve(order.push("cold")), {}, page);
  latePart("lost", () => Promise.reject(new Error("ChunkLoadError")), { warm: true }, page);
  warm("outer", () => void warm("inner"));
  warm("last");
  const atOnce = () => Promise.resolve();
  await warmParts({ settled: atOnce, idle: atOnce });
  expect(order).toEqual(["outer", "last", "inner"]);
});

it("M-B1 who joins those who wait does not hurry, whoever comes alone is served at once", async () => {
  const page = environment({ replaced: true });
  const { asked, fetchPart } = arriving(Infinity);
  const part = latePart("a", fetchPart, {}, page);
  const leave = part.want();
  await settled();
  expect(asked.times).toBe(1);
  for (const leaveAgain of [part.want(), part.want()]) leaveAgain();
  await settled();
  expect(asked.times).toBe(1);
  leave();
  part.want();
  await settled();
  expect(asked.times).toBe(2);
});
