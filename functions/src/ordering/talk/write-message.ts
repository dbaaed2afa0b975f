import { type SaidMessage, type TalkSide, unreadOf } from "@lokalkorb/domain/ordering/talk/order-talk";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { type AdminTransaction, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { writeTalkEffects } from "../../outbox/write-talk-effects.ts";
import type { OrderAddress } from "../payment-port.ts";

export interface WrittenMessage extends SaidMessage {
  readonly order: Pick<Order, "pushOn">;
  readonly from: TalkSide;
  /** Of the request. */
  readonly key: string;
  readonly now: Instant;
}

/** The talk with its new message, the order's word of it, and the other side is told. */
export function writeMessage(
  tx: AdminTransaction,
  { restaurantId, orderId }: OrderAddress,
  { talk, isFirstUnread, order, from, key, now }: WrittenMessage,
): void {
  const address = { restaurantId, orderId };
  setDocument(tx, orderTalkDocument, address, talk);
  updateDocument(tx, orderDocument, address, { messages: unreadOf(talk) });
  const to = from === "shop" ? "shopper" : "shop";
  const hasDevice = to === "shop" || order.pushOn === true;
  writeTalkEffects(tx, address, { to, key, hasDevice, mails: isFirstUnread }, now);
}
