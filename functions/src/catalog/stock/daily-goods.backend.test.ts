import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../../ordering/testing/order-world.ts";

const itemId = "hackfleisch";
const day = 24 * 60 * 60_000;

let world: OrderWorld;
let slotIndex = 400;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

const nextSlot = (): string => must(world.slots[slotIndex++], "slot");
const params = { offeringId, itemId };
const stockOfItem = async () => must(await readDocument(world.test.admin.db, itemDocument, params), itemId).stock;

describe("goods made every day anew", () => {
  it("are seven again when an order of yesterday for another day comes back, and not ten", async () => {
    const { db } = world.test.admin;
    await setStockTo(world.test.admin, offeringId, itemId, 0, 1);
    const stock = { mode: "daily" as const, onHand: 0, reserved: 0, dailyQty: 7 };
    await updateDocument(db, itemDocument, params, { stock });
    await runJob(world.test, "dailyGoods", restaurantId);
    const shopper = await world.guest();
    const early = await world.placed(shopper, [aLine(world.menu, itemId, { qty: 3 })], nextSlot());
    const back = await world.placed(shopper, [aLine(world.menu, itemId, { qty: 2 })], nextSlot());
    // On the same day they are for sale again.
    await world.change(shopper, back, "cancel");
    expect(await world.stockOf(itemId)).toEqual({ onHand: 7, reserved: 3 });

    world.test.backend.clock.advance(day);
    await runJob(world.test, "dailyGoods", restaurantId);
    expect(await world.stockOf(itemId)).toEqual({ onHand: 10, reserved: 3 });
    expect(await world.change(shopper, early, "cancel")).toMatchObject({ ok: true });
    expect(await world.stockOf(itemId)).toEqual({ onHand: 7, reserved: 0 });
  });

  it("are counted behind five hundred others, too", async () => {
    const { db } = world.test.admin;
    const { countedFor } = await stockOfItem();
    const others = db.batch();
    for (let index = 0; index < 500; index++)
      others.set(db.doc(`offerings/${offeringId}/items/${String(index).padStart(3, "0")}`), {
        stock: { mode: "daily", countedFor },
      });
    await others.commit();
    await updateDocument(db, itemDocument, params, { "stock.countedFor": "2020-01-01", "stock.dailyQty": 9 });
    await runJob(world.test, "dailyGoods", restaurantId);
    expect(await world.stockOf(itemId)).toEqual({ onHand: 9, reserved: 0 });
  });
});
