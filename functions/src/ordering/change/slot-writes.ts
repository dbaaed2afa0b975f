import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { shortInRound } from "@lokalkorb/domain/fulfilment/rounds/round-caps";
import { capacityOfKey } from "@lokalkorb/domain/fulfilment/slots/check-slot";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { setDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { readContended } from "../../catalog/stock/stock-access.ts";
import type { OrderAddress } from "../payment-port.ts";
import { leftFor, daysBeside, readRoundOf, type RoundDay } from "../reservations/round-of-order.ts";
import { enterSlot, firstUse, leaveSlot, slotParamsOf, usedBy } from "../reservations/order-reservations.ts";

type StoredSlot = DocumentOf<typeof slotDocument>;

export interface SlotChange {
  readonly from: StoredSlot | null;
  readonly to: StoredSlot | null;
  readonly fromDay: StoredSlot | null;
  readonly toDay: StoredSlot | null;
  readonly toDayKey: string;
  /** The round of the way, and what its new day has left for this order. */
  readonly round: RoundDay;
}

export const optionOf = (menu: Menu, { distribution }: Pick<Order, "distribution">): FulfilmentMethod | undefined =>
  menu.distributionOptions.find(({ id }) => id === distribution.optionId);

/** Both ends of a move, read before anything is written. */
export async function readSlotChange(
  tx: AdminTransaction,
  restaurantId: Id<"shop">,
  order: Order,
  slotKey: string,
  toDayKey: string,
): Promise<SlotChange> {
  const { optionId } = order.distribution;
  const round = await readRoundOf(tx, restaurantId, optionId);
  const keys = [undefined, slotKey, order.dayKey, toDayKey];
  const own = keys.map((key) => slotParamsOf(restaurantId, order, key));
  const others = daysBeside(round, { restaurantId, optionId, day: toDayKey });
  const { slots } = await readContended(tx, [...own, ...others], []);
  const [from = null, to = null, fromDay = null, toDay = null, ...ways] = slots;
  return { from, to, fromDay, toDay, toDayKey, round: { round, ways: [toDay, ...ways] } };
}

/** Whether the round of the new day has the pieces that the order holds for its old one. */
export function fitsRound({ fromDay, toDayKey, round }: SlotChange, order: Order, orderId: Id<"order">): boolean {
  if (toDayKey === order.dayKey) return true;
  const items = Object.entries(fromDay?.held[orderId]?.items ?? {});
  return shortInRound(items, leftFor(round, orderId), (itemId) => itemId).length === 0;
}

/** Leaves the old time and takes its place in the new one; the shop decided that there is room. */
export function writeSlotChange(
  tx: AdminTransaction,
  { restaurantId, orderId }: OrderAddress,
  order: Order,
  { from, to, fromDay, toDay, toDayKey, round: { round } }: SlotChange,
  { slot, option, timezone }: { readonly slot: Slot; readonly option: FulfilmentMethod; readonly timezone: string },
): void {
  if (slot.key === order.distribution.slot.key) return;
  const paramsOf = (key?: string) => slotParamsOf(restaurantId, order, key);
  if (from !== null) leaveSlot(tx, paramsOf(), from, orderId);
  if (to !== null) enterSlot(tx, paramsOf(slot.key), to, { orderId, order });
  else {
    const { orders: capOrders = Infinity, units: capUnits = Infinity } =
      capacityOfKey(option, timezone, slot.key) ?? {};
    setDocument(tx, slotDocument, paramsOf(slot.key), {
      ...firstUse(slot, orderId, usedBy(order)),
      ...(capOrders === Infinity ? {} : { capOrders }),
      ...(capUnits === Infinity ? {} : { capUnits }),
    });
  }
  if (toDayKey === order.dayKey) return;
  const items = round === null ? undefined : fromDay?.held[orderId]?.items;
  if (fromDay !== null) leaveSlot(tx, paramsOf(order.dayKey), fromDay, orderId);
  const capOrders = option.dayCapacity?.ordersPerDay;
  if (toDay !== null) enterSlot(tx, paramsOf(toDayKey), toDay, { orderId, order, items });
  else if (capOrders !== undefined || round !== null)
    setDocument(tx, slotDocument, paramsOf(toDayKey), {
      ...firstUse(slot, orderId, { ...usedBy(order), items }),
      ...(capOrders === undefined ? {} : { capOrders }),
    });
}
