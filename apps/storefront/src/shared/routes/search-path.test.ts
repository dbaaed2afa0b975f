import { expect, it } from "vitest";
import { searchPath } from "./search-path.ts";

it("writes words, filter and page into the address, and nothing that is not asked", () => {
  expect(searchPath()).toBe("/suche");
  expect(searchPath({ words: "Käse & Brot" })).toBe("/suche?q=K%C3%A4se+%26+Brot");
  expect(searchPath({ words: "brot", only: "organic", page: 1 })).toBe("/suche?q=brot&nur=organic&seite=2");
  expect(searchPath({ words: "was?" })).toBe("/suche?q=was%3F");
});
