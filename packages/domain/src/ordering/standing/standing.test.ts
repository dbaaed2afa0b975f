import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { dayMs, hourMs } from "../../kernel/time/instant.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import { aBasketLine, aFulfilmentMethod, aMenu, anAddress, anItem, everyDay } from "../../testing/builders.ts";
import { adjustRun, type RunQuestion } from "./adjust-run.ts";
import { afterRun, changeStanding, hasRunOut, nextStep, type Standing } from "./change-standing.ts";
import { meantPlans } from "./meant-plans.ts";
import { nextRuns, type RunPlace } from "./next-runs.ts";
import { priceRun } from "./price-run.ts";
import type { StandingOrder } from "./standing-fields.ts";
import { isBackFromPause, linesOn, standingOn, withTold } from "./standing-on.ts";

const timezone = "Europe/Berlin";
const at = (date: string, time = "09:00") => localToInstant({ date, time }, timezone);
function lineOf(refId: string, qty: number, name = refId) {
  const { seenUnitCents: _seen, ...line } = aBasketLine({ refId, qty });
  return { ...line, name };
}

const aStanding = (changes: Partial<StandingOrder> = {}): StandingOrder => ({
  firstOn: "2026-11-27",
  weeks: 1,
  time: "16:00",
  storefrontId: "web",
  optionId: "pickup",
  wayName: "Abholung",
  lines: { a: lineOf("bread", 3), b: lineOf("milk", 1) },
  contact: { name: "K", email: "k@post.example" },
  paymentMethod: "cashOnPickup",
  ageConfirmed: false,
  toldCents: 1000,
  agreedAt: 0,
  skips: [],
  past: [],
  ...changes,
});
const aPlace = (changes: Partial<RunPlace> = {}): RunPlace => ({
  option: aFulfilmentMethod({ windows: everyDay(), cutoffs: [], closures: [], leadMinutes: 0 }),
  timezone,
  closures: [],
  leadMinutes: 0,
  ...changes,
});
const closed = (from: string, to = from) => ({ from, to, mode: "closed" as const, reason: "Feiertag" });
const datesOf = (standing: StandingOrder, place = aPlace(), now = at("2026-11-24"), count = 4) =>
  nextRuns(standing, place, now, count).map(({ date, state }) => `${date} ${state}`);

describe("the coming runs", () => {
  it("come every so many weeks, on the day that they began on", () => {
    expect(datesOf(aStanding())).toEqual([
      "2026-11-27 planned",
      "2026-12-04 planned",
      "2026-12-11 planned",
      "2026-12-18 planned",
    ]);
    expect(datesOf(aStanding({ weeks: 4 }), aPlace(), at("2027-01-30"), 2)).toEqual([
      "2027-02-19 planned",
      "2027-03-19 planned",
    ]);
  });

  it("say what is left out, paused and closed, and leave out what was ordered", () => {
    const standing = aStanding({
      skips: ["2026-12-04"],
      pausedUntil: "2026-12-02",
      past: [{ date: "2026-11-20" }],
      firstOn: "2026-11-20",
    });
    const place = aPlace({ closures: [closed("2026-12-11")] });
    expect(datesOf(standing, place, at("2026-11-18", "12:00"))).toEqual([
      "2026-11-27 paused",
      "2026-12-04 skipped",
      "2026-12-11 closed",
      "2026-12-18 planned",
    ]);
    expect(datesOf(standing, aPlace({ closures: [{ ...closed("2026-12-18"), methods: ["delivery"] }] })).at(-1)).toBe(
      "2026-12-18 planned",
    );
    expect(datesOf(aStanding(), aPlace({ option: null }))[0]).toBe("2026-11-27 closed");
  });

  it("keep the wished time, also when the clocks change, and take the nearest one where it is gone", () => {
    const [before, after] = nextRuns(
      aStanding({ firstOn: "2027-03-26", time: "16:00" }),
      aPlace(),
      at("2027-03-20"),
      2,
    );
    for (const run of [before, after]) expect(instantToLocal(run?.slot?.start ?? 0, timezone).time).toBe("16:00");
    const early = aPlace({ option: aFulfilmentMethod({ windows: everyDay("08:00", 120), cutoffs: [], closures: [] }) });
    const [moved] = nextRuns(aStanding(), early, at("2026-11-24"), 1);
    expect(instantToLocal(moved?.slot?.start ?? 0, timezone).time < "10:00").toBe(true);
  });

  it("are ordered a day before the shop's own last moment, not before it takes orders, and not behind it", () => {
    const cutoffs = [{ kind: "daysBeforeAt" as const, days: 1, time: "18:00" }];
    const option = aFulfilmentMethod({ windows: everyDay(), cutoffs, closures: [], leadMinutes: 0 });
    const [run] = nextRuns(aStanding(), aPlace({ option }), at("2026-11-24"), 1);
    expect([run?.lockAt, run?.lastAt]).toEqual([at("2026-11-25", "18:00"), at("2026-11-26", "18:00")]);
    const short = { ...option, cutoffs: [], advance: { minDays: 0, maxDays: 0 } };
    const [today] = nextRuns(aStanding(), aPlace({ option: short }), at("2026-11-24"), 1);
    expect(today?.lockAt).toBe(at("2026-11-27", "00:00"));
  });

  it("meet the rounds of a way, and behind the told ones its weekday", () => {
    const rounds = [{ day: "2026-11-27", opensAt: at("2026-11-26", "20:00"), closesAt: at("2026-11-26", "22:00") }];
    const option = aFulfilmentMethod({ windows: everyDay(), cutoffs: [], closures: [], rounds });
    const runs = nextRuns(aStanding(), aPlace({ option }), at("2026-11-24"), 2);
    expect(runs.map(({ state }) => state)).toEqual(["planned", "planned"]);
    expect(runs[0]?.lockAt).toBe(at("2026-11-26", "20:00"));
  });

  it("are never one day twice, and always ahead", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.constantFrom(1, 2, 4), (days, weeks) => {
        const now = at("2026-01-01") + days * dayMs;
        const runs = nextRuns(aStanding({ firstOn: "2026-02-27", weeks }), aPlace(), now, 5);
        expect(new Set(runs.map(({ date }) => date)).size).toBe(5);
        for (const { date, lastAt, lockAt } of runs) {
          expect(daysBetween("2026-02-27", date) % (weeks * 7)).toBe(0);
          expect(lastAt).toBeGreaterThan(now);
          expect(lockAt).toBeLessThanOrEqual(lastAt);
        }
      }),
    );
  });
});

describe("a run that the shop refuses", () => {
  const question: RunQuestion = { lines: aStanding().lines, quotedTotalCents: 1000, menuVersion: 1, short: [] };
  const gone = (itemId: string, available: number) => ({
    type: "sold-out" as const,
    items: [{ itemId, name: itemId, available }],
  });

  it("takes a lower price and never one above what was told", () => {
    const dearer = (totalCents: number) =>
      adjustRun(question, { type: "price-changed", quotedCents: 1000, totalCents, lineIds: [] }, 1000);
    expect(dearer(900)).toMatchObject({ kind: "again", question: { quotedTotalCents: 900 } });
    expect(dearer(1001)).toEqual({ kind: "missed", reason: "dearer", totalCents: 1001 });
    expect(adjustRun(question, { type: "menu-changed", version: 7 }, 1000)).toMatchObject({
      question: { menuVersion: 7 },
    });
  });

  it("orders what is left, and says what is missing", () => {
    expect(adjustRun(question, gone("bread", 2), 1000)).toMatchObject({
      question: { lines: { a: { qty: 2 }, b: { qty: 1 } }, short: [{ name: "bread", wanted: 3, got: 2 }] },
    });
    const without = adjustRun(question, gone("bread", 0), 1000);
    expect(without).toMatchObject({ question: { short: [{ name: "bread", wanted: 3, got: 0 }] } });
    expect(without.kind === "again" && Object.keys(without.question.lines)).toEqual(["b"]);
    const two = { ...question, lines: { a: lineOf("bread", 2), c: lineOf("bread", 2) } };
    expect(adjustRun(two, gone("bread", 3), 1000)).toMatchObject({
      question: { lines: { a: { qty: 2 }, c: { qty: 1 } } },
    });
    const one = { ...question, lines: { a: lineOf("bread", 2) } };
    expect(adjustRun(one, gone("bread", 0), 1000)).toEqual({ kind: "missed", reason: "soldOut" });
    // Inside a box.
    expect(adjustRun(question, gone("flour", 0), 1000)).toEqual({ kind: "missed", reason: "soldOut" });
    const invalid = { type: "line-invalid" as const, reason: "unknown-product" as const };
    expect(adjustRun(question, { ...invalid, lineId: "b" }, 1000)).toMatchObject({
      question: { short: [{ name: "milk", wanted: 1, got: 0 }] },
    });
    expect(adjustRun(question, { ...invalid, lineId: "x" }, 1000)).toEqual({ kind: "missed", reason: "soldOut" });
    expect(
      adjustRun(question, { type: "not-available-then", items: [{ lineId: "a", name: "bread" }] }, 1000),
    ).toMatchObject({ question: { short: [{ name: "bread", got: 0 }] } });
  });

  it("is missed where the shop, its time, its goods or the payment do not allow it", () => {
    const reasonOf = (refusal: Parameters<typeof adjustRun>[1]) => {
      const adjusted = adjustRun(question, refusal, 1000);
      return adjusted.kind === "missed" ? adjusted.reason : null;
    };
    expect(reasonOf({ type: "basket-empty" })).toBe("soldOut");
    expect(reasonOf({ type: "options-incomplete", lineId: "x", optionName: "Sorte", min: 1, max: 1 })).toBe("soldOut");
    expect(reasonOf({ type: "below-minimum", minimumCents: 2000, missingCents: 1000 })).toBe("soldOut");
    expect(reasonOf({ type: "slot-changed", next: null })).toBe("time");
    expect(reasonOf({ type: "slot-full", next: null })).toBe("time");
    expect(reasonOf({ type: "payment-failed" })).toBe("payment");
    expect(reasonOf({ type: "customer-blocked" })).toBe("shop");
  });
});

describe("a change", () => {
  const now = at("2026-11-24");
  const change = (
    standing: StandingOrder,
    wish: Parameters<typeof changeStanding>[1],
    status: Standing["status"] = "active",
  ) => changeStanding({ status, standing }, wish, { runs: nextRuns(standing, aPlace(), now, 6), now, timezone });

  it("leaves a coming run out and takes it back, until it is ordered", () => {
    const skipped = change(aStanding(), { kind: "skip", date: "2026-12-04" });
    expect(skipped).toMatchObject({ standing: { skips: ["2026-12-04"] } });
    const standing = aStanding({ skips: ["2026-12-04"] });
    expect(change(standing, { kind: "unskip", date: "2026-12-04" })).toMatchObject({ standing: { skips: [] } });
    expect(change(standing, { kind: "skip", date: "2026-12-05" })).toBe("too-late");
    const late = {
      runs: nextRuns(standing, aPlace(), at("2026-11-27", "01:00"), 2),
      now: at("2026-11-27", "01:00"),
      timezone,
    };
    expect(changeStanding({ status: "active", standing }, { kind: "skip", date: "2026-11-27" }, late)).toBe("too-late");
  });

  it("pauses for at most eight weeks, and goes on", () => {
    expect(change(aStanding(), { kind: "pause", until: "2026-12-20" })).toMatchObject({
      standing: { pausedUntil: "2026-12-20" },
    });
    expect(change(aStanding(), { kind: "pause", until: "2026-11-24" })).toBe("wrong-days");
    expect(change(aStanding(), { kind: "pause", until: addDays("2026-11-24", 57) })).toBe("wrong-days");
    const paused = aStanding({ pausedUntil: "2026-12-04" });
    expect(["2026-11-27", "2026-12-04", "2026-12-11"].map((day) => isBackFromPause(paused, day))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isBackFromPause({ ...paused, past: [{ date: "2026-12-04" }] }, "2026-12-11")).toBe(false);
    expect(isBackFromPause(aStanding(), "2026-12-11")).toBe(false);
    const resumed = change(aStanding({ pausedUntil: "2026-12-20" }), { kind: "resume" });
    expect(resumed).not.toHaveProperty("standing.pausedUntil");
  });

  it("sets a quantity, and keeps some goods", () => {
    expect(change(aStanding(), { kind: "quantity", lineId: "a", quantity: 5 })).toMatchObject({
      standing: { lines: { a: { qty: 5 } } },
    });
    const without = change(aStanding(), { kind: "quantity", lineId: "a", quantity: 0 });
    expect(without).not.toHaveProperty("standing.lines.a");
    const one = aStanding({ lines: { a: lineOf("bread", 1) } });
    expect(change(one, { kind: "quantity", lineId: "a", quantity: 0 })).toBe("last-goods");
    expect(change(one, { kind: "quantity", lineId: "x", quantity: 1 })).toBe("wrong-days");
    expect(change(one, { kind: "quantity", lineId: "a", quantity: 100 })).toBe("wrong-days");
  });

  it("ends, once and for all; another card wakes it up", () => {
    const retry = { date: "2026-11-27", attempts: 1, at: now };
    expect(change(aStanding({ retry }), { kind: "end" })).toEqual({ status: "cancelled", standing: aStanding() });
    expect(change(aStanding(), { kind: "end" }, "cancelled")).toEqual({ status: "cancelled", standing: aStanding() });
    expect(change(aStanding(), { kind: "resume" }, "cancelled")).toBe("over");
    expect(change(aStanding({ retry }), { kind: "card", cardId: "pm" }, "suspended")).toEqual({
      status: "active",
      standing: aStanding({ cardId: "pm" }),
    });
  });
});

describe("what is next", () => {
  const runs = (standing: StandingOrder, now: number) => nextRuns(standing, aPlace(), now, 6);
  const step = (standing: StandingOrder, now: number, status: Standing["status"] = "active") =>
    nextStep({ status, standing }, runs(standing, now), now);
  const [first] = nextRuns(aStanding(), aPlace(), at("2026-11-24"), 1);
  const lock = first?.lockAt ?? 0;

  it("is a look ahead, then the order at its lock", () => {
    expect(step(aStanding(), lock - 49 * hourMs)).toEqual({ kind: "wait", at: lock - 48 * hourMs });
    expect(step(aStanding(), lock - 48 * hourMs)).toMatchObject({ kind: "look", run: { date: "2026-11-27" } });
    const looked = aStanding({ lookedAheadOn: "2026-11-27" });
    expect(step(looked, lock - 48 * hourMs)).toEqual({ kind: "wait", at: lock });
    expect(step(looked, lock)).toMatchObject({ kind: "order", run: { date: "2026-11-27" } });
  });

  it("is another try of a payment at its time, and nothing for a plan that waits or has ended", () => {
    const retry = { date: "2026-11-27", attempts: 1, at: lock + 6 * hourMs };
    expect(step(aStanding({ retry }), lock)).toEqual({ kind: "wait", at: lock + 6 * hourMs });
    expect(step(aStanding({ retry }), lock + 6 * hourMs)).toMatchObject({ kind: "order" });
    expect(step(aStanding(), lock, "suspended")).toBeNull();
    expect(nextStep({ status: "active", standing: aStanding() }, [], lock)).toBeNull();
  });
});

describe("an end on a later day", () => {
  it("is the last day on which it comes, and then it has run out", () => {
    const now = at("2026-11-24");
    const later = changeStanding(
      { status: "active", standing: aStanding() },
      { kind: "end", on: "2026-12-06" },
      { runs: [], now, timezone },
    );
    const ending = typeof later === "string" ? { status: "active" as const, standing: aStanding() } : later;
    expect(datesOf(ending.standing)).toEqual(["2026-11-27 planned", "2026-12-04 planned"]);
    expect(hasRunOut(ending, nextRuns(ending.standing, aPlace(), now, 2))).toBe(false);
    expect(hasRunOut(ending, nextRuns(ending.standing, aPlace(), at("2026-12-05"), 2))).toBe(true);
    expect(hasRunOut({ status: "active", standing: aStanding() }, [])).toBe(false);
    const today = { kind: "end" as const, on: "2026-11-24" };
    expect(changeStanding(ending, today, { runs: [], now, timezone })).toMatchObject({ status: "cancelled" });
  });
});

it("WDR-05 a notice means the named contract, those of the named shop, or the only one", () => {
  const plans = [
    { planId: "a", shopName: "Hofladen Lindenanger" },
    { planId: "b", shopName: "Backstube Sonnenkruste" },
  ];
  const meant = (shop: string, planId?: string, of = plans) =>
    meantPlans(of, { shop, ...(planId === undefined ? {} : { planId }) }).map((plan) => plan.planId);
  expect(meant("egal", "b")).toEqual(["b"]);
  expect(meant("hofladen")).toEqual(["a"]);
  expect(meant("Die Backstube Sonnenkruste in Wien")).toEqual(["b"]);
  expect(meant("Metzgerei")).toEqual([]);
  expect(meant("", undefined, plans.slice(0, 1))).toEqual(["a"]);
});

describe("after a run", () => {
  const now = at("2026-11-26");
  const until = at("2026-11-27");
  const date = "2026-11-27";
  const done = (standing: StandingOrder, missed?: "payment" | "soldOut") =>
    afterRun({ status: "active", standing }, { date, ...(missed ? { missed } : {}) }, { now, until });

  it("its day is past, and skips of before are forgotten", () => {
    const standing = aStanding({ skips: ["2026-11-20", "2026-12-04"] });
    expect(done(standing)).toEqual({
      status: "active",
      standing: aStanding({ skips: ["2026-12-04"], past: [{ date }] }),
    });
    const many = aStanding({ past: Array.from({ length: 12 }, () => ({ date: "2026-01-01" })) });
    expect(done(many, "soldOut").standing.past).toHaveLength(12);
  });

  it("whose payment failed it is tried twice more, and then waits for its owner", () => {
    const first = done(aStanding(), "payment");
    expect(first).toMatchObject({ status: "active", standing: { past: [], retry: { date, attempts: 1 } } });
    const second = done(first.standing, "payment");
    expect(second.standing.retry).toEqual({ date, attempts: 2, at: now + 12 * hourMs });
    const third = done(second.standing, "payment");
    expect(third).toMatchObject({ status: "suspended", standing: { past: [{ date, missed: "payment" }] } });
    const late = afterRun(
      { status: "active", standing: aStanding() },
      { date, missed: "payment" },
      { now, until: now + hourMs },
    );
    expect(late.status).toBe("suspended");
    const old = done(aStanding({ retry: { date: "2026-11-20", attempts: 2, at: 0 } }), "payment");
    expect(old.standing.retry).toMatchObject({ date, attempts: 1 });
  });
});

it("a run costs what the menu of today says, with the discount of its company, and without goods that are gone", () => {
  const menu = aMenu({ items: { bread: anItem({ id: "bread", priceCents: 300, leadMinutes: 90 }) } });
  const option = menu.distributionOptions[0];
  const standing = aStanding({ optionId: option?.id ?? "", lines: { a: lineOf("bread", 3), x: lineOf("gone", 1) } });
  const day = { menu, date: "2026-11-27", slot: null, now: at("2026-11-24") };
  expect(priceRun(standing, day)).toEqual({ totalCents: 900, leadMinutes: 90, gone: ["x"] });
  const address = anAddress();
  expect(priceRun({ ...standing, address }, { ...day, discountBp: 1000 }).totalCents).toBe(810);
  const slot = { key: "2026-11-27T16:00", start: at("2026-11-27", "16:00"), end: at("2026-11-27", "17:00") };
  expect(priceRun(standing, { ...day, slot }).totalCents).toBe(900);
});

describe("a day with numbers of its own", () => {
  const now = at("2026-11-24");
  const standing = aStanding();
  const runs = nextRuns(standing, aPlace(), now, 4);
  const [first, second] = ["2026-11-27", "2026-12-04"];
  const set = (one: StandingOrder, lineId: string, quantity: number, date?: string) =>
    changeStanding(
      { status: "active", standing: one },
      { kind: "quantity", lineId, quantity, ...(date === undefined ? {} : { date }) },
      { runs, now, timezone },
    );
  function done(changed: ReturnType<typeof set>): StandingOrder {
    if (typeof changed === "string") throw new Error(changed);
    return changed.standing;
  }
  const numbers = (one: StandingOrder, date: string) =>
    Object.fromEntries(Object.entries(linesOn(one, date)).map(([lineId, { qty }]) => [lineId, qty]));

  it("has them on that day alone, with a price of its own", () => {
    const changed = done(set(done(set(standing, "a", 5, second)), "b", 0, second));
    expect(numbers(changed, first)).toEqual({ a: 3, b: 1 });
    expect(numbers(changed, second)).toEqual({ a: 5 });
    const told = withTold(changed, second, 1700);
    expect([standingOn(told, first).toldCents, standingOn(told, second).toldCents]).toEqual([1000, 1700]);
    expect(standingOn(withTold(told, undefined, 900), first).toldCents).toBe(900);
    expect(standingOn(withTold(told, first, 900), second).toldCents).toBe(1700);
    const both = withTold(done(set(told, "a", 1, first)), first, 700);
    expect([standingOn(both, first).toldCents, standingOn(both, second).toldCents]).toEqual([700, 1700]);
  });

  it("has those of always again, by itself or with a change of every day", () => {
    const changed = done(set(standing, "a", 5, second));
    expect(done(set(changed, "a", 3, second))).toEqual(standing);
    expect(done(set(changed, "b", 2))).toEqual({ ...standing, lines: { a: lineOf("bread", 3), b: lineOf("milk", 2) } });
  });

  it("is not empty, not locked and none that does not come", () => {
    const changed = done(set(standing, "b", 0, second));
    expect(set(changed, "a", 0, second)).toBe("last-goods");
    expect(set(standing, "a", 5, "2026-12-05")).toBe("too-late");
    const lockAt = runs[0]?.lockAt ?? 0;
    const late = { kind: "quantity", lineId: "a", quantity: 5, date: first } as const;
    const own = { status: "active", standing } as const;
    expect(changeStanding(own, late, { runs, now: lockAt, timezone })).toBe("too-late");
    expect(changeStanding(own, late, { runs, now: lockAt - 1, timezone })).not.toBe("too-late");
  });

  it("is forgotten when it is over", () => {
    const changed = done(set(done(set(standing, "a", 5, first)), "a", 4, second));
    const after = afterRun({ status: "active", standing: changed }, { date: first }, { now, until: now });
    expect(after.standing.changedRuns?.map(({ date }) => date)).toEqual([second]);
    expect(afterRun(after, { date: second }, { now, until: now }).standing.changedRuns).toBeUndefined();
  });
});
