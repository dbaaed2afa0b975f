import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderPush, pushDevice, setOrderPush, setPushDevice, tryPushDevice } from "@lokalkorb/contracts/push-devices";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";
import { isKnownService } from "./push-port.ts";

let world: OrderWorld;
let services: Services;
beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({
    env: {
      VAPID_PRIVATE_KEY: "lokalkorb-local-key-for-push-messages_local",
      VAPID_SUBJECT: "mailto:hilfe@lokalkorb.example",
      PUSH_SERVICE_BASE: `http://127.0.0.1:${services.port}/push`,
    },
  });
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
const at = (path: string): string => `http://127.0.0.1:${services.port}${path}`;
const subscribed = async (): Promise<Subscription> =>
  (await fetch(at("/api/push/subscriptions"), { method: "POST" })).json() as Promise<Subscription>;
const set = (who: TestClient, deviceId: string, subscription: Subscription | null) =>
  who.call(setPushDevice, { requestId: randomUUID(), restaurantId, deviceId, subscription });
const look = (who: TestClient, deviceId: string) => who.call(pushDevice, { restaurantId, deviceId });
const tryIt = (who: TestClient, deviceId: string) => who.call(tryPushDevice, { restaurantId, deviceId });
const idOf = ({ endpoint }: Subscription): string => endpoint.split("/").at(-1) ?? "";

async function shownBy(subscription: Subscription): Promise<readonly string[]> {
  const all = (await (await fetch(at("/api/push"))).json()) as { browser: string; payload: { title: string } }[];
  return all.filter(({ browser }) => browser === idOf(subscription)).map(({ payload }) => payload.title);
}

async function newOrder(): Promise<string> {
  // Whether a shop has devices is remembered for a moment.
  world.test.backend.clock.advance(2 * minuteMs);
  const [slot = ""] = freeSlots(world.menu, world.test.backend.clock.now());
  const orderId = await world.placed(await world.guest(), [aLine(world.menu, "butter", { qty: 2 })], slot);
  await world.test.backend.idle();
  return (await world.order(orderId)).dayCode;
}

it("M-C9 a member of the team has a device told of new orders: number and time, nothing else", async () => {
  const [counter, oven] = [await subscribed(), await subscribed()];
  expect(await look(world.staff("staff"), "counter")).toMatchObject({ value: { on: false, key: expect.any(String) } });
  expect(await set(world.staff("staff"), "counter", counter)).toEqual({ ok: true, value: { result: "on" } });
  expect(await set(world.staff("kitchen"), "oven", oven)).toEqual({ ok: true, value: { result: "on" } });
  expect(await look(world.staff("staff"), "counter")).toMatchObject({ value: { on: true } });
  const dayCode = await newOrder();
  const words = [expect.stringMatching(new RegExp(`^Neue Bestellung ${dayCode} · .* \\d\\d:\\d\\d$`))];
  expect(await shownBy(counter)).toEqual(words);
  expect(await shownBy(oven)).toEqual(words);
  expect(await set(world.staff("kitchen"), "oven", null)).toEqual({ ok: true, value: { result: "off" } });
  await newOrder();
  expect(await shownBy(oven)).toHaveLength(1);
  expect(await shownBy(counter)).toHaveLength(2);
});

it("M-C9 strangers and neighbours have no device told, and no address but a push service's gets a request", async () => {
  const subscription = await subscribed();
  for (const who of [await world.guest(), await world.staffElsewhere()]) {
    expect(await set(who, "theirs", subscription)).toMatchObject({ refusal: { type: "not-allowed" } });
    expect(await look(who, "theirs")).toMatchObject({ refusal: { type: "not-allowed" } });
    expect(await tryIt(who, "theirs")).toMatchObject({ refusal: { type: "not-allowed" } });
  }
  const elsewhere = { ...subscription, endpoint: "http://127.0.0.1:9/push/x" };
  expect(await set(world.staff("owner"), "mine", elsewhere)).toEqual({
    ok: true,
    value: { result: "unknown-service" },
  });
  // A device of another member is not theirs to try or to end.
  await set(world.staff("manager"), "managers", subscription);
  expect(await tryIt(world.staff("staff"), "managers")).toMatchObject({ value: { result: "gone" } });
  await set(world.staff("staff"), "managers", null);
  expect(await look(world.staff("manager"), "managers")).toMatchObject({ value: { on: true } });
  // Its id takes no place of it; the browser itself is told for the member who turned it on last.
  await set(world.staff("staff"), "managers", await subscribed());
  expect(await look(world.staff("manager"), "managers")).toMatchObject({ value: { on: true } });
  await set(world.staff("staff"), "managers", subscription);
  expect(await look(world.staff("manager"), "managers")).toMatchObject({ value: { on: false } });
});

it("M-C9 a test message arrives, and a browser that is gone is forgotten", async () => {
  const subscription = await subscribed();
  await set(world.staff("owner"), "phone", subscription);
  expect(await tryIt(world.staff("owner"), "phone")).toEqual({ ok: true, value: { result: "sent" } });
  expect(await shownBy(subscription)).toEqual(["Testnachricht"]);
  await fetch(at(`/api/push/subscriptions/${idOf(subscription)}`), { method: "DELETE" });
  expect(await tryIt(world.staff("owner"), "phone")).toEqual({ ok: true, value: { result: "gone" } });
  expect(await look(world.staff("owner"), "phone")).toMatchObject({ value: { on: false } });
});

it("M-C9 who leaves the team is told nothing any more", async () => {
  const subscription = await subscribed();
  const { uid } = world.staff("accountant");
  await set(world.staff("accountant"), "desk", subscription);
  await updateDocument(world.test.admin.db, accountDocument, { restaurantId }, { [`roles.${uid}`]: remove() });
  await world.test.backend.idle();
  const device = await world.test.admin.db.doc(`restaurants/${restaurantId}/pushDevices/${uid}_desk`).get();
  expect(device.exists).toBe(false);
  await newOrder();
  expect(await shownBy(subscription)).toEqual([]);
});

it("S-C5 a viewer of an order is told of its states until it ends; strangers and the shop's staff are not", async () => {
  world.test.backend.clock.advance(2 * minuteMs);
  const [slot = ""] = freeSlots(world.menu, world.test.backend.clock.now());
  const shopper = await world.guest();
  const orderId = await world.placed(shopper, [aLine(world.menu, "butter", { qty: 2 })], slot);
  const { dayCode, totals } = await world.order(orderId);
  const [phone, other] = [await subscribed(), await subscribed()];
  const tell = (who: TestClient, subscription: Subscription | null) =>
    who.call(setOrderPush, { requestId: randomUUID(), restaurantId, orderId, subscription });
  const lookAt = (who: TestClient) => who.call(orderPush, { restaurantId, orderId });
  expect(await lookAt(shopper)).toMatchObject({ value: { on: false, key: expect.any(String) } });
  for (const who of [await world.guest(), world.staff("owner"), await world.staffElsewhere()]) {
    expect(await tell(who, other)).toMatchObject({ refusal: { type: "not-allowed" } });
    expect(await lookAt(who)).toMatchObject({ refusal: { type: "not-allowed" } });
  }
  const elsewhere = { ...phone, endpoint: "http://127.0.0.1:9/push/x" };
  expect(await tell(shopper, elsewhere)).toEqual({ ok: true, value: { result: "unknown-service" } });
  expect(await tell(shopper, phone)).toEqual({ ok: true, value: { result: "on" } });
  expect(await lookAt(shopper)).toMatchObject({ value: { on: true } });

  const step = async (action: "accept" | "prepare" | "ready" | "complete", more: object = {}): Promise<void> => {
    expect(await world.change(world.staff("owner"), orderId, action, more)).toMatchObject({ ok: true });
    await world.test.backend.idle();
  };
  await step("accept");
  await step("prepare");
  await step("ready");
  const told = [`Deine ${dayCode} ist angenommen.`, `Deine ${dayCode} ist fertig.`];
  expect(await shownBy(phone)).toEqual(told);
  await step("complete", { payment: { method: "cash", cents: totals.totalCents } });
  expect(await shownBy(phone)).toEqual(told);
  const devices = world.test.admin.db.collection(`restaurants/${restaurantId}/orders/${orderId}/devices`);
  expect((await devices.get()).empty).toBe(true);
  expect(await tell(shopper, phone)).toEqual({ ok: true, value: { result: "ended" } });
});

it("requests go to the push services of the makers of browsers alone", () => {
  for (const known of [
    "https://fcm.googleapis.com/fcm/send/x",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com/x",
    "https://wns2-by3p.notify.windows.com/w/?token=x",
  ])
    expect(isKnownService(known, ""), known).toBe(true);
  for (const other of [
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.example/x",
    "https://user@fcm.googleapis.com/x",
    "https://169.254.169.254/x",
    "no address",
  ])
    expect(isKnownService(other, ""), other).toBe(false);
});
