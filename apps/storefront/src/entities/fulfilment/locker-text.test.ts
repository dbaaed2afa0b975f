import { expect, test } from "vitest";
import { lockerText } from "./locker-text.ts";

const terms = { provider: "penguin" } as const;

test("a compartment says how long, how cold and when it can be reached", () => {
  expect(lockerText({ ...terms, tempZone: "chilled", holdHours: 24, accessWindows: [] })).toBe(
    "Deine Ware liegt 24 Stunden gekühlt im Fach, zugänglich rund um die Uhr.",
  );
  const accessWindows = ([1, 2, 3] as const).map((weekday) => ({ weekday, start: "06:00" as const, minutes: 960 }));
  expect(lockerText({ ...terms, tempZone: "ambient", holdHours: 1, accessWindows })).toBe(
    "Deine Ware liegt 1 Stunde im Fach, zugänglich Mo–Mi 06:00–22:00\u00a0Uhr.",
  );
});
