import { placeOrder } from "@lokalkorb/contracts/orders";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Failure } from "@lokalkorb/model/document/failure";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { latePart } from "@lokalkorb/ui/late-part";
import type { PlaceRefusal } from "@/entities/order/refusal-text";
import { basketOfCheckout } from "@/entities/basket/group-basket";
import { keepOfGroup } from "@/entities/group/keep-of-group";
import type { BasketOwner, BasketWritten } from "@/entities/basket/write-basket";
import {
  attemptFor,
  keepAttempt,
  newAttempt,
  withoutBody,
  withUnanswered,
  type OrderAttempt,
  type OrderBody,
} from "./order-attempt.ts";

export type SendResult =
  | { readonly ok: true; readonly order: OutputOf<typeof placeOrder> }
  | { readonly ok: false; readonly refusal: PlaceRefusal; readonly failure?: never }
  /** `sent`: it left this browser, so there may be an order. */
  | { readonly ok: false; readonly failure: Failure; readonly sent?: boolean; readonly refusal?: never };

/** The parts of the live layer that placing an order needs. */
export interface OrderGateway {
  readonly call: ModelClient["call"];
  readonly writeBasket: (owner: BasketOwner, lines: BasketLines) => Promise<BasketWritten>;
  readonly keep: (attempt: OrderAttempt) => void;
}

export interface OrderToSend {
  readonly body: Omit<OrderBody, "basketId" | "requestId">;
  readonly lines: BasketLines;
  readonly attempt: OrderAttempt;
}

/** The basket first, with the server's word that it is there; then the order, with the attempt's key. */
export async function sendOrder(gateway: OrderGateway, request: OrderToSend): Promise<SendResult> {
  const first = await sendOnce(gateway, request);
  // Its key belongs to an order that was not paid in time: that one is over, its basket is free, and this one is new.
  if (first.result.ok && first.result.order.status === "expired")
    return (await sendOnce(gateway, { ...request, attempt: newAttempt() })).result;
  // An order that waited for its payment held the basket; asking for this one has ended it, so now it can be written.
  return first.wasLocked && !first.result.ok && first.result.refusal?.type === "price-changed"
    ? (await sendOnce(gateway, request)).result
    : first.result;
}

async function sendOnce(
  gateway: OrderGateway,
  { body, lines, attempt: before }: OrderToSend,
): Promise<{ readonly result: SendResult; readonly wasLocked: boolean }> {
  const { restaurantId, storefrontId, menuVersion } = body;
  const basket = await gateway.writeBasket({ restaurantId, storefrontId, menuVersion }, lines);
  if (!basket.ok) return { result: basket, wasLocked: false };
  const { basketId, isLocked: wasLocked = false } = basket;
  const attempt = attemptFor(before, { ...body, basketId });
  const whole: OrderBody = { ...body, basketId, requestId: attempt.requestId };
  const sent = withUnanswered(attempt, whole);
  gateway.keep(sent);
  const answer = await gateway.call(placeOrder, whole);
  if (answer.ok) return { result: { ok: true, order: answer.value }, wasLocked };
  if (answer.refusal === undefined) return { result: { ...answer, sent: true }, wasLocked };
  if (answer.refusal.type === "request-reused")
    return { result: await earlierOrder(gateway, attempt.unanswered, answer.refusal), wasLocked };
  const isUnpaid = whole.paymentMethod === "online" && answer.refusal.type.startsWith("payment-");
  gateway.keep({ ...withoutBody(sent, whole), ...(isUnpaid ? { unpaid: whole } : {}) });
  return { result: answer, wasLocked };
}

/** The key is used up, so an earlier sending did arrive. Sent again word for word, it answers with its order. */
async function earlierOrder(
  gateway: OrderGateway,
  bodies: readonly OrderBody[],
  refusal: PlaceRefusal,
): Promise<SendResult> {
  for (const body of bodies.toReversed()) {
    const answer = await gateway.call(placeOrder, body);
    if (answer.ok) return { ok: true, order: answer.value };
    if (answer.failure !== undefined) return { ...answer, sent: true };
  }
  return { ok: false, refusal };
}

const basketPart = latePart(
  "basket-sync",
  async () => (await import(/* webpackChunkName: "part-basket-sync" */ "@/entities/basket/write-basket")).writeBasket,
);

/** With the real parts; `basket` is the browser's name of what is ordered. */
export async function sendWith(client: ModelClient, order: OrderToSend, basket: string): Promise<SendResult> {
  const basketId = basketOfCheckout(basket);
  const writeBasket = await basketPart.load();
  return sendOrder(
    {
      call: client.call,
      writeBasket: (owner, lines) =>
        basketId === null
          ? writeBasket(client, owner, lines)
          : keepOfGroup(client, owner.restaurantId, basketId, lines),
      keep: (attempt) => keepAttempt(order.body.restaurantId, attempt),
    },
    order,
  );
}
