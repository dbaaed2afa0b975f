import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Order } from "@lokalkorb/domain/ordering/order/order";

/** Pieces per counted item that an order holds: what was reserved when it was placed. */
export const countedQuantities = (
  order: Pick<Order, "lines">,
  menu: Pick<Menu, "items" | "options">,
): ReadonlyMap<string, number> =>
  new Map([...quantitiesInRound(order, menu)].filter(([itemId]) => menu.items[itemId]?.stockMode === "counted"));

/** Pieces per item of an order, parts of bundles and linked choices included. */
export function quantitiesInRound(
  order: Pick<Order, "lines">,
  menu: Pick<Menu, "options">,
): ReadonlyMap<string, number> {
  const quantity = new Map<string, number>();
  const add = (itemId: string, count: number): void => {
    quantity.set(itemId, (quantity.get(itemId) ?? 0) + count);
  };
  for (const line of order.lines) {
    if (line.removed !== undefined) continue;
    if (line.kind === "item") add(line.refId, line.qty);
    for (const component of line.components) add(component.itemId, component.qty * line.qty);
    for (const { optionId, choiceId, qty } of line.choices) {
      const linked = menu.options[optionId]?.choices.find(({ id }) => id === choiceId)?.itemId;
      if (linked !== undefined) add(linked, qty * line.qty);
    }
  }
  return quantity;
}
