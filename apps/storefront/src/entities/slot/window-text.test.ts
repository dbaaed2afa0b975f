import { expect, it } from "vitest";
import { windowTexts } from "./window-text.ts";

const all = [1, 2, 3, 4, 5, 6, 7] as const;

it("says the hours of a day together, and days of the same hours once", () => {
  const noon = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: "11:30", minutes: 150 }));
  const evening = all.map((weekday) => ({ weekday, start: "17:00", minutes: 270 }));
  expect(windowTexts([...evening, ...noon] as Parameters<typeof windowTexts>[0])).toEqual([
    "Mo–Fr 11:30–14:00 und 17:00–21:30\u00a0Uhr",
    "Sa, So 17:00–21:30\u00a0Uhr",
  ]);
});
