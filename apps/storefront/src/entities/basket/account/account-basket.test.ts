import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { basketStore } from "../use-basket.ts";
import { followBasket } from "./account-basket.ts";
import { leaveBaskets } from "./agreed-lines.ts";
import { openQuestion } from "./two-baskets.ts";

/** Its keys are its own, as those of a browser's storage are. */
function storage(): object {
  const kept: Record<string, string> = {};
  const hidden = <Value>(value: Value) => ({ value, enumerable: false });
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => void (kept[key] = value)),
    removeItem: hidden((key: string) => void delete kept[key]),
  });
}
const menu = { restaurantId: "hof", storefrontId: "web", version: 3, shop: { slug: "hof" } } as never;
const lines = (...names: readonly string[]): BasketLines =>
  Object.fromEntries(
    names.map((refId, position) => [
      refId,
      { kind: "item", refId, qty: 1, position: position + 1, seenUnitCents: 100, choices: [] },
    ]),
  );
const draft = () => basketStore("hof");
const put = (...names: readonly string[]) => draft().change((before) => ({ ...before, lines: lines(...names) }));

/** An account whose basket is an object here. */
function account(first: BasketLines | null, status = "open") {
  let basket = first === null ? null : { lines: first, status, storefrontId: "web" };
  const seen = new Set<() => void>();
  const writes: BasketLines[] = [];
  const tell = (): void => {
    for (const listener of seen) listener();
  };
  const write = (_document: unknown, _at: unknown, fields: { readonly lines: BasketLines }) => {
    writes.push(fields.lines);
    basket = { lines: fields.lines, status: "open", storefrontId: "web" };
    tell();
    return Promise.resolve({ ok: true });
  };
  const client = {
    cache: {
      document: ({ path }: { readonly path: string }) => ({
        state: () =>
          path.includes("baskets") && basket !== null ? { status: "present", value: basket } : { status: "absent" },
        subscribe: (listener: () => void) => {
          seen.add(listener);
          return () => seen.delete(listener);
        },
      }),
    },
    write: { set: write, update: write, removeField: () => null },
  } as unknown as ModelClient;
  return {
    client,
    writes,
    becomes: (next: BasketLines, state = "open") => {
      basket = { lines: next, status: state, storefrontId: "web" };
      tell();
    },
  };
}

let stop = (): void => undefined;
function follow(mine: ReturnType<typeof account>): void {
  stop = followBasket(mine.client, menu, "u");
}
const here = () => Object.keys(draft().draft().lines);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => {
  stop();
  stop = () => undefined;
  draft().clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("P11 presses of one go are one write, and nothing is written without a change", async () => {
  const mine = account(null);
  follow(mine);
  put("brot");
  put("brot", "milch");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(mine.writes.map((one) => Object.keys(one))).toEqual([["brot", "milch"]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mine.writes).toHaveLength(1);
});

it("takes what another device changed, asks where both did, and writes nothing before the answer", async () => {
  const mine = account(lines("brot"));
  follow(mine);
  expect(here()).toEqual(["brot"]);
  mine.becomes(lines("brot", "milch"));
  expect(here()).toEqual(["brot", "milch"]);
  stop();
  put("butter");
  follow(mine);
  mine.becomes(lines("eier"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([mine.writes.length, here()]).toEqual([0, ["butter"]]);
  openQuestion()?.answer("both");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(mine.writes.map((one) => Object.keys(one))).toEqual([["butter", "eier"]]);
  expect(openQuestion()).toBeNull();
});

it("a basket whose payment is under way is left alone, and one that was ordered elsewhere leaves this browser", async () => {
  const mine = account(lines("brot"));
  follow(mine);
  mine.becomes(lines("brot"), "locked");
  put("brot", "milch");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(mine.writes).toEqual([]);
  put("brot");
  mine.becomes(lines("brot"), "converted");
  expect(here()).toEqual([]);
});

it("with the sign-in go the lines that the account has, and no others", () => {
  const mine = account(lines("brot"));
  follow(mine);
  stop();
  leaveBaskets();
  expect(Object.keys(localStorage)).toEqual([]);
  follow(mine);
  stop();
  put("brot", "milch");
  leaveBaskets();
  expect(here()).toEqual(["brot", "milch"]);
});
