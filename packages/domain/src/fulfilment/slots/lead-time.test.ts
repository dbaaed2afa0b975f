import { expect, test } from "vitest";
import { goodsLeadMinutes, inForce, leadTime, prepMinutes } from "./lead-time.ts";

const prep = { baseMinutes: 10, secondsPerKitchenUnit: 90 };

test("work units take time, begun minutes count", () => {
  expect(prepMinutes(prep, 0)).toBe(10);
  expect(prepMinutes(prep, 3)).toBe(15);
});

test("the slowest decides: item, kitchen or way", () => {
  expect(goodsLeadMinutes({ itemLeads: [], prep, units: 2 })).toBe(13);
  expect(goodsLeadMinutes({ itemLeads: [5, 2880], prep, units: 2 })).toBe(2880);
  const operations = { state: "open" } as const;
  expect(leadTime({ option: { leadMinutes: 30 }, leadMinutes: 13, operations, now: 0 })).toBe(30);
  expect(leadTime({ option: { leadMinutes: 0 }, leadMinutes: 13, operations, now: 0 })).toBe(13);
  expect(
    leadTime({
      option: { leadMinutes: 0 },
      leadMinutes: 13,
      operations: { state: "rush", rushExtraMinutes: 20 },
      now: 0,
    }),
  ).toBe(33);
});

test("a state with an end is over at its end", () => {
  expect(inForce({ state: "paused", until: 10 }, 9)).toBe("paused");
  expect(inForce({ state: "paused", until: 10 }, 10)).toBe("open");
  expect(inForce({ state: "closed" }, 10)).toBe("closed");
});
