import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { fieldsOf, readStored, writeStored } from "@/shared/environment/browser-storage";
import { basketStore } from "./use-basket.ts";

/** A basket that became an order which is not paid yet: kept, so that nothing is lost if the payment comes to nothing. */
interface WaitingBasket {
  readonly orderId: string;
  readonly linesHash: string;
}

const keyOf = (restaurantId: string): string => `lokalkorb:attempt:${restaurantId}:paying`;

export function keepWaitingBasket(restaurantId: string, waiting: WaitingBasket): void {
  writeStored("sessionStorage", keyOf(restaurantId), waiting);
}

/** The order is paid: what was ordered leaves the basket, unless it is another one by now. */
export function clearWaitingBasket(restaurantId: string, orderId: string): void {
  const stored = fieldsOf(readStored("sessionStorage", keyOf(restaurantId)));
  if (stored["orderId"] !== orderId) return;
  writeStored("sessionStorage", keyOf(restaurantId), null);
  // Codes of that order; used up now.
  writeStored("sessionStorage", `lokalkorb:contact:${restaurantId}`, null);
  const store = basketStore(restaurantId);
  if (stored["linesHash"] === linesHash(store.draft().lines)) store.clear();
}
