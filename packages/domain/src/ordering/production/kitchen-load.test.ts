import fc from "fast-check";
import { expect, it } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import { minuteMs } from "../../kernel/time/instant.ts";
import { orderStatuses } from "../order/order-status.ts";
import { kitchenLoad } from "./kitchen-load.ts";

const now = Math.floor(aMoment / (10 * minuteMs)) * 10 * minuteMs + 4 * minuteMs;
function due(minutes: number, rest: Parameters<typeof anOrder>[0] = {}) {
  const promisedAt = now + minutes * minuteMs;
  return anOrder({
    status: "accepted",
    kitchenUnits: 3,
    timeline: { releaseAt: 0, prepareBy: 0, promisedAt },
    ...rest,
  });
}

it("the load of the next two hours: ten minutes of the clock each, what is overdue is work of now", () => {
  const load = kitchenLoad([due(-300), due(5), due(6), due(115), due(116), due(20, { channel: "test" })], now);
  expect(load.map(({ units }) => units)).toEqual([6, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
  expect(load[1]?.at).toBe(now + 6 * minuteMs);
});

it("the load counts what is still to be made and nothing twice", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ in: fc.integer({ min: -60, max: 115 }), status: fc.constantFrom(...orderStatuses) })),
      (drawn) => {
        const orders = drawn.map(({ in: minutes, status }) => due(minutes, { status }));
        const open = drawn.filter(({ status }) => ["placed", "accepted", "preparing"].includes(status));
        expect(kitchenLoad(orders, now).reduce((sum, { units }) => sum + units, 0)).toBe(open.length * 3);
      },
    ),
    { numRuns: 50 },
  );
});
