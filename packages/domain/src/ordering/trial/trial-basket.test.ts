import { expect, test } from "vitest";
import { aFulfilmentMethod, aMenu, anItem, anOption } from "../../testing/builders.ts";
import { mostTrialCents, trialBasket, usualCents } from "./trial-basket.ts";

const pickup = aFulfilmentMethod();
const entries = (ids: readonly string[]) => ids.map((id) => ({ kind: "item" as const, id }));

function aMenuOf(items: readonly ReturnType<typeof anItem>[]) {
  const ids = items.map(({ id }) => id);
  const category = { id: "c", name: "Alles", slug: "alles", entries: entries([...ids, ...ids.slice(0, 1), "gone"]) };
  return aMenu({
    categories: [category],
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    options: { slice: anOption({ min: 1 }) },
  });
}
const bread = anItem({ id: "bread", priceCents: 480 });
const roll = anItem({ id: "roll", priceCents: 90 });
const taken = (menu: ReturnType<typeof aMenu>, cents: number, option = pickup) =>
  Object.fromEntries(Object.entries(trialBasket(menu, option, cents)).map(([id, { qty }]) => [id, qty]));

test("a basket of a wanted value is made of the shop's own goods, as near as they come, with few pieces", () => {
  const menu = aMenuOf([bread, roll]);
  expect(taken(menu, 480)).toEqual({ bread: 1 });
  expect(taken(menu, 1140)).toEqual({ bread: 2, roll: 2 });
  expect(taken(menu, 10)).toEqual({ roll: 1 });
  // 0,45 € is as near to nothing as to a roll.
  expect(taken(menu, 0)).toEqual({ roll: 1 });
  expect(taken(aMenuOf([bread]), 10_000_000)).toEqual({ bread: Math.round(mostTrialCents / 480) });
  expect(taken(aMenuOf([]), 1000)).toEqual({});
});

test("goods that need a choice, come by the dozen or do not go this way are in no trial", () => {
  const sliced = anItem({ id: "sliced", optionRefs: [{ optionId: "slice" }] });
  const dozen = anItem({ id: "dozen", minQty: 12 });
  const pair = anItem({ id: "pair", stepQty: 2 });
  const rare = anItem({ id: "rare", maxQtyPerOrder: 1 });
  const wine = anItem({ id: "wine", alcohol: "beerWine16" });
  const menu = aMenuOf([sliced, dozen, pair, rare, wine, bread]);
  expect(Object.keys(taken(menu, 480, aFulfilmentMethod({ type: "locker" })))).toEqual(["bread"]);
});

test("goods of every day come before what takes long, and that before what has its season", () => {
  const season = anItem({ id: "season", priceCents: 100, season: { from: "12-01", to: "12-24" } });
  const cake = anItem({ id: "cake", priceCents: 200, leadMinutes: 2880 });
  const many = Array.from({ length: 8 }, (_, index) => anItem({ id: `b${index}`, priceCents: 300 + index }));
  expect(usualCents(aMenuOf([season, cake, bread, roll]), pickup)).toBe(480 + 90 + 200);
  expect(taken(aMenuOf([season, cake, ...many]), 100)).toEqual({ b0: 1 });
});
