import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { type Pieces, shortInRound } from "@lokalkorb/domain/fulfilment/rounds/round-caps";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { slotKeptUntil } from "@lokalkorb/domain/fulfilment/slots/slot-retention";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import {
  decodeAdminDocument,
  increment,
  readDocuments,
  remove,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import {
  availableIn,
  handOver,
  release,
  reserve,
  reservedIn,
  type Shard,
  takeBack,
  withChanged,
} from "../../catalog/stock/spread-stock.ts";
import {
  askAllShards,
  type ItemShards,
  readContended,
  shardsOf,
  writeShards,
} from "../../catalog/stock/stock-access.ts";
import { localDateAt } from "../../platform/business-day.ts";
import { createKeyedMutex } from "../../platform/concurrency/keyed-mutex.ts";
import type { OrderAddress } from "../payment-port.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { countedQuantities, quantitiesInRound } from "./order-quantities.ts";
import { leftFor, daysBeside, readRoundOf } from "./round-of-order.ts";

type SlotOf = DocumentOf<typeof slotDocument>;

/** Goods and time of one order, as the transaction read them. */
export interface Reservations {
  readonly quantity: ReadonlyMap<string, number>;
  readonly shards: ReadonlyMap<string, readonly Shard[]>;
  /** Of the items, to say which of them is missing. */
  readonly names: ReadonlyMap<string, string>;
  /** Items whose released units no other order can have. */
  readonly ofAnotherDay: ReadonlySet<string>;
  readonly slot: SlotOf | null;
  /** The whole day, where it has a capacity. */
  readonly day: SlotOf | null;
  /** All pieces, where the order goes back into a round that counts them. */
  readonly inRound: {
    readonly pieces: ReadonlyMap<string, number>;
    readonly left: (itemId: string) => number | null;
  } | null;
  /** Present where it was asked for. */
  readonly basket: DocumentOf<typeof basketDocument> | null;
}

const noPieces: ReadonlyMap<string, number> = new Map();
const noMutex = createKeyedMutex();

export const slotParamsOf = (restaurantId: Id<"shop">, order: Pick<Order, "distribution">, slotKey?: string) => ({
  restaurantId,
  optionId: order.distribution.optionId,
  slotKey: slotKey ?? order.distribution.slot.key,
});

/** The reserved units stand on the order; older orders are counted by the menu they were made from. */
export async function quantitiesOf(
  deps: OrderingDeps,
  restaurantId: Id<"shop">,
  order: Order,
): Promise<ReadonlyMap<string, number>> {
  if (order.reserved !== undefined) return new Map(Object.entries(order.reserved));
  return countedQuantities(order, await menuOfOrder(deps, restaurantId, order));
}

/** All shards of some items: those who let pieces go do not look for a short line. */
export const allShardsOf = (
  deps: OrderingDeps,
  offeringId: Id<"catalog">,
  itemIds: readonly Id<"product">[],
): Promise<ItemShards[]> => shardsOf(deps, noMutex, offeringId, itemIds);

export async function readReservations(
  tx: AdminTransaction,
  deps: OrderingDeps,
  restaurantId: Id<"shop">,
  order: Order,
  end: "released" | "handedOver" | "taken",
  basketId: Id<"basket"> | null = null,
): Promise<Reservations> {
  const quantity = await quantitiesOf(deps, restaurantId, order);
  const itemIds = [...quantity.keys()];
  // The time was used, and the pieces are gone whichever day they were for.
  const isOver = end === "handedOver";
  const ofAnotherDay = isOver ? new Set<string>() : await itemsOfAnotherDay(deps, restaurantId, order, itemIds);
  const times = isOver ? [] : [slotParamsOf(restaurantId, order), slotParamsOf(restaurantId, order, order.dayKey)];
  const { optionId } = order.distribution;
  const round = end === "taken" ? await readRoundOf(deps.db, restaurantId, optionId) : null;
  const others = daysBeside(round, { restaurantId, optionId, day: order.dayKey });
  const wanted = await allShardsOf(deps, order.offeringId, itemIds);
  const basketParams = basketId === null ? null : { restaurantId, basketId };
  const { slots, stock, basket } = await readContended(tx, [...times, ...others], wanted, basketParams);
  const [slot = null, day = null, ...ways] = slots;
  const inReach = end === "taken" ? availableIn : reservedIn;
  const needed = (itemId: string): number =>
    (quantity.get(itemId) ?? 0) - (end === "taken" ? lostOf(order, itemId) : 0);
  const isEnough = (itemId: string): boolean => inReach(stock.get(itemId) ?? []) >= needed(itemId);
  await askAllShards(deps, order.offeringId, wanted, isEnough);
  const pieces = round === null ? noPieces : quantitiesInRound(order, await menuOfOrder(deps, restaurantId, order));
  const names = await namesOf(deps, restaurantId, order, end === "taken" ? [...itemIds, ...pieces.keys()] : []);
  const inRound = round === null ? null : { pieces, left: leftFor({ round, ways: [day, ...ways] }) };
  return { quantity, shards: stock, names, ofAnotherDay, slot, day, inRound, basket: storedBasket(basket) };
}

/** The order itself names its products and their components; items that are choices have their name in its menu. */
async function namesOf(
  deps: OrderingDeps,
  restaurantId: Id<"shop">,
  order: Order,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>(
    order.lines.flatMap(({ refId, name, components }) => [
      [refId, name] as const,
      ...components.map((part) => [part.itemId, part.name] as const),
    ]),
  );
  if (itemIds.every((itemId) => names.has(itemId))) return names;
  const { items } = await menuOfOrder(deps, restaurantId, order);
  return new Map([...Object.values(items).map(({ id, name }) => [id, name] as const), ...names]);
}

function storedBasket(snapshot: DocumentSnapshot | undefined): Reservations["basket"] {
  const fields = snapshot?.data();
  return snapshot === undefined || fields === undefined
    ? null
    : decodeAdminDocument(basketDocument, snapshot.ref.path, fields);
}

/**
 * Daily items are counted on top of earlier promises (recount-daily.ts). Units promised on an earlier day, for another
 * day than the counted one, belong to no count: released, they are gone.
 */
export async function itemsOfAnotherDay(
  deps: OrderingDeps,
  restaurantId: Id<"shop">,
  order: Order,
  itemIds: readonly Id<"product">[],
): Promise<ReadonlySet<string>> {
  const { offeringId, dayKey, placedAt } = order;
  const addresses = itemIds.map((itemId) => ({ offeringId, itemId }));
  const items = await readDocuments(deps.db, itemDocument, addresses);
  const daily = items.filter((item) => item?.stock.mode === "daily");
  if (daily.length === 0) return new Set();
  const { shop } = await menuOfOrder(deps, restaurantId, order);
  const placedOn = localDateAt(placedAt, shop.timezone);
  return new Set(
    daily.flatMap((item) => {
      const countedFor = item?.stock.countedFor;
      const isOther = countedFor !== undefined && placedOn < countedFor && dayKey !== countedFor;
      return item && isOther ? [item.id] : [];
    }),
  );
}

/** Pieces of a cancelled order that did not go back to the shelf. */
const lostOf = ({ cancellation }: Pick<Order, "cancellation">, itemId: string): number =>
  cancellation?.lost[itemId] ?? 0;

/** Nothing is handed over: pieces and time are free for others again, but for pieces that are `lost`. */
export function releaseReservations(
  tx: AdminTransaction,
  { restaurantId, orderId }: OrderAddress,
  order: Order,
  { quantity, shards, ofAnotherDay, slot, day }: Reservations,
  lost: ReadonlyMap<string, number> = new Map(),
): void {
  for (const [itemId, count] of quantity) {
    const free = ofAnotherDay.has(itemId) ? handOver : release;
    const before = shards.get(itemId) ?? [];
    const gone = handOver(before, lost.get(itemId) ?? 0);
    const freed = free(withChanged(before, gone), count - (lost.get(itemId) ?? 0));
    writeShards(tx, order.offeringId, itemId, changedOf(before, withChanged(withChanged(before, gone), freed)));
  }
  if (slot !== null) leaveSlot(tx, slotParamsOf(restaurantId, order), slot, orderId);
  if (day !== null) leaveSlot(tx, slotParamsOf(restaurantId, order, order.dayKey), day, orderId);
}

/**
 * Units leave for good; the slot was used, so it counts on, and the order keeps its entry in it (D-15.1). Taking the
 * entry out would write the most contended documents of a shop a second time for every order; an order adds about 70
 * bytes, so a day holds some 15,000 orders of one method, and the database deletes it a week later (slot-retention.ts).
 */
export function handOverReservations(tx: AdminTransaction, order: Order, { quantity, shards }: Reservations): void {
  for (const [itemId, count] of quantity)
    writeShards(tx, order.offeringId, itemId, handOver(shards.get(itemId) ?? [], count));
}

/** A handover is taken back: its pieces are reserved as before. */
export function takeBackReservations(tx: AdminTransaction, order: Order, { quantity, shards }: Reservations): void {
  for (const [itemId, count] of quantity)
    writeShards(tx, order.offeringId, itemId, takeBack(shards.get(itemId) ?? [], count));
}

/** Whether goods and time of an order that had let them go can be had again; null = they can. */
export function missingReservation(
  order: Order,
  { quantity, shards, names, slot, day, inRound }: Reservations,
): Refused<"sold-out" | "slot-full"> | null {
  const gone = [...quantity].flatMap(([itemId, count]) => {
    const available = availableIn(shards.get(itemId) ?? []);
    const name = names.get(itemId) ?? itemId;
    return available < count - lostOf(order, itemId) ? [{ itemId, name, available: Math.max(0, available) }] : [];
  });
  if (gone.length > 0) return { type: "sold-out", items: gone };
  const short = inRound === null ? [] : shortInRound(inRound.pieces, inRound.left, (id) => names.get(id) ?? id);
  if (short.length > 0) return { type: "sold-out", inRound: true, items: short };
  const isFull = [slot, day].some((time) => time !== null && !fitsSlot(time, order));
  return isFull ? { type: "slot-full", next: null } : null;
}

export function reacquireReservations(
  tx: AdminTransaction,
  { restaurantId, orderId }: OrderAddress,
  order: Order,
  { quantity, shards, slot, day, inRound }: Reservations,
): void {
  for (const [itemId, count] of quantity) {
    const before = shards.get(itemId) ?? [];
    const back = takeBack(before, lostOf(order, itemId));
    const reserved = reserve(withChanged(before, back), count - lostOf(order, itemId)) ?? [];
    writeShards(tx, order.offeringId, itemId, changedOf(before, withChanged(withChanged(before, back), reserved)));
  }
  if (slot !== null) enterSlot(tx, slotParamsOf(restaurantId, order), slot, { orderId, order });
  const items = inRound === null ? undefined : Object.fromEntries(inRound.pieces);
  if (day !== null) enterSlot(tx, slotParamsOf(restaurantId, order, order.dayKey), day, { orderId, order, items });
}

const changedOf = (before: readonly Shard[], after: readonly Shard[]): Shard[] =>
  after.filter((shard) => !before.includes(shard));

type SlotParams = ReturnType<typeof slotParamsOf>;

export function fitsSlot(slot: SlotOf, { kitchenUnits }: Pick<Order, "kitchenUnits">): boolean {
  const { orders, units, capOrders = Infinity, capUnits = Infinity, closed } = slot;
  return !closed && orders + 1 <= capOrders && units + kitchenUnits <= capUnits;
}

export function leaveSlot(tx: AdminTransaction, params: SlotParams, slot: SlotOf, orderId: Id<"order">): void {
  const held = slot.held[orderId];
  if (held === undefined) return;
  updateDocument(tx, slotDocument, params, {
    orders: increment(-1),
    units: increment(0 - held.units),
    ...(held.cents === undefined ? {} : { cents: increment(0 - held.cents) }),
    [`held.${orderId}`]: remove(),
  });
}

/** An order that is another one now takes as much of its time as it needs. */
export function changeInSlot(
  tx: AdminTransaction,
  params: SlotParams,
  slot: SlotOf,
  { orderId, after }: { readonly orderId: Id<"order">; readonly after: Pick<Order, "kitchenUnits" | "totals"> },
): void {
  const held = slot.held[orderId];
  if (held === undefined) return;
  const { units, cents } = usedBy(after);
  if (units === held.units && cents === held.cents) return;
  updateDocument(tx, slotDocument, params, {
    units: increment(units - held.units),
    cents: increment(cents - (held.cents ?? 0)),
    [`held.${orderId}.units`]: units,
    [`held.${orderId}.cents`]: cents,
  });
}

/** An order that is another one now takes as much of its round. */
export function changeInRound(
  tx: AdminTransaction,
  params: SlotParams,
  day: SlotOf,
  orderId: Id<"order">,
  pieces: ReadonlyMap<string, number>,
): void {
  if (day.held[orderId]?.items === undefined) return;
  updateDocument(tx, slotDocument, params, { [`held.${orderId}.items`]: Object.fromEntries(pieces) });
}

/** The work and the amount of an order for its slot. */
export const usedBy = ({ kitchenUnits: units, totals }: Pick<Order, "kitchenUnits" | "totals">) => ({
  units,
  cents: totals.itemsCents + totals.discountCents,
});

/** The document of a slot with its first order. */
export const firstUse = (
  { start, end }: { readonly start: Instant; readonly end: Instant },
  orderId: string,
  { units, cents, items }: ReturnType<typeof usedBy> & { readonly items?: Pieces | undefined },
) => ({
  startsAt: start,
  endsAt: end,
  expiresAt: slotKeptUntil(end),
  orders: 1,
  units,
  cents,
  closed: false,
  held: { [orderId]: { units, cents, ...(items === undefined ? {} : { items }) } },
});

export interface Entering {
  readonly orderId: Id<"order">;
  readonly order: Pick<Order, "kitchenUnits" | "totals">;
  /** Its pieces, where the day belongs to a round. */
  readonly items?: Pieces | undefined;
}

export function enterSlot(
  tx: AdminTransaction,
  params: SlotParams,
  slot: SlotOf,
  { orderId, order, items }: Entering,
): void {
  if (slot.held[orderId] !== undefined) return;
  const { units, cents } = usedBy(order);
  updateDocument(tx, slotDocument, params, {
    orders: increment(1),
    units: increment(units),
    cents: increment(cents),
    [`held.${orderId}`]: { units, cents, ...(items === undefined ? {} : { items }) },
  });
}
