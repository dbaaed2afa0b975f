import type { Id } from "../kernel/branded.ts";
import { sellableOf, type Bundle, type MenuGoods } from "../catalog/goods/goods.ts";
import type { MenuItem } from "../catalog/goods/item.ts";
import type { BasketLine } from "../catalog/goods/basket-line.ts";
import { lineIdOf } from "./line-key.ts";

export type BasketLines = Readonly<Record<string, BasketLine>>;

/** How many pieces one line may have. */
export interface QuantityLimits {
  readonly min: number;
  readonly step: number;
  readonly max: number;
}

/** Beyond any order in a web shop; it also bounds the cost of a manipulated basket. */
const mostQuantity = 999;

export function quantityLimits(
  sellable: Pick<MenuItem, "minQty" | "maxQtyPerOrder"> | Pick<Bundle, "minQty" | "maxQtyPerOrder">,
): QuantityLimits {
  const step = "stepQty" in sellable && typeof sellable.stepQty === "number" ? sellable.stepQty : 1;
  return { min: sellable.minQty, step, max: Math.min(sellable.maxQtyPerOrder ?? mostQuantity, mostQuantity) };
}

/** undefined = the menu does not know the product any more. */
export function lineLimits(
  menu: Pick<MenuGoods, "items" | "bundles">,
  line: Pick<BasketLine, "kind" | "refId">,
): QuantityLimits | undefined {
  const sellable = sellableOf(menu, line);
  return sellable && quantityLimits(sellable);
}

export function isAllowedQuantity(qty: number, { min, step, max }: QuantityLimits): boolean {
  return Number.isSafeInteger(qty) && qty >= min && qty <= max && (qty - min) % step === 0;
}

/** The nearest allowed quantity: never below the minimum, never above the maximum, only whole steps. */
export function clampQuantity(qty: number, { min, step, max }: QuantityLimits): number {
  const steps = Math.min(Math.round((qty - min) / step), Math.floor((max - min) / step));
  return min + Math.max(0, steps) * step;
}

/** Puts a product in. The same configuration again only raises the quantity, and keeps what is wished for it. */
export function addLine(
  lines: BasketLines,
  line: Omit<BasketLine, "position">,
  limits: QuantityLimits,
): { readonly lines: BasketLines; readonly lineId: Id<"line"> } {
  const lineId = lineIdOf(line);
  const present = lines[lineId];
  const qty = clampQuantity((present?.qty ?? 0) + line.qty, limits);
  const position = present?.position ?? Math.max(0, ...Object.values(lines).map((other) => other.position)) + 1;
  return { lines: { ...lines, [lineId]: { ...present, ...line, qty, position } }, lineId };
}

/** The same within the limits of the menu; nothing where it does not know the product any more. */
export function addFromMenu(
  menu: Pick<MenuGoods, "items" | "bundles">,
  lines: BasketLines,
  line: Omit<BasketLine, "position">,
): BasketLines {
  const limits = lineLimits(menu, line);
  return limits ? addLine(lines, line, limits).lines : lines;
}

/** Below the minimum the line goes, as the minus button suggests. */
export function setQuantity(lines: BasketLines, lineId: Id<"line">, qty: number, limits: QuantityLimits): BasketLines {
  const line = lines[lineId];
  if (!line) return lines;
  return qty < limits.min
    ? removeLine(lines, lineId)
    : { ...lines, [lineId]: { ...line, qty: clampQuantity(qty, limits) } };
}

export function removeLine(lines: BasketLines, lineId: Id<"line">): BasketLines {
  const { [lineId]: _removed, ...rest } = lines;
  return rest;
}

/** Pieces in the basket, for the badge. */
export function basketCount(lines: BasketLines): number {
  return Object.values(lines).reduce((count, line) => count + line.qty, 0);
}

/** In the order in which the shopper added them. */
export function orderedLines(lines: BasketLines): readonly (readonly [lineId: Id<"line">, line: BasketLine])[] {
  return Object.entries(lines).sort(([idA, a], [idB, b]) => a.position - b.position || (idA < idB ? -1 : 1));
}
