import type { Id, Unit } from "../../kernel/branded.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Order } from "../order/order.ts";

/** Goods of one line as they are made: parts of a bundle and choices that are items each for themselves. */
export interface MadeGoods {
  readonly itemId: Id<"product">;
  readonly name: string;
  readonly kitchenName?: string;
  /** Choices by name; '' = as it is. */
  readonly options: string;
  readonly qty: Unit<"count">;
  /** Of all pieces together, where they are sold by weight. */
  readonly grams: Unit<"grams">;
}

/** A text of the shopper's own stands in quotes. */
export function choiceNames({ choices }: Pick<OrderLine, "choices">): string {
  return choices
    .map(({ name, qty, text }) => `${qty > 1 ? `${qty}× ` : ""}${text === undefined ? name : `„${text}“`}`)
    .join(", ");
}

/** Everything below the name of a line; names of parts have commas in them, and their number is that in one piece. In the order of a group whom it is for comes first. */
export function lineParts(line: Pick<OrderLine, "choices" | "components" | "qty" | "participantName">): string {
  const each = line.qty > 1 ? "je " : "";
  const parts = line.components.map(({ name, qty }) => (qty > 1 ? `${each}${qty}× ${name}` : name));
  const person = line.participantName === undefined ? "" : `für ${line.participantName}`;
  return [person, choiceNames(line), ...parts].filter((text) => text !== "").join(" · ");
}

export function pieceGrams({ catchWeight }: Pick<OrderLine, "catchWeight">): Unit<"grams"> {
  return catchWeight?.finalGrams ?? catchWeight?.estGrams ?? 0;
}

/** A test order is none to be made. */
export function goodsOfOrders(orders: readonly Pick<Order, "lines" | "channel">[]): readonly MadeGoods[] {
  return orders.filter(({ channel }) => channel !== "test").flatMap(({ lines }) => goodsOf(lines));
}

/** Lines that were taken out of an order are not made. */
export function linesToMake({ lines }: Pick<Order, "lines">): readonly OrderLine[] {
  return lines.filter(({ removed }) => removed === undefined);
}

export function goodsOf(lines: readonly OrderLine[]): readonly MadeGoods[] {
  return linesToMake({ lines }).flatMap(goodsOfLine);
}

function goodsOfLine(line: OrderLine): readonly MadeGoods[] {
  const options = choiceNames(line);
  const { refId, name, kitchenName, qty, components, choices } = line;
  // Choices of a bundle stand on its slip.
  const piece = (part: { itemId: Id<"product">; name: string; qty: number }): MadeGoods => ({
    itemId: part.itemId,
    name: part.name,
    options: "",
    qty: part.qty * qty,
    grams: 0,
  });
  const chosen = choices.flatMap(({ itemId, ...choice }) =>
    itemId === undefined ? [] : [piece({ ...choice, itemId })],
  );
  if (components.length > 0) return [...components.map(piece), ...chosen];
  const named = kitchenName === undefined ? {} : { kitchenName };
  return [{ itemId: refId, name, ...named, options, qty, grams: pieceGrams(line) * qty }, ...chosen];
}
