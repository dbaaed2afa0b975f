import { openShop } from "@/entities/shop/testing/open-shop";
import { aBasketLine, aMenu, aMoment, anItem } from "@lokalkorb/domain/testing/builders";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eatersKey } from "./eaters-key.ts";
import { readEaters } from "./eaters.ts";
import { evaluateForEaters, engineForEaters } from "./evaluate-for-eaters.ts";
import { storageInMemory } from "@/shared/environment/testing/storage-in-memory";

const milk = anItem({ id: "milk", allergens: ["milk"], allergenState: "declared", diets: ["vegetarian"] });
const jar = anItem({ id: "jar", allergens: [], allergenState: "unknown", diets: [] });
const menu = aMenu({ items: { bread: anItem(), milk, jar } });
const live = openShop();
const draft = { lines: { l: aBasketLine() }, optionId: null, slotKey: null };
const question = { menu, live, draft, now: aMoment };
const line = (refId: string) => ({ kind: "item", refId, choices: [] }) as const;

const stored = new Map<string, string>();
const keep = (eaters: object) => void stored.set(eatersKey, JSON.stringify(eaters));
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storageInMemory(stored));
});
afterEach(() => vi.unstubAllGlobals());

test("FOO-03 who said nothing is told nothing; then what is unsafe has its reason, unknown included, and the rest none", async () => {
  expect(evaluateForEaters(question).riskOf).toBeUndefined();
  keep({ allergens: ["milk"], diets: [] });
  // The part is not there yet: nothing is called safe.
  expect(evaluateForEaters(question).riskOf?.(line("bread"))).toBe("Allergene noch nicht geprüft");
  const { risks, riskOf } = (await engineForEaters())(question);
  expect(risks).toEqual({ "item|milk": "Enthält Milch", "item|jar": "Allergene unbekannt" });
  expect(riskOf?.(line("milk"))).toBe("Enthält Milch");
  expect(riskOf?.(line("bread"))).toBeUndefined();
  keep({ allergens: ["milk"], diets: ["vegan"] });
  expect(evaluateForEaters(question).riskOf?.(line("milk"))).toBe("Enthält Milch, nicht als vegan gekennzeichnet");
  keep({ allergens: [], diets: [] });
  expect(evaluateForEaters(question).riskOf).toBeUndefined();
});

test.each(["", "7", "[]", '{"allergens":"milk"}', '{"allergens":[],"diets":[]}'])(
  "%j in the storage says nothing",
  (text) => {
    stored.set(eatersKey, text);
    expect(readEaters()).toBeNull();
  },
);
