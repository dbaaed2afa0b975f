import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readEaters } from "../eaters.ts";
import { followEaters } from "./follow-eaters.ts";
import { joinEaters } from "./join-eaters.ts";
import { isOfAccount, keepEaters, leaveEaters } from "./keep-eaters.ts";
import { storageInMemory } from "@/shared/environment/testing/storage-in-memory";

const stored = new Map<string, string>();
const milk: Eaters = { allergens: ["milk"], diets: [] };
const nuts: Eaters = { allergens: ["nuts"], diets: ["vegan"] };

function account(first: Eaters | null) {
  let eaters = first;
  const seen = new Set<() => void>();
  const client = {
    cache: {
      document: () => ({
        state: () => ({ status: "present", value: eaters === null ? {} : { eaters } }),
        subscribe: (listener: () => void) => {
          seen.add(listener);
          return () => seen.delete(listener);
        },
      }),
    },
  } as unknown as ModelClient;
  return {
    client,
    becomes: (next: Eaters | null) => {
      eaters = next;
      for (const listener of seen) listener();
    },
  };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storageInMemory(stored));
});
afterEach(() => vi.unstubAllGlobals());

it("eaters of the account come to a browser without any, follow other devices, and go with the sign-in", () => {
  const mine = account(milk);
  followEaters(mine.client, "u");
  expect(readEaters()).toEqual(milk);
  mine.becomes(nuts);
  expect(readEaters()).toEqual(nuts);
  leaveEaters();
  expect(readEaters()).toBeNull();
});

it("eaters that were said here alone are not overwritten, and joined where their person looks", () => {
  keepEaters(nuts);
  const mine = account(milk);
  followEaters(mine.client, "u");
  expect(readEaters()).toEqual(nuts);
  expect(joinEaters(readEaters(), milk)).toEqual({ allergens: ["milk", "nuts"], diets: ["vegan"] });
  leaveEaters();
  expect(readEaters()).toEqual(nuts);
});

it("taken out of the account elsewhere they stay in this browser, as its own", () => {
  const mine = account(milk);
  followEaters(mine.client, "u");
  mine.becomes(null);
  expect([readEaters(), isOfAccount()]).toEqual([milk, false]);
});
