import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerApproval, setApprovalLimit } from "@lokalkorb/contracts/approvals";
import { businessOrders, ownBusinesses } from "@lokalkorb/contracts/businesses";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { changeOrderStatus, editOrder, placeOrder } from "@lokalkorb/contracts/orders";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, readQuery, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBusinessCustomer } from "@lokalkorb/testing/fixtures/business";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { basketStatus, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

const customerId = "b_kita";
const company = { restaurantId, customerId };
const total = 2 * 379;
let world: OrderWorld;
let admin: TestClient;
let buyer: TestClient;
let slotIndex = 300;

beforeAll(async () => {
  world = await startOrderWorld();
  admin = await account("leitung@kita.example");
  buyer = await account("koch@kita.example");
  await setDocument(
    world.test.admin.db,
    b2bCustomerDocument,
    company,
    aBusinessCustomer({
      employees: [
        { email: "leitung@kita.example", name: "Leitung", role: "admin" },
        { email: "koch@kita.example", name: "Küche", role: "buyer" },
      ],
      employeeEmails: ["leitung@kita.example", "koch@kita.example"],
    }),
  );
});
afterAll(() => world.test.stop());

async function account(email: string): Promise<TestClient> {
  const person = { email, password: "geheim-genug", emailVerified: true };
  await world.test.admin.auth.createUser(person);
  return world.test.signIn(person);
}
const db = () => world.test.admin.db;
const limit = (who: TestClient, aboveCents?: number) =>
  who.call(setApprovalLimit, {
    requestId: randomUUID(),
    ...company,
    ...(aboveCents === undefined ? {} : { aboveCents }),
  });
const openCents = async () => (await readDocument(db(), b2bCustomerDocument, company))?.openCents;
const nextSlot = () => must(world.slots[(slotIndex += 3)], "a slot");

async function orderAs(who: TestClient, slot = nextSlot(), more: Partial<InputOf<typeof placeOrder>> = {}) {
  const lines = [aLine(world.menu, "butter", { qty: 2 })];
  const input = await world.fill(who, lines, slot, { paymentMethod: "onAccount", business: { customerId }, ...more });
  return { slot, input, answer: await who.call(placeOrder, input) };
}
async function waiting(slot = nextSlot()) {
  const { answer, input } = await orderAs(buyer, slot);
  const placed = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  return { orderId: placed.orderId, slot, basketId: input.basketId, placed };
}
type Answer = InputOf<typeof answerApproval>["answer"];
const answer = (who: TestClient, orderId: string, said: Answer = { kind: "approve" }) =>
  who.call(answerApproval, { requestId: randomUUID(), ...company, orderId, answer: said });
const decline = { kind: "decline", word: "Bitte erst im Dezember." } as const;
async function mailsOf(orderId: string): Promise<readonly string[]> {
  await world.test.backend.idle();
  const mails = await readQuery(db(), queryOf(mailDocument, {}, { where: [["orderId", "==", orderId]] }));
  return mails.map(({ to, template }) => (to.endsWith("@kita.example") ? `${template} ${to}` : template)).toSorted();
}

it("only an admin of the company sets from which amount its orders wait", async () => {
  const outsiders = [buyer, await account("fremd@anders.example"), world.staff("owner"), await world.staffElsewhere()];
  for (const who of outsiders) expect(await limit(who, 500)).toMatchObject({ ok: false });
  expect(await limit(await world.guest(), 500)).toMatchObject({ refusal: { type: "sign-in-required" } });
  expect(await limit(admin, 500)).toMatchObject({ ok: true });
  const own = await buyer.call(ownBusinesses, { restaurantId });
  expect(own).toMatchObject({ value: { businesses: [{ limits: { approvalAboveCents: 500 } }] } });
  // Who decides alone has none to ask.
  const theirs = await admin.call(ownBusinesses, { restaurantId });
  expect(theirs).toMatchObject({ value: { businesses: [{ limits: {}, approvalAboveCents: 500 }] } });
});

it("above it an order waits: everything is reserved, the shop hears nothing, its admin is told", async () => {
  const { orderId, slot, basketId, placed } = await waiting();
  expect(placed).toMatchObject({ status: "awaitingApproval", no: "", dayCode: "" });
  expect(await openCents()).toBe(total);
  expect(await world.slotOf(slot)).toMatchObject({ orders: 1, held: [orderId] });
  expect(await basketStatus(world.test, basketId)).toBe("converted");
  expect(await world.outbox(orderId)).toEqual([{ event: "approvalRequested", effects: ["mail"] }]);
  expect(await mailsOf(orderId)).toEqual(["approval-asked", "approval-to-admin leitung@kita.example"]);
  const seen = await admin.call(businessOrders, company);
  expect(seen).toMatchObject({ value: { orders: [{ orderId, approval: { mayAnswer: true, lines: [{ qty: 2 }] } }] } });
  const own = await buyer.call(businessOrders, company);
  expect(own).toMatchObject({ value: { orders: [{ approval: { mayAnswer: false } }] } });

  const outsiders = [await account("nachbar@anders.example"), world.staff("owner"), await world.staffElsewhere()];
  for (const who of outsiders) expect(await answer(who, orderId)).toMatchObject({ ok: false });
  expect(await answer(buyer, orderId)).toMatchObject({ refusal: { type: "not-allowed" } });
  for (const action of ["accept", "reject", "cancel"] as const)
    expect(await world.change(world.staff("owner"), orderId, action)).toMatchObject({ ok: false });

  expect(await answer(admin, orderId)).toMatchObject({ value: { status: "placed" } });
  const order = await world.order(orderId);
  expect(order).toMatchObject({ status: "placed", approval: { state: "approved", by: "Leitung" } });
  expect(order.no).not.toBe("");
  expect(order).not.toHaveProperty("holdUntil");
  expect(await openCents()).toBe(total);
  expect((await world.outbox(orderId)).at(-1)).toMatchObject({
    event: "placed",
    effects: ["figures", "mail", "print", "push"],
  });
  expect(await answer(admin, orderId, decline)).toMatchObject({ refusal: { type: "already-handled" } });
  await world.change(world.staff("owner"), orderId, "cancel");
  expect(await openCents()).toBe(0);
});

it("R1 approved and declined at once, one of them counts; declined, all is free again and the buyer reads why", async () => {
  const both = await waiting();
  const answers = await Promise.all([
    answer(admin, both.orderId),
    answer(admin, both.orderId, decline),
    answer(admin, both.orderId),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const { status } = await world.order(both.orderId);
  expect(await openCents()).toBe(status === "placed" ? total : 0);
  if (status === "placed") await world.change(world.staff("owner"), both.orderId, "cancel");

  const { orderId, slot } = await waiting();
  expect(await answer(admin, orderId, decline)).toMatchObject({ value: { status: "cancelled" } });
  expect(await world.order(orderId)).toMatchObject({
    status: "cancelled",
    paymentStatus: "voided",
    no: "",
    approval: { state: "declined", by: "Leitung", word: decline.word },
  });
  expect([await openCents(), await world.slotOf(slot)]).toMatchObject([0, { orders: 0, held: [] }]);
  expect(await mailsOf(orderId)).toContain("approval-ended");
  expect((await mailsOf(orderId)).join()).not.toContain("shop-");
  // It never was the shop's, so that it is not the shop's to bring back.
  expect(await world.change(world.staff("owner"), orderId, "restore")).toMatchObject({ ok: false });
});

it("its buyer takes it back, also twice, and no other", async () => {
  const { orderId } = await waiting();
  const request = { requestId: randomUUID(), restaurantId, orderId, action: "cancel" } as const;
  expect(await (await world.guest()).call(changeOrderStatus, request)).toMatchObject({
    refusal: { type: "not-allowed" },
  });
  const twice = await Promise.all([buyer.call(changeOrderStatus, request), buyer.call(changeOrderStatus, request)]);
  for (const one of twice) expect(one).toMatchObject({ value: { status: "cancelled" } });
  expect(await world.order(orderId)).toMatchObject({ approval: { state: "withdrawn" } });
  expect(await openCents()).toBe(0);
  expect(await answer(admin, orderId)).toMatchObject({ refusal: { type: "already-handled" } });
});

it("a smaller order is not made a larger one without an approval", async () => {
  await limit(admin, 1200);
  const { answer: small } = await orderAs(buyer);
  const { orderId } = must(small.ok ? small.value : null, JSON.stringify(small));
  const { lines } = await world.order(orderId);
  const edit = (who: TestClient, qty: number) =>
    who.call(editOrder, {
      requestId: randomUUID(),
      restaurantId,
      orderId,
      changes: [{ kind: "quantity", lineId: must(lines[0], "a line").lineId, qty }],
      seenTotalCents: qty * 379,
    });
  expect(await edit(buyer, 4)).toMatchObject({ refusal: { type: "approval-unavailable", reason: "change" } });
  expect(await edit(buyer, 3)).toMatchObject({ ok: true });
  await world.change(world.staff("owner"), orderId, "cancel");
  await limit(admin, 500);
});

it("a shop that has closed since does not get it, and an own order of one of two admins is the other's to answer", async () => {
  const { orderId, slot } = await waiting();
  const day = slot.slice(0, 10);
  const shop = must(await readDocument(db(), shopDocument, { restaurantId }), "the shop");
  await updateDocument(
    db(),
    shopDocument,
    { restaurantId },
    {
      closures: [...shop.closures, { from: day, to: day, mode: "closed", reason: "Inventur" }],
    },
  );
  expect(await answer(admin, orderId)).toMatchObject({ refusal: { type: "shop-closed" } });
  expect(await world.order(orderId)).toMatchObject({ status: "awaitingApproval", no: "" });
  await updateDocument(db(), shopDocument, { restaurantId }, { closures: shop.closures });
  expect(await answer(admin, orderId, decline)).toMatchObject({ ok: true });

  const { employees } = must(await readDocument(db(), b2bCustomerDocument, company), "the company");
  const second = { email: "buero@kita.example", name: "Büro", role: "admin" as const };
  await updateDocument(db(), b2bCustomerDocument, company, { employees: [...employees, second] });
  const own = await orderAs(admin);
  const ownId = must(own.answer.ok ? own.answer.value : null, JSON.stringify(own.answer)).orderId;
  expect(await answer(admin, ownId)).toMatchObject({ refusal: { type: "not-allowed" } });
  expect(await answer(await account(second.email), ownId)).toMatchObject({ value: { status: "placed" } });
  expect(await orderAs(buyer, nextSlot(), { paymentMethod: "online" })).toMatchObject({
    answer: { refusal: { type: "approval-unavailable", reason: "payment" } },
  });
});

it("without an answer it ends after a day: nothing is kept, and an approval comes too late", async () => {
  const { orderId, slot } = await waiting(must(world.slots.at(-1), "the last slot"));
  const before = await openCents();
  const { holdUntil } = await world.order(orderId);
  world.test.backend.clock.advance(dayMs);
  expect(must(holdUntil, "it is kept until then")).toBeLessThanOrEqual(world.test.backend.clock.now());
  expect(await answer(admin, orderId)).toMatchObject({ refusal: { type: "too-late" } });
  await world.run("runOrderTimers");
  expect(await world.order(orderId)).toMatchObject({ status: "cancelled", approval: { state: "lapsed" } });
  expect(await openCents()).toBe(must(before, "an amount") - total);
  expect(await world.slotOf(slot)).toMatchObject({ orders: 0 });
  expect(await mailsOf(orderId)).toContain("approval-ended");
});
