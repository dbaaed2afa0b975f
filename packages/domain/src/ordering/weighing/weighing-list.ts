import type { Id, Unit } from "../../kernel/branded.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { can } from "../../access/permissions.ts";
import type { Standing } from "../../access/role.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Order } from "../order/order.ts";
import type { OrderStatus } from "../order/order-status.ts";

type Weighable = Pick<Order, "status" | "dayKey" | "channel" | "lines" | "timeline" | "dayCode"> & {
  readonly id: Id<"order">;
};

/** One line of one order that is sold by weight. */
export interface WeighedLine<O extends Weighable = Weighable> {
  readonly order: O;
  readonly line: OrderLine & { readonly catchWeight: NonNullable<OrderLine["catchWeight"]> };
}

/** All lines of one article, in the order in which they are handed over. */
export interface WeighedGoods<O extends Weighable = Weighable> {
  readonly itemId: Id<"product">;
  readonly name: string;
  readonly lines: readonly WeighedLine<O>[];
  readonly done: number;
}

/** A weight changes the price: the shop has agreed, and the goods are still there. */
const weighable: ReadonlySet<OrderStatus> = new Set(["accepted", "preparing", "ready"]);

/** The goods of a day to be put on the scale, by article; test orders are none to be made. */
export function weighingList<O extends Weighable>(
  orders: readonly O[],
  { day, step }: { readonly day: LocalDate; readonly step: (order: O) => boolean },
): readonly WeighedGoods<O>[] {
  const lines = orders
    .filter((order) => order.dayKey === day && order.channel !== "test" && weighable.has(order.status) && step(order))
    .toSorted((a, b) => a.timeline.promisedAt - b.timeline.promisedAt || a.dayCode.localeCompare(b.dayCode, "de"))
    .flatMap((order) => order.lines.flatMap((line) => weighedLine(order, line)));
  return [...Map.groupBy(lines, ({ line }) => line.refId)]
    .map(([itemId, own]) => ({
      itemId,
      name: own.reduce((_, { line }) => line.name, ""),
      lines: own,
      done: own.filter(isWeighed).length,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "de"));
}

function weighedLine<O extends Weighable>(order: O, line: OrderLine): WeighedLine<O>[] {
  const { catchWeight, removed } = line;
  return catchWeight === undefined || removed !== undefined ? [] : [{ order, line: { ...line, catchWeight } }];
}

export const isWeighed = ({ line }: WeighedLine): boolean => line.catchWeight.finalGrams !== undefined;

/** The next one to weigh after this one, around the end of the list; null: the article is done. */
export function nextToWeigh<O extends Weighable>(
  goods: WeighedGoods<O>,
  after: WeighedLine | null,
): WeighedLine<O> | null {
  const at = goods.lines.findIndex(
    ({ order, line }) => order.id === after?.order.id && line.lineId === after.line.lineId,
  );
  return (
    [...goods.lines.slice(at + 1), ...goods.lines.slice(0, Math.max(0, at))].find((one) => !isWeighed(one)) ?? null
  );
}

/** Grams of all pieces: still to be cut by estimate, and weighed so far. */
export function weighedSums({ lines }: Pick<WeighedGoods, "lines">): {
  readonly leftGrams: Unit<"grams">;
  readonly doneGrams: Unit<"grams">;
} {
  let leftGrams = 0;
  let doneGrams = 0;
  for (const { line } of lines) {
    const { finalGrams, estGrams } = line.catchWeight;
    if (finalGrams === undefined) leftGrams += estGrams * line.qty;
    else doneGrams += finalGrams * line.qty;
  }
  return { leftGrams, doneGrams };
}

/** „Nicht da“ takes goods out of an order, which is more than weighing. */
export const mayTakeOut = (role: Standing): boolean => can(role, "order.edit");
