import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

let world: OrderWorld;

beforeAll(async () => {
  world = await startOrderWorld();
  for (const id of ["butter", "hackfleisch"]) await setStockTo(world.test.admin, offeringId, id, 100, 1);
});
afterAll(() => world.test.stop());

it("lists for ordering again what was bought, not what was taken out", async () => {
  const shopper = await world.guest();
  const lines = [aLine(world.menu, "butter", { qty: 2 }), aLine(world.menu, "hackfleisch")];
  const orderId = await world.placed(shopper, lines, must(world.slots[40], "slot"));
  const gone = must(
    (await world.order(orderId)).lines.find(({ refId }) => refId === "hackfleisch"),
    "a line",
  );
  const edited = await world.staff("owner").call(editOrder, {
    requestId: randomUUID(),
    restaurantId,
    orderId,
    changes: [{ kind: "remove", lineId: gone.lineId, reason: "Leider aus." }],
  });
  expect(edited).toMatchObject({ ok: true });
  const params = { uid: shopper.uid, orderId };
  const listed = must(await readDocument(world.test.admin.db, userOrderDocument, params), "listed");
  expect(listed.lineRefs.map(({ refId }) => refId)).toEqual(["butter"]);
  expect(listed.itemsText).not.toContain(gone.name);
});
