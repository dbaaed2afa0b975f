import { expect, test } from "vitest";
import { windowSpans } from "./window-span.ts";

test("windows come in the order in which they begin, in whatever order they were written", () => {
  const windows = [
    { weekday: 5, start: "16:00", minutes: 60 },
    { weekday: 5, start: "07:00", minutes: 120 },
  ] as const;
  const spans = windowSpans({ windows, timezone: "Europe/Berlin", from: "2026-11-20", to: "2026-11-20" });
  expect(spans.map(({ window }) => window.start)).toEqual(["07:00", "16:00"]);
});
