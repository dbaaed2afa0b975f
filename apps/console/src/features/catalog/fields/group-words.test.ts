import { expect, test } from "vitest";
import { groupWords } from "./group-words.ts";

test("M-U2 a field is called as on the page, and its value as it is read there", () => {
  const words = groupWords<Record<string, unknown>>(
    { name: "Name", slots: "Teile", kinds: { box: "Kiste" } },
    { own: { weeks: "Inhalt nach Wochen" }, choices: { kind: { box: "Kiste" } } },
  );
  expect(["name", "weeks", "description", "unheard"].map(words.nameOf)).toEqual([
    "Name",
    "Inhalt nach Wochen",
    "Beschreibung",
    "unheard",
  ]);
  const values = { kind: "box", name: "Korb", flag: true, off: false, slots: [1, 2], image: undefined };
  expect(Object.keys(values).map((group) => words.valueOf(values, group))).toEqual([
    "Kiste",
    "Korb",
    "ja",
    "nein",
    "2 Einträge",
    "",
  ]);
});
