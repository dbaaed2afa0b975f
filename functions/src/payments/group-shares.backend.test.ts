import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { changeGroup, joinGroup, payGroupShare, startGroup } from "@lokalkorb/contracts/groups";
import { changeOrderStatus, placeOrder, refundOrder } from "@lokalkorb/contracts/orders";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { groupDocument } from "@lokalkorb/model/documents/restaurants/groups/group";
import { groupProgressDocument } from "@lokalkorb/model/documents/restaurants/groups/progress";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, type PlaceOrderInput } from "@lokalkorb/testing/fixtures/order-input";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { providerEnv } from "@lokalkorb/testing/start-test-backend";
import type { AllDeps } from "../composition/all-deps.ts";
import { paymentProviderOf } from "../composition/services.ts";
import { testDeps } from "../composition/testing/test-deps.ts";
import { startShare } from "./checkout/start-share.ts";

const shop = must(demo.shops[0], "a shop");
const { restaurantId, offeringId, storefrontId } = shop;
const minute = 60_000;
const item = "bauernbrot";

let world: PayWorld;
let paymentProvider: AllDeps["paymentProvider"];

beforeAll(async () => {
  world = await startPayWorld();
  // Commands in here speak with the same stand-in as the functions beside them.
  paymentProvider = paymentProviderOf({
    ...providerEnv(new URL(world.providerUrl).port),
    APP_URL: "http://127.0.0.1:9",
  });
});
afterAll(() => world.stop());
afterEach(() => world.provider("faults/clear"));

const deps = (step: AllDeps["failpoint"]): AllDeps => ({ ...testDeps(world.test), paymentProvider, failpoint: step });
const sessionOf = (url: string): string => must(url.split("/").at(-1), "a page");
const cents = (parts: readonly { readonly cents: number }[]): number => parts.reduce((sum, one) => sum + one.cents, 0);

/** Four people whose basket is closed: the host with one bread, the others with two each. */
async function closedGroup() {
  const { test } = world;
  const menu = await readMenu(test.admin, shop);
  const host = await test.signIn("guest");
  const wanted = (qty: number) => {
    const { position: _position, ...line } = aLine(menu, item, { qty });
    return [line] as never;
  };
  const started = await host.call(startGroup, {
    requestId: crypto.randomUUID(),
    restaurantId,
    storefrontId,
    name: "Empfang",
    lines: wanted(1),
    closesAt: test.backend.clock.now() + 60 * minute,
  });
  const { groupId, token } = must(started.ok ? started.value : null, "a group");
  const address = { restaurantId, groupId };
  const change = (who: TestClient, wish: object) =>
    who.call(changeGroup, { requestId: crypto.randomUUID(), ...address, change: wish as never });
  const guests: TestClient[] = [];
  for (const name of ["Werkbank", "Lager", "Büro"]) {
    const who = await test.signIn("guest");
    await who.call(joinGroup, { requestId: crypto.randomUUID(), ...address, token, name });
    await change(who, { kind: "choose", lines: wanted(2), isDone: true });
    guests.push(who);
  }
  await change(host, { kind: "close" });
  const { lines } = must(await readDocument(test.admin.db, groupDocument, address), "the group");
  const { distribution, basketId: _own, ...form } = await world.basket(host);
  const { totals } = priceBasket({
    menu,
    lines,
    distribution: { optionId: distribution.optionId, date: distribution.slotKey.slice(0, 10) },
    now: test.backend.clock.now(),
  });
  const input: PlaceOrderInput = {
    ...form,
    distribution,
    requestId: crypto.randomUUID(),
    basketId: String(groupId),
    quotedTotalCents: totals.totalCents,
    linesHash: linesHash(lines),
    eachPays: true,
  };
  return { host, guests: [...guests] as [TestClient, TestClient, TestClient], address, input, change };
}

/** The same, ordered: it waits for four parts. */
async function waitingGroup() {
  const group = await closedGroup();
  const { host, address, input } = group;
  const answer = await host.call(placeOrder, input);
  const { orderId, status, checkoutUrl } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  expect([status, checkoutUrl]).toEqual(["pendingPayment", undefined]);
  const ask = (who: TestClient, takesRest = false) =>
    who.call(payGroupShare, { ...address, slug: "hofladen", takesRest });
  const page = async (who: TestClient, takesRest = false): Promise<string> => {
    const asked = await ask(who, takesRest);
    return sessionOf(must(asked.ok ? asked.value.url : null, JSON.stringify(asked)));
  };
  const pay = (sessionId: string) => world.provider(`sessions/${sessionId}/pay`);
  const { db } = world.test.admin;
  return {
    ...group,
    orderId,
    ask,
    page,
    pay,
    order: async () => must(await readDocument(db, orderDocument, { restaurantId, orderId }), "the order"),
    told: () => readDocument(db, groupProgressDocument, address),
    basket: async () => (await readDocument(db, basketDocument, { restaurantId, basketId: input.basketId }))?.status,
    intents: async () =>
      (
        (await world.books("payment_intents?limit=100"))["data"] as {
          status: string;
          amount_received: number;
          application_fee_amount: number | null;
          metadata: { orderId?: string };
        }[]
      ).filter(({ metadata }) => metadata.orderId === orderId),
  };
}

const reservedStock = async (): Promise<number> =>
  (await readQuery(world.test.admin.db, queryOf(itemStockDocument, { offeringId, itemId: item }))).reduce(
    (sum, { reserved }) => sum + reserved,
    0,
  );

it("S-C16 R4 of four who pay apart, the last two at once make one order, and each part is taken once", async () => {
  const lunch = await waitingGroup();
  const { host, guests, order, intents } = lunch;
  const { shares = [], totals } = await order();
  expect(shares).toHaveLength(4);
  expect(cents(shares)).toBe(totals.totalCents);
  const pages = await Promise.all([host, ...guests].map((who) => lunch.page(who)));
  expect(new Set(pages).size).toBe(4);
  // A second tab is the same page.
  expect(await lunch.page(guests[0])).toBe(pages[1]);
  await lunch.pay(must(pages[0], "a page"));
  await lunch.pay(must(pages[1], "a page"));
  await world.settled();
  const half = await order();
  expect(half).toMatchObject({ status: "pendingPayment", no: "", paymentStatus: "open" });
  expect((await lunch.told())?.shares?.map(({ state }) => state)).toEqual(["paid", "paid", "open", "open"]);
  expect((await intents()).filter(({ status }) => status === "succeeded")).toEqual([]);
  await world.provider("faults", { kind: "webhook-duplicate" });
  await Promise.all(pages.slice(2).map((page) => lunch.pay(page)));
  await world.settled();
  const after = await order();
  expect(after).toMatchObject({ status: "placed", paymentStatus: "paid" });
  expect(after.no).not.toBe("");
  expect(after.events.filter(({ type }) => type === "placed")).toHaveLength(1);
  const taken = await intents();
  expect(taken.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "succeeded"));
  expect(taken.reduce((sum, one) => sum + one.amount_received, 0)).toBe(totals.totalCents);
  // The platform's part is of the whole order, and not once for each.
  const fee = taken.reduce((sum, one) => sum + (one.application_fee_amount ?? 0), 0);
  const whole = Math.floor((totals.itemsCents * 300) / 10_000);
  expect(fee).toBeGreaterThan(whole - 4);
  expect(fee).toBeLessThanOrEqual(whole);
  expect(await lunch.told()).toMatchObject({ status: "placed" });
  expect(await lunch.basket()).toBe("converted");
  expect(await lunch.ask(guests[2])).toMatchObject({ refusal: { type: "already-handled", status: "placed" } });

  // One line goes back to the person who had it, and all of it to all.
  const line = must(after.lines.find(({ participantName }) => participantName === "Lager"), "a line"); // prettier-ignore
  const share = must(after.shares?.find(({ participantId }) => participantId === line.participantId), "a share"); // prettier-ignore
  const give = (wish: object) =>
    world.staff.call(refundOrder, {
      requestId: crypto.randomUUID(),
      restaurantId,
      orderId: lunch.orderId,
      reason: "Ein Brot war alt.",
      wish: wish as never,
    });
  expect(await give({ kind: "lines", lines: [{ lineId: line.lineId, cents: line.unitCents }] })).toMatchObject({
    ok: true,
  });
  await world.settled();
  const [first] = (await order()).refunds ?? [];
  expect(first).toMatchObject({ state: "succeeded", from: [{ paymentId: share.paymentId, cents: line.unitCents }] });
  expect(await give({ kind: "all" })).toMatchObject({ ok: true });
  await world.settled();
  const refunded = await order();
  expect(refunded.paymentStatus).toBe("refunded");
  for (const { id, capturedCents } of refunded.payments) {
    const back = (refunded.refunds ?? []).flatMap(({ from }) => from.filter(({ paymentId }) => paymentId === id));
    expect(cents(back)).toBe(capturedCents);
  }
});

it("S-C16 R4 of four one does not pay: nobody is charged, all is free again, and the host orders alone", async () => {
  const before = await reservedStock();
  const lunch = await waitingGroup();
  const { host, guests, order, intents } = lunch;
  expect(await reservedStock()).toBe(before + 7);
  for (const who of [host, guests[0], guests[1]]) await lunch.pay(await lunch.page(who));
  const late = await lunch.page(guests[2]);
  await world.settled();
  expect((await intents()).map(({ status }) => status).filter((status) => status === "requires_capture")).toHaveLength(3); // prettier-ignore
  await world.later(20 * minute + 1);
  expect(await lunch.ask(guests[2])).toMatchObject({ refusal: { type: "already-handled", status: "expired" } });
  await world.sweep();
  expect(await order()).toMatchObject({ status: "expired", paymentStatus: "voided" });
  // The page that was open is over.
  await lunch.pay(late);
  await world.settled();
  expect((await intents()).every(({ status, amount_received }) => status === "canceled" && amount_received === 0)).toBe(true); // prettier-ignore
  expect(await reservedStock()).toBe(before);
  expect(await lunch.basket()).toBe("open");
  expect(await lunch.told()).toMatchObject({ status: "expired" });
  const { eachPays: _apart, ...alone } = { ...lunch.input, requestId: crypto.randomUUID() };
  expect(await host.call(placeOrder, { ...alone, paymentMethod: "cashOnPickup" })).toMatchObject({
    value: { status: "placed" },
  });
  expect(await lunch.told()).toMatchObject({ status: "placed" });
  expect(await lunch.told()).not.toHaveProperty("shares");
});

it("S-C16 R4 the last share in the very moment in which the time ends: all are taken, or none", async () => {
  const lunch = await waitingGroup();
  const pages = [];
  for (const who of [lunch.host, ...lunch.guests]) pages.push(await lunch.page(who));
  for (const page of pages.slice(1)) await lunch.pay(page);
  await world.settled();
  await world.later(20 * minute + 1);
  await Promise.all([world.test.backend.runSchedule("runOrderTimers"), lunch.pay(must(pages[0], "a page"))]);
  await world.sweep();
  const { status } = await lunch.order();
  expect(["placed", "expired"]).toContain(status);
  const wanted = status === "placed" ? "succeeded" : "canceled";
  expect(new Set((await lunch.intents()).map((intent) => intent.status))).toEqual(new Set([wanted]));
});

it("S-C16 R4 the host takes over what is open while one of them pays: each part is paid once", async () => {
  const lunch = await waitingGroup();
  const { host, guests, order, intents } = lunch;
  await lunch.pay(await lunch.page(guests[0]));
  const [second] = [await lunch.page(guests[1])];
  await world.settled();
  const [rest] = await Promise.all([lunch.ask(host, true), lunch.pay(second)]);
  await world.settled();
  // Whatever came first: the host asks again, and sees what is open by now.
  const page = rest.ok && (await order()).shares?.filter(({ paymentId }) => paymentId === undefined).length === 3;
  const url = page && rest.ok ? sessionOf(rest.value.url) : await lunch.page(host, true);
  // The others do not begin to pay what the host took over.
  expect(await lunch.ask(guests[2])).toMatchObject({ refusal: { type: "already-handled" } });
  expect((await lunch.told())?.shares?.some(({ state }) => state === "takenOver")).toBe(true);
  await lunch.pay(url);
  await world.settled();
  const after = await order();
  expect(after).toMatchObject({ status: "placed", paymentStatus: "paid" });
  const taken = (await intents()).filter(({ status }) => status === "succeeded");
  expect(taken.reduce((sum, one) => sum + one.amount_received, 0)).toBe(after.totals.totalCents);
  expect((await intents()).filter(({ status }) => status === "requires_capture")).toEqual([]);
});

it("S-C16 R4 a message that is lost is found by the sweep, and what the shop rejects goes back to each", async () => {
  const lunch = await waitingGroup();
  const pages = [];
  for (const who of [lunch.host, ...lunch.guests]) pages.push(await lunch.page(who));
  await world.provider("faults", { kind: "webhook-lost", times: 20 });
  for (const page of pages) await lunch.pay(page);
  await world.settled();
  expect((await lunch.order()).status).toBe("pendingPayment");
  await world.later(minute);
  await world.sweep();
  expect((await lunch.order()).status).toBe("placed");
  await world.provider("faults/clear");
  await world.settled();
  const reject = { action: "reject" as const, reason: { code: "soldOut" as const, text: "Leider aus." } };
  await world.staff.call(changeOrderStatus, {
    requestId: crypto.randomUUID(),
    restaurantId,
    orderId: lunch.orderId,
    ...reject,
  });
  await world.settled();
  const after = await lunch.order();
  expect(["refunded", "voided"]).toContain(after.paymentStatus);
  const back = new Map((after.refunds ?? []).flatMap(({ from }) => from).map((part) => [part.paymentId, part.cents]));
  for (const { id, capturedCents } of after.payments) expect(back.get(id) ?? 0).toBe(capturedCents);
});

it.each(["share:begun", "share:session-created"])(
  "S-C16 R2 a page whose maker dies at %s is made once, and leads to one payment",
  async (moment) => {
    const lunch = await waitingGroup();
    const address = { restaurantId, orderId: lunch.orderId };
    const wish = { participantId: "p2", takesRest: false, groupId: lunch.address.groupId, slug: "hofladen" };
    const dies: AllDeps["failpoint"] = (name) =>
      name === moment ? Promise.reject(new Error("killed")) : Promise.resolve();
    await expect(startShare(deps(dies), address, wish)).rejects.toThrow("killed");
    await lunch.pay(await lunch.page(lunch.guests[0]));
    await world.settled();
    expect((await lunch.intents()).filter(({ status }) => status !== "canceled")).toHaveLength(1);
    expect((await lunch.order()).shares?.filter(({ paymentId }) => paymentId !== undefined)).toHaveLength(1);
    // The host pays for everything in another way: what is reserved is let go, and one order comes about.
    const { eachPays: _apart, ...alone } = { ...lunch.input, requestId: crypto.randomUUID() };
    expect(await lunch.host.call(placeOrder, { ...alone, paymentMethod: "cashOnPickup" })).toMatchObject({ ok: true });
    await world.settled();
    expect((await lunch.order()).status).toBe("expired");
    expect((await lunch.intents()).every(({ status }) => status === "canceled")).toBe(true);
  },
);

it("S-C16 S2 a part is asked for by its own person, the rest by the host, and no basket without a group is split", async () => {
  const lunch = await waitingGroup();
  const stranger = await world.test.signIn("guest");
  expect(await lunch.ask(stranger)).toMatchObject({ refusal: { type: "not-found" } });
  expect(await lunch.ask(world.staff)).toMatchObject({ refusal: { type: "not-found" } });
  expect(await lunch.ask(lunch.guests[0], true)).toMatchObject({ refusal: { type: "not-allowed" } });
  const own = await world.basket(stranger);
  expect(await stranger.call(placeOrder, { ...own, eachPays: true })).toMatchObject({
    refusal: { type: "payment-method-unavailable" },
  });
  const group = await closedGroup();
  expect(await group.host.call(placeOrder, { ...group.input, paymentMethod: "cashOnPickup" })).toMatchObject({
    refusal: { type: "payment-method-unavailable" },
  });
});
