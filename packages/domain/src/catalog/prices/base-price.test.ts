import { expect, test } from "vitest";
import { basePrice } from "./base-price.ts";
import type { BasePriceUnit } from "../../kernel/money/base-price-unit.ts";
import { contentText } from "../goods/content-text.ts";
import type { MenuItem } from "../goods/item.ts";

type Content = NonNullable<MenuItem["content"]>;
const g = (amount: number): Content => ({ amount, unit: "g" });
const ml = (amount: number): Content => ({ amount, unit: "ml" });
const quantity = (amount: number): Content => ({ amount, unit: "piece" });

test.each<[number, Content | undefined, ReturnType<typeof basePrice>]>([
  [499, g(250), { cents: 1996, per: "kg" }],
  [249, ml(750), { cents: 332, per: "l" }],
  [129, ml(330), { cents: 391, per: "l" }],
  [774, ml(1980), { cents: 391, per: "l" }],
  [349, g(350), { cents: 997, per: "kg" }],
  [50, g(5), undefined],
  [50, g(9), undefined],
  [50, g(10), { cents: 5000, per: "kg" }],
  [480, g(1000), undefined],
  [480, ml(1000), undefined],
  [390, quantity(10), undefined],
  [390, undefined, undefined],
])("PRC-03 Germany: %i cents for %j", (priceCents, content, expected) => {
  expect(basePrice({ priceCents, content, country: "DE" })).toEqual(expected);
});

test.each<[number, Content, BasePriceUnit | undefined, ReturnType<typeof basePrice>]>([
  [139, ml(500), "0.5l", undefined],
  [110, ml(330), "0.5l", { cents: 167, per: "0.5l" }],
  [390, quantity(10), undefined, { cents: 39, per: "piece" }],
  [39, quantity(1), undefined, undefined],
  [299, g(150), "100g", { cents: 199, per: "100g" }],
  [299, ml(150), "100ml", { cents: 199, per: "100ml" }],
  [299, ml(150), "100g", { cents: 1993, per: "l" }],
  [50, g(19), undefined, undefined],
  [50, g(20), undefined, { cents: 2500, per: "kg" }],
])("PRC-04 Austria: %i cents for %j by %s", (priceCents, content, unit, expected) => {
  expect(basePrice({ priceCents, content, country: "AT", unit })).toEqual(expected);
});

test("PRC-03 a unit that the country does not know is not used", () => {
  expect(basePrice({ priceCents: 299, content: g(150), country: "DE", unit: "100g" })).toEqual({
    cents: 1993,
    per: "kg",
  });
});

test("TXT-02 contents", () => {
  expect(
    [g(500), g(1000), g(1500), ml(750), ml(1000), ml(330), quantity(10), quantity(1)].map((content) =>
      contentText(content).replace("\u00a0", " "),
    ),
  ).toEqual(["500 g", "1 kg", "1,5 kg", "750 ml", "1 l", "330 ml", "10 Stück", "1 Stück"]);
});
