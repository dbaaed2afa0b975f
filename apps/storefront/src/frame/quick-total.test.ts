import { aBasketLine, aBundle, anItem, aMenu } from "@lokalkorb/domain/testing/builders";
import { priceBasket } from "@lokalkorb/domain/pricing/price-basket";
import { expect, it } from "vitest";
import { quickTotal } from "./quick-total.ts";

const menu = aMenu({
  items: { bread: anItem({ depositCents: 15, depositKind: "glass" }) },
  bundles: { box: aBundle() },
});

it("is what the whole calculation says, deposits of bundles included", () => {
  const lines = {
    l1: aBasketLine({ qty: 3 }),
    l2: aBasketLine({ kind: "bundle", refId: "box", qty: 2, seenUnitCents: 990, components: [], position: 2 }),
  };
  const whole = priceBasket({ menu, lines, distribution: { optionId: "pickup", date: "2026-11-20" } });
  expect(quickTotal(menu, lines, menu.distributionOptions[0])).toBe(whole.totals.totalCents);
  expect(quickTotal(menu, {}, menu.distributionOptions[0])).toBe(0);
});
