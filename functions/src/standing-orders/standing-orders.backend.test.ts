import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { InputOf } from "@lokalkorb/contracts/contract";
import {
  changeStandingOrder,
  declareTermination,
  endStandingOrder,
  listStandingOrders,
  previewStandingOrder,
  quoteStandingOrder,
  startStandingOrder,
} from "@lokalkorb/contracts/standing-orders";
import { forgetCustomer } from "@lokalkorb/contracts/customers";
import { changeRound, saveRound } from "@lokalkorb/contracts/order-rounds";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { messageDocument } from "@lokalkorb/model/documents/messages";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

const itemId = "hackfleisch";

let world: OrderWorld;
let shopper: TestClient;
let stranger: TestClient;

async function person(): Promise<TestClient> {
  const account = { email: `${randomUUID()}@post.example`, password: "geheim-genug" };
  await world.test.admin.auth.createUser({ ...account, emailVerified: true });
  return world.test.signIn(account);
}

beforeAll(async () => {
  world = await startOrderWorld({ steps: true });
  [shopper, stranger] = await Promise.all([person(), person()]);
});
afterAll(() => world.test.stop());
beforeEach(async () => {
  world.test.backend.faults.clear();
  // A refusal of just now is remembered for a moment.
  world.test.backend.clock.advance(1_000);
  await setStockTo(world.test.admin, offeringId, itemId, 50);
});

const db = () => world.test.admin.db;
const now = () => world.test.backend.clock.now();
const plan = async (planId: string) =>
  must(await readDocument(db(), orderPlanDocument, { restaurantId, planId }), "a plan");
const standingIn = async (planId: string) => must((await plan(planId)).standing, "a standing order");
const runsOf = async (planId: string) =>
  (await readQuery(db(), queryOf(orderDocument, { restaurantId }))).filter((order) => order.plan?.planId === planId);
const mails = async (planId: string) =>
  (await readQuery(db(), queryOf(mailDocument, {})))
    .filter(({ id }) => id.startsWith(`standing_${planId}_`))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ template }) => template);
const run = () => runJob(world.test, "standing");
/** The clock goes to the moment at which the plan is looked at next. */
async function advanceTo(planId: string): Promise<void> {
  const { actAt } = await plan(planId);
  world.test.backend.clock.advance(Math.max(0, must(actAt, "it goes on") - now()) + minuteMs);
}
async function advanceBy(minutes: number): Promise<void> {
  world.test.backend.clock.advance(minutes * minuteMs);
  await run();
}
/** A look ahead comes before each order. */
async function runNext(planId: string): Promise<void> {
  const before = (await standingIn(planId)).past.length;
  for (let step = 0; step < 3 && (await standingIn(planId)).past.length === before; step++) {
    await advanceTo(planId);
    await run();
  }
}
async function preview(orderId: string, who = shopper) {
  const answer = await who.call(previewStandingOrder, { restaurantId, orderId, weeks: 1 });
  return answer.ok ? answer.value : null;
}
async function started(qty = 1, changes: Partial<InputOf<typeof startStandingOrder>> = {}): Promise<string> {
  const slotKey = must(freeSlots(world.menu, now())[0], "a time");
  const orderId = await world.placed(shopper, [aLine(world.menu, itemId, { qty })], slotKey);
  const shown = must(await preview(orderId), "a preview");
  const answer = await shopper.call(startStandingOrder, {
    requestId: randomUUID(),
    restaurantId,
    orderId,
    weeks: 1,
    date: must(shown.days[1], "a day").date,
    skips: [],
    quotedTotalCents: shown.totalCents,
    button: "zahlungspflichtig bestellen",
    ...changes,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.planId;
}
async function ownOf(planId: string) {
  const listed = await shopper.call(listStandingOrders, {});
  return listed.ok ? listed.value.standingOrders.find((one) => one.planId === planId) : undefined;
}
const change = (planId: string, wish: InputOf<typeof changeStandingOrder>["change"], who: TestClient = shopper) =>
  who.call(changeStandingOrder, { requestId: randomUUID(), restaurantId, planId, change: wish });

describe("an order that comes again", () => {
  it("is shown before, begun with its price and all its dates in a mail, and seen by its owner alone", async () => {
    const orderId = await world.placed(
      shopper,
      [aLine(world.menu, itemId, { qty: 2 })],
      must(world.slots[0], "a time"),
    );
    expect(await preview(orderId, stranger)).toBeNull();
    const shown = must(await preview(orderId), "a preview");
    expect(shown.goods).toMatchObject([{ qty: 2 }]);
    expect(shown.runs.map(({ state }) => state)).toEqual(["planned", "planned", "planned", "planned"]);
    const request = {
      requestId: randomUUID(),
      restaurantId,
      orderId,
      weeks: 1 as const,
      date: must(shown.days[0], "a day").date,
      skips: [],
      quotedTotalCents: shown.totalCents,
      button: "zahlungspflichtig bestellen" as const,
    };
    expect(await shopper.call(startStandingOrder, { ...request, quotedTotalCents: 1 })).toMatchObject({
      refusal: { type: "price-changed", totalCents: shown.totalCents },
    });
    const guest = await world.guest();
    expect(await guest.call(startStandingOrder, request)).toMatchObject({ refusal: { type: "sign-in-required" } });
    const [first, again] = await Promise.all([
      shopper.call(startStandingOrder, request),
      shopper.call(startStandingOrder, request),
    ]);
    expect(first).toEqual(again);
    const planId = must(first.ok ? first.value.planId : null, JSON.stringify(first));
    expect(await mails(planId)).toEqual(["standing-started"]);
    // Its answer was lost, and its first day is over by the next press: it is the same standing order.
    world.test.backend.clock.advance(30 * 60 * minuteMs);
    expect(await shopper.call(startStandingOrder, request)).toEqual(first);
    const listed = await shopper.call(listStandingOrders, {});
    expect(listed).toMatchObject({
      value: { standingOrders: [{ planId, status: "active", totalCents: shown.totalCents, weeks: 1 }] },
    });
    expect(await stranger.call(listStandingOrders, {})).toEqual({ ok: true, value: { standingOrders: [] } });
    await change(planId, { kind: "end" });
  });

  it("is ordered once at its lock, whatever runs at once or is killed, and then a week later again", async () => {
    const planId = await started();
    await advanceTo(planId);
    await run();
    expect(await runsOf(planId)).toEqual([]);
    await advanceTo(planId);
    await Promise.all([run(), run()]);
    const [order, ...others] = await runsOf(planId);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      status: expect.stringMatching(/placed|accepted/) as string,
      customer: { uid: shopper.uid },
      totals: { totalCents: (await standingIn(planId)).toldCents },
    });
    expect((await standingIn(planId)).past).toMatchObject([{ orderId: order?.id }]);
    for (const step of ["standing:placed", "standing:ordered"]) {
      await advanceTo(planId);
      await run();
      await advanceTo(planId);
      world.test.backend.faults.add({ kind: "kill-at-step", step });
      await run();
      world.test.backend.faults.clear();
      world.test.backend.clock.advance(15 * minuteMs);
      await run();
    }
    expect((await standingIn(planId)).past).toHaveLength(3);
    expect(await runsOf(planId)).toHaveLength(3);
    await change(planId, { kind: "end" });
  });

  it("is left out, paused, changed and ended by its owner, ended by the shop with a word, and by nobody else", async () => {
    const planId = await started();
    const dates = must(await shopper.call(listStandingOrders, {}), "a list");
    const own = must(dates.ok ? dates.value.standingOrders.find((one) => one.planId === planId) : null, "own");
    const [first, second] = own.runs.map(({ date }) => date);
    expect(await change(planId, { kind: "skip", date: must(first, "a day") }, stranger)).toMatchObject({
      refusal: { type: "not-found" },
    });
    const word = "Wir hören mit dem Hackfleisch auf.";
    const endAs = (who: TestClient) =>
      who.call(endStandingOrder, { requestId: randomUUID(), restaurantId, planId, word });
    for (const who of [stranger, shopper, await world.staffElsewhere(), world.staff("kitchen"), world.staff("staff")])
      expect(await endAs(who)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await change(planId, { kind: "skip", date: must(first, "a day") }, world.staff("owner"))).toMatchObject({
      ok: false,
    });
    expect(await change(planId, { kind: "skip", date: must(first, "a day") })).toMatchObject({ ok: true });
    expect((await plan(planId)).nextRunOn).toBe(second);
    const [line] = own.goods;
    const more = { lineId: must(line, "goods").lineId, quantity: 3 };
    expect(await stranger.call(quoteStandingOrder, { restaurantId, planId, ...more })).toMatchObject({ ok: false });
    const asked = await shopper.call(quoteStandingOrder, { restaurantId, planId, ...more });
    const total = asked.ok ? asked.value.totalCents : 0;
    expect(total).toBeGreaterThan(own.totalCents);
    const wish = { kind: "quantity", ...more } as const;
    expect(await change(planId, { ...wish, quotedTotalCents: total - 1 })).toMatchObject({
      refusal: { type: "price-changed", totalCents: total },
    });
    expect(await change(planId, { ...wish, quotedTotalCents: total })).toMatchObject({ value: { result: "saved" } });
    expect((await standingIn(planId)).toldCents).toBe(total);
    // As long as it runs, the shop cannot forget its person.
    const forget = { requestId: randomUUID(), restaurantId, customerId: shopper.uid };
    expect(await world.staff("owner").call(forgetCustomer, forget)).toMatchObject({ value: { result: "open-orders" } });
    expect(await endAs(world.staff("owner"))).toMatchObject({ value: { result: "saved" } });
    expect(await endAs(world.staff("manager"))).toMatchObject({ value: { result: "over" } });
    expect(await plan(planId)).toMatchObject({ status: "cancelled" });
    // It is kept as letters of trade are: to the end of the sixth year behind it.
    const keptFor = must((await plan(planId)).actAt, "it is deleted one day") - now();
    expect(Math.floor(keptFor / (365 * 24 * 60 * minuteMs))).toBe(6);
    expect(await mails(planId)).toEqual(["standing-started", "standing-ended"]);
    expect(await change(planId, { kind: "resume" })).toMatchObject({ value: { result: "over" } });
  });
});

describe("a run that cannot be as it was agreed", () => {
  it("brings what is left, and says so", async () => {
    const planId = await started(3);
    await setStockTo(world.test.admin, offeringId, itemId, 2);
    await runNext(planId);
    const [order] = await runsOf(planId);
    expect(order?.lines).toMatchObject([{ qty: 2 }]);
    expect((await standingIn(planId)).past[0]?.short).toMatchObject([{ wanted: 3, got: 2 }]);
    expect(await mails(planId)).toEqual(["standing-started", "standing-short"]);
    // The next one finds nothing, and nothing is ordered.
    await runNext(planId);
    expect((await standingIn(planId)).past[0]).toMatchObject({ missed: "soldOut" });
    expect(await runsOf(planId)).toHaveLength(1);
    await change(planId, { kind: "end" });
  });

  it("brings what its round has left of an item", async () => {
    const planId = await started(3);
    const { optionId } = await standingIn(planId);
    const [first] = must((await ownOf(planId))?.runs, "runs");
    const round = { requestId: randomUUID(), restaurantId, planId: "round" };
    const saved = await world.staff("owner").call(saveRound, {
      ...round,
      name: "Kiste",
      methodIds: [optionId],
      rule: {
        repeat: "weekly",
        weekday: weekdayOf(must(first, "a run").date),
        opens: { days: 6, time: "00:00" },
        closes: { days: 0, time: "23:00" },
        onHoliday: "keep",
        region: "BY",
      },
      itemCaps: { [itemId]: 2 },
    });
    expect(saved).toMatchObject({ value: { result: "saved" } });
    await runNext(planId);
    expect((await runsOf(planId)).map(({ lines: [line] }) => line?.qty)).toEqual([2]);
    expect((await standingIn(planId)).past[0]?.short).toMatchObject([{ wanted: 3, got: 2 }]);
    await change(planId, { kind: "end" });
    const end = { ...round, requestId: randomUUID(), change: { kind: "end" } } as const;
    expect(await world.staff("owner").call(changeRound, end)).toMatchObject({ value: { result: "saved" } });
  });

  it("comes in another number on one day alone, for the price that was agreed to for it", async () => {
    const planId = await started(2);
    const { toldCents, lines } = await standingIn(planId);
    const lineId = must(Object.keys(lines)[0], "a line");
    const [, second] = must((await ownOf(planId))?.runs, "runs");
    const { date } = must(second, "a second run");
    const quote = await shopper.call(quoteStandingOrder, { restaurantId, planId, lineId, quantity: 4, date });
    const tooMany = await shopper.call(quoteStandingOrder, { restaurantId, planId, lineId, quantity: 5, date });
    expect(tooMany).toMatchObject({ refusal: { type: "line-invalid" } });
    const quotedTotalCents = must(quote.ok ? quote.value.totalCents : null, "a price");
    const wish = { kind: "quantity", lineId, quantity: 4, date } as const;
    // Where its way is not offered now there is no price to agree to.
    const { optionId } = await standingIn(planId);
    await updateDocument(db(), shopDocument, { restaurantId }, { waysOff: [optionId] });
    const always = await change(planId, { kind: "quantity", lineId, quantity: 4, quotedTotalCents });
    const thatDay = await change(planId, { ...wish, quotedTotalCents });
    await updateDocument(db(), shopDocument, { restaurantId }, { waysOff: [] });
    expect(always).toMatchObject({ refusal: { type: "distribution-unavailable" } });
    expect(thatDay).toMatchObject({ refusal: { type: "distribution-unavailable" } });
    expect(await change(planId, { ...wish, quotedTotalCents: quotedTotalCents - 1 })).toMatchObject({
      refusal: { type: "price-changed" },
    });
    expect(await change(planId, { ...wish, quotedTotalCents })).toMatchObject({ value: { result: "saved" } });
    expect((await ownOf(planId))?.runs.map(({ changed }) => changed?.totalCents)).toEqual([
      undefined,
      quotedTotalCents,
      undefined,
      undefined,
    ]);
    await runNext(planId);
    await runNext(planId);
    await runNext(planId);
    const ordered = (await runsOf(planId)).toSorted((a, b) => a.distribution.slot.start - b.distribution.slot.start);
    expect(ordered.map(({ totals, lines: [line] }) => [line?.qty, totals.totalCents])).toEqual([
      [2, toldCents],
      [4, quotedTotalCents],
      [2, toldCents],
    ]);
    expect(await mails(planId)).toEqual(["standing-started"]);
    expect((await standingIn(planId)).changedRuns).toBeUndefined();
    await change(planId, { kind: "end" });
  });

  it("is told before it comes again behind a pause, once", async () => {
    const planId = await started();
    const [, second] = must((await ownOf(planId))?.runs, "runs");
    await change(planId, { kind: "pause", until: must(second, "a second run").date });
    await runNext(planId);
    expect(await mails(planId)).toEqual(["standing-started", "standing-resumes"]);
    await runNext(planId);
    expect(await mails(planId)).toEqual(["standing-started", "standing-resumes"]);
    expect((await runsOf(planId)).map(({ plan }) => plan?.date)).toContain(second?.date);
    expect((await runsOf(planId)).every(({ plan }) => (plan?.date ?? "") >= must(second, "a run").date)).toBe(true);
    await change(planId, { kind: "end" });
  });

  it("costs no more than was told: a higher price is told ahead, and one that came too late orders nothing", async () => {
    const planId = await started();
    const { toldCents } = await standingIn(planId);
    const tellLess = () =>
      updateDocument(db(), orderPlanDocument, { restaurantId, planId }, { "standing.toldCents": 1 });
    await tellLess();
    await runNext(planId);
    expect(await mails(planId)).toEqual(["standing-started", "standing-dearer"]);
    expect((await runsOf(planId)).map(({ totals }) => totals.totalCents)).toEqual([toldCents]);
    await advanceTo(planId);
    await run();
    await tellLess();
    await advanceTo(planId);
    await run();
    expect((await standingIn(planId)).past[0]).toMatchObject({ missed: "dearer" });
    expect(await runsOf(planId)).toHaveLength(1);
    expect(await mails(planId)).toEqual(["standing-started", "standing-dearer", "standing-missed"]);
    await change(planId, { kind: "end" });
  });

  it("WDR-05 ends by a notice without sign-in, before its lock and not behind it, and its arrival is confirmed", async () => {
    const planId = await started();
    const { email } = (await standingIn(planId)).contact;
    const notice = {
      requestId: randomUUID(),
      name: "Kundin",
      email: email.toUpperCase(),
      shop: "Irgendein Laden",
      kind: "ordinary" as const,
    };
    const nobody = await world.test.signIn("nobody");
    // Another address ends nothing, and is not told whether there is such a contract.
    expect(await nobody.call(declareTermination, { ...notice, email: "fremd@post.example" })).toMatchObject({
      ok: true,
    });
    expect((await plan(planId)).status).toBe("active");
    const later = { ...notice, requestId: randomUUID(), email, on: "2099-01-01" };
    expect(await nobody.call(declareTermination, later)).toMatchObject({ ok: true });
    expect(await plan(planId)).toMatchObject({ status: "active", standing: { endsOn: "2099-01-01" } });
    const now = { ...notice, requestId: randomUUID(), email };
    const [first, again] = await Promise.all([
      nobody.call(declareTermination, now),
      nobody.call(declareTermination, now),
    ]);
    expect(first).toEqual(again);
    expect((await plan(planId)).status).toBe("cancelled");
    await advanceBy(8 * 24 * 60);
    expect(await runsOf(planId)).toEqual([]);
    const told = (await readQuery(db(), queryOf(mailDocument, {}))).filter(({ to }) => to === email);
    expect(told.map(({ template }) => template).filter((one) => one === "termination-arrived")).toHaveLength(2);
    expect((await readQuery(db(), queryOf(messageDocument, {}))).map(({ page }) => page)).toContain("/kuendigen");
  });

  it("ends with the account of its owner", async () => {
    const planId = await started();
    await world.test.admin.auth.deleteUser(shopper.uid);
    await advanceTo(planId);
    await run();
    expect((await plan(planId)).status).toBe("cancelled");
  });

  it("begins in no shop that takes none, and what runs already goes on", async () => {
    shopper = await person();
    const planId = await started();
    const slotKey = must(freeSlots(world.menu, now())[0], "a time");
    const orderId = await world.placed(shopper, [aLine(world.menu, itemId)], slotKey);
    await updateDocument(db(), settingsDocument, { restaurantId }, { "ordering.withoutStandingOrders": true });
    const { storefrontId } = world.menu;
    const publish = { requestId: randomUUID(), restaurantId, offeringId, storefrontId };
    expect(await world.staff("owner").call(publishStorefront, publish)).toMatchObject({ ok: true });
    expect(await preview(orderId)).toBeNull();
    await runNext(planId);
    expect(await runsOf(planId)).toHaveLength(1);
    await change(planId, { kind: "end" });
  });
});
