import { describe, expect, it } from "vitest";
import { archivedOf, groupItems, searchItems } from "./group-items.ts";

const item = (id: string, name: string, status = "active") => ({ id, name, status });
const items = [
  item("a", "Bergkäse 250 g"),
  item("b", "Bauernbrot"),
  item("c", "Brot klein"),
  item("d", "Äpfel"),
  item("x", "Altes", "archived"),
];
const category = (id: string, position: number, entries: { kind: "group" | "item" | "bundle"; id: string }[]) => ({
  id,
  name: id,
  position,
  status: "active",
  entries,
});
it("M-P15 what is archived is listed apart, so that it can be brought back", () => {
  expect(archivedOf([...items, item("y", "Älteres", "archived")]).map(({ name }) => name)).toEqual([
    "Älteres",
    "Altes",
  ]);
});

const groups = groupItems(
  items,
  [
    category("Milch", 2, [
      { kind: "item", id: "a" },
      { kind: "item", id: "b" },
    ]),
    category("Brot", 1, [
      { kind: "group", id: "g" },
      { kind: "bundle", id: "box" },
    ]),
  ],
  [{ id: "g", itemIds: ["b", "c"] }],
);

const shape = (list: typeof groups) => list.map(({ name, items: inside }) => [name, inside.map(({ id }) => id)]);

describe("the list of articles", () => {
  it("follows the shop's categories, each article once, the rest behind", () => {
    expect(shape(groups)).toEqual([
      ["Brot", ["b", "c"]],
      ["Milch", ["a"]],
      [null, ["d"]],
    ]);
  });

  it("is searched without regard for case, accents and order of words", () => {
    expect(shape(searchItems(groups, "KASE berg"))).toEqual([["Milch", ["a"]]]);
    expect(shape(searchItems(groups, "apfel"))).toEqual([[null, ["d"]]]);
    expect(shape(searchItems(groups, "brot"))).toEqual([["Brot", ["b", "c"]]]);
    expect(searchItems(groups, "nichts davon")).toEqual([]);
    expect(searchItems(groups, "  ")).toBe(groups);
  });
});

it("an item is found by the number that the shop gives it", () => {
  const shelf = groupItems([{ ...item("k", "Käse"), sku: "4711-A" }, item("l", "Laugenbreze")], [], []);
  expect(searchItems(shelf, "4711").flatMap((group) => group.items.map(({ id }) => id))).toEqual(["k"]);
});
