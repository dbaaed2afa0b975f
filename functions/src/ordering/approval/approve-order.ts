import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import { checkSlot } from "@lokalkorb/domain/fulfilment/slots/check-slot";
import { refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { approvedOrder } from "@lokalkorb/domain/ordering/approval/answer-approval";
import { leadOfOrder } from "@lokalkorb/domain/ordering/change/move-terms";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import { nextTimer } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { type AdminTransaction, readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import type { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { optionOf } from "../change/slot-writes.ts";
import { redeemCodes } from "../codes/code-reservations.ts";
import type { OrderAddress } from "../payment-port.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import type { OrderNumber } from "../write/order-numbers.ts";
import { persistTransition } from "../write/persist-transition.ts";
import { readTimerRules } from "../write/timer-rules.ts";

interface Approved {
  readonly address: OrderAddress;
  readonly order: Order;
  readonly menu: Menu;
  readonly shop: DocumentOf<typeof shopDocument>;
  /** Of the admin, as the company's list has it. */
  readonly name: string;
  readonly number: OrderNumber;
}

type SlotGone = Refused<"slot-changed" | "slot-full" | "shop-closed" | "cutoff-passed" | "distribution-unavailable">;

/** The order goes to its shop: a number, codes that count, and all that follows a new order. Its goods and its place in the time are its own already. */
export async function approveOrder(
  tx: AdminTransaction,
  deps: OrderingDeps,
  approved: Approved,
): Promise<Result<Order, SlotGone>> {
  const { address, order, shop, name, number } = approved;
  const gone = await checkTime(tx, deps, approved);
  if (gone !== null) return refuse(gone);
  const rules = await readTimerRules(tx, address.restaurantId, shop);
  const now = deps.now();
  const patch = approvedOrder(order, { name, no: number.no, dayCode: number.dayCode }, now);
  const { holdUntil: _over, ...rest } = order;
  const acceptsNow = (nextTimer({ ...rest, ...patch }, rules) ?? Infinity) <= now;
  const after = persistTransition(tx, {
    address,
    order,
    patch,
    gone: ["holdUntil"],
    event: "placed",
    effects: effectsOf("placed", order),
    ...(acceptsNow ? { data: { timer: 1 as const } } : {}),
    rules,
    now,
  });
  redeemCodes(tx, address, order, now);
  return { ok: true, value: after };
}

/** Whether the shop still takes orders for this time: it may have closed, paused or taken the time away since. */
async function checkTime(
  tx: AdminTransaction,
  deps: OrderingDeps,
  { address: { restaurantId }, order, menu, shop }: Approved,
): Promise<SlotGone | null> {
  const option = optionOf(methodsToday(menu, shop), order);
  if (option === undefined) return { type: "distribution-unavailable" };
  const { key } = order.distribution.slot;
  const stored = await readDocument(tx, slotDocument, { restaurantId, optionId: option.id, slotKey: key });
  const found = checkSlot({
    option,
    timezone: menu.shop.timezone,
    now: deps.now(),
    closures: shop.closures,
    operations: shop.operations,
    ...leadOfOrder(order, { menu, option }, order.dayKey),
    units: order.kitchenUnits,
    cents: order.totals.itemsCents + order.totals.discountCents,
    key,
    ...(stored?.closed ? { soldOutKeys: [key] } : {}),
  });
  return found.ok ? null : found.refusal;
}
