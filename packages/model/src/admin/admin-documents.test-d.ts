import type { Firestore } from "firebase-admin/firestore";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { orderDocument } from "../documents/restaurants/orders.ts";
import { slotDocument } from "../documents/restaurants/distribution-options/slots.ts";
import { queryOf } from "../document/document-query.ts";
import {
  createDocument,
  increment,
  inTransaction,
  readDocument,
  readQuery,
  remove,
  updateDocument,
} from "./admin-documents.ts";

declare const db: Firestore;
declare const order: Order;
const params = { restaurantId: "r", orderId: "o" };

const loaded: Promise<(Order & { readonly id: string }) | null> = readDocument(db, orderDocument, params);
void loaded;
// @ts-expect-error an order has two ids in its path
void readDocument(db, orderDocument, { orderId: "o" });

void inTransaction(db, async (tx) => {
  const inside: Order | null = await readDocument(tx, orderDocument, params);
  if (inside === null) createDocument(tx, orderDocument, params, order);
  updateDocument(
    tx,
    slotDocument,
    { restaurantId: "r", optionId: "d", slotKey: "s" },
    { orders: increment(1), "held.o": remove() },
  );
  updateDocument(tx, orderDocument, params, { status: "accepted", acceptedAt: 1 });
  // @ts-expect-error not a status
  updateDocument(tx, orderDocument, params, { status: "eaten" });
  // @ts-expect-error not a field
  updateDocument(tx, orderDocument, params, { colour: "red" });
});

const board: Promise<readonly Order[]> = readQuery(
  db,
  queryOf(
    orderDocument,
    { restaurantId: "r" },
    { where: [["distribution.slot.start", ">=", 1]], orderBy: [["placedAt", "desc"]], limit: 50 },
  ),
);
void board;
// @ts-expect-error not a field of an order
queryOf(orderDocument, { restaurantId: "r" }, { where: [["colour", "==", 1]] });
