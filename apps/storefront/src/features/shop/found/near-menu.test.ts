import { expect, test } from "vitest";
import { nearMenu } from "./near-menu.ts";

const sections = [
  { name: "Brot", views: [{ name: "Bauernbrot" }, { name: "Dinkel-Vollkorn" }] },
  { name: "Gemüse", views: [{ name: "Kartoffeln, festkochend" }, { name: "Rote Rüben" }] },
];
const found = (search: string) => nearMenu(sections, search).flatMap(({ views }) => views.map(({ name }) => name));

test("S-C7 the search in a shop forgives mistakes and umlauts", () => {
  expect(found("kartofel")).toEqual(["Kartoffeln, festkochend"]);
  expect(found("rotte ruben")).toEqual(["Rote Rüben"]);
  expect(found("volkorn")).toEqual(["Dinkel-Vollkorn"]);
  expect(found("bauenrb")).toEqual(["Bauernbrot"]);
  expect(found("xyz")).toEqual([]);
  expect(found(" ")).toEqual([]);
});
