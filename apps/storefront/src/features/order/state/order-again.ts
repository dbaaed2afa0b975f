import { sellableOf } from "@lokalkorb/domain/catalog/goods/goods";
import { addFromMenu, type BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";

/** The same things once more, as far as they are still sold; the basket shows today's prices. */
export function orderAgain(menu: Menu, orderLines: readonly OrderLine[], into: BasketLines): BasketLines {
  return orderLines.reduce<BasketLines>((lines, line) => {
    const bundle = line.kind === "bundle" ? menu.bundles[line.refId] : undefined;
    const components = line.components.flatMap(({ slotId, itemId, qty }) => {
      const slot = bundle?.slots.find(({ id }) => id === slotId);
      const choice = slot?.choices.find((one) => one.itemId === itemId);
      // Fixed contents come by themselves; an order counts pieces, a basket counts picks.
      return slot && choice && !slot.fixed ? [{ slotId, itemId, qty: qty / choice.qty }] : [];
    });
    const next = {
      kind: line.kind,
      refId: line.refId,
      qty: line.qty,
      choices: line.choices.map(({ optionId, choiceId, qty, text }) => ({
        optionId,
        choiceId,
        qty,
        ...(text ? { text } : {}),
      })),
      ...(bundle ? { components } : {}),
      ...(line.note ? { note: line.note } : {}),
      seenUnitCents: line.unitCents,
    };
    return addFromMenu(menu, lines, next);
  }, into);
}

export interface Again {
  readonly lines: BasketLines;
  /** The way of the order where the shop still has it, else another of the same kind; null: what the basket says. */
  readonly optionId: string | null;
  readonly put: readonly string[];
  readonly gone: readonly string[];
}

/** The order once more, with the outcome to be said. Sold-out lines are shown as such in the basket. */
export function repeatOrder(
  menu: Menu,
  order: {
    readonly lines: readonly OrderLine[];
    readonly distribution: Pick<Order["distribution"], "optionId" | "type">;
  },
  into: BasketLines,
): Again {
  const { optionId, type } = order.distribution;
  const methods = menu.distributionOptions;
  const method = methods.find(({ id }) => id === optionId) ?? methods.find((other) => other.type === type);
  const isSold = ({ kind, refId }: OrderLine): boolean => sellableOf(menu, { kind, refId }) !== undefined;
  const names = (lines: readonly OrderLine[]): string[] => [...new Set(lines.map(({ name }) => name))];
  const wanted = order.lines.filter(({ removed }) => !removed);
  return {
    lines: orderAgain(menu, wanted, into),
    optionId: method?.id ?? null,
    put: names(wanted.filter(isSold)),
    gone: names(order.lines.filter((line) => line.removed || !isSold(line))),
  };
}
