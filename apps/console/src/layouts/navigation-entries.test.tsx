import type { Standing } from "@lokalkorb/domain/access/role";
import { expect, it } from "vitest";
import { entriesFor, entryOf } from "./navigation-entries.tsx";

const places = (role: Standing, isHidden = false): readonly string[] => entriesFor(role, isHidden).map(([key]) => key);

it("F14 every role has its places: figures for those who run the shop or its books, the day's work for all", () => {
  expect(places("owner")).toEqual(expect.arrayContaining(["today", "board", "catalog", "report", "settings"]));
  expect(places("owner")[0]).toBe("today");
  expect(places("owner", true)[0]).toBe("setup");
  for (const role of ["staff", "kitchen", "support"] as const) {
    expect(places(role)).not.toContain("today");
    expect(places(role)).not.toContain("report");
  }
  expect(places("accountant")).toEqual(expect.arrayContaining(["today", "report"]));
});

it("pages of the settings stand behind one entry, and beside it for those who set nothing", () => {
  expect(places("owner")).not.toContain("fulfilment");
  expect(entryOf("discounts", "owner")).toBe("settings");
  expect(entryOf("team", "owner")).toBe("settings");
  expect(entryOf("today", "owner")).toBe("today");
  expect(places("staff")).toContain("fulfilment");
  expect(entryOf("fulfilment", "staff")).toBe("fulfilment");
});
