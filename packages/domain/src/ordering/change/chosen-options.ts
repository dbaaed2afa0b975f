import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";

/** The choices of an order's line as a basket has them: without the names and prices of that day. */
export function chosenOptions({ choices }: Pick<OrderLine, "choices">): BasketLine["choices"] {
  return choices.map(({ optionId, choiceId, qty, text }) => ({
    optionId,
    choiceId,
    qty,
    ...(text === undefined ? {} : { text }),
  }));
}
