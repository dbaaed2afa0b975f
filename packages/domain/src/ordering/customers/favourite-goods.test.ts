import { expect, test } from "vitest";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import { favouriteGoods } from "./favourite-goods.ts";

test("M-C10 what a customer was handed most stands first, by the name it has now", () => {
  const line = (refId: string, name: string, qty: number, removed = false) =>
    anOrderLine({ refId, name, qty, ...(removed ? { removed: { at: 1, reason: "aus" } } : {}) });
  const orders = [
    anOrder({ status: "completed", placedAt: 1, lines: [line("roggen", "Roggen", 2), line("kipferl", "Kipferl", 1)] }),
    anOrder({
      status: "completed",
      placedAt: 2,
      lines: [line("roggen", "Bergroggen", 1), line("zopf", "Zopf", 9, true)],
    }),
    anOrder({ status: "cancelled", placedAt: 3, lines: [line("kipferl", "Kipferl", 50)] }),
    anOrder({ status: "completed", placedAt: 3, lines: [line("apfel", "Apfel", 1)] }),
  ];
  expect(favouriteGoods(orders, 2)).toEqual([
    { refId: "roggen", name: "Bergroggen", qty: 3 },
    { refId: "apfel", name: "Apfel", qty: 1 },
  ]);
});
