import { expect, test } from "vitest";
import { anItem } from "../../testing/builders.ts";
import { lineFacts } from "./line-facts.ts";

const items = {
  apple: anItem({ id: "apple", name: "Äpfel", origin: "Steiermark", labelling: [{ label: "Klasse", text: "I" }] }),
  ham: anItem({ id: "ham", name: "Schinken", additives: ["mit Nitritpökelsalz", "geschwefelt"] }),
  bread: anItem({ id: "bread", name: "Brot" }),
};
const of = (kind: "item" | "bundle", refId: string, ...inside: string[]) =>
  lineFacts(items, { kind, refId, components: inside.map((itemId) => ({ itemId })), choices: [] });

test("CHK-05 FOO-04 FOO-05 a line keeps additives, origin and the facts of special goods", () => {
  expect(of("item", "apple")).toEqual([
    { label: "Herkunft", text: "Steiermark" },
    { label: "Klasse", text: "I" },
  ]);
  expect(of("item", "ham")).toEqual([{ label: "Zusatzstoffe", text: "mit Nitritpökelsalz, geschwefelt" }]);
  expect(of("item", "bread")).toEqual([]);
  expect(of("item", "gone")).toEqual([]);
});

test("CHK-05 of a bundle each fact names its goods, once", () => {
  expect(of("bundle", "box", "apple", "bread", "ham", "apple").map(({ label }) => label)).toEqual([
    "Äpfel, Herkunft",
    "Äpfel, Klasse",
    "Schinken, Zusatzstoffe",
  ]);
});

test("CHK-05 a choice that is an item brings its facts under its name", () => {
  const choices = [{ itemId: "ham" }, {}, { itemId: "apple" }];
  expect(lineFacts(items, { kind: "item", refId: "apple", components: [], choices }).map(({ label }) => label)).toEqual(
    ["Herkunft", "Klasse", "Schinken, Zusatzstoffe"],
  );
});
