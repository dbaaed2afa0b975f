import type { Firestore } from "firebase-admin/firestore";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { formatDayCode, formatOrderNo } from "@lokalkorb/domain/ordering/order/order-number";
import { nextTimer } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { slotKeptUntil } from "@lokalkorb/domain/fulfilment/slots/slot-retention";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { inBatch, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { countersDocument } from "@lokalkorb/model/documents/restaurants/data/counters";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { Scenario, ShopScenario } from "../scenarios/scenario/shop-scenario.ts";
import { customersOf } from "./demo-customers.ts";
import { demoOrder, slugOf, type DemoOrderResult } from "./demo-order.ts";
import { demoTalk } from "./demo-talk.ts";
import { pastOrders } from "./past-orders.ts";
import { demoRules } from "./seed-shop.ts";
import { shardsFor, withReserved } from "./shards-for.ts";

const firstOrderNo = 1001;

export interface ShopOrders {
  readonly scenario: Scenario;
  readonly shop: ShopScenario;
  readonly menu: Menu;
  readonly now: Instant;
  /** For visitors: eight weeks of orders behind those of the demo, so that figures have something to tell, and clocks that run. */
  readonly weeksBehind: boolean;
}

/** Past and present orders, with the slots and pieces that the open ones hold and the numbers they used up. */
export async function seedOrders(db: Firestore, { scenario, shop, menu, now, weeksBehind }: ShopOrders): Promise<void> {
  const { restaurantId } = shop;
  const { slug, timezone } = shop.restaurant;
  const uidByName = new Map(scenario.shoppers.map(({ userName, uid }) => [userName, uid]));
  const restaurant = { name: shop.restaurant.name, operations: { state: "open" }, closures: [] } as const;
  const present = shop.orders.map((wanted, index) => {
    const uid = uidByName.get(wanted.customer);
    const customerUid = uid ?? `demo-${slugOf(wanted.customer)}`;
    return {
      orderId: `demo-${slug}-${String(index + 1).padStart(2, "0")}`,
      ...demoOrder({ menu, restaurant, wanted, customerUid, isGuest: uid === undefined, now }),
    };
  });
  const wordsOf = new Map(present.map(({ orderId }, index) => [orderId, shop.orders[index]?.talk ?? []]));
  const handedOver = present
    .map(({ finish }) => finish({ no: "", dayCode: "" }))
    .filter(({ status }) => status === "completed");
  const windows = must(shop.distributionOptions[0], "a way").windows;
  const past = weeksBehind ? pastOrders(handedOver, { timezone, windows, now }) : [];
  const unnumbered: readonly Unnumbered[] = [
    ...past.map((order, index) => ({
      orderId: `demo-${slug}-frueher-${index + 1}`,
      placed: order,
      draft: null,
      finish: (number: OrderNumbers): Order => ({ ...order, ...number }),
    })),
    ...present.map(({ orderId, draft, finish }) => ({ orderId, placed: draft.order, draft, finish })),
  ];
  const callsByDay = new Map<string, number>();
  const orders = unnumbered
    .toSorted((a, b) => a.placed.placedAt - b.placed.placedAt)
    .map(({ orderId, placed, draft, finish }, index) => {
      const call = (callsByDay.get(placed.dayKey) ?? 0) + 1;
      callsByDay.set(placed.dayKey, call);
      const order = finish({ no: formatOrderNo(firstOrderNo + index), dayCode: formatDayCode(call) });
      return { orderId, draft, order };
    });
  const open = orders.flatMap(({ orderId, draft, order }) =>
    draft !== null && isOpen(order.status) ? [{ orderId, draft, units: order.kitchenUnits }] : [],
  );

  await inBatch(db, (batch) => {
    for (const { orderId, order: plain } of orders) {
      const words = wordsOf.get(orderId) ?? [];
      const talked = demoTalk(plain, words, weeksBehind);
      const order = talked === null ? plain : { ...plain, messages: talked.messages };
      if (talked !== null) setDocument(batch, orderTalkDocument, { restaurantId, orderId }, talked.talk);
      // Tests let days pass, and their orders wait as they are.
      const timerAt = weeksBehind && order.status === "placed" ? nextTimer(order, demoRules) : undefined;
      const stored = timerAt === undefined ? order : { ...order, timerAt };
      setDocument(batch, orderDocument, { restaurantId, orderId }, stored);
    }
    for (const [userDocId, customer] of customersOf(orders.map(({ order }) => order)))
      setDocument(batch, customerDocument, { restaurantId, userDocId }, customer);
    for (const [path, slot] of slotsOf(open)) {
      const [optionId = "", slotKey = ""] = path.split("|");
      setDocument(
        batch,
        slotDocument,
        { restaurantId, optionId, slotKey },
        { ...slot, ...capacityOf(menu, optionId), expiresAt: slotKeptUntil(slot.endsAt), closed: false },
      );
    }
    for (const [itemId, shards] of stockAfter(shop, open)) {
      for (const [shard, counts] of shards.entries())
        setDocument(batch, itemStockDocument, { offeringId: shop.offeringId, itemId, shard: String(shard) }, counts);
    }
    setDocument(
      batch,
      countersDocument,
      { restaurantId },
      {
        nextOrderNo: firstOrderNo + orders.length,
        dayCodes: Object.fromEntries([...callsByDay].map(([day, calls]) => [day, calls + 1])),
      },
    );
  });
}

type OrderNumbers = Parameters<DemoOrderResult["finish"]>[0];

interface Unnumbered {
  readonly orderId: string;
  readonly placed: Pick<Order, "placedAt" | "dayKey">;
  /** Null of orders of before: they hold nothing. */
  readonly draft: DemoOrderResult["draft"] | null;
  readonly finish: DemoOrderResult["finish"];
}

interface OpenOrder extends Pick<DemoOrderResult, "draft"> {
  readonly orderId: string;
  /** Of the order as it is now. */
  readonly units: number;
}

function slotsOf(open: readonly OpenOrder[]) {
  const slots = new Map<
    string,
    { startsAt: Instant; endsAt: Instant; orders: number; units: number; held: Record<string, { units: number }> }
  >();
  for (const { orderId, draft, units } of open) {
    const { optionId, slot } = draft.slotTaken;
    const key = `${optionId}|${slot.key}`;
    const before = slots.get(key) ?? { startsAt: slot.start, endsAt: slot.end, orders: 0, units: 0, held: {} };
    slots.set(key, {
      ...before,
      orders: before.orders + 1,
      units: before.units + units,
      held: { ...before.held, [orderId]: { units } },
    });
  }
  return slots;
}

function capacityOf(menu: Menu, optionId: string) {
  const { ordersPerSlot, unitsPerSlot } = must(
    menu.distributionOptions.find(({ id }) => id === optionId),
    optionId,
  ).capacity;
  return {
    ...(ordersPerSlot === undefined ? {} : { capOrders: ordersPerSlot }),
    ...(unitsPerSlot === undefined ? {} : { capUnits: unitsPerSlot }),
  };
}

function stockAfter(shop: ShopScenario, open: readonly OpenOrder[]) {
  const shards = new Map(
    shop.catalog.items.flatMap(({ id, stock }) => (stock === null ? [] : [[id, shardsFor(stock)] as const])),
  );
  for (const [itemId, quantity] of open.flatMap(({ draft }) => Object.entries(draft.stockTaken))) {
    shards.set(itemId, must(withReserved(shards.get(itemId) ?? [], quantity), `the demo has enough of ${itemId}`));
  }
  return shards;
}
