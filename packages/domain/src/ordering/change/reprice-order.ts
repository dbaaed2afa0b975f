import type { Id, Unit } from "../../kernel/branded.ts";
import { discountAgain } from "../../pricing/discounts/discount-again.ts";
import { payAgain } from "../../pricing/discounts/gift-cards.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { weightCents } from "../../catalog/prices/price-at.ts";
import type { Order } from "../order/order.ts";
import type { OrderCode } from "../../pricing/discounts/order-code.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Totals } from "../../pricing/totals/totals.ts";
import type { EditRefusal } from "../order/refusal.ts";
import { refundedOf } from "../refunds/refunded-of.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { feeDiscountOf, feeParts } from "../../pricing/totals/frozen-fee.ts";
import type { LostCode } from "../repricing/held-codes.ts";
import type { Settled } from "../repricing/settle-anew.ts";
import { computeTotals } from "../../pricing/totals/compute-totals.ts";

export type OrderEdit =
  | { readonly kind: "remove"; readonly lineId: Id<"line">; readonly reason: string }
  | { readonly kind: "quantity"; readonly lineId: Id<"line">; readonly qty: number }
  /** `line` is priced by the caller, from the menu; it takes the place of the old one and its discounts. */
  | { readonly kind: "replace"; readonly lineId: Id<"line">; readonly line: OrderLine; readonly reason: string }
  /** `line` is priced by the caller, from the menu. */
  | { readonly kind: "add"; readonly line: OrderLine }
  /** Per piece. */
  | { readonly kind: "weigh"; readonly lineId: Id<"line">; readonly grams: Unit<"grams"> };

export type RepricableOrder = Pick<Order, "lines" | "totals" | "codes" | "refunds">;

export interface RepricedOrder {
  readonly lines: readonly OrderLine[];
  readonly totals: Totals;
  readonly codes: readonly OrderCode[];
  readonly kitchenUnits: number;
  readonly amountDueCents: Cents;
  /** New total minus the old one; below zero it goes back to the shopper. */
  readonly differenceCents: Cents;
  /** Discounts that the shopper gives up with this change. */
  readonly lost: readonly LostCode[];
}

/** From lines that have changed to what they come to: `settleAnew` for changes by shoppers, else `settleAsAgreed`. */
export type Settle = (lines: readonly OrderLine[]) => Settled;

/** The order after changes, at its own prices and rates: nothing is asked of a menu that may be another one by now. */
export function repriceOrder(
  order: RepricableOrder,
  edits: readonly OrderEdit[],
  now: Instant,
  settle: Settle = (lines) => settleAsAgreed(order, lines),
): Result<RepricedOrder, EditRefusal> {
  let lines = order.lines;
  for (const edit of edits) {
    const edited = editLine(lines, edit, now);
    if (!edited.ok) return edited;
    lines = edited.value;
  }
  if (lines.every(({ removed }) => removed)) return refuse({ type: "basket-empty" });

  const settled = settle(lines);
  const tooLow = refundedTooMuch(order, settled.lines);
  if (tooLow) return refuse(tooLow);
  const { totals, lost = [] } = settled;
  const cards = payAgain(settled.codes, totals.totalCents);
  return ok({
    lines: settled.lines,
    totals,
    codes: cards.codes,
    kitchenUnits: settled.lines.reduce((sum, { kitchenUnits }) => sum + kitchenUnits, 0),
    amountDueCents: cards.amountDueCents,
    differenceCents: totals.totalCents - order.totals.totalCents,
    lost,
  });
}

/**
 * For what the shop changes: discounts in percent follow the goods, amounts stay as long as there is something to take
 * them off, whatever the conditions of the code were. The fee of the way and the tip stay as agreed.
 */
function settleAsAgreed(order: RepricableOrder, lines: readonly OrderLine[]): Settled {
  const { totals } = order;
  const again = discountAgain(order.lines, lines, order.codes ?? []);
  return {
    ...again,
    totals: computeTotals({
      lines: again.lines,
      deliveryCents: totals.deliveryCents,
      feesCents: totals.feesCents,
      feeDiscountCents: feeDiscountOf(order),
      feeTax: totals.feeVat === "standard" ? feeParts(order) : "followGoods",
      tipCents: totals.tipCents,
      prices: totals.addedVatCents === undefined ? "gross" : "net",
    }),
  };
}

function editLine(
  lines: readonly OrderLine[],
  edit: OrderEdit,
  at: Instant,
): Result<readonly OrderLine[], EditRefusal> {
  if (edit.kind === "add") return ok([...lines, { ...edit.line, lineId: freeLineId(lines, edit.line) }]);
  const { lineId } = edit;
  const line = lines.find((one) => one.lineId === lineId && !one.removed);
  if (!line) return refuse({ type: "line-invalid", lineId, reason: "unknown-product" });
  const put = (...instead: readonly OrderLine[]) => lines.flatMap((one) => (one === line ? instead : [one]));
  switch (edit.kind) {
    case "remove":
      return ok(put(removedLine(line, edit.reason, at)));
    case "replace":
      return ok(put(removedLine(line, edit.reason, at), replacement(lines, line, edit.line)));
    case "quantity": {
      const allowed = Number.isSafeInteger(edit.qty) && edit.qty >= 1 && edit.qty <= mostQuantity;
      return allowed
        ? ok(put(withQuantity(line, edit.qty)))
        : refuse({ type: "line-invalid", lineId, reason: "quantity" });
    }
    case "weigh":
      return weighed(line, edit.grams, put);
  }
}

const mostQuantity = 999;

/** Its figures are gone, and with them its part in discounts, kitchen and tax. */
function removedLine(line: OrderLine, reason: string, at: Instant): OrderLine {
  const { rates: _rates, discounts: _discounts, discountCents: _cents, depositVat, deposits: _pieces, ...kept } = line;
  return {
    ...kept,
    ...(depositVat ? { depositVat: [] } : {}),
    depositCents: 0,
    totalCents: 0,
    kitchenUnits: 0,
    vat: [],
    removed: { at, reason },
  };
}

/** Takes the discounts of the line that it stands in for, and is for the same person. */
function replacement(
  lines: readonly OrderLine[],
  { discounts, participantId, participantName }: OrderLine,
  line: OrderLine,
): OrderLine {
  return {
    ...line,
    lineId: freeLineId(lines, line),
    ...(discounts ? { discounts } : {}),
    ...(participantId === undefined ? {} : { participantId }),
    ...(participantName === undefined ? {} : { participantName }),
  };
}

/** Another line of the same configuration may be there already; ids stay unique. */
function freeLineId(lines: readonly OrderLine[], line: OrderLine): Id<"line"> {
  const taken = new Set(lines.map(({ lineId }) => lineId));
  let { lineId } = line;
  while (taken.has(lineId)) lineId += "r";
  return lineId;
}

function withQuantity(line: OrderLine, qty: number): OrderLine {
  // Deposits and work are per piece, so these divisions leave nothing.
  const scaled = (amount: number): number => Math.round((amount * qty) / line.qty);
  return {
    ...line,
    qty,
    totalCents: line.unitCents * qty,
    depositCents: scaled(line.depositCents),
    ...(line.deposits && { deposits: line.deposits.map((one) => ({ ...one, pieces: scaled(one.pieces) })) }),
    ...(line.depositVat
      ? { depositVat: line.depositVat.map(({ rateBp, grossCents }) => ({ rateBp, grossCents: scaled(grossCents) })) }
      : {}),
    kitchenUnits: scaled(line.kitchenUnits),
  };
}

function weighed(
  line: OrderLine,
  grams: Unit<"grams">,
  put: (line: OrderLine) => readonly OrderLine[],
): Result<readonly OrderLine[], EditRefusal> {
  const { catchWeight, lineId } = line;
  if (!catchWeight) return refuse({ type: "line-invalid", lineId, reason: "malformed" });
  // PRC-10: never more than was announced; without limits on the order, twice the estimate is a slip of the finger.
  const { estGrams, minGrams = 1, maxGrams = 2 * estGrams } = catchWeight;
  if (!Number.isSafeInteger(grams) || grams < minGrams || grams > maxGrams) {
    return refuse({ type: "weight-implausible", minGrams, maxGrams });
  }
  const before = weightCents(catchWeight, catchWeight.finalGrams ?? estGrams);
  const unitCents = line.unitCents - before + weightCents(catchWeight, grams);
  return ok(
    put({ ...line, unitCents, totalCents: unitCents * line.qty, catchWeight: { ...catchWeight, finalGrams: grams } }),
  );
}

/** Money that went back for a line cannot be taken off a second time. */
function refundedTooMuch(order: RepricableOrder, lines: readonly OrderLine[]): EditRefusal | null {
  for (const [lineId, cents] of refundedOf(order)) {
    const worth = (line: OrderLine | undefined): Cents =>
      line ? line.totalCents + (line.discountCents ?? 0) + line.depositCents : cents;
    const after = worth(lines.find((line) => line.lineId === lineId));
    const before = worth(order.lines.find((line) => line.lineId === lineId));
    if (after < cents && after < before) return { type: "refund-too-high", maxCents: before - cents };
  }
  return null;
}
