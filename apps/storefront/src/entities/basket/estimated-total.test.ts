import { openShop } from "@/entities/shop/testing/open-shop";
import { aBasketLine, aBundle, aMoment, anItem, aMenu } from "@lokalkorb/domain/testing/builders";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { expect, it } from "vitest";
import { estimatedTotal } from "./estimated-total.ts";

const menu = aMenu({
  items: { bread: anItem({ depositCents: 15, depositKind: "glass" }) },
  bundles: { box: aBundle() },
});

const live = openShop();
const question = { menu, live, now: aMoment };

it("is what the whole calculation says, deposits of bundles included", () => {
  const lines = {
    l1: aBasketLine({ qty: 3 }),
    l2: aBasketLine({ kind: "bundle", refId: "box", qty: 2, seenUnitCents: 990, components: [], position: 2 }),
  };
  const whole = priceBasket({ menu, lines, distribution: { optionId: "pickup", date: "2026-11-20" } });
  expect(estimatedTotal(question, lines, menu.distributionOptions[0])).toBe(whole.totals.totalCents);
  expect(estimatedTotal(question, {}, menu.distributionOptions[0])).toBe(0);
});

it.each([
  ["a product", { soldOutItemIds: ["bread"] }],
  ["a choice of it", { soldOutChoices: [{ optionId: "slice", choiceId: "sliced", until: aMoment + 1 }] }],
])("S-S8 leaves out what is sold out, %s", (_what, gone) => {
  const choices = [{ optionId: "slice", choiceId: "sliced", qty: 1 }];
  const lines = {
    l1: aBasketLine({ choices }),
    l2: aBasketLine({ kind: "bundle", refId: "box", seenUnitCents: 990, components: [], position: 2 }),
  };
  const { l2 } = lines;
  const question2 = { ...question, live: { ...live, ...gone } };
  expect(estimatedTotal(question2, { l1: lines.l1 }, undefined)).toBe(0);
  expect(estimatedTotal({ ...question, live: { ...live, soldOutBundleIds: ["box"] } }, { l2 }, undefined)).toBe(0);
});
