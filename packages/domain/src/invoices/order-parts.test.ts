import { expect, test } from "vitest";
import { aCollectableOrder } from "../testing/invoices.ts";
import { orderParts } from "./order-parts.ts";

test("INV-05 a fee at a rate that no goods have is a part of its own at this rate", () => {
  const order = aCollectableOrder();
  const goods = orderParts(order);
  expect(goods.map(({ rateBp }) => rateBp)).not.toContain(1900);
  const { totals } = order;
  const vat = [...totals.vat, { rateBp: 1900, netCents: 100, vatCents: 19, grossCents: 119 }];
  const parts = orderParts({ ...order, totals: { ...totals, vat, totalCents: totals.totalCents + 119 } });
  expect(parts.slice(0, goods.length)).toEqual(goods);
  expect(parts.slice(goods.length)).toMatchObject([{ rateBp: 1900, cents: 119 }]);
});
