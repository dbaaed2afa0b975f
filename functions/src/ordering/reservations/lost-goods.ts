import { isRestocked } from "@lokalkorb/domain/ordering/lifecycle/cancel-terms";
import type { OrderChange } from "@lokalkorb/domain/ordering/lifecycle/change-order";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import type { OrderAddress } from "../payment-port.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { countedQuantities } from "./order-quantities.ts";
import type { Reservations } from "./order-reservations.ts";

export const noGoods: ReadonlyMap<string, number> = new Map();

/**
 * Pieces per counted item that a cancelled order does not give back to the shelf. The menu says which line holds what; it
 * is asked only where some lines go back and others do not.
 */
export async function lostQuantities(
  deps: OrderingDeps,
  step: Pick<OrderChange, "order" | "restock" | "ageCheck"> & { readonly address: OrderAddress },
  reservations: Reservations | null,
): Promise<ReadonlyMap<string, number>> {
  const { order, address } = step;
  const quantity = reservations?.quantity ?? noGoods;
  const lines = order.lines.filter(({ removed }) => removed === undefined);
  const gone = lines.filter(({ lineId }) => !isRestocked(step, lineId));
  if (quantity.size === 0 || gone.length === 0) return noGoods;
  if (gone.length === lines.length) return quantity;
  const lost = countedQuantities({ lines: gone }, await menuOfOrder(deps, address.restaurantId, order));
  // No more than the order holds, whatever the menu says by now.
  return new Map([...lost].map(([itemId, count]) => [itemId, Math.min(count, quantity.get(itemId) ?? 0)]));
}
