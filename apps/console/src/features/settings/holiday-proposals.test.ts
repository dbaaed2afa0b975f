import { expect, test } from "vitest";
import { holidayProposals, holidayRow } from "./holiday-proposals.ts";

test("M-P20 proposes the holidays of the coming year that are not entered yet", () => {
  const names = (closures: readonly { from: string; to: string }[]): readonly string[] =>
    holidayProposals("2026-12-24", "AT", closures).map(({ date, name }) => `${date} ${name}`);
  expect(names([]).slice(0, 3)).toEqual(["2026-12-25 Christtag", "2026-12-26 Stefanitag", "2027-01-01 Neujahr"]);
  expect(names([])).toHaveLength(13);
  expect(names([{ from: "2026-12-23", to: "2027-01-01" }])[0]).toBe("2027-01-06 Heilige Drei Könige");
  expect(names([{ from: "2", to: "3" }]), "half typed").toHaveLength(13);
});

test("M-P20 a proposal that is taken closes the shop on that day", () => {
  const [first] = holidayProposals("2026-12-24", "BY", []);
  expect(first && holidayRow(first)).toEqual({
    from: "2026-12-25",
    to: "2026-12-25",
    reason: "1. Weihnachtstag",
    mode: "closed",
    methods: [],
  });
});
