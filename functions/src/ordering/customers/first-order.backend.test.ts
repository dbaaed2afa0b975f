import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { newCustomer } from "@lokalkorb/domain/ordering/customers/count-customer";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { setDocument } from "@lokalkorb/model/admin/admin-documents";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

let world: OrderWorld;
let slotIndex = 400;

beforeAll(async () => {
  world = await startOrderWorld();
  await world.addCode({ code: "ERSTE", percentBp: 1000, firstOrderOnly: true });
});
afterAll(() => world.test.stop());

async function order(email: string, codes: string[] = ["ERSTE"]) {
  const client = await world.guest();
  const contact = { name: "Kundin 7", email };
  const slotKey = must(world.slots[slotIndex++], "slot");
  const input = await world.fill(client, [aLine(world.menu, "butter", { qty: 3 })], slotKey, { codes, contact });
  return client.call(placeOrder, { ...input, requestId: randomUUID() });
}
const refused = { ok: false, refusal: { type: "code-conditions", code: "ERSTE", reason: "firstOrder" } };

it("a code for the first order is not given again to the same address on another device", async () => {
  expect(await order("neu@post.example", [])).toMatchObject({ ok: true });
  expect(await order("neu@post.example")).toMatchObject(refused);
  expect(await order("noch-neuer@post.example")).toMatchObject({ ok: true });
});

it("S3 is given once, however many devices order at the same moment", async () => {
  for (const email of ["gleich-1@post.example", "gleich-2@post.example"]) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(email)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([refused, refused, refused]);
  }
});

it("orders of long ago count, too", async () => {
  const email = "Stamm@post.example";
  const customer = { uid: "lange-her", name: "Kundin 8", email, isGuest: true };
  const known = newCustomer(customer);
  await setDocument(
    world.test.admin.db,
    customerDocument,
    { restaurantId, userDocId: "g_irgendwer" },
    { ...known, stats: { ...known.stats, orders: 3 } },
  );
  expect(await order(email)).toMatchObject(refused);
});

it("is given once, also when the first order comes back after the second", async () => {
  const answers = [];
  for (let time = 0; time < 2; time++) {
    const answer = await order("zweimal@post.example");
    const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
    answers.push(orderId);
    if (time === 0) expect(await world.change(world.staff("staff"), orderId, "cancel")).toMatchObject({ ok: true });
  }
  const [first, second] = [must(answers[0], "an order"), must(answers[1], "an order")];
  const used = { ok: false, refusal: { type: "code-used", code: "ERSTE" } };
  expect(await world.change(world.staff("manager"), first, "restore")).toEqual(used);
  expect(await world.change(world.staff("staff"), second, "cancel")).toMatchObject({ ok: true });
  expect(await world.change(world.staff("manager"), first, "restore")).toMatchObject({ ok: true });
});
