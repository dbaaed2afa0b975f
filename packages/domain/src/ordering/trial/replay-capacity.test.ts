import { expect, test } from "vitest";
import { aFulfilmentMethod } from "../../testing/builders.ts";
import { replayCapacity, type ReplayedOrder } from "./replay-capacity.ts";

const start = Date.parse("2026-11-14T10:00+01:00");
const anOrder = (overrides: Partial<ReplayedOrder> = {}, key = "2026-11-14T10:00"): ReplayedOrder => ({
  slot: { key, start, end: start + 1_800_000 },
  placedAt: start - 86_400_000,
  units: 1,
  cents: 1000,
  ...overrides,
});
function at(date: string, time = "10:00") {
  const begin = Date.parse(`${date}T${time}+01:00`);
  return { slot: { key: `${date}T${time}`, start: begin, end: begin + 1_800_000 } };
}
const option = (capacity: object, more: object = {}) => aFulfilmentMethod({ intervalMinutes: 30, capacity, ...more });
const replay = (method: ReturnType<typeof option>, orders: readonly ReplayedOrder[]) =>
  replayCapacity(method, "Europe/Berlin", orders);

test("past orders meet the new capacity in the order in which they came, and weeks are counted together", () => {
  const orders = [
    ...[1, 2, 3].map((minute) => anOrder({ placedAt: minute })),
    anOrder({ ...at("2026-11-21"), placedAt: 9 }),
    anOrder({ ...at("2026-11-20", "11:00"), placedAt: 8 }),
  ];
  expect(replay(option({ ordersPerSlot: 2 }), orders)).toEqual({
    orders: 5,
    refused: 1,
    elsewhere: 0,
    times: [{ weekday: 6, start: "10:00", end: "10:30", orders: 4, refused: 1 }],
  });
  expect(replay(option({}), orders)).toMatchObject({ refused: 0, times: [] });
});

test("units, euros and the day count as they do for shoppers; who finds it full takes no room", () => {
  const [large, small] = [anOrder({ units: 5, placedAt: 1 }), anOrder({ units: 2, placedAt: 2 })];
  expect(replay(option({ unitsPerSlot: 4 }), [small, large])).toMatchObject({ refused: 1 });
  expect(replay(option({}, { dayCapacity: { centsPerSlot: 1500 } }), [large, small])).toMatchObject({ refused: 1 });
  const day = [anOrder({ placedAt: 1 }), anOrder({ ...at("2026-11-14", "11:00"), placedAt: 2 })];
  expect(replay(option({}, { dayCapacity: { ordersPerDay: 1 } }), day).times).toEqual([
    { weekday: 6, start: "11:00", end: "11:30", orders: 1, refused: 1 },
  ]);
});

test("the worst times come first, then the order of the week and of the clock", () => {
  const none = option({ ordersPerSlot: 1 });
  const pair = (date: string, time?: string) => [anOrder(at(date, time)), anOrder(at(date, time))];
  const { times } = replay(none, [
    ...pair("2026-11-14", "12:00"),
    ...pair("2026-11-14", "11:00"),
    ...pair("2026-11-13"),
    ...pair("2026-11-14", "09:00"),
    ...pair("2026-11-21", "12:00"),
  ]);
  expect(times.map(({ weekday, start: time }) => `${weekday} ${time}`)).toEqual([
    "6 12:00",
    "5 10:00",
    "6 09:00",
    "6 11:00",
  ]);
});

test("a time that the new timetable does not have is not judged", () => {
  expect(replay(option({}), [anOrder({}, "2026-11-14T10:10")])).toEqual({
    orders: 1,
    refused: 0,
    elsewhere: 1,
    times: [],
  });
});
