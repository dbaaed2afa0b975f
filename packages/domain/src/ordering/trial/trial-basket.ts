import type { BasketLines } from "../../basket/change-basket.ts";
import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import { availableAt } from "../../menu/available-at.ts";
import type { Menu } from "../../menu/menu.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";

/** So many different goods are enough to come near to any value. */
const mostGoods = 8;
/** An example is no bulk order; a larger value ends here. */
export const mostTrialCents: Cents = 50_000;

interface Piece {
  readonly id: Id<"product">;
  readonly cents: Cents;
}

/**
 * Goods of the menu whose value comes as near to `wantedCents` as it can with few pieces, so that a trial is priced like any
 * order. Goods that can be had at any time come first: a trial of hours is not about a seasonal cake.
 */
export function trialBasket(
  menu: Menu,
  option: Pick<FulfilmentMethod, "type" | "shipping">,
  wantedCents: Cents,
): BasketLines {
  const pieces = goodsOf(menu, option);
  const wanted = Math.min(wantedCents, mostTrialCents);
  const counts = new Map<Piece, number>();
  for (const piece of nearest(pieces, wanted)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return Object.fromEntries(
    [...counts].map(([{ id, cents }, qty], position) => [id, { ...lineOf(id, cents), qty, position }]),
  );
}

/** The basket of a usual shopper: one piece each of the first goods of the menu. */
export function usualCents(menu: Menu, option: Pick<FulfilmentMethod, "type" | "shipping">): Cents {
  return goodsOf(menu, option)
    .slice(0, usualPieces)
    .reduce((sum, { cents }) => sum + cents, 0);
}

const usualPieces = 3;

const lineOf = (refId: Id<"product">, seenUnitCents: Cents) =>
  ({ kind: "item", refId, qty: 1, choices: [], position: 0, seenUnitCents }) as const;

function goodsOf(menu: Menu, { type, shipping }: Pick<FulfilmentMethod, "type" | "shipping">): readonly Piece[] {
  const handover = { type, ageCheck: shipping?.ageCheck, at: null };
  const listed = menu.categories.flatMap(({ entries }) => entries.filter(({ kind }) => kind === "item"));
  const items = [...new Set(listed.map(({ id }) => id))].flatMap((id) => menu.items[id] ?? []);
  const sold = items
    .filter(({ minQty, stepQty, maxQtyPerOrder }) => minQty === 1 && stepQty === 1 && maxQtyPerOrder === undefined)
    .filter(({ id }) => availableAt(menu, lineOf(id, 0), handover));
  return sold
    .toSorted((a, b) => effort(a) - effort(b))
    .flatMap(({ id }) => {
      const { goodsCents } = priceBasket({ menu, lines: { [id]: lineOf(id, 0) }, distribution: null });
      // Goods that lack a choice have no price yet.
      return goodsCents > 0 ? [{ id, cents: goodsCents }] : [];
    })
    .slice(0, mostGoods);
}

/** Lead time of an item in minutes; one of certain times comes after all others. */
function effort({ leadMinutes = 0, from, to, windows, orderDays, season }: MenuItem): number {
  const isOfTimes = [from, to, windows, orderDays, season].some((part) => part !== undefined);
  return isOfTimes ? Infinity : leadMinutes;
}

/** The fewest pieces whose sum is nearest to what is wanted; of two as near ones the greater, which meets a minimum. */
function nearest(pieces: readonly Piece[], wanted: Cents): readonly Piece[] {
  const most = wanted + Math.max(0, ...pieces.map(({ cents }) => cents));
  const last: (Piece | undefined)[] = [];
  const count: number[] = [0];
  let best = 0;
  for (let sum = 1; sum <= most; sum++) {
    for (const piece of pieces) {
      const before = count[sum - piece.cents];
      if (before === undefined || before + 1 >= (count[sum] ?? Infinity)) continue;
      count[sum] = before + 1;
      last[sum] = piece;
    }
    const isNearer = best === 0 || Math.abs(sum - wanted) <= Math.abs(best - wanted);
    if (last[sum] !== undefined && isNearer) best = sum;
  }
  const taken: Piece[] = [];
  for (let sum = best, piece = last[sum]; piece !== undefined; sum -= piece.cents, piece = last[sum]) taken.push(piece);
  return taken;
}
