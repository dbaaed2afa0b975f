import type { Firestore } from "firebase-admin/firestore";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { formatOrderNo } from "@lokalkorb/domain/ordering/order/order-number";
import { inBatch, readQuery, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import type { ShopScenario } from "../scenarios/scenario/shop-scenario.ts";
import { customersOf } from "./demo-customers.ts";
import { pastOrders } from "./past-orders.ts";

/** Eight weeks behind the orders of the demo, so that its figures have something to tell; numbered downwards from the first. */
export async function seedPast(db: Firestore, { restaurantId, restaurant }: ShopScenario, now: Instant): Promise<void> {
  const known = await readQuery(db, queryOf(orderDocument, { restaurantId }));
  const handedOver = known.filter(({ status }) => status === "completed").toSorted((a, b) => a.placedAt - b.placedAt);
  const lowest = Math.min(...known.map(({ no }) => Number(/\d+$/.exec(no)?.[0] ?? 0)));
  await inBatch(db, (batch) => {
    const past = pastOrders(handedOver, restaurant.timezone, now);
    for (const [userDocId, customer] of customersOf(past))
      setDocument(batch, customerDocument, { restaurantId, userDocId }, customer);
    for (const [index, order] of past.entries()) {
      const orderId = `demo-${restaurant.slug}-frueher-${index + 1}`;
      setDocument(batch, orderDocument, { restaurantId, orderId }, { ...order, no: formatOrderNo(lowest - 1 - index) });
    }
  });
}
