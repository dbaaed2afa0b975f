import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { basketStore } from "./use-basket.ts";

/** A basket that became an order which is not paid yet: kept, so that nothing is lost if the payment comes to nothing. */
interface WaitingBasket {
  readonly orderId: string;
  readonly linesHash: string;
}

const keyOf = (restaurantId: string): string => `lokalkorb:attempt:${restaurantId}:paying`;

export function keepWaitingBasket(restaurantId: string, waiting: WaitingBasket): void {
  try {
    sessionStorage.setItem(keyOf(restaurantId), JSON.stringify(waiting));
  } catch {
    // Then the basket stays full after the payment, which loses nothing.
  }
}

/** The order is paid: what was ordered leaves the basket, unless it is another one by now. */
export function clearWaitingBasket(restaurantId: string, orderId: string): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(restaurantId)) ?? "null");
    if (typeof stored !== "object" || stored === null || !("orderId" in stored) || stored.orderId !== orderId) return;
    sessionStorage.removeItem(keyOf(restaurantId));
    // Codes of that order; used up now.
    sessionStorage.removeItem(`lokalkorb:contact:${restaurantId}`);
    const store = basketStore(restaurantId);
    if ("linesHash" in stored && stored.linesHash === linesHash(store.draft().lines)) store.clear();
  } catch {
    // Nothing was kept.
  }
}
