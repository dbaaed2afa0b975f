import { expect, it } from "vitest";
import { weekChoices } from "./week-choices.ts";

const today = "2026-11-24";

it("M-P19 offers the week of today and the year after it, by number and days, in every browser", () => {
  const choices = Object.entries(weekChoices({ today, country: "DE", kept: "" }));
  expect(choices).toHaveLength(54);
  expect(choices.slice(0, 3)).toEqual([
    ["", "Bitte wählen"],
    ["2026-W48", "KW 48 · 23.–29. November"],
    ["2026-W49", "KW 49 · 30. November – 6. Dezember"],
  ]);
  expect(choices.at(-1)?.[0]).toBe("2027-W47");
});

it("M-P19 keeps a week that is stored, though it is over or none", () => {
  const first = (kept: string) => Object.entries(weekChoices({ today, country: "DE", kept }))[1];
  expect(first("2026-W47")).toEqual(["2026-W47", "KW 47 · 16.–22. November"]);
  expect(first("W48")).toEqual(["W48", "W48"]);
  expect(first("2027-W01")).toEqual(["2026-W48", "KW 48 · 23.–29. November"]);
});
