import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Order } from "../order/order.ts";
import { choiceNames, linesToMake, pieceGrams } from "./made-goods.ts";

/** A sticker for the bag of one line; `index` of `count` tells whether an order is complete. */
export interface Sticker<O> {
  readonly order: O;
  readonly line: OrderLine;
  readonly options: string;
  readonly parts: string;
  readonly grams: number;
  readonly index: number;
  readonly count: number;
}

export function stickersOf<O extends Pick<Order, "lines">>(orders: readonly O[]): readonly Sticker<O>[] {
  return orders.flatMap((order) => {
    const lines = linesToMake(order);
    return lines.map((line, position) => ({
      order,
      line,
      options: choiceNames(line),
      parts: line.components
        .map(({ name, qty }) => (qty * line.qty > 1 ? `${qty * line.qty}× ${name}` : name))
        .join(" · "),
      grams: pieceGrams(line) * line.qty,
      index: position + 1,
      count: lines.length,
    }));
  });
}
