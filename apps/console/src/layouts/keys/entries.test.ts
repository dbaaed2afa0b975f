import { roles } from "@lokalkorb/domain/access/role";
import { expect, it } from "vitest";
import { grouped, matching, type Entry } from "./entries.ts";
import { placesFor } from "./places.ts";
import { readRecent, withRecent } from "./recent.ts";

const entry = (group: Entry["group"], title: string, rest: Partial<Entry> = {}): Entry => ({
  group,
  title,
  href: `/x/${title}`,
  ...rest,
});
const all = [
  entry("places", "Bestellungen", { words: "Tafel" }),
  entry("places", "Alle Bestellungen"),
  entry("orders", "37", { fact: "A-100037 Öttl" }),
  entry("orders", "137"),
  entry("items", "Bauernbrot, groß"),
  entry("items", "Brot klein"),
];
const found = (typed: string, most = 5) => matching(all, typed, most).map(({ title }) => title);

it("M-P4 the palette finds by every word, without regard for accents, the closest first", () => {
  expect(found("37")).toEqual(["37", "137"]);
  expect(found("brot")).toEqual(["Brot klein", "Bauernbrot, groß"]);
  expect(found("GROSS bauern")).toEqual(["Bauernbrot, groß"]);
  expect(found("ottl")).toEqual(["37"]);
  expect(found("bestell")).toEqual(["Bestellungen", "Alle Bestellungen"]);
  expect(found("tafel")).toEqual(["Bestellungen"]);
  expect(found("brot", 1)).toEqual(["Brot klein"]);
  expect(found("gibt es nicht")).toEqual([]);
  expect(grouped(matching(all, "37", 5), "37").map(([group]) => group)).toEqual(["orders"]);
  const mixed = [entry("places", "Alle Brote"), entry("items", "Brot")];
  expect(grouped(mixed, "brot").map(([group]) => group)).toEqual(["items", "places"]);
  const asked = [entry("further", "„0316“ in allen Bestellungen suchen"), entry("customers", "Kundin 9")];
  expect(grouped(asked, "0316").map(([group]) => group)).toEqual(["customers", "further"]);
  expect(grouped(mixed, "").map(([group]) => group)).toEqual(["places", "items"]);
});

it("M-P4 each role has the places that it may open, and no letter leads to two of them", () => {
  const of = (role: (typeof roles)[number]) => placesFor(role, false).map(({ route }) => route);
  expect(of("kitchen")).toEqual(["board", "allOrders", "kitchen", "print", "weighing"]);
  expect(of("accountant")).toEqual(["today", "board", "allOrders", "closing", "invoices", "books", "report"]);
  for (const role of roles) {
    const letters = placesFor(role, true).flatMap(({ letter }) => (letter === "" ? [] : [letter]));
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).not.toContain("g");
  }
  expect(of("owner")).not.toContain("setup");
  expect(placesFor("owner", true).map(({ route }) => route)).toContain("setup");
});

it("GDP-02 a device remembers places and goods, never whose order or which customer was looked at", () => {
  const place = entry("places", "Kunden");
  expect(withRecent([], place)).toEqual([{ href: "/x/Kunden", title: "Kunden" }]);
  expect(withRecent([{ href: "/x/Brot", title: "Brot" }, place], place).map(({ title }) => title)).toEqual([
    "Kunden",
    "Brot",
  ]);
  for (const group of ["orders", "customers", "further"] as const)
    expect(withRecent([], entry(group, "Öttl"))).toEqual([]);
  expect(readRecent("kaputt")).toEqual([]);
  expect(readRecent('[{"href":"//x","title":1},{"href":"/a","title":"A"},null]')).toEqual([{ href: "/a", title: "A" }]);
});
