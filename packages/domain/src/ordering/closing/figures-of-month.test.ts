import { expect, it } from "vitest";
import { must } from "../../kernel/invariant.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";
import { vatBreakdown } from "../../pricing/tax/vat-breakdown.ts";
import { anOrder, anOrderLine, aPaidOrder } from "../../testing/builders.ts";
import { chanceOf, type Chance } from "../../testing/oracle/chance.ts";
import { customerAfter } from "../customers/count-customer.ts";
import type { Customer } from "../customers/customer-fields.ts";
import { changeOrder } from "../lifecycle/change-order.ts";
import type { OrderAction } from "../lifecycle/order-action.ts";
import { metricsOf } from "../metrics/order-metrics.ts";
import type { Period } from "../metrics/period-fields.ts";
import { applyToPeriod, emptyPeriod, moveFirstInPeriod } from "../metrics/period-metrics.ts";
import { withPending } from "../metrics/read-periods.ts";
import type { Order } from "../order/order.ts";
import { transitionOf, versionOf } from "../order/order-transition.ts";
import { openCents } from "../order/payment-rules.ts";
import { refundOf } from "../refunds/refund-order.ts";
import { undoHeldFor, beforeStep } from "../undo/step-before.ts";
import { undoStep } from "../undo/undo-step.ts";
import { closeDay } from "./close-day.ts";
import type { DayClosing } from "./closing-fields.ts";
import { draftClosing } from "./day-closing.ts";
import type { ClosableOrder } from "./open-ends.ts";

const timezone = "Europe/Berlin";
/** The clock is turned back within it, on 25 October. */
const first = "2026-10-10";
const days = 30;
const at = (date: LocalDate, time: string): Instant => localToInstant({ date, time }, timezone);
const dayOf = (moment: Instant): LocalDate => instantToLocal(moment, timezone).date;
const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

interface Deed {
  readonly at: Instant;
  readonly run: (order: Order, now: Instant) => Order;
}

const press =
  (action: OrderAction) =>
  (order: Order, now: Instant): Order => {
    const due = action === "complete" ? openCents(order) : 0;
    const payment = due > 0 ? ({ method: "cash", cents: due } as const) : undefined;
    const reason = { code: "soldOut", text: "Leider aus." } as const;
    const changed = changeOrder({ order, action, by: "merchant", role: "owner", now, reason, payment });
    if (!changed.ok) throw new Error(`${action}: ${JSON.stringify(changed.refusal)}`);
    return { ...order, ...changed.value.patch };
  };

/** Handed over by mistake, taken back at once; the effects of the step were still held. */
function handedOverAndBack(order: Order, now: Instant): Order {
  const done = press("complete")(order, now);
  const before = beforeStep(order, "complete", "staff", false) ?? undefined;
  const held = { before, version: versionOf(done), heldUntil: now + undoHeldFor, hasBegun: false };
  const undone = undoStep({ order: done, held, uid: "staff", role: "owner", now: now + 3_000 });
  if (!undone.ok) throw new Error(undone.refusal.type);
  const next: Record<string, unknown> = { ...done, ...undone.value.patch };
  for (const field of undone.value.gone) delete next[field];
  return next as unknown as Order;
}

function givenBack(order: Order, now: Instant, cents: number): Order {
  const amounts = refundOf(order, { kind: "amount", cents });
  if (!amounts.ok) return order;
  const refunds = [
    ...(order.refunds ?? []),
    { id: `r${order.refunds?.length ?? 0}`, reason: "", state: "succeeded" as const, at: now, ...amounts.value },
  ];
  return { ...order, refunds, ...transitionOf(order, []).patch };
}

interface Drawn {
  readonly order: ClosableOrder;
  readonly deeds: readonly Deed[];
}

function drawOrder(chance: Chance, id: string, placed: LocalDate): Drawn {
  const date = addDays(placed, chance.below(3));
  const [qty, cents, tip] = [1 + chance.below(4), 120 + chance.below(900), chance.pick([0, 0, 0, 150])];
  const rate = chance.pick([700, 1900]);
  // Two o'clock comes twice in the night of the change.
  const time = chance.pick(["02:30", "08:15", "11:00", "17:45", "23:30"]);
  const start = at(date, time);
  const goods = qty * cents;
  const vat = vatBreakdown([{ rateBp: rate, grossCents: goods }]);
  const placedAt = Math.min(at(placed, "01:00") + chance.below(60) * 60_000, start - 60_000);
  const make = chance.chance(0.3) ? aPaidOrder : anOrder;
  const order = make({
    no: `A-${id}`,
    dayCode: id,
    placedAt,
    dayKey: date,
    monthKey: date.slice(0, 7),
    customer: { uid: "d", name: "Kundin", email: `k${chance.below(25)}@post.example`, isGuest: true },
    timeline: { releaseAt: placedAt, prepareBy: start, promisedAt: start },
    distribution: { ...anOrder().distribution, slot: { key: `${date}T${time}`, start, end: start + 900_000 } },
    lines: [anOrderLine({ qty, unitCents: cents, totalCents: goods, vat: [{ rateBp: rate, grossCents: goods }] })],
    totals: { ...anOrder().totals, itemsCents: goods, tipCents: tip, totalCents: goods + tip, vat },
  });
  const soon = placedAt + 120_000;
  const packed: Deed[] = [
    { at: soon + 4, run: press("accept") },
    { at: soon + 5, run: press("ready") },
  ];
  const handed = start + chance.below(3) * 3_600_000;
  const complete: Deed = { at: handed + 60_000, run: press("complete") };
  const back: Deed = {
    at: handed + chance.below(6 * 24) * 3_600_000 + 120_000,
    run: (one, now) => givenBack(one, now, 1 + chance.below(goods)),
  };
  const restored: Deed[] = [
    { at: soon, run: press("reject") },
    { at: soon + 1, run: press("restore") },
    { at: soon + 5, run: press("ready") },
  ];
  type Ways = readonly [readonly Deed[], ...(readonly Deed[])[]];
  const kept: Ways = [
    [...packed, complete],
    [...packed, complete],
    [...packed, complete, back],
    [...packed, complete, back, { ...back, at: back.at + 3_600_000 }],
    [...packed, { at: handed, run: handedOverAndBack }, complete],
  ];
  const ways: Ways = [
    ...kept,
    [...restored, complete],
    [{ at: soon, run: press("reject") }],
    [
      { at: soon + 4, run: press("accept") },
      { at: soon + 9, run: press("cancel") },
    ],
    [...packed, { at: start + 3 * 3_600_000, run: press("noShow") }],
  ];
  // The money of a paid order goes back over the provider when it ends; that is told elsewhere.
  return { order: { ...order, id }, deeds: chance.pick(make === aPaidOrder ? kept : ways) };
}

/** The sums that the console keeps of all of it: differences of the day, folded in at night, and closings. */
class Month {
  readonly orders = new Map<string, ClosableOrder>();
  readonly closings: DayClosing[] = [];
  #stored: readonly Period[] = [];
  #pending: Record<LocalDate, Period> = {};
  readonly #customers = new Map<string, Customer>();

  change(order: ClosableOrder): void {
    const known = this.orders.get(order.id);
    const [before, after] = [known === undefined ? null : metricsOf(known), metricsOf(order)];
    const customer = this.#customers.get(order.customer.email) ?? null;
    const next = customerAfter(customer, order, before, after);
    const [from, to] = [customer, next].map((one) => one?.stats.firstOrderAt).map((one) => one && dayOf(one));
    for (const day of new Set([before?.dayKey, after?.dayKey, from, to])) {
      if (day === undefined) continue;
      const sum = this.#pending[day] ?? emptyPeriod(day);
      this.#pending[day] = moveFirstInPeriod(applyToPeriod(sum, before, after), from, to);
    }
    this.#customers.set(order.customer.email, next);
    this.orders.set(order.id, order);
  }

  night(): void {
    this.#stored = this.figures();
    this.#pending = {};
  }

  figures(): readonly Period[] {
    return withPending(this.#stored, this.#pending);
  }

  sign(day: LocalDate, now: Instant): void {
    const question = { day, timezone, orders: [...this.orders.values()], earlier: this.closings };
    const { figures, openEnds } = draftClosing(question);
    const closing = closeDay({
      ...question,
      now,
      by: "Inhaberin",
      seen: { totalCents: figures.totalCents, orders: figures.sales.length },
      reasons: new Map(openEnds.map(({ key }) => [key, "bleibt"])),
    });
    if (!closing.ok) throw new Error(closing.refusal.type);
    this.closings.push(closing.value);
  }
}

function runMonth(seed: number): Month {
  const chance = chanceOf(seed);
  const month = new Month();
  const due: { readonly id: string; readonly deed: Deed }[] = [];
  const until = (moment: Instant): void => {
    due.sort((a, b) => a.deed.at - b.deed.at);
    while (due[0] !== undefined && due[0].deed.at <= moment) {
      const { id, deed } = must(due.shift(), "a deed");
      const order = must(month.orders.get(id), id);
      month.change({ ...deed.run(order, deed.at), id });
    }
  };
  for (let index = 0; index < days + 12; index++) {
    const day = addDays(first, index);
    for (let count = index < days ? chance.below(6) : 0; count > 0; count--) {
      const { order, deeds } = drawOrder(chance, `${day}-${count}`, day);
      month.change(order);
      due.push(...deeds.map((deed) => ({ id: order.id, deed })));
    }
    until(at(day, "21:00"));
    // Some days are not signed off, and what comes after the signature is in the next closing.
    if (index === 0 || chance.chance(0.8)) month.sign(day, at(day, "21:00") + undoHeldFor);
    until(at(addDays(day, 1), "00:00") - 1);
    month.night();
  }
  month.sign(addDays(first, days + 12), at(addDays(first, days + 12), "21:00"));
  return month;
}

const refundsOf = ({ refunds = [] }: Order) =>
  refunds.filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true);

it.each([1, 2, 3, 5, 8, 13, 21, 34])(
  "F14 POS-03 a month of orders counts the same in Heute, in Auswertung and in the closings as order by order (%i)",
  (seed) => {
    const month = runMonth(seed);
    const done = [...month.orders.values()].filter(({ status }) => status === "completed");
    expect(done.length).toBeGreaterThan(25);
    const figures = new Map(month.figures().map((period) => [period.period, period]));
    const firsts = [...Map.groupBy(done, ({ customer }) => customer.email).values()].map((own) =>
      dayOf(Math.min(...own.map(({ completedAt }) => must(completedAt, "its time")))),
    );
    const periods = new Set([...month.orders.values()].flatMap(({ dayKey }) => [dayKey, `m${dayKey.slice(0, 7)}`]));
    for (const period of periods) {
      const of = done.filter(({ dayKey }) => period === dayKey || period === `m${dayKey.slice(0, 7)}`);
      const told = figures.get(period) ?? emptyPeriod(period);
      const gone = of.flatMap((order) => refundsOf(order));
      expect(told.orders, period).toBe(of.length);
      expect(told.takingsCents, period).toBe(
        add(
          of.map((order) =>
            Math.max(
              0,
              order.totals.totalCents - order.totals.tipCents - add(refundsOf(order).map(({ cents }) => cents)),
            ),
          ),
        ),
      );
      expect(told.tipsCents, period).toBe(add(of.map(({ totals }) => totals.tipCents)));
      expect(told.refundsCents, period).toBe(add(gone.map(({ cents }) => cents)));
      expect(add(Object.values(told.vat).map(({ vatCents }) => vatCents)), period).toBe(
        add(of.flatMap(({ totals }) => totals.vat.map(({ vatCents }) => vatCents))) -
          add(gone.flatMap(({ vat }) => vat.map(({ vatCents }) => vatCents))),
      );
      expect(told.newCustomers, period).toBe(
        firsts.filter((day) => period === day || period === `m${day.slice(0, 7)}`).length,
      );
    }
    const counted = done.filter(({ completedAt = 0 }) => dayOf(completedAt) >= first);
    const sales = month.closings.flatMap((closing) => closing.sales);
    expect(sales.map(({ orderId }) => orderId).toSorted()).toEqual(counted.map(({ id }) => id).toSorted());
    expect(add(month.closings.map(({ totalCents }) => totalCents))).toBe(
      add(counted.map(({ totals }) => totals.totalCents)) -
        add(counted.flatMap((order) => refundsOf(order).map(({ cents }) => cents))),
    );
    const own = sales.filter(
      ({ orderId, day }) => day !== dayOf(must(month.orders.get(orderId)?.completedAt, orderId)),
    );
    expect(own).toEqual([]);
  },
);
