import { describe, expect, test } from "vitest";
import type { ChosenOption } from "./basket-line.ts";
import { aMenu, anItem, anOption } from "../../testing/builders.ts";
import type { OptionGroup } from "./option-group.ts";
import type { OptionRef } from "./item.ts";
import { checkOptions, defaultChoices, optionRules } from "./option-rules.ts";

const three = ["a", "b", "c"].map((id) => ({
  id,
  name: id,
  priceCents: 10,
  allergens: [],
  default: id === "a",
  maxQty: 2,
}));

function check(
  group: Partial<OptionGroup>,
  chosen: readonly Partial<ChosenOption>[],
  ref: Omit<OptionRef, "optionId"> = {},
) {
  const menu = aMenu({ options: { x: anOption({ id: "x", choices: three, ...group }) } });
  const choices = chosen.map((one) => ({ optionId: "x", choiceId: "a", qty: 1, ...one }));
  return checkOptions(menu, anItem({ optionRefs: [{ optionId: "x", ...ref }] }), choices).map(({ reason }) => reason);
}

describe("checkOptions", () => {
  test.each<[string, Partial<OptionGroup>, Partial<ChosenOption>[], string[]]>([
    ["one of one", { select: "single", min: 1 }, [{}], []],
    ["none though one is needed", { select: "single", min: 1 }, [], ["too-few"]],
    ["two of one", { select: "single" }, [{}, { choiceId: "b" }], ["too-many"]],
    ["several", { select: "multi", max: 2 }, [{}, { choiceId: "b" }], []],
    ["one too many", { select: "multi", max: 2 }, [{}, { choiceId: "b" }, { choiceId: "c" }], ["too-many"]],
    ["no upper limit", { select: "multi", max: null }, [{}, { choiceId: "b" }, { choiceId: "c" }], []],
    ["the same twice", { select: "multi", max: null }, [{}, {}], ["choice-quantity"]],
    ["two pieces where it counts once", { select: "multi", max: null }, [{ qty: 2 }], ["choice-quantity"]],
    ["pieces", { select: "quantity", min: 2, max: 3 }, [{ qty: 2 }, { choiceId: "b" }], []],
    ["too many pieces of one", { select: "quantity", max: 9 }, [{ qty: 3 }], ["choice-quantity"]],
    ["too many pieces", { select: "quantity", max: 3 }, [{ qty: 2 }, { choiceId: "b", qty: 2 }], ["too-many"]],
    ["too few pieces", { select: "quantity", min: 2, max: 3 }, [{}], ["too-few"]],
    ["no pieces", { select: "quantity", max: 3 }, [{ qty: 0 }], ["choice-quantity"]],
    ["half a piece", { select: "quantity", max: 3 }, [{ qty: 0.5 }], ["choice-quantity"]],
    ["something unknown", { select: "multi" }, [{ choiceId: "z" }], ["unknown-choice"]],
    ["an unknown option", {}, [{ optionId: "z" }], ["unknown-choice"]],
    ["a text", { select: "text", min: 1, choices: [] }, [{ choiceId: "x", text: "Alles Gute" }], []],
    ["a text at a price", { select: "text", min: 1 }, [{ text: "Alles Gute" }], []],
    ["a text without its choice", { select: "text" }, [{ choiceId: "z", text: "Alles Gute" }], ["unknown-choice"]],
    ["an empty text", { select: "text", min: 1, choices: [] }, [{ choiceId: "x", text: "  " }], ["too-few"]],
    [
      "two texts",
      { select: "text", max: null, choices: [] },
      [
        { choiceId: "x", text: "a" },
        { choiceId: "y", text: "b" },
      ],
      ["choice-quantity"],
    ],
    [
      "a long text",
      { select: "text", choices: [], textMaxLength: 3 },
      [{ choiceId: "x", text: "abcd" }],
      ["text-too-long"],
    ],
    [
      "a text far too long",
      { select: "text", choices: [] },
      [{ choiceId: "x", text: "a".repeat(201) }],
      ["text-too-long"],
    ],
    ["a text where none belongs", { select: "multi" }, [{ text: "<b>" }], ["text-too-long"]],
  ])("%s", (_name, group, chosen, problems) => expect(check(group, chosen)).toEqual(problems));

  test("the item may ask for more or less than the group", () => {
    expect(check({ select: "multi", max: 2 }, [{}, { choiceId: "b" }], { max: 1 })).toEqual(["too-many"]);
    expect(check({ select: "multi", min: 0 }, [], { min: 1 })).toEqual(["too-few"]);
  });

  test("facts for the sentence 'wähle 1 bis 2'", () => {
    const menu = aMenu({
      options: { x: anOption({ id: "x", name: "Beilage", select: "multi", min: 1, max: 2, choices: three }) },
    });
    const item = anItem({ optionRefs: [{ optionId: "gone" }, { optionId: "x" }] });
    expect(checkOptions(menu, item, [])).toEqual([
      { optionId: "x", optionName: "Beilage", min: 1, max: 2, reason: "too-few" },
    ]);
    expect(optionRules(menu, item).map(({ min, max }) => [min, max])).toEqual([[1, 2]]);
    expect(defaultChoices(menu, item)).toEqual([{ optionId: "x", choiceId: "a", qty: 1 }]);
  });

  test.each<[string, Partial<OptionGroup>, number]>([
    ["something that costs and need not be taken is not", {}, 0],
    ["a flat price is not", { pricing: "flat", flatCents: 50 }, 0],
    ["what costs nothing is", { pricing: "free" }, 1],
    ["what is included is", { freeCount: 1 }, 1],
    ["one of several that must be taken is", { min: 1 }, 1],
  ])("CHK-06 beforehand %s chosen", (_what, group, chosen) => {
    const menu = aMenu({ options: { x: anOption({ id: "x", choices: three, ...group }) } });
    expect(defaultChoices(menu, anItem({ optionRefs: [{ optionId: "x" }] }))).toHaveLength(chosen);
  });
});
