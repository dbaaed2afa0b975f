import { expect, it } from "vitest";
import { plannedMoment } from "./plan-moment.ts";

const now = Date.parse("2026-11-26T07:00:00Z");
const moment = (typed: string) => plannedMoment(typed, "Europe/Vienna", now);

it("M-S8 plans on the shop's clock, for a time to come and within a year", () => {
  expect(moment("2026-11-26T08:30")).toEqual({ ok: true, value: Date.parse("2026-11-26T07:30:00Z") });
  expect(moment("2027-07-01T08:30")).toEqual({ ok: true, value: Date.parse("2027-07-01T06:30:00Z") });
  expect(moment("2026-11-26T08:00")).toEqual({ ok: false, refusal: "past" });
  expect(moment("2028-11-26T08:00")).toEqual({ ok: false, refusal: "too-far" });
  for (const typed of ["", "2026-11-26", "2026-02-30T08:00"])
    expect(moment(typed)).toEqual({ ok: false, refusal: "empty" });
});
