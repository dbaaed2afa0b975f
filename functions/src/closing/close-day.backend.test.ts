import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeDay } from "@lokalkorb/contracts/closings";
import { refundOrder } from "@lokalkorb/contracts/orders";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { dayMs, type LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { dayClosingDocument } from "@lokalkorb/model/documents/restaurants/day-closings/day-closings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import { draftClosing } from "@lokalkorb/domain/ordering/closing/day-closing";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let owner: TestClient;
let slotIndex = 0;

beforeAll(async () => {
  world = await startOrderWorld({});
  owner = world.staff("owner");
});
afterAll(() => world.test.stop());

const timezone = "Europe/Berlin";
const today = (): LocalDate => instantToLocal(world.test.backend.clock.now(), timezone).date;

/** The screen of the one who signs: the same decision over all that is stored. */
async function looked(day: LocalDate) {
  const orders = await readQuery(world.test.admin.db, queryOf(orderDocument, { restaurantId }));
  const { figures, openEnds } = draftClosing({ day, timezone, orders, earlier: await stored() });
  return {
    seen: { totalCents: figures.totalCents, orders: figures.sales.length },
    openEnds: openEnds.map(({ key }) => ({ key, reason: "bleibt bis morgen" })),
  };
}
type Looked = Awaited<ReturnType<typeof looked>>;

const close = async (day: LocalDate, who: TestClient = owner, more: Partial<Looked> = {}) =>
  who.call(closeDay, { requestId: randomUUID(), restaurantId, day, ...(await looked(day)), ...more });

async function ready(): Promise<{ readonly orderId: string; readonly cents: number }> {
  world.test.backend.clock.advance(61_000);
  const slot = must(world.slots[(slotIndex += 4)], "a slot");
  const orderId = await world.placed(await world.guest(), [aLine(world.menu, "butter", { qty: 2 })], slot);
  for (const action of ["accept", "prepare", "ready"] as const) await world.change(owner, orderId, action);
  return { orderId, cents: (await world.order(orderId)).totals.totalCents };
}
const handOver = ({ orderId, cents }: { readonly orderId: string; readonly cents: number }) =>
  world.change(owner, orderId, "complete", { payment: { method: "cash", cents } });

const stored = () => readQuery(world.test.admin.db, queryOf(dayClosingDocument, { restaurantId }));

it.each(roles.filter((role) => role !== "owner" && role !== "manager"))(
  "a day is not signed off by the shop's %s",
  async (role) => {
    expect(await close(today(), world.staff(role))).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  },
);

it("no guest and no owner of another shop signs a day off", async () => {
  const refused = { ok: false, refusal: { type: "not-allowed" } };
  expect(await close(today(), await world.guest())).toEqual(refused);
  expect(await close(today(), await world.staffElsewhere())).toEqual(refused);
});

it("POS-03 days are closed once, in order, without a gap, with what was seen; an order that ends meanwhile is in exactly one", async () => {
  const first = today();
  const orders = [await ready(), await ready(), await ready()];
  const [early, racing, later] = orders.map((order) => must(order, "an order"));
  await handOver(must(early, "early"));
  // M-S6 It can still be taken back, and is no figure until then.
  expect(await close(first)).toMatchObject({ ok: false, refusal: { type: "figures-changed" } });
  world.test.backend.clock.advance(undoHeldFor);

  expect(await close(first, owner, { seen: { totalCents: 1, orders: 1 } })).toMatchObject({
    ok: false,
    refusal: { type: "figures-changed" },
  });
  expect(await close(first, owner, { openEnds: [] })).toMatchObject({ ok: false, refusal: { type: "open-ends" } });
  expect(await close(addDays(first, 1))).toEqual({ ok: false, refusal: { type: "day-ahead" } });

  // Two sign, and an order ends: it is in the closing that saw it, or the figures were old and nothing is closed yet.
  const [byOwner, byManager] = await Promise.all([
    close(first),
    close(first, world.staff("manager")),
    handOver(must(racing, "racing")),
  ]);
  const signed = [byOwner, byManager].filter(({ ok }) => ok).length;
  expect(signed).toBeLessThan(2);
  world.test.backend.clock.advance(undoHeldFor);
  if (signed === 0) expect(await close(first)).toMatchObject({ ok: true, value: { no: 1, day: first } });
  expect(await close(first)).toEqual({ ok: false, refusal: { type: "day-closed", day: first } });

  await handOver(must(later, "later"));
  world.test.backend.clock.advance(dayMs);
  const next = today();
  const back = { requestId: randomUUID(), restaurantId, orderId: must(early, "early").orderId, reason: "Kulanz" };
  expect(await owner.call(refundOrder, { ...back, wish: { kind: "amount", cents: 100 } })).toMatchObject({ ok: true });
  // Two days at once: one is first, and the other one counts on from it or is passed over.
  const days = await Promise.all([close(next), close(first), close(next, world.staff("manager"))]);
  expect(days.filter(({ ok }) => ok)).toMatchObject([{ value: { no: 2, day: next } }]);

  const closings = await stored();
  expect(closings.toSorted((a, b) => a.no - b.no).map(({ no }) => no)).toEqual([1, 2]);
  const sold = closings.flatMap(({ sales }) => sales.map(({ orderId }) => orderId));
  expect(new Set(sold).size).toBe(sold.length);
  for (const { orderId } of orders) expect(sold).toContain(orderId);
  const second = await readDocument(world.test.admin.db, dayClosingDocument, { restaurantId, day: next });
  expect(second?.refunds).toMatchObject([{ orderId: must(early, "early").orderId, cents: 100, day: next }]);
  expect(second?.sales.find(({ orderId }) => orderId === must(later, "later").orderId)).toMatchObject({ day: first });
});
