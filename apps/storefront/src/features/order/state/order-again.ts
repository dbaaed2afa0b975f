import { addFromMenu, type BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Menu } from "@lokalkorb/domain/menu/menu";
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
      ...(line.substitution ? { substitution: line.substitution } : {}),
      ...(line.dearerByCents === undefined ? {} : { dearerByCents: line.dearerByCents }),
      seenUnitCents: line.unitCents,
    };
    return addFromMenu(menu, lines, next);
  }, into);
}
