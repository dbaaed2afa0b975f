import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noteForKitchen } from "@lokalkorb/contracts/kitchen";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { kitchenNoteDocument } from "@lokalkorb/model/documents/restaurants/kitchen-notes/kitchen-note";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { notesOf, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

it("a note to the kitchen is written by the counter alone, taken off again, and stands nowhere in the order", async () => {
  const shopper = await world.guest();
  const slot = must(world.slots[300], "slot");
  const orderId = await world.placed(shopper, [aLine(world.menu, "butter", { qty: 3 })], slot);
  const noteOf = () => readDocument(world.test.admin.db, kitchenNoteDocument, { restaurantId, orderId });
  const note = (who: TestClient, text: string) =>
    who.call(noteForKitchen, { requestId: randomUUID(), restaurantId, orderId, text });
  for (const role of roles) {
    const writes = role === "owner" || role === "manager" || role === "staff";
    expect((await note(world.staff(role), ` Bitte ${role} `)).ok, role).toBe(writes);
  }
  for (const stranger of [shopper, await world.guest(), await world.staffElsewhere()])
    expect(await note(stranger, "Hallo")).toMatchObject({ ok: false, refusal: { type: "not-allowed" } });
  expect(await noteOf()).toMatchObject({ text: "Bitte staff" });
  expect(JSON.stringify(await world.order(orderId))).not.toContain("Bitte");
  expect((await notesOf(world.test, orderId))?.actions.at(-1)).toMatchObject({
    type: "noted",
    uid: world.staff("staff").uid,
  });
  expect(await note(world.staff("staff"), "")).toMatchObject({ ok: true });
  expect(await noteOf()).toBeNull();
  await world.change(world.staff("owner"), orderId, "reject");
  expect(await note(world.staff("staff"), "Zu spät")).toMatchObject({ refusal: { type: "transition-not-allowed" } });
});
