import { lineIdOf, lineKey } from "@lokalkorb/domain/basket/line-key";
import { clampQuantity, type QuantityLimits } from "@lokalkorb/domain/basket/change-basket";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { chosenOptions } from "@lokalkorb/domain/ordering/change/chosen-options";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import type { WantedChanges } from "../calls/order-commands.ts";

/** Goods of today's menu as they were chosen in their sheet. */
export type ChosenGoods = Pick<BasketLine, "kind" | "refId" | "qty" | "choices" | "components">;

/** The order as its shopper wants it, where that is another one. */
export interface ChangeValues {
  /** By line; 0 takes it out. Lines that stay as they are, are not in here. */
  readonly quantities: Readonly<Record<Id<"line">, number>>;
  /** By product of today's menu. */
  readonly added: Readonly<Record<Id<"product">, number>>;
  /** By what was chosen (`lineIdOf`); 0 pieces stay where they are until the dialog is closed. */
  readonly chosen: Readonly<Record<Id<"line">, ChosenGoods>>;
  readonly note: string;
}

export const keptLines = ({ lines }: Pick<Order, "lines">): readonly OrderLine[] =>
  lines.filter(({ removed }) => removed === undefined);

export const unchanged = ({ customerNote = "" }: Pick<Order, "customerNote">): ChangeValues => ({
  quantities: {},
  added: {},
  chosen: {},
  note: customerNote,
});

export const quantityOf = ({ quantities }: ChangeValues, { lineId, qty }: OrderLine): number =>
  quantities[lineId] ?? qty;

/** For the server, in the order of the page; what is as it was is left out. */
export function changesOf(order: Pick<Order, "lines" | "customerNote">, values: ChangeValues): WantedChanges {
  const { added, chosen, note } = values;
  const ofLines = keptLines(order).flatMap((line): WantedChanges => {
    const { lineId } = line;
    const qty = quantityOf(values, line);
    if (qty === line.qty) return [];
    return qty === 0 ? [{ kind: "remove", lineId, reason: "" }] : [{ kind: "quantity", lineId, qty }];
  });
  const more = Object.entries(added).flatMap(([refId, qty]): WantedChanges =>
    qty > 0 ? [{ kind: "add", refId, qty, choices: [] }] : [],
  );
  const ofSheets = Object.values(chosen).flatMap(({ kind, refId, qty, choices, components = [] }): WantedChanges =>
    qty > 0
      ? [{ kind: "add", refId, qty, choices: [...choices], ...(kind === "bundle" && { components: [...components] }) }]
      : [],
  );
  const text = note.trim();
  const isOther = text !== (order.customerNote ?? "");
  return [...ofLines, ...more, ...ofSheets, ...(isOther ? [{ kind: "note" as const, text }] : [])];
}

/** One more of a product: of its line, where it stands in the order as it comes, else as a new one. */
export function withOneMore(
  order: Pick<Order, "lines">,
  values: ChangeValues,
  refId: Id<"product">,
  { min, step, max }: QuantityLimits,
): ChangeValues {
  const line = keptLines(order).find(
    (one) => one.kind === "item" && one.refId === refId && one.choices.length === 0 && one.note === undefined,
  );
  const now = line === undefined ? (values.added[refId] ?? 0) : quantityOf(values, line);
  const next = now === 0 ? min : Math.min(now + step, max);
  return line === undefined
    ? { ...values, added: { ...values.added, [refId]: next } }
    : { ...values, quantities: { ...values.quantities, [line.lineId]: next } };
}

/**
 * Goods from their sheet: more of the line that is the same, where one stands in the order or was chosen before, else a
 * line of their own. `before` is the one that was opened to choose otherwise.
 */
export function withChosen(
  order: Pick<Order, "lines">,
  values: ChangeValues,
  goods: ChosenGoods,
  limits: QuantityLimits,
  before?: Id<"line">,
): ChangeValues {
  const { [before ?? ""]: _old, ...chosen } = values.chosen;
  const id = lineIdOf(goods);
  const line = keptLines(order).find(
    (one) => one.kind === "item" && lineKey({ ...one, choices: chosenOptions(one), components: [] }) === lineKey(goods),
  );
  if (line !== undefined) {
    const qty = clampQuantity(quantityOf(values, line) + goods.qty, limits);
    return { ...values, chosen, quantities: { ...values.quantities, [line.lineId]: qty } };
  }
  const qty = clampQuantity((chosen[id]?.qty ?? 0) + goods.qty, limits);
  return { ...values, chosen: { ...chosen, [id]: { ...goods, qty } } };
}
