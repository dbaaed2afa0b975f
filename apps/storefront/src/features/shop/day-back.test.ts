import { aMenu } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import type { ShopView } from "@/frame/use-shop";
import { dayBack } from "./day-back.ts";

const said = (until: string | null, now: string): string | null => {
  const live = until === null ? {} : { soldOutUntil: { bread: Date.parse(until) } };
  const shop = { menu: aMenu(), live, now: Date.parse(now) } as unknown as ShopView;
  return dayBack(shop, { kind: "item", id: "bread" });
};

it("S-R12 says by the shop's clock from which day on it can be had again, where that is known", () => {
  // Midnight in Berlin.
  const midnight = "2026-11-20T23:00:00Z";
  expect(said(midnight, "2026-11-20T08:00:00Z")).toBe("morgen");
  expect(said(midnight, "2026-11-18T08:00:00Z")).toBe("Sa., 21.11.");
  expect(said(midnight, "2026-11-20T23:00:00Z")).toBeNull();
  expect(said(null, "2026-11-20T08:00:00Z")).toBeNull();
});
