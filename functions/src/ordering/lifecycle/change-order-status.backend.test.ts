import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeOrderStatus, placeOrder } from "@lokalkorb/contracts/orders";
import { orderActions, type OrderAction, targetByAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { roles, type Role } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { possibleActions } from "@lokalkorb/domain/ordering/lifecycle/change-order";
import { roleMayChange } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import { orderStatuses, type OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { readDocument, readQuery, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId, offeringId } = shop;
const itemId = "hackfleisch";
const reason = { code: "soldOut", text: "Leider aus." } as const;

let test: TestBackend;
let menu: Menu;
let slotKey: string;
let shopper: TestClient;
let otherShopper: TestClient;
let staffElsewhere: TestClient;
const staffByRole = new Map<Role, TestClient>();
const staff = (role: Role): TestClient => must(staffByRole.get(role), role);

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo });
  menu = await readMenu(test.admin, shop);
  slotKey = must(freeSlots(menu, test.backend.clock.now())[200], "a slot of the day after tomorrow");
  for (const role of roles) {
    const account = { email: `${role}@team.example`, password: "geheim-genug" };
    const { uid } = await test.admin.auth.createUser(account);
    await updateDocument(test.admin.db, accountDocument, { restaurantId }, { [`roles.${uid}`]: role });
    staffByRole.set(role, await test.signIn(account));
  }
  [shopper, otherShopper, staffElsewhere] = await Promise.all([
    test.signIn("guest"),
    test.signIn("guest"),
    test.signIn(must(must(demo.shops[1], "bakery").staff[0], "owner of the bakery")),
  ]);
});
afterAll(() => test.stop());

async function place(): Promise<string> {
  // An account may not order more often than ten times in ten minutes.
  test.backend.clock.advance(61_000);
  await setStockTo(test.admin, offeringId, itemId, 10, 1);
  await test.admin.db
    .doc(`restaurants/${restaurantId}/distributionOptions/abholung-hofladen/slots/${slotKey}`)
    .delete();
  const input = await fillBasket(test.admin, {
    menu,
    uid: shopper.uid,
    lines: [aLine(menu, itemId, { qty: 3 })],
    slotKey,
    now: test.backend.clock.now(),
  });
  const answer = await shopper.call(placeOrder, input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.orderId;
}

const change = (client: TestClient, orderId: string, action: OrderAction, more: object = {}) =>
  client.call(changeOrderStatus, {
    requestId: randomUUID(),
    restaurantId,
    orderId,
    action,
    ...(action === "reject" || action === "cancel" ? { reason } : {}),
    ...more,
  });

const orderOf = async (orderId: string) =>
  must(await readDocument(test.admin.db, orderDocument, { restaurantId, orderId }), orderId);
const stock = async () =>
  (await readQuery(test.admin.db, queryOf(itemStockDocument, { offeringId, itemId }))).map(({ onHand, reserved }) => ({
    onHand,
    reserved,
  }));
const slot = () => readDocument(test.admin.db, slotDocument, { restaurantId, optionId: "abholung-hofladen", slotKey });

describe("the way of an order", () => {
  it("goes from placed to completed, with the payment taken at the counter", async () => {
    const orderId = await place();
    for (const action of ["accept", "prepare", "ready"] as const) {
      expect(await change(staff("staff"), orderId, action)).toEqual({
        ok: true,
        value: { status: targetByAction[action] },
      });
    }
    const { totals } = await orderOf(orderId);
    expect(await change(staff("staff"), orderId, "complete")).toEqual({
      ok: false,
      refusal: { type: "payment-required", openCents: totals.totalCents },
    });
    expect(
      await change(staff("staff"), orderId, "complete", { payment: { method: "cash", cents: totals.totalCents } }),
    ).toMatchObject({ ok: true });
    expect(await orderOf(orderId)).toMatchObject({
      status: "completed",
      paymentStatus: "paid",
      payments: [{ method: "cash", state: "captured", capturedCents: totals.totalCents }],
    });
    expect(await stock()).toEqual([{ onHand: 7, reserved: 0 }]);
    expect(await slot()).toMatchObject({ orders: 1 });
    await test.backend.idle();
    expect(await readDocument(test.admin.db, userOrderDocument, { uid: shopper.uid, orderId })).toMatchObject({
      status: "completed",
      paymentStatus: "paid",
    });
  });

  it("D-15.1 a handover writes nothing into the time of the order: it was used, and others order for it meanwhile", async () => {
    const orderId = await place();
    const before = await slot();
    expect(before).toMatchObject({ orders: 1, held: { [orderId]: {} } });
    for (const action of ["accept", "prepare", "ready"] as const) await change(staff("staff"), orderId, action);
    const payment = { method: "cash", cents: (await orderOf(orderId)).totals.totalCents };
    expect(await change(staff("staff"), orderId, "complete", { payment })).toMatchObject({ ok: true });
    expect(await slot()).toEqual(before);
    await test.backend.idle();
  });

  it.each(["reject", "cancel"] as const)("gives goods and time back on %s", async (action) => {
    const orderId = await place();
    expect(await stock()).toEqual([{ onHand: 10, reserved: 3 }]);
    expect(await slot()).toMatchObject({ orders: 1, units: 3 });
    expect(await change(staff("staff"), orderId, action, { reason })).toMatchObject({ ok: true });
    expect(await stock()).toEqual([{ onHand: 10, reserved: 0 }]);
    expect(await slot()).toMatchObject({ orders: 0, units: 0, held: {} });
    expect((await orderOf(orderId)).paymentStatus).toBe("voided");
  });

  it("ends for no shopper without a reason of the staff, whatever was done by then", async () => {
    const refused = { ok: false, refusal: { type: "reason-required" } };
    const orderId = await place();
    const end = (action: "reject" | "cancel", why: object) =>
      staff("owner").call(changeOrderStatus, { requestId: randomUUID(), restaurantId, orderId, action, ...why });
    const unsaid = [{}, { reason: { code: "other", text: "  " } }];
    for (const action of ["reject", "cancel"] as const)
      for (const why of unsaid) expect(await end(action, why)).toEqual(refused);
    for (const action of ["accept", "prepare", "ready"] as const) {
      await change(staff("owner"), orderId, action);
      for (const why of unsaid) expect(await end("cancel", why)).toEqual(refused);
    }
    expect(await orderOf(orderId)).toMatchObject({ status: "ready" });
    expect(await stock()).toEqual([{ onHand: 10, reserved: 3 }]);
    expect(await change(staff("owner"), orderId, "cancel")).toMatchObject({ ok: true });
  });

  it("is taken once at each button when two devices press at the same moment, and paid once", async () => {
    const orderId = await place();
    const { totals } = await orderOf(orderId);
    const payment = { method: "cash", cents: totals.totalCents };
    for (const action of ["accept", "prepare", "ready", "complete"] as const) {
      const more = action === "complete" ? { payment } : {};
      const answers = await Promise.all([
        change(staff("staff"), orderId, action, more),
        change(staff("owner"), orderId, action, more),
      ]);
      expect(
        answers.filter(({ ok }) => ok),
        action,
      ).toHaveLength(1);
      const handled = { type: "already-handled", status: targetByAction[action] };
      expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: handled });
    }
    const { events, payments } = await orderOf(orderId);
    expect(events.map(({ type }) => type)).toEqual(["placed", "accepted", "preparing", "ready", "paid", "completed"]);
    expect(payments.map(({ capturedCents }) => capturedCents)).toEqual([totals.totalCents]);
  });

  it.each([
    [[], "accept", "reject"],
    [["accept"], "prepare", "cancel"],
    [["accept", "prepare"], "ready", "cancel"],
    [["accept", "prepare", "ready"], "complete", "cancel"],
  ] as const)("goes one way when one device presses on and the other one ends it, after %j", async (way, on, end) => {
    const orderId = await place();
    for (const action of way) await change(staff("owner"), orderId, action);
    const { totals } = await orderOf(orderId);
    const payment = { method: "cash", cents: totals.totalCents };
    const [goesOn, ends] = await Promise.all([
      change(staff("staff"), orderId, on, on === "complete" ? { payment } : {}),
      change(staff("owner"), orderId, end),
    ]);
    const { status, payments } = await orderOf(orderId);
    // An order in work can still be cancelled: then both were in time, one after the other.
    expect([goesOn.ok, ends.ok]).toContain(true);
    expect(status).toBe(targetByAction[ends.ok ? end : on]);
    if (on === "complete" || end === "reject") expect(goesOn.ok).toBe(!ends.ok);
    expect(payments).toHaveLength(on === "complete" && goesOn.ok ? 1 : 0);
    const left = ends.ok && way.length > 1 ? [{ onHand: 7, reserved: 0 }] : undefined;
    if (left !== undefined) expect(await stock()).toEqual(left);
  });

  it("names no uid of staff where shoppers can read, and keeps it with what follows", async () => {
    const orderId = await place();
    await change(staff("staff"), orderId, "accept");
    await change(staff("staff"), orderId, "prepare");
    expect(JSON.stringify(await orderOf(orderId))).not.toContain(staff("staff").uid);
    for (const [version, event] of [
      [2, "accepted"],
      [3, "preparing"],
    ])
      expect(await readDocument(test.admin.db, outboxDocument, { effectId: `${orderId}_${version}` })).toMatchObject({
        event,
        uid: staff("staff").uid,
      });
  });

  it("can be cancelled by the shopper until the deadline", async () => {
    const inTime = await place();
    expect(await change(shopper, inTime, "cancel")).toMatchObject({ ok: true });
    const tooLate = await place();
    const { distribution, timeline } = await orderOf(tooLate);
    const start = test.backend.clock.now() + 29 * 60_000;
    await updateDocument(
      test.admin.db,
      orderDocument,
      { restaurantId, orderId: tooLate },
      {
        distribution: { ...distribution, slot: { ...distribution.slot, start } },
        timeline: { ...timeline, promisedAt: start },
      },
    );
    expect(await change(shopper, tooLate, "cancel")).toMatchObject({
      ok: false,
      refusal: { type: "transition-not-allowed" },
    });
  });
});

describe("who may do what", () => {
  const reachable: readonly OrderStatus[] = orderStatuses.filter((status) =>
    ["placed", "accepted", "preparing", "ready", "completed", "rejected", "cancelled"].includes(status),
  );

  it.each(roles)("%s, every action in every status", async (role) => {
    const orderId = await place();
    const fresh = await orderOf(orderId);
    let version = 1;
    for (const status of reachable) {
      for (const action of orderActions) {
        // The effects of a transition are keyed by its number, which no order ever has twice.
        const order = { ...fresh, status, version: (version += 2) };
        await setDocument(test.admin.db, orderDocument, { restaurantId, orderId }, order);
        const payment = { method: "card", cents: fresh.totals.totalCents };
        const answer = await change(staff(role), orderId, action, action === "complete" ? { payment } : {});
        const name = `${role} ${action} from ${status}`;
        if (!roleMayChange(role, action, status))
          expect(answer, name).toEqual({ ok: false, refusal: { type: "not-allowed" } });
        else
          expect(answer.ok, name).toBe(
            possibleActions({ order, by: "merchant", role, now: test.backend.clock.now() }).includes(action),
          );
        expect((await orderOf(orderId)).status, name).toBe(answer.ok ? targetByAction[action] : status);
      }
    }
  });

  it.each(orderActions)("nobody else: %s", async (action) => {
    const orderId = await place();
    for (const stranger of [otherShopper, staffElsewhere]) {
      expect(await change(stranger, orderId, action)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    }
    if (action !== "cancel") expect((await change(shopper, orderId, action)).ok).toBe(false);
    expect((await orderOf(orderId)).status).toBe("placed");
  });

  it("staff who order in their own shop may cancel like anybody else, and leave no trace as staff", async () => {
    const orderId = await place();
    const { customer, viewers } = await orderOf(orderId);
    const own = staff("accountant");
    await updateDocument(test.admin.db, orderDocument, { restaurantId, orderId }, { viewers: [...viewers, own.uid] });
    // Who may look may not cancel.
    expect(await change(own, orderId, "cancel")).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    const ordered = { customer: { ...customer, uid: own.uid } };
    await updateDocument(test.admin.db, orderDocument, { restaurantId, orderId }, ordered);
    expect(await change(own, orderId, "accept")).toMatchObject({ ok: false });
    expect(await change(own, orderId, "cancel")).toMatchObject({ ok: true });
    expect((await orderOf(orderId)).events.at(-1)).toMatchObject({ type: "cancelled", by: "customer" });
    const { version } = await orderOf(orderId);
    const entry = await readDocument(test.admin.db, outboxDocument, { effectId: `${orderId}_${version}` });
    expect([entry?.event, entry?.uid]).toEqual(["cancelled", undefined]);
  });

  it("takes a role away from somebody whose own document cannot be read", async () => {
    const { uid } = staff("kitchen");
    await test.backend.idle();
    await test.admin.db.doc(`users/${uid}`).update({ favouriteRestaurants: [1] });
    const account = must(await readDocument(test.admin.db, accountDocument, { restaurantId }), "account");
    const { [uid]: _gone, ...others } = account.roles;
    await updateDocument(test.admin.db, accountDocument, { restaurantId }, { roles: others });
    await test.backend.idle();
    expect((await test.admin.db.doc(`users/${uid}`).get()).data()).toMatchObject({
      restaurants: [],
      restaurantRoles: {},
    });
    await updateDocument(test.admin.db, accountDocument, { restaurantId }, { roles: account.roles });
  });

  it("knows orders that do not exist from those that are not yours", async () => {
    expect(await change(staff("owner"), "nichts", "accept")).toEqual({ ok: false, refusal: { type: "not-found" } });
  });

  it("F02 mirrors roles to the users who hold them, and takes them away again", async () => {
    const { uid } = staff("manager");
    await test.backend.idle();
    expect(await readDocument(test.admin.db, userDocument, { uid })).toMatchObject({
      restaurants: [restaurantId],
      restaurantRoles: { [restaurantId]: "manager" },
    });
    const account = must(await readDocument(test.admin.db, accountDocument, { restaurantId }), "account");
    const { [uid]: _gone, ...others } = account.roles;
    await updateDocument(test.admin.db, accountDocument, { restaurantId }, { roles: others });
    await test.backend.idle();
    expect(await readDocument(test.admin.db, userDocument, { uid })).toMatchObject({
      restaurants: [],
      restaurantRoles: {},
    });
  });
});

describe("much later", () => {
  it("R3 is the same step when the same request comes again days later, and no other under its id", async () => {
    const orderId = await place();
    const requestId = randomUUID();
    const again = (action: OrderAction) => change(staff("staff"), orderId, action, { requestId });
    const first = await again("accept");
    expect(first).toEqual({ ok: true, value: { status: "accepted" } });
    await change(staff("staff"), orderId, "prepare");
    test.backend.clock.advance(3 * 24 * 60 * 60_000);
    expect(await again("accept")).toEqual(first);
    expect(await again("ready")).toEqual({ ok: false, refusal: { type: "request-reused" } });
    const { status, events } = await orderOf(orderId);
    expect([status, events.length]).toEqual(["preparing", 3]);
  });
});
