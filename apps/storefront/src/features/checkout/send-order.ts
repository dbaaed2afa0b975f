import { placeOrder } from "@lokalkorb/contracts/orders";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { OrderRefusal } from "@lokalkorb/domain/orders/refusal";
import type { Failure } from "@lokalkorb/model/document/failure";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { BasketOwner, BasketWritten } from "@/frame/live/basket-sync";
import { keepAttempt, withoutBody, withUnanswered } from "./order-attempt.ts";
import type { OrderAttempt, OrderBody } from "./order-attempt.ts";

export type SendResult =
  | { readonly ok: true; readonly order: OutputOf<typeof placeOrder> }
  | { readonly ok: false; readonly refusal: OrderRefusal; readonly failure?: never }
  | { readonly ok: false; readonly failure: Failure; readonly refusal?: never };

/** The parts of the live layer that placing an order needs. */
export interface OrderDoor {
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
export async function sendOrder(door: OrderDoor, { body, lines, attempt }: OrderToSend): Promise<SendResult> {
  const { restaurantId, storefrontId, menuVersion } = body;
  const basket = await door.writeBasket({ restaurantId, storefrontId, menuVersion }, lines);
  if (!basket.ok) return basket;
  const whole: OrderBody = { ...body, basketId: basket.basketId, requestId: attempt.requestId };
  const sent = withUnanswered(attempt, whole);
  door.keep(sent);
  const answer = await door.call(placeOrder, whole);
  if (answer.ok) return { ok: true, order: answer.value };
  if (answer.refusal === undefined) return answer;
  if (answer.refusal.type === "request-reused") return earlierOrder(door, attempt.unanswered, answer.refusal);
  door.keep(withoutBody(sent, whole));
  return answer;
}

/** The key is used up, so an earlier sending did arrive. Sent again word for word, it answers with its order. */
async function earlierOrder(door: OrderDoor, bodies: readonly OrderBody[], refusal: OrderRefusal): Promise<SendResult> {
  for (const body of bodies.toReversed()) {
    const answer = await door.call(placeOrder, body);
    if (answer.ok) return { ok: true, order: answer.value };
    if (answer.failure !== undefined) return answer;
  }
  return { ok: false, refusal };
}

/** With the real parts. */
export async function sendWith(client: ModelClient, order: OrderToSend): Promise<SendResult> {
  const { writeBasket } = await import("@/frame/live/basket-sync");
  return sendOrder(
    {
      call: client.call,
      writeBasket: (owner, lines) => writeBasket(client, owner, lines),
      keep: (attempt) => keepAttempt(order.body.restaurantId, attempt),
    },
    order,
  );
}
