import { describe, expect, it } from "vitest";
import { dayMs } from "../../kernel/time/instant.ts";
import { anOrder } from "../../testing/builders.ts";
import { erasedUid } from "../customers/erased-account.ts";
import { metricsOf } from "../metrics/order-metrics.ts";
import { isLaterTip, laterTipState, proposedTips } from "./later-tip.ts";

const done = anOrder({ status: "completed", completedAt: 1_000_000 });
const soon = 1_000_000 + 8_000;

describe("a tip after the handover", () => {
  it.each([
    ["none", { ...done, status: "ready" as const }, soon],
    ["none", { ...done, status: "cancelled" as const }, soon],
    ["none", anOrder({ status: "completed" }), soon],
    ["none", { ...done, channel: "test" as const }, soon],
    // It can still be taken back.
    ["none", done, soon - 1],
    ["open", done, soon],
    ["open", done, 1_000_000 + 14 * dayMs - 1],
    ["over", done, 1_000_000 + 14 * dayMs],
    ["over", { ...done, customer: { ...done.customer, uid: erasedUid("1") } }, soon],
    ["given", { ...done, laterTip: { cents: 200, paidAt: soon } }, soon],
    ["given", { ...done, laterTip: { cents: 200, paidAt: soon, backAt: soon } }, soon],
  ] as const)("is %s", (state, order, now) => {
    expect(laterTipState(order, now)).toBe(state);
  });

  it("is between the provider's least and the checkout's most", () => {
    expect([49, 50, 10_000, 10_001].map(isLaterTip)).toEqual([false, true, true, false]);
  });

  it("is proposed as at the checkout, in cents of the goods after discounts", () => {
    const order = { totals: { ...done.totals, itemsCents: 2_000, discountCents: -500 } };
    expect(proposedTips({ mode: "percent", presets: [5, 10, 10] }, order)).toEqual([75, 150]);
    expect(proposedTips({ mode: "percent", presets: [1] }, order)).toEqual([]);
    expect(proposedTips({ mode: "fixed", presets: [100, 200] }, order)).toEqual([100, 200]);
    const free = { totals: { ...done.totals, itemsCents: 0, discountCents: -500 } };
    expect(proposedTips({ mode: "percent", presets: [10] }, free)).toEqual([]);
  });

  it("VAT-06 counts as tip and not as revenue, as long as the shop has it", () => {
    const tipped = { ...done, laterTip: { cents: 200, paidAt: soon } };
    const before = metricsOf(done);
    expect(metricsOf(tipped)).toEqual({ ...before, tipsCents: (before?.tipsCents ?? 0) + 200 });
    const back = { ...tipped, laterTip: { ...tipped.laterTip, backAt: soon } };
    expect(metricsOf(back)).toEqual(before);
  });
});
