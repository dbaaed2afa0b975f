import { chosenOptions } from "@lokalkorb/domain/ordering/change/chosen-options";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { isErased } from "@lokalkorb/domain/ordering/customers/erased-account";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { createDocument, setDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import type { OrderAddress } from "../payment-port.ts";

/**
 * Keeps the shopper's own list of orders in step, in the transaction that changes the order. What the kitchen does in
 * between is not written there: an order that is under way is followed itself.
 */
export function indexOrder(
  tx: AdminTransaction,
  { restaurantId, orderId }: OrderAddress,
  before: Order | null,
  after: Order,
): void {
  if (before !== null && looksAlike(before, after)) return;
  // A refund comes after the account is gone: there is no list any more.
  if (isErased(after.customer.uid)) return;
  const params = { uid: after.customer.uid, orderId };
  // The list outlives the board: a request that made an order which is in the archive by now cannot make it once more.
  if (before === null) createDocument(tx, userOrderDocument, params, userOrderOf(restaurantId, after));
  else setDocument(tx, userOrderDocument, params, userOrderOf(restaurantId, after));
}

const looksAlike = (before: Order, after: Order): boolean =>
  stageOf(before) === stageOf(after) &&
  before.no === after.no &&
  before.paymentStatus === after.paymentStatus &&
  before.placedAt === after.placedAt &&
  before.distribution.slot.start === after.distribution.slot.start &&
  before.totals.totalCents === after.totals.totalCents &&
  before.lines === after.lines;

const stageOf = ({ status }: Order): string => (status === "pendingPayment" || !isOpen(status) ? status : "under way");

const itemsTextLength = 120;

/** A removed line was not bought: ordering again does not put it in. */
const boughtLines = ({ lines }: Order): Order["lines"] => lines.filter(({ removed }) => removed === undefined);

const userOrderOf = (restaurantId: string, order: Order): FieldsOf<typeof userOrderDocument> => ({
  restaurantId,
  restaurantName: order.restaurantName,
  no: order.no,
  status: order.status,
  paymentStatus: order.paymentStatus,
  placedAt: order.placedAt,
  slotStart: order.distribution.slot.start,
  type: order.distribution.type,
  totalCents: order.totals.totalCents,
  itemsText: shortened(
    boughtLines(order)
      .map((line) => `${line.qty} × ${line.name}`)
      .join(", "),
  ),
  lineRefs: boughtLines(order).map((line) => ({
    kind: line.kind,
    refId: line.refId,
    qty: line.qty,
    choices: chosenOptions(line),
  })),
});

const shortened = (text: string): string =>
  text.length <= itemsTextLength ? text : `${text.slice(0, itemsTextLength - 1)}…`;
