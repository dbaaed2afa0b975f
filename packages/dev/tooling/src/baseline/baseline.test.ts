import { expect, it } from "vitest";
import { storedShapes, templateOf } from "./documents.ts";
import { comparable } from "./pages.ts";
import { withoutGainedIds } from "./titles.ts";

const root = "projects/demo/databases/(default)/documents";

it("names the place of a document without its ids", () => {
  expect(templateOf(`${root}/restaurants/abc/data/settings`)).toBe("restaurants/*/data/settings");
  expect(templateOf(`${root}/offerings/abc/items/def`)).toBe("offerings/*/items/*");
});

it("names every field of stored documents once, with its type", () => {
  const stored = (fields: Record<string, object>) => ({ name: `${root}/users/one`, fields: fields as never });
  expect(
    storedShapes([
      stored({ age: { integerValue: "3" }, tags: { arrayValue: { values: [{ stringValue: "a" }] } } }),
      stored({ age: { integerValue: "4" }, of: { mapValue: { fields: { x9: { nullValue: null } } } } }),
    ]),
  ).toEqual([
    "users/* age: integer",
    "users/* of.*: null",
    "users/* of: map",
    "users/* tags: array",
    "users/* tags[]: string",
  ]);
});

it("a title that gained ids is the one of before; one that lost an id or a word is gone", () => {
  const added = ["a > F22 keeps (desktop)", "a > C-42 F21 reads", "a > F23 ends", "X-M3, F24 new"];
  expect(withoutGainedIds(["a > keeps (desktop)", "a > F21 reads", "a > F20 ends", "a > new"], added)).toEqual([
    ["a > F20 ends", "a > new"],
    ["a > F23 ends", "X-M3, F24 new"],
  ]);
});

it("leaves out of a page what is another at each build and each moment, and nothing else", () => {
  const page = (build: string, moment: number, price: string): string =>
    `<p>${price}</p><script src="/_next/static/${build}.js" nonce="${build}">{"at":${moment},"buildId":"${build}"}</script>`;
  expect(comparable(page("a1", 1_764_000_000_000, "3,90 €"))).toBe(comparable(page("b2", 1_764_000_099_000, "3,90 €")));
  expect(comparable(page("a1", 1_764_000_000_000, "3,90 €"))).not.toBe(
    comparable(page("a1", 1_764_000_000_000, "4,90 €")),
  );
});
