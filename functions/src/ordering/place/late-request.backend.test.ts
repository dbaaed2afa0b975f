import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { aLine, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

const day = 24 * 60 * 60_000;

let world: OrderWorld;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

async function placedAndArchived() {
  const client = await world.guest();
  const input = await world.fill(
    client,
    [aLine(world.menu, "heumilch-1l", { qty: 6 })],
    must(freeSlots(world.menu, world.test.backend.clock.now())[200], "a slot"),
  );
  const first = await client.call(placeOrder, input);
  const placed = must(first.ok ? first.value : null, JSON.stringify(first));
  await world.change(world.staff("owner"), placed.orderId, "reject");
  await world.test.backend.idle();
  world.test.backend.clock.advance(91 * day);
  await world.run("runOrderTimers");
  const address = { restaurantId, orderId: placed.orderId };
  const inArchive = () => readDocument(world.test.admin.db, historicOrderDocument, address);
  const onBoard = () => readDocument(world.test.admin.db, orderDocument, address);
  expect([await onBoard(), (await inArchive())?.status]).toEqual([null, "rejected"]);
  return { client, input, placed, inArchive, onBoard };
}

it("R2 a request that comes once more after its order was archived gets the same answer", async () => {
  const { client, input, placed, onBoard } = await placedAndArchived();
  expect(await client.call(placeOrder, input)).toEqual({ ok: true, value: { ...placed, status: "rejected" } });
  expect(await onBoard()).toBeNull();
});

it("R2 a request that was answered makes no second order of another basket after the archive", async () => {
  const { client, input, placed, inArchive, onBoard } = await placedAndArchived();
  // Its effects are not kept any longer than the order stayed on the board.
  await world.test.admin.db.doc(`outbox/${placed.orderId}_1`).delete();
  const before = await inArchive();
  const slotKey = must(freeSlots(world.menu, world.test.backend.clock.now())[200], "a slot");
  const other = await world.fill(client, [aLine(world.menu, "heumilch-1l", { qty: 5 })], slotKey);
  const answer = await client.call(placeOrder, { ...other, requestId: input.requestId });
  expect(answer).toEqual({ ok: false, refusal: { type: "request-reused" } });
  expect(await onBoard()).toBeNull();
  expect(await inArchive()).toEqual(before);

  expect(await client.call(placeOrder, other)).toMatchObject({ ok: true, value: { status: "placed" } });
});
