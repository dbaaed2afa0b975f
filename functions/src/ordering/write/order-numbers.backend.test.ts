import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { countersDocument } from "@lokalkorb/model/documents/restaurants/data/counters";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { createOrderNumbers } from "./order-numbers.ts";

const today = "2026-11-20";
const restaurantId = "laden";
let test: TestBackend;
let now = Date.parse(`${today}T09:00:00Z`);
/** A process of its own: it knows nothing of the others but the shop's counter. */
const instance = () => createOrderNumbers(test.admin.db, () => now);

beforeAll(async () => {
  test = await startTestBackend({ functions: false });
});
afterAll(() => test.stop());

it("calls nobody by the number of somebody else today, however many days ahead are ordered for", async () => {
  const first = await instance().take(restaurantId, today);
  const ahead = instance();
  for (let day = 1; day <= 40; day++) await ahead.take(restaurantId, addDays(today, day));
  const second = await instance().take(restaurantId, today);
  expect(second.dayCode).not.toBe(first.dayCode);
  expect(second.no).not.toBe(first.no);
});

it("forgets days that are over", async () => {
  now += 30 * 24 * 60 * 60 * 1000;
  await instance().take(restaurantId, "2026-12-20");
  const days = Object.keys((await readDocument(test.admin.db, countersDocument, { restaurantId }))?.dayCodes ?? {});
  expect(days.toSorted()[0]).toBe("2026-12-13");
});

it("gives each number once to many processes at the same time", async () => {
  const taken = await Promise.all(
    Array.from({ length: 5 }, instance).flatMap((numbers) =>
      Array.from({ length: 20 }, () => numbers.take("andrang", today)),
    ),
  );
  expect(new Set(taken.map((number) => number.no)).size).toBe(100);
  expect(new Set(taken.map((number) => number.dayCode)).size).toBe(100);
});
