import { afterAll, beforeAll, expect, it } from "vitest";
import { openGuestOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, remove, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import { aLine, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { testFunctionsEnv } from "@lokalkorb/testing/start-test-backend";
import { customerIdOf } from "../customers/customer-records.ts";
import { guestTokenOf } from "../lookup/guest-token.ts";
import { notesOf, offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

const day = 24 * 60 * 60_000;
const code = "PROKOPF";
let world: OrderWorld;

beforeAll(async () => {
  world = await startOrderWorld({ steps: true });
  await setStockTo(world.test.admin, offeringId, "butter", 100, 1);
  await world.addCode({ code, percentBp: 1000, oncePerCustomer: true });
});
afterAll(() => world.test.stop());

const archived = (orderId: string) =>
  readDocument(world.test.admin.db, historicOrderDocument, { restaurantId, orderId });

const person = { name: "Annegret Zwiebelbauer", email: "annegret@post.example", phone: "+43 660 1234567" };

/** Handed over three months ago, with words about its person wherever they may stand. */
async function oldOrder(codes: string[]) {
  const { db } = world.test.admin;
  const shopper = await world.guest();
  const lines = [aLine(world.menu, "butter", { qty: 2 })];
  const more = { contact: person, customerNote: "Für Annegret.", codes };
  const slotKey = must(freeSlots(world.menu, world.test.backend.clock.now())[40], "a free time");
  const orderId = await world.placed(shopper, lines, slotKey, more);
  const address = { restaurantId, orderId };
  for (const action of ["accept", "prepare", "ready"] as const)
    expect(await world.change(world.staff("owner"), orderId, action)).toMatchObject({ ok: true });
  const { totals, distribution, lines: ordered } = await world.order(orderId);
  const payment = { method: "cash", cents: totals.totalCents };
  expect(await world.change(world.staff("owner"), orderId, "complete", { payment })).toMatchObject({ ok: true });
  const home = { street: "Zwiebelgasse", houseNo: "1", zip: "5020", city: "Salzburg", country: "AT" as const };
  await updateDocument(db, orderDocument, address, {
    distribution: { ...distribution, address: home },
    lines: ordered.map((line) => ({ ...line, note: "Annegret mag es frisch." })),
  });
  const notes = await notesOf(world.test, orderId);
  await setDocument(db, internalNotesDocument, address, { actions: [], ...notes, note: "Annegret ruft oft an." });
  await world.test.backend.idle();
  world.test.backend.clock.advance(91 * day);
  await world.run("runOrderTimers");
  return { shopper, orderId, order: must(await archived(orderId), "an archived order") };
}

it("GDP-03 forgets who ordered when the law does not want it kept any more, and keeps what was sold", async () => {
  const { db } = world.test.admin;
  const { clock } = world.test.backend;
  const { shopper, orderId, order } = await oldOrder([code]);
  const dueAt = must(order.retention, "a day").deletePersonAfter;
  expect(new Date(dueAt + day).getUTCFullYear()).toBeGreaterThan(new Date(order.placedAt).getUTCFullYear() + 6);
  const customer = { restaurantId, userDocId: customerIdOf({ uid: shopper.uid, isGuest: true, ...person }) };
  expect(await readDocument(db, customerDocument, customer)).not.toBeNull();

  clock.advance(dueAt - clock.now() - 60 * 60_000);
  await runJob(world.test, "erasing");
  expect((await archived(orderId))?.customer).toMatchObject(person);
  clock.advance(60 * 60_000);
  await runJob(world.test, "erasing");
  const after = must(await archived(orderId), "still there");
  expect(after).toMatchObject({ no: order.no, totals: order.totals, status: "completed", viewers: [] });
  expect(after.lines.map(({ name, qty, totalCents }) => [name, qty, totalCents])).toEqual(
    order.lines.map(({ name, qty, totalCents }) => [name, qty, totalCents]),
  );
  for (const word of ["Annegret", "annegret", "Zwiebel", "1234567", shopper.uid])
    expect(JSON.stringify({ ...after, ref: null })).not.toContain(word);
  expect([
    after.retention,
    await notesOf(world.test, orderId),
    await readDocument(db, userOrderDocument, { uid: shopper.uid, orderId }),
    await readDocument(db, customerDocument, customer),
  ]).toEqual([undefined, null, null, null]);
  const use = must(await readDocument(db, redemptionDocument, { restaurantId, codeId: code, orderId }), "a use");
  expect([use.state, use.uid, use.emailHash]).toEqual(["redeemed", "", undefined]);
});

it("GDP-03 forgets also who ordered what was archived before the archive said until when", async () => {
  const { clock } = world.test.backend;
  const { orderId, order } = await oldOrder([]);
  const address = { restaurantId, orderId };
  const { deletePersonAfter } = must(order.retention, "a day");
  await updateDocument(world.test.admin.db, historicOrderDocument, address, { retention: remove() });
  await runJob(world.test, "erasing");
  await runJob(world.test, "retention", restaurantId);
  expect((await archived(orderId))?.retention).toEqual({ deletePersonAfter });
  clock.advance(deletePersonAfter - clock.now());
  await runJob(world.test, "erasing");
  expect(await archived(orderId)).toMatchObject({ customer: { uid: null, email: null }, totals: order.totals });
});

it("D-O2 GDP-03 forgets whose time has come although the look for what is missing fails", async () => {
  const { backend } = world.test;
  const { orderId, order } = await oldOrder([]);
  backend.clock.advance(must(order.retention, "a day").deletePersonAfter - backend.clock.now());
  backend.faults.add({ kind: "throw-at-step", step: "retention:walk-begins" });
  const [erasing] = await runJob(world.test, "erasing");
  const [failed] = await runJob(world.test, "retention", restaurantId);
  expect([erasing?.lastError, failed?.lastError]).toEqual([
    undefined,
    expect.stringContaining("retention:walk-begins"),
  ]);
  expect(await archived(orderId)).toMatchObject({ customer: { uid: null, email: null } });
});

it("GDP-05 ends the link of a mail two years after its order has left the board", async () => {
  const { orderId } = await oldOrder([]);
  const secret = must(testFunctionsEnv["ORDER_LINK_SECRET"], "a secret");
  const token = guestTokenOf(secret, { restaurantId, orderId });
  const open = async () => (await world.guest()).call(openGuestOrder, { restaurantId, orderId, token });
  world.test.backend.clock.advance(729 * day);
  expect(await open()).toMatchObject({ ok: true });
  world.test.backend.clock.advance(2 * day);
  expect(await open()).toEqual({ ok: false, refusal: { type: "token-invalid" } });
});
