import { expect, test } from "vitest";
import { aFulfilmentMethod, aMenu, anOrder } from "../../testing/builders.ts";
import { localToInstant } from "../../kernel/time/zoned-time.ts";
import type { Menu } from "../../menu/menu.ts";
import type { Order } from "../order/order.ts";
import { editDeadline, editUntilOf, type EditUntil } from "./edit-deadline.ts";

const minute = 60_000;
function menu(until?: EditUntil, more: Partial<Menu> = {}): Menu {
  const { ordering } = aMenu();
  return aMenu({ ordering: { ...ordering, ...(until && { customerEditUntil: until }) }, ...more });
}
const order = (more: Partial<Order> = {}): Order => anOrder(more);
const cancelUntil = (one: Order): number =>
  one.timeline.promisedAt - menu().ordering.customerCancelUntilMinutesBeforeSlot * minute;

test("K-FS-8 an order can be changed as long as it could be cancelled, until the shop has gone too far with it", () => {
  const one = order();
  expect(editDeadline(one, menu())).toBe(cancelUntil(one));
  expect(editDeadline(one, menu("never"))).toBeNull();
  // An order that several have paid for is not one's to change.
  expect(editDeadline({ ...one, shares: [] }, menu())).toBeNull();
  expect(editDeadline(order({ status: "accepted" }), menu("accepted"))).toBeNull();
  expect(editDeadline(order({ status: "accepted" }), menu("cutoff"))).toBe(cancelUntil(one));
  expect(editDeadline(order({ status: "preparing" }), menu("cutoff"))).toBeNull();
  expect(editDeadline(one, menu("accepted", { distributionOptions: [] }))).toBeNull();
});

test("K-FS-8 where orders for its time end sooner, changes end with them", () => {
  const one = order();
  const { timezone } = menu().shop;
  const option = aFulfilmentMethod({ cutoffs: [{ kind: "daysBeforeAt", days: 1, time: "00:01" }] });
  const found = editDeadline(one, menu("cutoff", { distributionOptions: [option] }));
  expect(found).toBeLessThan(cancelUntil(one));
  const [year = 0, month = 0, day = 0] = one.dayKey.split("-").map(Number);
  const dayBefore = new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10);
  expect(found).toBe(localToInstant({ date: dayBefore, time: "00:01" }, timezone));
  // Only the shop's yes counts where it said so.
  expect(editDeadline(one, menu("accepted", { distributionOptions: [option] }))).toBe(cancelUntil(one));
  const unknown = order({ distribution: { ...one.distribution, slot: { ...one.distribution.slot, key: "gone" } } });
  expect(editDeadline(unknown, menu("cutoff", { distributionOptions: [option] }))).toBe(cancelUntil(one));
});

test("an order keeps the rule that it was made under; settings stand in where its menu has none", () => {
  expect(editUntilOf(menu("never"), "cutoff")).toBe("never");
  expect(editUntilOf(menu(), "cutoff")).toBe("cutoff");
  expect(editUntilOf(menu())).toBe("accepted");
});
