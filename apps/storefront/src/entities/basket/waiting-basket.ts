import type { Id } from "@lokalkorb/domain/kernel/branded";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";
import { basketStore } from "./use-basket.ts";

/** A basket that became an order which is not paid yet: kept, so that nothing is lost if the payment comes to nothing. */
interface WaitingBasket {
  readonly orderId: Id<"order">;
  readonly linesHash: string;
  readonly basket: string;
}

const keyOf = (restaurantId: Id<"shop">): string => `lokalkorb:attempt:${restaurantId}:paying`;

export function keepWaitingBasket(restaurantId: Id<"shop">, waiting: WaitingBasket): void {
  writeStored("sessionStorage", keyOf(restaurantId), waiting);
}

/** The order is paid: its lines leave the basket, unless it is another one by now. */
export function clearWaitingBasket(restaurantId: Id<"shop">, orderId: Id<"order">): void {
  const stored = fieldsOf(readStored("sessionStorage", keyOf(restaurantId)));
  if (stored["orderId"] !== orderId) return;
  writeStored("sessionStorage", keyOf(restaurantId), null);
  // Codes of that order; used up now.
  writeStored("sessionStorage", `lokalkorb:contact:${restaurantId}`, null);
  const { basket } = stored;
  const store = basketStore(isText(basket) ? basket : restaurantId);
  if (stored["linesHash"] === linesHash(store.draft().lines)) store.clear();
}
