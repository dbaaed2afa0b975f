import type { InputOf } from "@lokalkorb/contracts/contract";
import type { placeOrder } from "@lokalkorb/contracts/orders";

export type OrderBody = InputOf<typeof placeOrder>;

/**
 * One order in the making. Its key is made when the form opens and kept until there is an order, so that a double
 * press, a reload or a lost answer lead to one order at most. Bodies whose outcome is unknown are kept: if the server
 * says that the key is used up, one of them was the order.
 */
export interface OrderAttempt {
  readonly requestId: string;
  readonly unanswered: readonly OrderBody[];
}

const keyOf = (restaurantId: string): string => `lokalkorb:attempt:${restaurantId}`;
const keptBodies = 5;

export function readAttempt(restaurantId: string): OrderAttempt {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(restaurantId)) ?? "null");
    if (isAttempt(stored)) return stored;
  } catch {
    // Without storage the key lives as long as the page.
  }
  const fresh: OrderAttempt = { requestId: crypto.randomUUID(), unanswered: [] };
  keepAttempt(restaurantId, fresh);
  return fresh;
}

export function keepAttempt(restaurantId: string, attempt: OrderAttempt): void {
  try {
    sessionStorage.setItem(keyOf(restaurantId), JSON.stringify(attempt));
  } catch {
    // As above.
  }
}

export function endAttempt(restaurantId: string): void {
  try {
    sessionStorage.removeItem(keyOf(restaurantId));
  } catch {
    // As above.
  }
}

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

const isSame = (a: OrderBody, b: OrderBody): boolean => JSON.stringify(a) === JSON.stringify(b);

const isAttempt = (value: unknown): value is OrderAttempt =>
  typeof value === "object" &&
  value !== null &&
  "requestId" in value &&
  typeof value.requestId === "string" &&
  "unanswered" in value &&
  Array.isArray(value.unanswered);
