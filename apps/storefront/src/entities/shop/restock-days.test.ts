import { aMenu } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { restockDays } from "./restock-days.ts";

const menu = { ...aMenu(), groups: { rolls: { id: "rolls", itemIds: ["bread", "rye"] } } } as unknown as ReturnType<
  typeof aMenu
>;

const said = (until: string | null, now: string) =>
  restockDays(menu, until === null ? {} : { soldOutUntil: { bread: Date.parse(until) } }, Date.parse(now));

it("S-R12 says by the shop's clock from which day on it can be had again, where that is known", () => {
  // Midnight in Berlin.
  const midnight = "2026-11-20T23:00:00Z";
  const both = (words: string) => ({ "item|bread": words, "group|rolls": words });
  expect(said(midnight, "2026-11-20T08:00:00Z")).toEqual(both("morgen"));
  expect(said(midnight, "2026-11-18T08:00:00Z")).toEqual(both("Sa., 21.11."));
  expect(said(midnight, "2026-11-20T23:00:00Z")).toEqual({});
  expect(said(null, "2026-11-20T08:00:00Z")).toEqual({});
});
