import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { startBackendProcess, type BackendProcess } from "@lokalkorb/testing/backend-process";
import { connectAdmin, type AdminHandles } from "@lokalkorb/testing/connect/connect-admin";
import { connectClient, type TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu, seedScenario } from "@lokalkorb/testing/seed/seed-scenario";
import { countedQuantities } from "../reservations/order-quantities.ts";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId, offeringId } = shop;
const itemId = "obstler";
const stocked = 5_000;
const shoppers = 20;

let dataDir: string;
let backend: BackendProcess;
let admin: AdminHandles;
let menu: Menu;
let slots: string[];
let clients: TestClient[];
let round = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lokalkorb-crash-"));
  backend = await startBackendProcess({ dataDir });
  admin = connectAdmin(backend.projectId, backend.env);
  await seedScenario({ admin, projectId: backend.projectId, ports: backend.ports, scenario: demo, now: Date.now() });
  await setStockTo(admin, offeringId, itemId, stocked, 3);
  menu = await readMenu(admin, shop);
  slots = freeSlots(menu, Date.now()).slice(50);
  clients = await Promise.all(
    Array.from({ length: shoppers }, () => connectClient(backend.projectId, backend.ports, "guest")),
  );
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.disconnect()));
  await admin.disconnect();
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A full basket for everybody; the function then orders all of them at once. */
async function fillBaskets(): Promise<() => Ordering> {
  round++;
  const inputs = await Promise.all(
    clients.map((client, index) =>
      fillBasket(admin, {
        menu,
        uid: client.uid,
        lines: [aLine(menu, itemId, { qty: 2 })],
        slotKey: must(slots[round * 4 + (index % 4)], "slot"),
        now: Date.now(),
      }),
    ),
  );
  return () => {
    const calls = clients.map(async (client, index) => {
      const answer = await client.call(placeOrder, { ...must(inputs[index], "input"), ageConfirmed: true });
      return answer.ok ? [answer.value.orderId] : [];
    });
    return {
      first: Promise.any(calls),
      acknowledged: Promise.allSettled(calls).then((answers) =>
        answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : [])),
      ),
    };
  };
}

interface Ordering {
  /** Settles with the first answer: then others are under way. */
  readonly first: Promise<unknown>;
  /** Ids of the orders that their shoppers know about. */
  readonly acknowledged: Promise<string[]>;
}

async function everybodyOrders(): Promise<string[]> {
  const order = await fillBaskets();
  return order().acknowledged;
}

/** Whatever was acknowledged is there, and every counter says what the orders say. */
async function expectNothingLost(acknowledged: readonly string[]): Promise<void> {
  const orders = await readQuery(admin.db, queryOf(orderDocument, { restaurantId }));
  const ids = new Set(orders.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(orders.map(({ no }) => no)).size).toBe(orders.length);

  const open = orders.filter(({ status }) => isOpen(status));
  const promised = open.reduce((sum, order) => sum + (countedQuantities(order, menu).get(itemId) ?? 0), 0);
  const shards = await readQuery(admin.db, queryOf(itemStockDocument, { offeringId, itemId }));
  expect(shards.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(promised);
  expect(shards.reduce((sum, { onHand }) => sum + onHand, 0)).toBe(stocked);
  expect((await readDocument(admin.db, itemDocument, { offeringId, itemId }))?.stock).toMatchObject({
    onHand: stocked,
    reserved: promised,
  });

  const used = await readQuery(admin.db, queryOf(slotDocument, { restaurantId, optionId: "abholung-hofladen" }));
  for (const slot of used) {
    const here = open.filter(({ distribution }) => distribution.slot.key === slot.id);
    expect({ orders: slot.orders, units: slot.units, held: Object.keys(slot.held).toSorted() }, slot.id).toEqual({
      orders: here.length,
      units: here.reduce((sum, { kitchenUnits }) => sum + kitchenUnits, 0),
      held: here.map(({ id }) => id).toSorted(),
    });
  }
}

const idle = (): Promise<unknown> => backend.admin("GET", "idle?timeoutMs=20000");

it(
  "loses no acknowledged order when the functions and then the backend are killed in the middle",
  { timeout: 90_000 },
  async () => {
    const acknowledged: string[] = [];
    while (acknowledged.length < 200) acknowledged.push(...(await everybodyOrders()));

    const whenFunctionsDie = (await fillBaskets())();
    await whenFunctionsDie.first;
    await backend.admin("POST", "functions/kill");
    acknowledged.push(...(await whenFunctionsDie.acknowledged));
    await idle();
    await expectNothingLost(acknowledged);
    const afterwards = await everybodyOrders();
    expect(afterwards).toHaveLength(shoppers);
    acknowledged.push(...afterwards);

    const whenAllDies = (await fillBaskets())();
    await whenAllDies.first;
    await backend.kill();
    acknowledged.push(...(await whenAllDies.acknowledged));
    await admin.disconnect();
    backend = await startBackendProcess({ dataDir, ports: backend.ports });
    admin = connectAdmin(backend.projectId, backend.env);
    await idle();
    await expectNothingLost(acknowledged);
    expect(await everybodyOrders()).toHaveLength(shoppers);
  },
);
