import { expect, test } from "vitest";
import {
  newChoice,
  newOption,
  optionValues,
  optionErrors,
  storedOption,
  type OptionValues,
  type OptionFields,
} from "./option-values.ts";

const sauces: OptionFields = {
  name: "Soße",
  internalName: "Soßen klein",
  select: "quantity",
  min: 0,
  max: null,
  freeCount: 1,
  pricing: "perChoice",
  choices: [
    { id: "senf", name: "Senf", priceCents: 50, allergens: ["mustard"], default: true, maxQty: 3, vatClass: "food" },
    {
      id: "kren",
      name: "Kren",
      priceCents: 80,
      allergens: [],
      default: false,
      maxQty: 1,
      depositCents: 15,
      dependsOn: [
        { optionId: "groesse", choiceIds: ["klein", "gross"] },
        { optionId: "ort", choiceIds: ["da"] },
      ],
    },
  ],
  status: "active",
};

test("a group comes out of the form as it went in, hidden facts of its choices included", () => {
  expect(optionErrors(optionValues(sauces))).toEqual({});
  expect(storedOption(optionValues(sauces), sauces)).toEqual(sauces);
  const flat: OptionFields = { ...sauces, select: "text", pricing: "flat", flatCents: 200, textMaxLength: 40, choices: [] };
  const { freeCount: _free, ...withoutFree } = flat;
  expect(storedOption(optionValues(withoutFree), withoutFree)).toEqual(withoutFree);
}); // prettier-ignore

test("VAT-05 ALC-01 tax, alcohol, kind of deposit and diets of a choice are edited; none of them is stored where none is said", () => {
  const [senf] = optionValues(sauces).choices;
  if (senf === undefined) throw new Error("a choice");
  const stored = (change: Partial<typeof senf>) =>
    storedOption({ ...optionValues(sauces), choices: [{ ...senf, ...change }] }, sauces).choices[0];
  expect(stored({ vatClass: "drink", alcohol: "beerWine16", depositKind: "bottle" })).toMatchObject({
    vatClass: "drink",
    alcohol: "beerWine16",
    depositKind: "bottle",
  });
  expect(stored({ changesDiets: true, diets: ["vegan"] })).toMatchObject({ diets: ["vegan"] });
  // No diet holds with it: that is something else than a choice that changes nothing.
  expect(stored({ changesDiets: true })).toMatchObject({ diets: [] });
  const plain = stored({ vatClass: "", changesDiets: false, diets: ["vegan"] });
  expect(Object.keys(plain ?? {})).not.toContain("vatClass");
  expect(Object.keys(plain ?? {})).not.toContain("diets");
});

test("one of several is always at most one", () => {
  expect(storedOption({ ...newOption, name: "Größe", max: "7" }, null).max).toBe(1);
});

const choice = { ...newChoice(), name: "Klein" };
test.each<[string, Partial<OptionValues>, readonly string[]]>([
  ["an empty group", { choices: [] }, ["choices"]],
  ["a nameless choice", { choices: [{ ...choice, name: "", price: "viel" }] }, ["choices.0.name", "choices.0.price"]],
  ["more wanted than there is", { select: "multi", min: "3", max: "3" }, ["min"]],
  ["an upper limit below the lower", { select: "multi", min: "1", max: "0" }, ["max"]],
  ["two presets of one", { choices: [choice, choice].map((each) => ({ ...each, default: true })) }, ["choices"]],
  ["a flat price that is missing", { pricing: "flat" }, ["flat"]],
  ["text without a length", { select: "text" }, ["textMaxLength"]],
])("%s is named at its field", (_name, part, names) => {
  expect(Object.keys(optionErrors({ ...newOption, name: "Größe", choices: [choice], ...part }))).toEqual(names);
});
