import { afterAll, beforeAll, expect, it } from "vitest";
import { orderSteps } from "@lokalkorb/contracts/order-steps";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

let world: OrderWorld;
let orderId: string;
beforeAll(async () => {
  world = await startOrderWorld();
  await setStockTo(world.test.admin, offeringId, "butter", 100, 1);
  orderId = await world.placed(
    await world.guest(),
    [aLine(world.menu, "butter", { qty: 2 })],
    must(world.slots[40], "a time"),
  );
  await world.change(world.staff("owner"), orderId, "accept");
  await world.change(world.staff("staff"), orderId, "prepare");
});
afterAll(() => world.test.stop());

it("K-FM-46 tells owner and manager who of the shop did which step", async () => {
  const { events } = must(
    await readDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }),
    "an order",
  );
  const timeOf = (type: string) =>
    must(
      events.find((event) => event.type === type),
      type,
    ).at;
  const near = (at: number) => expect.toSatisfy((other: number) => Math.abs(other - at) < 10_000);
  for (const role of ["owner", "manager"] as const) {
    const answer = await world.staff(role).call(orderSteps, { restaurantId, orderId });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        steps: [
          { event: "accepted", at: near(timeOf("accepted")), role: "owner" },
          { event: "preparing", at: near(timeOf("preparing")), role: "staff" },
        ],
      },
    });
  }
});

it("K-FM-46 tells nobody else, and nothing of an order that is not this shop's", async () => {
  const notAllowed = { ok: false, refusal: { type: "not-allowed" } };
  for (const who of [world.staff("staff"), world.staff("kitchen"), world.staff("accountant"), await world.guest()])
    expect(await who.call(orderSteps, { restaurantId, orderId })).toEqual(notAllowed);
  const owner = world.staff("owner");
  expect(await owner.call(orderSteps, { restaurantId: "another", orderId })).toEqual(notAllowed);
  expect(await owner.call(orderSteps, { restaurantId, orderId: "none" })).toEqual({ ok: true, value: { steps: [] } });
});
