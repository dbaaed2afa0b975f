import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { editOrder, placeOrder } from "@lokalkorb/contracts/orders";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "../testing/order-world.ts";

const { storefrontId } = shop;
const linkedId = "obstler";
const crowd = 24;

let world: OrderWorld;
let menu: Menu;
let guests: readonly TestClient[];

beforeAll(async () => {
  world = await startOrderWorld();
  const { db } = world.test.admin;
  const option = must(await readDocument(db, optionDocument, { offeringId, optionId: "schneiden" }), "option");
  const choices = option.choices.map((choice) => (choice.id === "halb" ? { ...choice, itemId: linkedId } : choice));
  await updateDocument(db, optionDocument, { offeringId, optionId: "schneiden" }, { choices });
  const address = { restaurantId, offeringId, storefrontId };
  const done = await world.staff("owner").call(publishStorefront, { requestId: randomUUID(), ...address });
  expect(done).toMatchObject({ ok: true, value: { gaps: [] } });
  menu = await readMenu(world.test.admin, shop);
  guests = await Promise.all(Array.from({ length: crowd }, () => world.guest()));
}, 60_000);
afterAll(() => world.test.stop());

const alone = (): BasketLine => aLine(menu, linkedId);
const withBread = (qty = 1): BasketLine =>
  aLine(menu, "bauernbrot", { qty, choices: [{ optionId: "schneiden", choiceId: "halb", qty: 1 }] });
/** A refusal of just now is remembered for a moment. */
async function countAnew(left: number, shards = 1): Promise<void> {
  await setStockTo(world.test.admin, offeringId, linkedId, left, shards);
  await world.test.backend.idle();
  world.test.backend.clock.advance(1_000);
}
const slotKey = (index: number): string => must(world.slots[100 + index], "slot");
const more = () => ({ ageConfirmed: true, menuVersion: menu.version });
const fill = (client: TestClient, line: BasketLine, index: number) =>
  world.fill(client, [line], slotKey(index), more());

it("K-FM-5 sells the last piece once, whether alone or as a choice, to a crowd at once", async () => {
  expect(menu.options["schneiden"]?.choices.find(({ id }) => id === "halb")).toMatchObject({
    itemId: linkedId,
    alcohol: must(menu.items[linkedId], linkedId).alcohol,
  });
  for (const [round, left] of [1, 3].entries()) {
    await countAnew(left, left);
    const inputs = await Promise.all(
      guests.map((client, index) => fill(client, index % 2 === 0 ? alone() : withBread(), round * crowd + index)),
    );
    const answers = await Promise.all(
      guests.map((client, index) => client.call(placeOrder, must(inputs[index], "input"))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(left);
    expect(answers.filter((answer) => !answer.ok && answer.refusal.type === "sold-out")).toHaveLength(crowd - left);
    expect(await world.stockOf(linkedId)).toEqual({ onHand: left, reserved: left });
  }
  await world.test.backend.idle();
  const storefront = await readDocument(world.test.admin.db, storefrontDocument, { offeringId, storefrontId });
  expect(storefront?.live.soldOutItemIds).toContain(linkedId);
});

it("K-FM-5 a choice's pieces change with the line, and come back with the order", async () => {
  await countAnew(5);
  const client = must(guests[0], "guest");
  const orderId = await world.placed(client, [withBread(2)], slotKey(60), more());
  expect(await world.stockOf(linkedId)).toEqual({ onHand: 5, reserved: 2 });
  const { lines } = await world.order(orderId);
  const lineId = must(lines[0], "line").lineId;
  const edit = (qty: number) =>
    world.staff("owner").call(editOrder, {
      requestId: randomUUID(),
      restaurantId,
      orderId,
      changes: [{ kind: "quantity", lineId, qty }],
    });
  expect(await edit(1)).toMatchObject({ ok: true });
  expect(await world.stockOf(linkedId)).toEqual({ onHand: 5, reserved: 1 });
  expect(await world.change(world.staff("owner"), orderId, "cancel")).toMatchObject({ ok: true });
  expect(await world.stockOf(linkedId)).toEqual({ onHand: 5, reserved: 0 });
});

it("K-FM-5 the pieces of a choice leave for good when they are handed over", async () => {
  await countAnew(5);
  const client = must(guests[1], "guest");
  const orderId = await world.placed(client, [withBread()], slotKey(61), more());
  const { totals } = await world.order(orderId);
  for (const [action, extra] of [
    ["accept", {}],
    ["ready", {}],
    ["complete", { payment: { method: "cash", cents: totals.totalCents }, ageCheck: "passed" }],
  ] as const)
    expect(await world.change(world.staff("owner"), orderId, action, extra), action).toMatchObject({ ok: true });
  expect(await world.stockOf(linkedId)).toEqual({ onHand: 4, reserved: 0 });
});
