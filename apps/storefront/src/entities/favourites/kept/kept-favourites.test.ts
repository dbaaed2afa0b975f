import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { favouritesKey, mayHaveFavourites } from "./favourites-key.ts";
import { changeFavourites, keptFavourites, onFavourites } from "./kept-favourites.ts";
import { storageInMemory } from "@/shared/environment/testing/storage-in-memory";

const stored = new Map<string, string>();
const page = new EventTarget();

/** Another tab writes. */
function elsewhere(text: string | null): void {
  if (text === null) stored.delete(favouritesKey);
  else stored.set(favouritesKey, text);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: favouritesKey }));
}

beforeEach(() => {
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", storageInMemory(stored));
  stored.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("S-C10 a favourite is kept at once, another tab's are not lost, and the last one leaves nothing in the browser", () => {
  const heard = vi.fn<() => void>();
  const stop = onFavourites(heard);
  elsewhere(null);
  const hof = { name: "Hof", at: 1 };
  expect(changeFavourites((kept) => ({ ...kept, wishes: { ...kept.wishes, hof } }))).toBe(true);
  elsewhere(JSON.stringify({ known: {}, wishes: { hof, milch: { name: "Milch", at: 2 } } }));
  expect(Object.keys(keptFavourites().wishes)).toEqual(["hof", "milch"]);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(mayHaveFavourites()).toBe(true);
  expect(changeFavourites(() => null)).toBe(false);
  changeFavourites(() => ({ known: {}, wishes: {} }));
  expect(mayHaveFavourites()).toBe(false);
  stop();
});

it.each(['"x"', "[]", '{"known":{"a/b":{"name":"x","at":1}},"wishes":{"hof":{"name":7,"at":1}}}', "{"])(
  "%s in the storage is no favourite",
  (text) => {
    const stop = onFavourites(() => undefined);
    elsewhere(text);
    expect(keptFavourites()).toEqual({ known: {}, wishes: {} });
    stop();
  },
);
