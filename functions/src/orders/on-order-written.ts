import { onDocumentWritten } from "firebase-functions/firestore";
import type { Order } from "@lokalkorb/domain/orders/order";
import { deleteDocument, readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import { paths } from "@lokalkorb/model/paths";
import { deps, type Deps } from "../edge/deps.ts";
import { reportDefects } from "../edge/report-defects.ts";
import { eventRegion } from "../regions.ts";

/** Keeps 'Meine Bestellungen' in step. Writes what the order is now, so events may come late, twice or out of order. */
export const onOrderWritten = onDocumentWritten(
  { document: paths.order, region: eventRegion, retry: true },
  reportDefects("onOrderWritten", async (event) => {
    const uid: unknown = (event.data?.after.data() ?? event.data?.before.data())?.["customer"]?.uid;
    if (typeof uid !== "string") return;
    await indexOrder(deps(), {
      restaurantId: event.params["restaurantId"] ?? "",
      orderId: event.params["orderId"] ?? "",
      uid,
    });
  }),
);

const indexOrder = (
  to: Deps,
  { restaurantId, orderId, uid }: { restaurantId: string; orderId: string; uid: string },
): Promise<void> =>
  to.db.runTransaction(async (transaction) => {
    const tx = { db: to.db, transaction };
    const order = await readDocument(tx, orderDocument, { restaurantId, orderId });
    const indexed = await readDocument(tx, userOrderDocument, { uid, orderId });
    if (order === null) {
      // In the archive it is still one of theirs.
      const archived = await readDocument(tx, historicOrderDocument, { restaurantId, orderId });
      if (indexed !== null && archived === null) deleteDocument(tx, userOrderDocument, { uid, orderId });
      return;
    }
    setDocument(tx, userOrderDocument, { uid, orderId }, { ...indexed, ...userOrderOf(restaurantId, order) });
  });

const itemsTextLength = 120;

export const userOrderOf = (restaurantId: string, order: Order): FieldsOf<typeof userOrderDocument> => ({
  restaurantId,
  restaurantName: order.restaurantName,
  no: order.no,
  status: order.status,
  paymentStatus: order.paymentStatus,
  placedAt: order.placedAt,
  slotStart: order.distribution.slot.start,
  type: order.distribution.type,
  totalCents: order.totals.totalCents,
  itemsText: shortened(order.lines.map((line) => `${line.qty} × ${line.name}`).join(", ")),
  lineRefs: order.lines.map(({ kind, refId, qty, choices }) => ({
    kind,
    refId,
    qty,
    choices: choices.map(({ optionId, choiceId, qty: count, text }) => ({
      optionId,
      choiceId,
      qty: count,
      ...(text === undefined ? {} : { text }),
    })),
  })),
});

const shortened = (text: string): string =>
  text.length <= itemsTextLength ? text : `${text.slice(0, itemsTextLength - 1)}…`;
