import { expect, test } from "vitest";
import { aMenu, anItem, anOption, anOrderLine } from "../../testing/builders.ts";
import { ageOfLines } from "./age-of-lines.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";

const schnapps = { ...anOption().choices[0], id: "schnapps", name: "mit Schnaps", alcohol: "spirits18" } as const;
const { alcohol: _alcohol, ...plain } = schnapps;
type Choice = ReturnType<typeof anOption>["choices"][number];
const menu = aMenu({
  items: { bread: anItem(), beer: anItem({ id: "beer", alcohol: "beerWine16" }) },
  options: {
    extra: { ...anOption({ id: "extra" }), choices: [schnapps as Choice, { ...plain, id: "butter" } as Choice] },
  },
});
const bread = anOrderLine({ lineId: "l1", refId: "bread", choices: [] });
const beer = anOrderLine({ lineId: "l2", refId: "beer", choices: [] });
const choice = { optionId: "extra", choiceId: "schnapps", optionName: "Extra", name: "mit Schnaps", qty: 1, cents: 0 };
const component = { slotId: "s", itemId: "beer", name: "Bier", qty: 1, surchargeCents: 0 };

test.each<[string, readonly OrderLine[], 0 | 16 | 18 | null]>([
  ["nothing", [], 0],
  ["bread", [bread], 0],
  ["bread and beer", [bread, beer], 16],
  ["beer that was taken out", [bread, { ...beer, removed: { at: 0, reason: "aus" } }], 0],
  ["bread with schnapps", [{ ...bread, choices: [choice] }], 18],
  ["bread with butter", [{ ...bread, choices: [{ ...choice, choiceId: "butter" }] }], 0],
  ["a choice nobody knows any more", [{ ...bread, choices: [{ ...choice, choiceId: "gone" }] }], null],
  ["an option nobody knows any more", [{ ...bread, choices: [{ ...choice, optionId: "gone" }] }], null],
  ["a basket with a beer", [anOrderLine({ kind: "bundle", refId: "box", choices: [], components: [component] })], 16],
  ["what nobody knows any more", [bread, anOrderLine({ refId: "gone", choices: [] })], null],
])("ALC-01 %s", (_name, lines, age) => expect(ageOfLines(menu, lines)).toBe(age));
