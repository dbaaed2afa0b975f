import type { RoundRule } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { expect, test } from "vitest";
import { errorsOf, newRound, readRound, roundValues, type RoundValues } from "./round-values.ts";
import { lacksOf } from "../days/lacks-of.ts";
import { aheadWords, momentWords, repeatWords, weekdayOfRule } from "../words/round-words.ts";

const typed = (changes: Partial<RoundValues> = {}): RoundValues => ({
  ...newRound("BY"),
  name: "Kiste",
  methodIds: ["pickup"],
  ...changes,
});
function rule(changes: Partial<RoundValues>) {
  const read = readRound(typed(changes));
  return "rule" in read ? read.rule : read.errors;
}

test("a typed round is sent with the days of its kind alone, and read back as it was", () => {
  expect(rule({})).toMatchObject({ repeat: "weekly", weekday: 5, closes: { days: 2, time: "18:00" } });
  expect(rule({})).not.toHaveProperty("from");
  expect(rule({ repeat: "biweekly", from: "2026-12-04" })).toMatchObject({ from: "2026-12-04" });
  expect(rule({ repeat: "monthly", nth: 5 })).toMatchObject({ weekday: 5, nth: 5 });
  expect(rule({ repeat: "dates", dates: ["2026-12-23", "", "2026-12-05"] })).toMatchObject({
    dates: ["2026-12-05", "2026-12-23"],
  });
  const stored: RoundRule = {
    repeat: "monthly",
    weekday: 6,
    nth: 2,
    opens: { days: 9, time: "08:00" },
    closes: { days: 1, time: "12:00" },
    onHoliday: "skip",
    region: "HE",
    skips: [],
  };
  const { skips: _, ...sent } = stored;
  expect(rule(roundValues({ name: "Kiste", rule: stored, methodIds: ["pickup"] }))).toEqual(sent);
});

test("a minimum is money or nothing", () => {
  expect(readRound(typed({ least: "120" }))).toMatchObject({ minTotalCents: 12_000 });
  expect(readRound(typed())).not.toHaveProperty("minTotalCents");
  for (const least of ["viel", "0"]) expect(readRound(typed({ least }))).toHaveProperty("errors.least");
  const stored = readRound(typed());
  const rule = "rule" in stored ? { ...stored.rule, skips: [] } : null;
  expect(rule && roundValues({ name: "Kiste", rule, methodIds: [], minTotalCents: 500 }).least).toBe("5,00");
});

test("what is wrong is said at its field", () => {
  const wrong = typed({
    name: " ",
    repeat: "biweekly",
    from: "morgen",
    opensTime: "25",
    closesTime: "",
    methodIds: [],
  });
  const read = readRound(wrong);
  expect("errors" in read && Object.keys(read.errors)).toEqual(["name", "day", "opens", "closes", "methods"]);
  expect(readRound(typed({ repeat: "dates", dates: [""] }))).toHaveProperty("errors.dates");
  expect(Object.keys(errorsOf("taken"))).toEqual(["methods"]);
  expect(Object.keys(errorsOf("closes-before-opens"))).toEqual(["closes"]);
  expect(Object.keys(errorsOf("no-round-ahead"))).toEqual(["day", "dates"]);
  expect(Object.keys(errorsOf("over"))).toEqual(["name"]);
});

test("a rule is said as people say it", () => {
  const said = (changes: Partial<RoundRule>) =>
    repeatWords({ ...typed(), repeat: "weekly", skips: [], opens: friday, closes: friday, ...changes }, "2026-11-28");
  const friday = { days: 2, time: "18:00" };
  expect(said({ weekday: 5 })).toBe("jeden Freitag");
  expect(said({ repeat: "biweekly", from: "2026-12-05" })).toBe("alle zwei Wochen am Samstag");
  expect(said({ repeat: "monthly", weekday: 5, nth: 1 })).toBe("am ersten Freitag im Monat");
  expect(said({ repeat: "dates", dates: ["2026-12-23", "2026-12-05"] })).toBe("am Sa., 05.12. und Mi., 23.12.");
  expect(aheadWords(friday, 5)).toBe("Mittwoch, 18:00\u00a0Uhr");
  expect(aheadWords({ days: 8, time: "08:00" }, 1)).toBe("Sonntag, 08:00\u00a0Uhr");
  expect(aheadWords(friday, null)).toBe("2 Tage vorher, 18:00\u00a0Uhr");
  expect(aheadWords({ ...friday, days: 0 }, 5)).toBe("am Tag der Ausgabe, 18:00\u00a0Uhr");
  expect(weekdayOfRule({ repeat: "dates" })).toBeNull();
  expect(weekdayOfRule({ repeat: "biweekly" })).toBeNull();
  expect(weekdayOfRule({ repeat: "biweekly", from: "2026-12-05" })).toBe(6);
  const now = Date.UTC(2026, 10, 28, 6);
  const place = { timezone: "Europe/Berlin", now };
  expect(momentWords(now, place)).toBe("heute, 07:00\u00a0Uhr");
  expect(momentWords(now + 4 * 24 * 3_600_000, place)).toBe("Mi., 02.12., 07:00\u00a0Uhr");
});

test("a cap names an item once and is a number from 1 on", () => {
  const caps = (rows: RoundValues["caps"]) => readRound(typed({ caps: rows }));
  const stored = { salad: 30, leek: 1 };
  const rows = Object.entries(stored).map(([itemId, most]) => ({ itemId, most: String(most) }));
  expect(caps(rows)).toMatchObject({ itemCaps: stored });
  expect(readRound(typed())).not.toHaveProperty("itemCaps");
  const wrong = [
    { itemId: "salad", most: "0" },
    { itemId: "salad", most: "5" },
    { itemId: "", most: "viele" },
  ];
  expect(caps(wrong)).toEqual({
    errors: {
      capItems: [undefined, "Dieser Artikel steht schon darüber.", "Wähl einen Artikel."],
      capMosts: [expect.stringContaining("ab 1"), undefined, expect.stringContaining("ab 1")],
    },
  });
});

test("an open round lacks the goods up to its minimum, discounts taken off; before and after it lacks none", () => {
  const order = { totals: anOrder({}).totals };
  const cents = order.totals.itemsCents + order.totals.discountCents;
  const days = { opensAt: 10, closesAt: 20 };
  const lacks = (now: number, least?: number) =>
    lacksOf(least === undefined ? {} : { minTotalCents: least }, days, [order, order], now);
  expect([lacks(10, 5000), lacks(20, 5000)]).toEqual([5000 - 2 * cents, 5000 - 2 * cents]);
  expect([lacks(9, 5000), lacks(21, 5000), lacks(15), lacks(15, cents)]).toEqual([0, 0, 0, 0]);
});
