import { afterAll, beforeAll, expect, it } from "vitest";
import { setDocument } from "@lokalkorb/model/admin/admin-documents";
import { switchesDocument } from "@lokalkorb/model/documents/data/switches";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { createPlatformSwitches } from "./platform-switches.ts";

let test: TestBackend;
beforeAll(async () => {
  test = await startTestBackend({ functions: false });
});
afterAll(() => test.stop());

it("P11 the switches are read once a minute, however many orders ask, and at once after an own change", async () => {
  const { db } = test.admin;
  let now = 1_000_000;
  const switches = createPlatformSwitches(db, () => now);
  const set = (onlinePayment: boolean) =>
    setDocument(db, switchesDocument, {}, { registrations: true, approval: false, onlinePayment });
  expect(await switches.startsOnlinePayments()).toBe(true);
  await set(false);
  now += 59_000;
  expect(await switches.startsOnlinePayments()).toBe(true);
  now += 1_000;
  expect(await switches.startsOnlinePayments()).toBe(false);
  await set(true);
  expect(await switches.startsOnlinePayments()).toBe(false);
  switches.forget();
  expect(await switches.startsOnlinePayments()).toBe(true);
});

it("a database without an answer leaves the switches as they were", async () => {
  let now = 1_000_000;
  const away = { doc: () => ({ get: () => Promise.reject(new Error("away")) }) };
  const switches = createPlatformSwitches(away as never, () => now);
  expect(await switches.startsOnlinePayments()).toBe(true);
  now += 60_000;
  expect(await switches.startsOnlinePayments()).toBe(true);
});
