import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { isInWork } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import type { BackChoice } from "@lokalkorb/domain/ordering/lifecycle/cancel-terms";
import {
  cancelReasons,
  type CancelReason,
  type EndReason,
  isRejectReason,
  rejectReasons,
} from "@lokalkorb/domain/ordering/order/order-choices";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { readCents } from "@/shared/forms/state/read-amount";
import { cancellationTexts, endingText, notMet, rejectionTexts } from "./ending-text.ts";

export type Ending = "reject" | "cancel";

/** The reasons of each way to end an order, with their words. */
export const reasonsOf = (ending: Ending): readonly EndReason[] =>
  ending === "reject" ? rejectReasons : cancelReasons;

const isCancelReason = (code: EndReason): code is CancelReason => cancelReasons.some((one) => one === code);

export function wordsOf(
  ending: Ending,
  code: EndReason,
  { distribution: { type } }: Pick<Order, "distribution">,
): { readonly label: string; readonly text: string } {
  const isBrought = type === "delivery" || type === "shipping";
  if (ending === "cancel" && isCancelReason(code))
    return code === "notCollected" && isBrought ? notMet : cancellationTexts[code];
  return isRejectReason(code) ? rejectionTexts[code] : rejectionTexts.other;
}

export interface MoneyValues {
  readonly kind: "all" | "part" | "none";
  readonly amount: string;
}

/** The chosen part; a string says what is wrong with it. */
export function backOf({ kind, amount }: MoneyValues, paidCents: Cents): BackChoice | string {
  if (kind !== "part") return { kind };
  const cents = readCents(amount);
  if (cents === null || cents === 0) return endingText.money.amountWrong;
  if (cents > paidCents) return endingText.money.tooMuch(formatMoney(paidCents));
  return cents === paidCents ? { kind: "all" } : { kind: "amount", cents };
}

const isThere = ({ removed }: OrderLine): boolean => removed === undefined;

/** Lines that hold counted goods: only of those there is a shelf to put them back to. */
export function shelfLines({ lines, reserved = {} }: Pick<Order, "lines" | "reserved">): readonly OrderLine[] {
  const isCounted = (itemId: Id<"product">): boolean => (reserved[itemId] ?? 0) > 0;
  return lines.filter(
    (line) => isThere(line) && (isCounted(line.refId) || line.components.some(({ itemId }) => isCounted(itemId))),
  );
}

/** Untouched goods go back, what was worked on does not. */
export const goesBack = ({ status }: Pick<Order, "status">): boolean => !isInWork(status);

export interface SoldGood {
  readonly itemId: Id<"product">;
  readonly name: string;
}

/** Everything in the order that can be sold out, once each. */
export function goodsOf({ lines }: Pick<Order, "lines">): readonly SoldGood[] {
  const goods = lines
    .filter(isThere)
    .flatMap(({ kind, refId, name, components }): SoldGood[] =>
      kind === "item"
        ? [{ itemId: refId, name }]
        : components.map((part) => ({ itemId: part.itemId, name: part.name })),
    );
  return [...new Map(goods.map((good) => [good.itemId, good])).values()];
}
