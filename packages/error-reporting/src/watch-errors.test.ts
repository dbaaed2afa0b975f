import { afterEach, describe, expect, it } from "vitest";
import type { CaughtError } from "./caught-error.ts";
import { bufferLimit, createErrorBuffer } from "./error-buffer.ts";
import { reloadAfterDroppedError } from "./reload-page.ts";
import { noticeError, reloadWorldOf, watchErrors } from "./watch-errors.ts";

let stop = (): void => undefined;
afterEach(() => stop());

/** A page whose desk arrives, or fails to, when the test says so. */
function aPage() {
  const target = new EventTarget();
  const treated: CaughtError[] = [];
  const log: string[] = [];
  let loads = 0;
  let arrive = (): void => undefined;
  let fail = (): void => undefined;
  stop = watchErrors(
    target as Window,
    { error: () => log.push("logged") },
    () => {
      loads += 1;
      return new Promise((resolve, reject) => {
        arrive = () => resolve({ handle: (caught) => treated.push(caught), askNow: () => undefined });
        fail = () => reject(new TypeError("Failed to fetch dynamically imported module"));
      });
    },
    {
      now: () => 1,
      isOnline: () => true,
      hasUnsavedInput: () => false,
      lastReloadAt: () => null,
      rememberReload: () => undefined,
      schedule: (_run, delayMs) => log.push(`reload in ${delayMs}`),
      reload: () => undefined,
    },
  );
  const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
  return {
    treated,
    log,
    loads: () => loads,
    press: () => target.dispatchEvent(new Event("pointerdown")),
    fire: (error: unknown, message = "") =>
      target.dispatchEvent(Object.assign(new Event("error"), { error, message, filename: "a.js" })),
    reject: (reason: unknown) => target.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })),
    arrive: () => {
      arrive();
      return settled();
    },
    fail: () => {
      fail();
      return settled();
    },
    target,
  };
}

describe("watchErrors", () => {
  it("fetches nothing before the first error or input, and once", async () => {
    const { loads, press, fire, arrive } = aPage();
    expect(loads()).toBe(0);
    press();
    press();
    fire(new Error("a"));
    await arrive();
    fire(new Error("b"));
    expect(loads()).toBe(1);
  });

  it("F31 keeps earlier errors for the desk, in order, and hands over the rest directly", async () => {
    const { fire, reject, arrive, treated } = aPage();
    fire(new TypeError("first"));
    reject("second");
    noticeError(new Error("third"));
    expect(treated).toEqual([]);
    await arrive();
    fire(undefined, "Uncaught TypeError: fourth");
    expect(treated.map(({ message }) => message)).toEqual(["first", "second", "third", "fourth"]);
    expect(treated[0]).toMatchObject({ name: "TypeError", address: "a.js" });
    expect(treated[0]?.stack).toContain("watch-errors.test");
  });

  it("F30 takes a desk that cannot be fetched for a lost connection, but not when nothing had happened", async () => {
    const page = aPage();
    page.press();
    await page.fail();
    expect(page.log).toEqual(["logged"]);
    page.fire(new Error("a"));
    await page.fail();
    expect(page.log).toEqual(["logged", "logged", "reload in 1500"]);
  });

  it("watches a page once, whoever asks", () => {
    const { fire, loads, target } = aPage();
    let second = 0;
    const stopSecond = watchErrors(target as Window, { error: () => undefined }, () => {
      second += 1;
      return new Promise(() => undefined);
    });
    fire(new Error("a"));
    stopSecond();
    expect([loads(), second]).toEqual([1, 0]);
  });
});

describe("reloadWorldOf", () => {
  const windowWith = (sessionStorage: () => Pick<Storage, "getItem">): Window =>
    Object.defineProperty({}, "sessionStorage", { get: sessionStorage }) as Window;

  it("F30 never reloads where the browser keeps nothing, for nothing would stop a loop", () => {
    const environment = reloadWorldOf(
      windowWith(() => {
        throw new Error("SecurityError");
      }),
    );
    expect(reloadAfterDroppedError(environment)).toBe(false);
  });

  it("F30 remembers the last reload of this tab", () => {
    expect(reloadWorldOf(windowWith(() => ({ getItem: () => "1000" }))).lastReloadAt()).toBe(1000);
    expect(reloadWorldOf(windowWith(() => ({ getItem: () => null }))).lastReloadAt()).toBeNull();
  });
});

describe("createErrorBuffer", () => {
  it("never holds more than 1 KB, and cuts traces before it loses errors", () => {
    const buffer = createErrorBuffer();
    for (let index = 0; index < 50; index += 1) {
      buffer.add({ name: "Error", message: `m${index}${"x".repeat(400)}`, address: "a.js", stack: "s".repeat(900) });
    }
    const waiting = buffer.drain();
    const held = waiting.map(({ name, message, address, stack }) => name + message + address + stack).join("");
    expect(bufferLimit).toBe(1024);
    expect(held.length).toBeLessThanOrEqual(1024);
    expect(waiting[0]?.message.startsWith("m0")).toBe(true);
    expect(buffer.drain()).toEqual([]);
  });
});
