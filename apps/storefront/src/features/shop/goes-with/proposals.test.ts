import { aBasketLine, aMenu, aMoment, anItem } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { evaluateShop } from "@/entities/basket/evaluate-shop";
import type { Shop } from "@/entities/shop-page/use-shop";
import { proposals } from "./goes-with-card.tsx";

const live = {
  operations: { state: "open" },
  closures: [],
  soldOutItemIds: [] as string[],
  soldOutBundleIds: [],
  fullSlots: [],
} as const;
const menu = aMenu({
  items: {
    bread: anItem({ id: "bread" }),
    butter: anItem({ id: "butter" }),
    parcel: anItem({ id: "parcel", allowedDistribution: ["shipping"] }),
  },
});
const entries = ["butter", "parcel", "unknown"].map((id) => ({ kind: "item" as const, id }));

function named(change: Partial<Shop> = {}, soldOut: readonly string[] = []): readonly string[] {
  const question = {
    menu,
    live: { ...live, soldOutItemIds: soldOut },
    draft: { lines: { l: aBasketLine() }, optionId: null, slotKey: null },
    now: aMoment,
  };
  const shop = { ...question, ...evaluateShop(question), ...change } as unknown as Shop;
  return proposals(shop, entries).map(({ entry }) => entry.id);
}

it("S-C19 only what can be had on the chosen way and is not sold out is proposed", () => {
  expect(named()).toEqual(["butter"]);
  expect(named({}, ["butter"])).toEqual([]);
});

it("S-C19 FOO-03 nothing is proposed that somebody at the table has to avoid, nor before it was judged", () => {
  const riskOf = (): string => "Enthält Milch";
  expect(named({ riskOf, risks: { "item|butter": "Enthält Milch" } })).toEqual([]);
  expect(named({ riskOf, risks: {} })).toEqual(["butter"]);
  expect(named({ riskOf })).toEqual([]);
});
