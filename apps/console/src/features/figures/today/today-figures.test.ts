import { expect, it } from "vitest";
import { emptyPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { bestSold, compared, spanOf, sumOf } from "./today-figures.ts";

const sold = (period: string, ...at: readonly string[]): Period => ({
  ...emptyPeriod(period),
  orders: at.length,
  takingsCents: at.length * 1000,
  waits: { "60": at.length },
  handedOver: Object.fromEntries(at.map((minute) => [minute, { orders: 1, takingsCents: 1000 }])),
});

it("F14 today is compared with the same weekday a week ago, up to the same minute", () => {
  const span = spanOf("heute", "2026-11-20");
  expect(span).toEqual({
    first: "2026-11-20",
    last: "2026-11-20",
    before: { first: "2026-11-13", last: "2026-11-13" },
  });
  const periods = [sold("2026-11-13", "09:00", "10:42", "10:43"), sold("2026-11-20", "10:41")];
  expect(compared(periods, span, "10:42")).toEqual({
    now: { orders: 1, takingsCents: 1000, averageCents: 1000, waitSeconds: 60 },
    before: { orders: 2, takingsCents: 2000, averageCents: 1000, waitSeconds: 60 },
  });
});

it("F14 seven days are compared with the seven before, whose last day ends at the same minute", () => {
  const span = spanOf("7", "2026-11-20");
  expect(span.before).toEqual({ first: "2026-11-07", last: "2026-11-13" });
  const periods = [sold("2026-11-07", "17:00"), sold("2026-11-13", "09:00", "17:00"), sold("2026-11-14", "17:00")];
  expect(compared(periods, span, "10:42")).toMatchObject({ now: { orders: 1 }, before: { orders: 2 } });
});

it("F14 a shop of this week has no comparison yet", () => {
  const span = spanOf("30", "2026-11-20");
  expect(compared([sold("2026-11-20", "09:00")], span, "10:42").before).toBeNull();
  expect(compared([], span, "10:42").now).toEqual({
    orders: 0,
    takingsCents: 0,
    averageCents: null,
    waitSeconds: null,
  });
});

it("F14 the best sold goods are those with most pieces", () => {
  const goods = {
    roll: { name: "Semmel", qty: 9, grams: 0, cents: 450 },
    bread: { name: "Brot", qty: 2, grams: 0, cents: 960 },
  };
  const sum = sumOf([{ ...sold("2026-11-20"), goods }], { first: "2026-11-20", last: "2026-11-20" });
  expect(bestSold(sum, 1)).toEqual([{ itemId: "roll", ...goods.roll }]);
  expect(bestSold(sum, 5).map(({ itemId }) => itemId)).toEqual(["roll", "bread"]);
});
