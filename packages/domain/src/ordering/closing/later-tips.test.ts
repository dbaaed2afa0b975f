import { expect, it } from "vitest";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import { anOrder } from "../../testing/builders.ts";
import type { Order } from "../order/order.ts";
import { closeDay } from "./close-day.ts";
import type { DayClosing } from "./closing-fields.ts";
import { draftClosing } from "./day-closing.ts";

const timezone = "Europe/Berlin";
const noon = (date: string) => localToInstant({ date, time: "12:00" }, timezone);
const tipped = (id: string, laterTip: NonNullable<Order["laterTip"]>, more: Partial<Order> = {}) => ({
  ...anOrder({
    no: `A-${id}`,
    dayCode: id,
    status: "completed",
    paymentStatus: "paid",
    completedAt: noon("2026-11-19"),
    laterTip,
    ...more,
  }),
  id,
});
type Tipped = ReturnType<typeof tipped>;

const draft = (day: string, orders: readonly Tipped[], earlier: readonly DayClosing[] = []) =>
  draftClosing({ day, timezone, orders, earlier }).figures;
function closed(day: string, orders: readonly Tipped[], earlier: readonly DayClosing[] = []): DayClosing {
  const { figures, openEnds } = draftClosing({ day, timezone, orders, earlier });
  const { totalCents, sales } = figures;
  // The order's own money is not what is asked here.
  const reasons = new Map(openEnds.map(({ key }) => [key, "bleibt"]));
  const seen = { totalCents, orders: sales.length };
  const now = localToInstant({ date: day, time: "20:00" }, timezone);
  const answer = closeDay({ day, timezone, orders, earlier, now, by: "", seen, reasons });
  if (!answer.ok) throw new Error(answer.refusal.type);
  return answer.value;
}

it("VAT-06 a tip that came after the handover is part of the day's sum, beside sales and taxes", () => {
  const before = draft("2026-11-20", [{ ...tipped("1", { cents: 300, paidAt: noon("2026-11-20") }) }]);
  expect(before).toMatchObject({ totalCents: 300, tipCents: 300, sales: [], taxes: [], salesCents: 0 });
  expect(before.laterTips).toEqual([{ orderId: "1", no: "A-1", dayCode: "1", day: "2026-11-20", cents: 300 }]);
});

it("it is in one closing, and what went back in the one of its own day, also weeks later", () => {
  const came = tipped("1", { cents: 300, paidAt: noon("2026-11-20") });
  const first = closed("2026-11-20", [came]);
  expect(draft("2026-11-21", [came], [first]).laterTips).toBeUndefined();
  const back = tipped("1", { cents: 300, paidAt: noon("2026-11-20"), backAt: noon("2026-11-22") });
  const second = closed("2026-11-22", [back], [first]);
  expect(second.laterTips).toEqual([expect.objectContaining({ day: "2026-11-22", cents: -300 })]);
  expect(second).toMatchObject({ totalCents: -300, tipCents: -300 });
  expect(draft("2026-11-23", [back], [first, second]).laterTips).toBeUndefined();
  const late = tipped("1", { cents: 300, paidAt: noon("2026-11-20"), backAt: noon("2027-01-15") });
  const reach = closed("2026-12-20", [], [first]);
  expect(draft("2027-01-15", [late], [first, reach]).laterTips).toEqual([expect.objectContaining({ cents: -300 })]);
});

it("tips of a day stand in the order of their days and numbers, and a rehearsal has none", () => {
  const orders = [
    tipped("10", { cents: 100, paidAt: noon("2026-11-20") }),
    tipped("9", { cents: 100, paidAt: noon("2026-11-20") }),
    tipped("11", { cents: 100, paidAt: noon("2026-11-19") }),
    tipped("12", { cents: 100, paidAt: noon("2026-11-20") }, { channel: "test" }),
  ];
  const first = closed("2026-11-18", []);
  expect(draft("2026-11-20", orders, [first]).laterTips?.map(({ no }) => no)).toEqual(["A-11", "A-9", "A-10"]);
  expect(draft("2026-11-20", orders.toReversed(), [first]).laterTips?.map(({ no }) => no)).toEqual([
    "A-11",
    "A-9",
    "A-10",
  ]);
});
