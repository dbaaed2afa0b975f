import type { Favourites } from "@lokalkorb/domain/access/favourites";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followAccount } from "./account-favourites.ts";
import { favouritesKey } from "./favourites-key.ts";
import { changeFavourites, keptFavourites } from "./kept-favourites.ts";
import { storageInMemory } from "@/shared/environment/testing/storage-in-memory";

const one = (name: string, at = 1) => ({ name, at });
const stored = new Map<string, string>();

/** An account whose document is a map here; writes are answered when `answer` says so. */
function account(first: Favourites | null) {
  let favourites = first;
  let identity: { readonly uid: string; readonly isAnonymous: boolean } | null = { uid: "u", isAnonymous: false };
  const heard = new Set<() => void>();
  const seen = new Set<() => void>();
  const waiting: ((isStored: boolean) => void)[] = [];
  const write = (apply: () => void) =>
    new Promise((resolve) => {
      waiting.push((isStored) => {
        if (isStored) apply();
        resolve({ ok: isStored });
      });
    });
  const gone = Symbol("gone");
  const client = {
    auth: { identity: () => identity, subscribe: (listener: () => void) => heard.add(listener) },
    cache: {
      document: () => ({
        state: () => (favourites === null ? { status: "absent" } : { status: "present", value: { favourites } }),
        subscribe: (listener: () => void) => {
          seen.add(listener);
          return () => seen.delete(listener);
        },
      }),
    },
    write: {
      removeField: () => gone,
      set: (_document: unknown, _at: unknown, fields: { favourites: Favourites }) =>
        write(() => (favourites = fields.favourites)),
      update: (_document: unknown, _at: unknown, patch: Readonly<Record<string, unknown>>) =>
        write(() => {
          const all = { ...favourites, ...Object.fromEntries(Object.entries(patch).map(([k, v]) => [k.slice(11), v])) };
          favourites = Object.fromEntries(Object.entries(all).filter(([, v]) => v !== gone)) as Favourites;
        }),
    },
  } as unknown as ModelClient;
  return {
    client,
    stored: () => favourites,
    writes: () => waiting.length,
    answer: async (isStored = true) => {
      waiting.shift()?.(isStored);
      await new Promise((resolve) => setImmediate(resolve));
    },
    becomes: (next: Favourites) => {
      favourites = next;
      for (const listener of seen) listener();
    },
    leaves: () => {
      identity = null;
      for (const listener of heard) listener();
    },
  };
}

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", storageInMemory(stored));
  stored.clear();
  changeFavourites(() => ({ known: {}, wishes: {} }));
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => JSON.parse(stored.get(favouritesKey) ?? "null") as unknown;

it("S-C10 favourites of a guest join those of the account, and stay wishes until it has answered", async () => {
  changeFavourites(() => ({ known: {}, wishes: { hof: one("Hof"), baecker: one("Bäcker") } }));
  const mine = account({ hof: one("Hof", 9) });
  followAccount(mine.client);
  expect(kept()).toEqual({ known: { hof: one("Hof", 9) }, wishes: { baecker: one("Bäcker") } });
  // No answer: the wish is told again with the next change.
  await mine.answer(false);
  expect(mine.writes()).toBe(0);
  mine.becomes({ hof: one("Hof", 9), milch: one("Milch") });
  await mine.answer();
  expect(mine.stored()).toEqual({ hof: one("Hof", 9), milch: one("Milch"), baecker: one("Bäcker") });
  expect(kept()).toEqual({ known: mine.stored(), wishes: {} });
});

it("S-C10 what is taken out here goes from the account, what another device takes out goes here", async () => {
  const mine = account({ hof: one("Hof"), milch: one("Milch") });
  followAccount(mine.client);
  changeFavourites((before) => ({ ...before, wishes: { hof: null } }));
  await mine.answer();
  expect(mine.stored()).toEqual({ milch: one("Milch") });
  mine.becomes({});
  expect(keptFavourites()).toEqual({ known: {}, wishes: {} });
  expect(kept()).toBeNull();
});

it("S-C10 an account without a document gets one, and who is signed out leaves nothing of the account behind", async () => {
  changeFavourites(() => ({ known: {}, wishes: { hof: one("Hof") } }));
  const mine = account(null);
  followAccount(mine.client);
  await mine.answer();
  expect(mine.stored()).toEqual({ hof: one("Hof") });
  mine.becomes({ hof: one("Hof") });
  mine.leaves();
  expect(keptFavourites()).toEqual({ known: {}, wishes: {} });
  changeFavourites((before) => ({ ...before, wishes: { milch: one("Milch") } }));
  expect(mine.writes()).toBe(0);
});
