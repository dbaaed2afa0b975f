import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { placeOrder } from "@lokalkorb/contracts/orders";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";

export type OrderBody = InputOf<typeof placeOrder>;

/**
 * One order in the making. Its key is made when the form opens and kept until there is an order, so that a double
 * press, a reload or a lost answer lead to one order at most. Bodies whose outcome is unknown are kept: if the server
 * says that the key is used up, one of them was the order.
 */
export interface OrderAttempt {
  readonly requestId: string;
  readonly unanswered: readonly OrderBody[];
  /**
   * There is an order of this body that waits for money, since the provider could not be reached. The same body asks for
   * its page again; any other wish needs a key of its own, and the server ends the waiting order before it.
   */
  readonly unpaid?: OrderBody;
}

const keyOf = (restaurantId: Id<"shop">): string => `lokalkorb:attempt:${restaurantId}`;
const keptBodies = 5;

export const newAttempt = (): OrderAttempt => ({ requestId: crypto.randomUUID(), unanswered: [] });

export function readAttempt(restaurantId: Id<"shop">): OrderAttempt {
  const stored = fieldsOf(readStored("sessionStorage", keyOf(restaurantId))) as Partial<OrderAttempt>;
  if (isText(stored.requestId) && Array.isArray(stored.unanswered)) return stored as OrderAttempt;
  // Without storage the key lives as long as the page.
  const fresh = newAttempt();
  keepAttempt(restaurantId, fresh);
  return fresh;
}

export const keepAttempt = (restaurantId: Id<"shop">, attempt: OrderAttempt | null): void =>
  writeStored("sessionStorage", keyOf(restaurantId), attempt);

/** The key for a body: a new one if the old one belongs to an order that waits with another. */
export const attemptFor = (attempt: OrderAttempt, body: Omit<OrderBody, "requestId">): OrderAttempt =>
  attempt.unpaid === undefined || isSame(attempt.unpaid, { ...body, requestId: attempt.requestId })
    ? attempt
    : newAttempt();

/** Before a body is sent. */
export const withUnanswered = (attempt: OrderAttempt, body: OrderBody): OrderAttempt => ({
  ...attempt,
  unanswered: [...attempt.unanswered.filter((known) => !isSame(known, body)), body].slice(-keptBodies),
});

/** After the server refused a body for good: nothing came of it. */
export const withoutBody = (attempt: OrderAttempt, body: OrderBody): OrderAttempt => ({
  ...attempt,
  unanswered: attempt.unanswered.filter((known) => !isSame(known, body)),
});

const isSame = (a: OrderBody, b: OrderBody): boolean => sorted(a) === sorted(b);

/** The order of fields is no difference. */
const sorted = (body: OrderBody): string =>
  JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1)));
