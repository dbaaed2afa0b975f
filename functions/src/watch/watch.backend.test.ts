import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { setOperations } from "@lokalkorb/contracts/offerings";
import { boardAwake } from "@lokalkorb/contracts/watch";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { boardWatchDocument } from "@lokalkorb/model/documents/restaurants/data/watch";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { aLine, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let services: Services;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({
    env: {
      TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000000",
      TWILIO_AUTH_TOKEN: "twilio-token_local",
      TWILIO_SENDER: "Lokalkorb",
      TWILIO_API_BASE: `http://127.0.0.1:${services.port}`,
      SMTP_PORT: String(services.smtpPort),
    },
  });
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

const key = { restaurantId };
const db = () => world.test.admin.db;
const beat = (who: TestClient, more: object = {}) =>
  who.call(boardAwake, { restaurantId, deviceId: "tablet", sound: "on", visible: true, ...more });
const operations = async () => (await readDocument(db(), shopDocument, key))?.operations;
const watch = () => readDocument(db(), boardWatchDocument, key);
const notify = (fields: object) =>
  updateDocument(
    db(),
    settingsDocument,
    key,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`notifications.${name}`, value])),
  );
const seen = async (
  path: string,
): Promise<readonly { readonly to: string; readonly subject?: string; readonly body?: string }[]> =>
  (await fetch(`http://127.0.0.1:${services.port}${path}`)).json() as never;
const told = async (subject: string): Promise<number> => (await seen(`/api/mail?subject=${subject}`)).length;

/** For the next slot there is: an order for later may wait without anybody's being told. */
async function place(): Promise<string> {
  const [slot = ""] = freeSlots(world.menu, world.test.backend.clock.now());
  return world.placed(await world.guest(), [aLine(world.menu, "butter", { qty: 2 })], slot);
}

/** Waits longer than the five minutes that the shop allows. */
async function missOrder(): Promise<void> {
  await place();
  await pass();
}

async function pass(): Promise<void> {
  world.test.backend.clock.advance(6 * minuteMs);
  await world.run("runOrderTimers");
}

/** Nothing waits, no warning was sent, and the last board that was awake falls asleep now. */
beforeEach(async () => {
  const { docs } = await db().collection(`restaurants/${restaurantId}/orders`).where("status", "==", "placed").get();
  for (const { id } of docs) await world.change(world.staff("owner"), id, "accept");
  await db().doc(`restaurants/${restaurantId}/data/watch`).delete();
  await updateDocument(db(), shopDocument, key, { operations: { state: "open" } });
  await notify({ pauseAfterMissed: remove(), warnAfterRejections: remove(), phoneAlarm: remove() });
  await beat(world.staff("owner"));
  await world.test.backend.idle();
  for (const path of ["/api/mail", "/api/sms"])
    await fetch(`http://127.0.0.1:${services.port}${path}`, { method: "DELETE" });
});

it("M-C9 who takes orders says that a board is awake, and nobody else", async () => {
  for (const role of ["owner", "manager", "staff"] as const)
    expect(await beat(world.staff(role), { deviceId: role }), role).toEqual({ ok: true, value: { pause: null } });
  for (const role of ["kitchen", "accountant"] as const)
    expect(await beat(world.staff(role)), role).toMatchObject({ refusal: { type: "not-allowed" } });
  expect(await beat(await world.guest())).toMatchObject({ refusal: { type: "not-allowed" } });
  expect(await beat(await world.staffElsewhere())).toMatchObject({ refusal: { type: "not-allowed" } });
  expect(Object.keys((await watch())?.devices ?? {}).toSorted()).toEqual(["manager", "owner", "staff", "tablet"]);
});

it("M-C9 while the board is awake nobody is told; once it sleeps, by mail and SMS, once", async () => {
  await notify({ phoneAlarm: "0171 1234567" });
  const heard = await place();
  world.test.backend.clock.advance(6 * minuteMs);
  await beat(world.staff("staff"));
  await world.run("runOrderTimers");
  expect(await told("Keine Tafel")).toBe(0);
  expect(await world.change(world.staff("staff"), heard, "accept")).toMatchObject({ ok: true });

  await missOrder();
  await missOrder();
  expect(await told("Keine Tafel")).toBe(1);
  expect(await seen("/api/sms")).toMatchObject([{ to: "+491711234567" }]);
  expect((await operations())?.state, "its setting is off").toBe("open");
});

it("3.10 an order that waits counts, however many have come and been answered since", async () => {
  await notify({ pauseAfterMissed: 2 });
  const orderId = await place();
  const orders = db().collection(`restaurants/${restaurantId}/orders`);
  const waiting = await orders.doc(orderId).get();
  const batch = db().batch();
  for (let later = 1; later <= 40; later += 1) {
    const placedAt = Timestamp.fromMillis((waiting.get("placedAt") as Timestamp).toMillis() + later);
    batch.set(orders.doc(`answered-${later}`), { ...waiting.data(), placedAt, status: "completed" });
  }
  await batch.commit();
  await pass();
  await missOrder();
  expect((await watch())?.pause).toMatchObject({ orders: 2 });
});

it("3.10 a shop that asks for it is paused when nobody hears its orders, until a board wakes up", async () => {
  await notify({ pauseAfterMissed: 2 });
  await missOrder();
  expect((await operations())?.state).toBe("open");
  await missOrder();
  expect(await operations()).toMatchObject({ state: "paused", automaticSince: expect.any(Number) });
  expect(await told("Von selbst pausiert")).toBe(1);
  // Neither seen nor heard.
  await beat(world.staff("staff"), { sound: "off", visible: false });
  expect((await operations())?.state).toBe("paused");
  expect(await beat(world.staff("staff"))).toMatchObject({ value: { pause: { orders: 2, to: expect.any(Number) } } });
  expect(await operations()).toEqual({ state: "open" });
});

it("3.10 who opens by hand is not paused again for the same orders", async () => {
  await notify({ pauseAfterMissed: 2 });
  await missOrder();
  await missOrder();
  expect((await operations())?.state).toBe("paused");
  const open = { requestId: randomUUID(), restaurantId, state: "open" } as const;
  expect(await world.staff("staff").call(setOperations, open)).toMatchObject({ ok: true });
  expect((await watch())?.pause).toMatchObject({ endedBy: "staff" });
  await missOrder();
  expect((await operations())?.state).toBe("open");
});

it("3.10 a board that wakes up while the shop is being paused leaves it open, whoever comes first", async () => {
  await notify({ pauseAfterMissed: 2 });
  for (let round = 0; round < 3; round += 1) {
    await beat(world.staff("staff"));
    await missOrder();
    await place();
    world.test.backend.clock.advance(6 * minuteMs);
    await Promise.all([world.run("runOrderTimers"), beat(world.staff("owner"), { deviceId: `d${round}` })]);
    await world.test.backend.idle();
    expect((await operations())?.state, `round ${round}`).toBe("open");
  }
});

it("3.10 a row of rejections is told once", async () => {
  await notify({ warnAfterRejections: 2 });
  for (let count = 0; count < 3; count += 1) {
    const orderId = await place();
    await world.change(world.staff("staff"), orderId, "reject");
    await world.test.backend.idle();
  }
  expect(await told("hintereinander abgelehnt")).toBe(1);
});
