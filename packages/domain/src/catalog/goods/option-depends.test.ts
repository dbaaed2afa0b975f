import { describe, expect, test } from "vitest";
import type { ChosenOption } from "./basket-line.ts";
import { aMenu, anItem, anOption } from "../../testing/builders.ts";
import type { OptionChoice } from "./option-group.ts";
import { checkOptions, defaultChoices, onlyOffered, optionRules } from "./option-rules.ts";

const choice = (id: string, overrides: Partial<OptionChoice> = {}): OptionChoice => ({
  id,
  name: id,
  priceCents: 0,
  allergens: [],
  default: false,
  maxQty: 1,
  ...overrides,
});
const only = (optionId: string, ...choiceIds: string[]) => ({ dependsOn: [{ optionId, choiceIds }] });
const pick = (optionId: string, choiceId: string): ChosenOption => ({ optionId, choiceId, qty: 1 });

/** Coffee, with milk or not; which milk only if with; foam only of whole milk. */
const menu = aMenu({
  options: {
    with: anOption({ id: "with", min: 1, choices: [choice("black", { default: true }), choice("milk")] }),
    which: anOption({
      id: "which",
      min: 1,
      choices: [choice("whole", only("with", "milk")), choice("oat", only("with", "milk"))],
    }),
    foam: anOption({
      id: "foam",
      select: "multi",
      min: 2,
      max: null,
      choices: [choice("yes", only("which", "whole")), choice("cocoa")],
    }),
  },
});
const coffee = anItem({ optionRefs: [{ optionId: "with" }, { optionId: "which" }, { optionId: "foam" }] });
const offered = (...chosen: ChosenOption[]) =>
  optionRules(menu, coffee, chosen).map(
    ({ group, min }) => `${group.id}(${min}): ${group.choices.map(({ id }) => id).join(" ")}`,
  );

describe("choices that depend on others", () => {
  test("are hidden until those are made, with their group when it has nothing else", () => {
    expect(offered(pick("with", "black"))).toEqual(["with(1): black milk", "foam(1): cocoa"]);
    expect(offered(pick("with", "milk"))).toEqual(["with(1): black milk", "which(1): whole oat", "foam(1): cocoa"]);
    expect(offered(pick("with", "milk"), pick("which", "whole")).at(-1)).toBe("foam(2): yes cocoa");
  });

  test("need all that they depend on to be offered too", () => {
    expect(offered(pick("with", "black"), pick("which", "whole")).at(-1)).toBe("foam(1): cocoa");
    expect(offered(pick("which", "whole")).at(-1)).toBe("foam(1): cocoa");
  });

  test("without a selection every rule is there", () => {
    expect(optionRules(menu, coffee)).toHaveLength(3);
    expect(optionRules(menu, {})).toEqual([]);
  });

  test("are asked for only while they are offered, and refused while they are not", () => {
    const reasons = (...chosen: ChosenOption[]) =>
      checkOptions(menu, coffee, chosen).map(({ optionId, reason }) => `${optionId} ${reason}`);
    const cocoa = pick("foam", "cocoa");
    expect(reasons(pick("with", "black"), cocoa)).toEqual([]);
    expect(reasons(pick("with", "milk"), cocoa)).toEqual(["which too-few"]);
    expect(reasons(pick("with", "milk"), pick("which", "oat"), cocoa)).toEqual([]);
    expect(reasons(pick("with", "black"), pick("which", "oat"), cocoa)).toEqual(["which unknown-choice"]);
    expect(reasons(pick("with", "milk"), pick("which", "whole"), cocoa)).toEqual(["foam too-few"]);
  });

  test("go when what they depend on goes, and are no preset without it", () => {
    const chosen = [pick("with", "black"), pick("which", "whole"), pick("foam", "yes"), pick("foam", "cocoa")];
    expect(onlyOffered(menu, coffee, chosen)).toEqual([pick("with", "black"), pick("foam", "cocoa")]);
    const preset = aMenu({
      options: {
        with: anOption({ id: "with", choices: [choice("milk")] }),
        which: anOption({ id: "which", choices: [choice("oat", { default: true, ...only("with", "milk") })] }),
      },
    });
    const item = anItem({ optionRefs: [{ optionId: "with" }, { optionId: "which" }] });
    expect(defaultChoices(preset, item)).toEqual([]);
  });

  test("a group that the item does not have makes nothing possible", () => {
    const item = anItem({ optionRefs: [{ optionId: "which" }] });
    expect(optionRules(menu, item, [pick("with", "milk")])).toEqual([]);
    expect(onlyOffered(menu, item, [pick("text", "")])).toEqual([]);
  });

  test("a free text stays", () => {
    const words = aMenu({ options: { words: anOption({ id: "words", select: "text", choices: [] }) } });
    const item = anItem({ optionRefs: [{ optionId: "words" }] });
    const written = { ...pick("words", ""), text: "Alles Gute" };
    expect(onlyOffered(words, item, [written])).toEqual([written]);
  });
});
