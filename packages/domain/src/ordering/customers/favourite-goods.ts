import type { Order } from "../order/order.ts";

export interface FavouriteGood {
  readonly refId: string;
  readonly name: string;
  readonly qty: number;
}

/** The goods that were handed over most, by pieces; the name is that of the latest order. */
export function favouriteGoods(
  orders: readonly Pick<Order, "status" | "placedAt" | "lines">[],
  most: number,
): readonly FavouriteGood[] {
  const goods = new Map<string, FavouriteGood>();
  const done = orders.filter(({ status }) => status === "completed").toSorted((a, b) => b.placedAt - a.placedAt);
  for (const { refId, name, qty, removed } of done.flatMap(({ lines }) => lines)) {
    if (removed) continue;
    const known = goods.get(refId);
    goods.set(refId, { refId, name: known?.name ?? name, qty: (known?.qty ?? 0) + qty });
  }
  return [...goods.values()].toSorted((a, b) => b.qty - a.qty || a.name.localeCompare(b.name, "de")).slice(0, most);
}
