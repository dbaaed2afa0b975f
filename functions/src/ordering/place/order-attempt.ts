import type { Id } from "@lokalkorb/domain/kernel/branded";
import { createHash } from "node:crypto";
import { placeOrder as contract } from "@lokalkorb/contracts/orders";
import type { InputOf, OutputOf, RefusalsOf } from "@lokalkorb/contracts/contract";
import { basketMachine } from "@lokalkorb/domain/basket/basket-machine";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { addToList, inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { Caller } from "../../platform/caller.ts";
import { sharedRequestKeyOf, wasAnswered, type RequestKey } from "../../platform/idempotency.ts";
import { mayJoin } from "../customers/viewers-of-order.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readBasket } from "./read-basket.ts";

export type Output = OutputOf<typeof contract>;
export type Refusal = RefusalsOf<typeof contract>;
export type Answer = Result<Output, Refusal>;

/** One request for an order. It names its order, so that asking again finds it, and no second one can be made. */
export interface OrderAttempt {
  readonly input: InputOf<typeof contract>;
  readonly caller: Caller;
  readonly deps: OrderingDeps;
  readonly request: RequestKey;
  readonly orderId: Id<"order">;
  /** The standing order that it is a run of. */
  readonly plan?: Order["plan"];
}

const orderIdBytes = 15;

export function openAttempt({ input, caller, deps }: Pick<OrderAttempt, "input" | "caller" | "deps">): OrderAttempt {
  const request = sharedRequestKeyOf(contract.name, caller, input);
  const hash = createHash("sha256").update(`order ${input.restaurantId} ${request.key}`).digest();
  return { input, caller, deps, request, orderId: hash.subarray(0, orderIdBytes).toString("base64url") };
}

/**
 * The earlier result of this request, as the order is now; null: none yet. Orders do not pay for a look into the archive: it is read
 * only when the order cannot be placed once more.
 */
export async function findEarlierAnswer(attempt: OrderAttempt): Promise<Answer | null> {
  return answerOf(attempt, await readDocument(attempt.deps.db, orderDocument, addressOf(attempt)));
}

/** The archive included. */
export async function findAnyAnswer(attempt: OrderAttempt): Promise<Answer | null> {
  const found = await findEarlierAnswer(attempt);
  return found ?? answerOf(attempt, await readDocument(attempt.deps.db, historicOrderDocument, addressOf(attempt)));
}

const addressOf = ({ input: { restaurantId }, orderId }: OrderAttempt) => ({ restaurantId, orderId });

function answerOf(
  { request, orderId }: OrderAttempt,
  order: Pick<Order, "no" | "dayCode" | "status" | "events"> | null,
): Answer | null {
  if (order === null) return null;
  return wasAnswered(order, request) === false ? refuse({ type: "request-reused" }) : ok(outputOf(orderId, order));
}

export function outputOf(
  orderId: Id<"order">,
  { no, dayCode, status }: Pick<Order, "no" | "dayCode" | "status">,
): Output {
  return { orderId, no, dayCode, status };
}

/** The answer was lost. The account of the repeated request may differ: the same person, signed in meanwhile. */
export async function repeatAnswer(attempt: OrderAttempt, earlier: Answer): Promise<Answer> {
  if (!earlier.ok) return earlier;
  const { input, caller, deps } = attempt;
  const limited = await deps.rateLimits.take(deps, "orderLookUp", caller);
  if (limited !== null) return refuse(limited);
  const { uid } = caller;
  const { restaurantId, basketId } = input;
  const address = addressOf(attempt);
  const order = await inTransaction(deps.db, async (tx) => {
    const found = await readDocument(tx, orderDocument, address);
    const basket = await readBasket(tx, { restaurantId, basketId });
    if (found === null) return null;
    if (mayJoin(found, uid)) updateDocument(tx, orderDocument, address, { viewers: addToList(uid) });
    if (found.basketId !== basketId && basket.ok && basket.value.ownerUid === uid && basket.value.status === "open")
      updateDocument(
        tx,
        basketDocument,
        { restaurantId, basketId },
        { status: transition(basketMachine, basket.value.status, "converted") },
      );
    return found;
  });
  return order === null ? earlier : ok(outputOf(address.orderId, order));
}
