import { anOrderLine } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { typedWeight } from "./typed-weight.ts";

const catchWeight = { pricePerKgCents: 2480, estGrams: 250, minGrams: 225, maxGrams: 300 };
const line = { ...anOrderLine({ name: "Bergkäse" }), catchWeight };
const read = (text: string, tare = 0) => typedWeight(text, { line }, tare);

it("M-S10 reads grams and kilograms, takes the bowl off and keeps to what was agreed", () => {
  expect(read(" ")).toEqual({ kind: "empty" });
  for (const text of ["262", "262 g", "0,262", "0,262 kg"]) expect(read(text)).toEqual({ kind: "grams", grams: 262 });
  expect(read("277", 15)).toEqual({ kind: "grams", grams: 262 });
  expect(read("10", 15)).toEqual({ kind: "wrong", error: "Das ist weniger als die Tara." });
  expect(read("viel")).toMatchObject({ kind: "wrong" });
  for (const text of ["224", "301"])
    expect(read(text)).toMatchObject({ error: expect.stringContaining("225") as string });
  const plain = { ...line, catchWeight: { pricePerKgCents: 2480, estGrams: 250 } };
  expect(typedWeight("500", { line: plain }, 0)).toEqual({ kind: "grams", grams: 500 });
  expect(typedWeight("501", { line: plain }, 0)).toMatchObject({ kind: "wrong" });
});

it("M-C15 reads the label of a scale, by weight or by price, and asks to look at the goods", () => {
  expect(read("2800123002625")).toMatchObject({ kind: "wrong" });
  expect(read("2800123002626", 15)).toMatchObject({
    kind: "label",
    grams: 262,
    note: expect.stringContaining("00123") as string,
  });
  expect(read("2200123006509")).toMatchObject({ kind: "label", grams: 262 });
});
