import { expect, test } from "vitest";
import { aBundle, aMenu, anItem } from "../testing/builders.ts";
import { isLineGone } from "./gone-line.ts";

const menu = aMenu({
  items: { brot: anItem({ id: "brot" }) },
  bundles: { kiste: aBundle({ id: "kiste", slots: [] }) },
});
const live = { soldOutItemIds: ["brot", "kerze"], soldOutBundleIds: ["kiste"] };
const choice = { optionId: "scheiben", choiceId: "dünn", qty: 1 };
const line = (kind: "item" | "bundle", refId: string) => ({ kind, refId, choices: [] }) as const;

test("a line is gone with its goods, with a part of them, and with what was chosen", () => {
  const gone = (...[one, now = 0]: readonly [Parameters<typeof isLineGone>[1], number?]) =>
    isLineGone(menu, one, { ...live, soldOutChoices: [{ ...choice, until: 10 }] }, now);
  expect(gone(line("item", "brot"))).toBe(true);
  expect(gone(line("item", "milch"))).toBe(false);
  expect(gone(line("bundle", "kiste"))).toBe(true);
  expect(gone(line("bundle", "fort"))).toBe(false);
  expect(gone({ ...line("bundle", "fort"), components: [{ slotId: "a", itemId: "kerze", qty: 1 }] })).toBe(true);
  expect(gone({ ...line("item", "milch"), choices: [choice] })).toBe(true);
  expect(gone({ ...line("item", "milch"), choices: [choice] }, 11)).toBe(false);
});
