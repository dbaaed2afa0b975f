import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { changeRound, saveRound } from "@lokalkorb/contracts/order-rounds";
import { changeOrderStatus, editOrder, moveOrder, placeOrder } from "@lokalkorb/contracts/orders";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { addDays, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { readDocument, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { testDeps } from "../composition/testing/test-deps.ts";
import { renewRounds } from "./renew-rounds.ts";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId } = shop;

let test: TestBackend;
let owner: TestClient;
let others: readonly TestClient[];
let menu: Menu;
/** The first way of the menu, and the day of handover: three days from now. */
let optionId: string;
let day: string;
let lines: readonly BasketLine[];
/** A time of the round. */
let slotKey: string;

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo });
  const neighbour = must(demo.shops[1], "another shop");
  owner = await test.signIn(must(shop.staff[0], "owner"));
  others = await Promise.all(
    [must(shop.staff[1], "staff"), must(shop.staff[2], "kitchen"), must(neighbour.staff[0], "neighbour")].map((who) =>
      test.signIn(who),
    ),
  );
  menu = await readMenu(test.admin, shop);
  lines = [aLine(menu, must(Object.keys(menu.items)[0], "item"), { qty: 6 })];
  optionId = must(menu.distributionOptions[0], "a way").id;
  day = addDays(instantToLocal(test.backend.clock.now(), menu.shop.timezone).date, 3);
});
afterAll(() => test.stop());

const profile = async () => must(await readDocument(test.admin.db, shopDocument, { restaurantId }), "shop");
const jobAt = async () =>
  (await readDocument(test.admin.db, jobDocument, { jobId: `rounds_${restaurantId}` }))?.dueAt ?? null;

type Saved = InputOf<typeof saveRound>;
const round = (changes: Partial<Saved> = {}): Saved => ({
  requestId: randomUUID(),
  restaurantId,
  planId: "friday",
  name: "Wochenkiste",
  methodIds: [optionId],
  rule: {
    repeat: "weekly",
    weekday: weekdayOf(day),
    opens: { days: 6, time: "08:00" },
    closes: { days: 1, time: "18:00" },
    onHoliday: "keep",
    region: "BY",
  },
  ...changes,
});
const change = (who: TestClient, wish: InputOf<typeof changeRound>["change"], planId = "friday") =>
  who.call(changeRound, { requestId: randomUUID(), restaurantId, planId, change: wish });

it("a shop's round decides which days of a way can be ordered, for those who run it alone", async () => {
  for (const who of others) {
    expect(await who.call(saveRound, round())).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await change(who, { kind: "pause" })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  }
  const saved = { ok: true, value: { result: "saved" } };
  const request = round();
  const twice = await Promise.all([owner.call(saveRound, request), owner.call(saveRound, request)]);
  expect(twice).toEqual([saved, saved]);
  const rounds = must((await profile()).rounds?.[optionId], "rounds");
  expect(rounds.map((one) => one.day)).toEqual([0, 7, 14, 21, 28, 35].map((days) => addDays(day, days)));
  expect(await jobAt()).toBe(must(rounds[0], "a round").closesAt + 1);

  const guest = await test.signIn("guest");
  const now = test.backend.clock.now();
  const elsewhen = must(
    freeSlots(menu, now).find((key) => key > `${day}T00:00` && !key.startsWith(day)),
    "another day",
  );
  const asked = await fillBasket(test.admin, { menu, uid: guest.uid, lines, slotKey: elsewhen, now });
  expect(await guest.call(placeOrder, asked)).toMatchObject({ ok: false, refusal: { type: "slot-changed" } });
  const today = methodsToday(menu, await profile());
  slotKey = must(freeSlots(today, now)[0], "a time of the round");
  expect(slotKey.slice(0, 10)).toBe(day);
  const input = await fillBasket(test.admin, { menu, uid: guest.uid, lines, slotKey, now });
  const placed = await guest.call(placeOrder, input);
  if (!placed.ok) throw new Error(placed.refusal.type);
  // Who has ordered for a round moves to another time of it, and not to a day that has none.
  const { orderId } = placed.value;
  const move = (key: string) => guest.call(moveOrder, { requestId: randomUUID(), restaurantId, orderId, slotKey: key });
  expect(await move(elsewhen)).toMatchObject({ ok: false, refusal: { type: "slot-changed" } });
  const later = must(freeSlots(today, now)[1], "another time of the round");
  expect(await move(later)).toMatchObject({ ok: true, value: { slotKey: later } });
});

it("a minimum that is said after the closing of a round leaves its orders alone", async () => {
  const { rule } = round();
  const orderId = await orderFor(slotKey);
  // The order of the round closes at once.
  await owner.call(saveRound, round({ rule: { ...rule, closes: { days: 5, time: "08:00" } }, minTotalCents: 500_00 }));
  await runJob(test, "rounds", restaurantId);
  expect(["placed", "accepted"]).toContain((await orderOf(orderId)).status);
  expect((await profile()).rounds?.[optionId]?.map((one) => one.day)).toContain(day);
  await owner.call(saveRound, round());
});

it("a day with orders is not left out, another one is, and is held after all", async () => {
  expect(await change(owner, { kind: "skip", day })).toEqual({ ok: true, value: { result: "promised" } });
  const second = addDays(day, 7);
  const days = async () => (await profile()).rounds?.[optionId]?.map((one) => one.day);
  await change(owner, { kind: "skip", day: second });
  expect(await days()).not.toContain(second);
  // Changing the round keeps the days that are left out.
  await owner.call(saveRound, round({ name: "Kiste" }));
  expect(await days()).not.toContain(second);
  await change(owner, { kind: "hold", day: second });
  expect(await days()).toContain(second);
});

const orderOf = async (orderId: string) =>
  must(await readDocument(test.admin.db, orderDocument, { restaurantId, orderId }), "order");
async function orderFor(key: string): Promise<string> {
  const guest = await test.signIn("guest");
  const input = await fillBasket(test.admin, {
    menu,
    uid: guest.uid,
    lines,
    slotKey: key,
    now: test.backend.clock.now(),
  });
  const placed = await guest.call(placeOrder, input);
  if (!placed.ok) throw new Error(placed.refusal.type);
  return placed.value.orderId;
}

it("a day that is called off ends its orders with the word of the shop, once, and is held after all", async () => {
  const orderId = await orderFor(slotKey);
  const word = "Der Hagel hat den Salat geholt.";
  expect(await change(owner, { kind: "callOff", day, word })).toEqual({ ok: true, value: { result: "saved" } });
  expect((await profile()).rounds?.[optionId]?.map((one) => one.day)).not.toContain(day);
  await runJob(test, "rounds", restaurantId);
  const ended = await orderOf(orderId);
  expect(["rejected", "cancelled"]).toContain(ended.status);
  expect(JSON.stringify(ended.events)).toContain(word);
  // Once more changes nothing.
  await runJob(test, "rounds", restaurantId);
  expect((await orderOf(orderId)).version).toBe(ended.version);
  await change(owner, { kind: "hold", day });
  expect((await profile()).rounds?.[optionId]?.map((one) => one.day)).toContain(day);
});

it("a round has so many of an item, whichever way it goes: five orders at once do not get more, and what ends is free again", async () => {
  const itemId = must(lines[0], "a line").refId as Id<"product">;
  const second = must(menu.distributionOptions[1], "another way").id;
  await owner.call(saveRound, round({ itemCaps: { [itemId]: 14 }, methodIds: [optionId, second] }));
  // Six are handed over on this day by the other way.
  const other = { restaurantId, optionId: second, slotKey: day };
  const held = { elsewhere: { units: 1, items: { [itemId]: 6 } } };
  const times = { startsAt: test.backend.clock.now(), endsAt: test.backend.clock.now() };
  await setDocument(test.admin.db, slotDocument, other, { ...times, orders: 1, units: 1, closed: false, held });

  const three = [aLine(menu, itemId, { qty: 3 })];
  const guests = new Map<string, TestClient>();
  const want = async (wanted = three) => {
    const guest = await test.signIn("guest");
    const now = test.backend.clock.now();
    const input = await fillBasket(test.admin, { menu, uid: guest.uid, lines: wanted, slotKey, now });
    const answer = await guest.call(placeOrder, input);
    if (answer.ok) guests.set(answer.value.orderId, guest);
    return answer;
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => want()));
  const placed = answers.flatMap((answer) => (answer.ok ? [answer.value.orderId] : []));
  expect(placed).toHaveLength(2);
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ type: "sold-out", inRound: true, items: [{ itemId, available: 2 }] });
  expect(refusals).toHaveLength(3);

  const [first = "", kept = ""] = placed;
  const asked = { restaurantId, orderId: first as Id<"order">, requestId: randomUUID() };
  const action = (await orderOf(first)).status === "placed" ? "reject" : "cancel";
  const reason = { code: "other", text: "zu nass" } as const;
  expect(await owner.call(changeOrderStatus, { ...asked, action, reason })).toMatchObject({ ok: true });
  expect(await want([aLine(menu, itemId, { qty: 6 })])).toMatchObject({ ok: false, refusal: { inRound: true } });
  expect(await want([aLine(menu, itemId, { qty: 5 })])).toMatchObject({ ok: true });
  const { lines: ordered, totals } = await orderOf(kept);
  const grown = await must(guests.get(kept), "its guest").call(editOrder, {
    ...asked,
    orderId: kept as Id<"order">,
    requestId: randomUUID(),
    changes: [{ kind: "quantity", lineId: must(ordered[0], "a line").lineId, qty: 4 }],
    seenTotalCents: (totals.totalCents / 3) * 4,
  });
  expect(grown).toMatchObject({ ok: false, refusal: { type: "sold-out", inRound: true } });
  await owner.call(changeOrderStatus, {
    ...asked,
    orderId: kept as Id<"order">,
    requestId: randomUUID(),
    action,
    reason,
  });
  await owner.call(saveRound, round());
});

it("the next round comes into view by itself when one has closed", async () => {
  const { closesAt } = must((await profile()).rounds?.[optionId]?.[0], "a round");
  test.backend.clock.advance(closesAt + 1 - test.backend.clock.now());
  const [job] = await runJob(test, "rounds", restaurantId);
  const [first, second] = must((await profile()).rounds?.[optionId], "rounds");
  expect(job?.dueAt).toBe(Math.min(must(second, "a round").opensAt, must(second, "a round").closesAt + 1));
  expect(first?.closesAt).toBe(closesAt);
  const guest = await test.signIn("guest");
  const now = test.backend.clock.now();
  const input = await fillBasket(test.admin, { menu, uid: guest.uid, lines, slotKey, now });
  expect(await guest.call(placeOrder, input)).toMatchObject({ ok: false, refusal: { type: "cutoff-passed" } });
});

it("the list of a supplier is marked as sent, once and by those who run the shop, and is not sent after all", async () => {
  const sent = async () =>
    (await readDocument(test.admin.db, orderPlanDocument, { restaurantId, planId: "friday" }))?.cycle?.sent;
  const mark = { day, supplier: "Bachmühle" } as const;
  const [staff] = others;
  expect(await change(must(staff, "staff"), { kind: "sent", ...mark })).toMatchObject({ ok: false });
  await change(owner, { kind: "sent", ...mark });
  const [{ at } = { at: 0 }] = (await sent()) ?? [];
  expect(at).toBeGreaterThan(0);
  await change(owner, { kind: "sent", ...mark });
  expect(await sent()).toEqual([{ ...mark, at }]);
  // Changing the round keeps the mark.
  await owner.call(saveRound, round());
  expect(await sent()).toEqual([{ ...mark, at }]);
  await change(owner, { kind: "unsent", ...mark });
  expect(await sent()).toEqual([]);
});

it("a round that closes below its minimum is called off, and those who ordered are told why", async () => {
  await owner.call(saveRound, round({ minTotalCents: 500_00 }));
  const second = must(
    (await profile()).rounds?.[optionId]?.find((one) => one.day > day),
    "a round",
  );
  test.backend.clock.advance(second.opensAt + 1 - test.backend.clock.now());
  const orderId = await orderFor(`${second.day}${slotKey.slice(10)}`);
  test.backend.clock.advance(second.closesAt + 1 - test.backend.clock.now());
  const address = { restaurantId, orderId: orderId as Id<"order"> };
  const cents = (await orderOf(orderId)).totals.totalCents;
  const paid = {
    authorizedCents: cents,
    capturedCents: cents,
    at: test.backend.clock.now(),
    state: "captured",
  } as const;
  const payments = [{ id: "pi_round", provider: "stripe", method: "online", ...paid }] as const;
  await updateDocument(test.admin.db, orderDocument, address, {
    paymentStatus: "paid",
    paymentMethod: "online",
    payments,
  });
  // Killed after each of its steps, the duty does the rest when it comes again, and nothing twice.
  for (const step of ["rounds:settled", "rounds:ended"]) {
    const killed = {
      ...testDeps(test),
      failpoint: (at: string) => (at === step ? Promise.reject(new Error(at)) : Promise.resolve()),
    };
    await expect(renewRounds(killed, { restaurantId })).rejects.toThrow(step);
  }
  await Promise.all([renewRounds(testDeps(test), { restaurantId }), renewRounds(testDeps(test), { restaurantId })]);
  const ended = await orderOf(orderId);
  await runJob(test, "rounds", restaurantId);
  expect((await orderOf(orderId)).events).toHaveLength(ended.events.length);
  expect(["rejected", "cancelled"]).toContain(ended.status);
  expect(JSON.stringify(ended.events)).toContain("kam nicht genug zusammen");
  expect(ended.refunds).toMatchObject([{ cents }]);
  const plan = await readDocument(test.admin.db, orderPlanDocument, { restaurantId, planId: "friday" });
  expect(plan?.cycle?.callOffs?.find((one) => one.day === second.day)).toMatchObject({ done: true });
  expect((await profile()).rounds?.[optionId]?.map((one) => one.day)).not.toContain(second.day);
  await owner.call(saveRound, round());
});

it("a way is in one round, a round that cannot be held says why, and an ended one gives its way the usual times back", async () => {
  const result = async (changes: Partial<Saved>) => {
    const answer = await owner.call(saveRound, round(changes));
    return answer.ok ? answer.value.result : answer.refusal.type;
  };
  const { rule } = round();
  expect(await result({ planId: "other" })).toBe("taken");
  expect(await result({ rule: { ...rule, closes: { days: 7, time: "08:00" } } })).toBe("closes-before-opens");
  expect(await result({ methodIds: ["gone"] })).toBe("not-found");
  const wrong = { ...rule, repeat: "dates" as const, dates: ["2027-02-30"] } satisfies Saved["rule"];
  await expect(owner.call(saveRound, round({ rule: wrong }))).rejects.toThrow("invalid_days");
  await change(owner, { kind: "pause" });
  expect((await profile()).rounds).toEqual({ [optionId]: [] });
  expect(await jobAt()).toBeNull();
  await change(owner, { kind: "resume" });
  expect((await profile()).rounds?.[optionId]).not.toHaveLength(0);
  await change(owner, { kind: "end" });
  expect((await profile()).rounds).toEqual({});
  expect(await change(owner, { kind: "resume" })).toEqual({ ok: true, value: { result: "over" } });
  expect(await result({})).toBe("over");
  expect(await change(owner, { kind: "pause" }, "nowhere")).toMatchObject({ refusal: { type: "not-found" } });
});
