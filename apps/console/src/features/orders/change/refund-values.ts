import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { refundLineIds } from "@lokalkorb/domain/ordering/order/payment-states";
import { leftOf, refundLedger } from "@lokalkorb/domain/ordering/refunds/refund-ledger";
import type { RefundAmounts, RefundRequest } from "@lokalkorb/domain/ordering/refunds/refund-order";
import { readCents } from "@/shared/forms/state/read-amount";
import { changeText, refundMethods } from "./change-text.ts";

export interface RefundValues {
  readonly kind: RefundRequest["kind"];
  readonly amount: string;
  /** Typed amounts of the ticked lines. */
  readonly lines: Readonly<Record<string, string>>;
}

export interface RefundableLine {
  readonly lineId: Id<"line">;
  readonly name: string;
  readonly leftCents: Cents;
}

/** The refundable rest, line by line; without lines that have none. */
export function refundableLines(order: Order): readonly RefundableLine[] {
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(order.lines.map(({ lineId, qty, name }) => [lineId, `${qty}× ${name}`])),
    [refundLineIds.delivery]: changeText.refund.delivery,
    [refundLineIds.tip]: changeText.refund.tip,
  };
  return refundLedger(order)
    .map((entry) => ({ lineId: entry.lineId, name: names[entry.lineId] ?? entry.lineId, leftCents: leftOf(entry) }))
    .filter(({ leftCents }) => leftCents > 0);
}

type CentsRequest =
  | Extract<RefundRequest, { kind: "all" | "amount" }>
  | {
      readonly kind: "lines";
      readonly lines: { readonly lineId: Id<"line">; readonly cents: Cents }[];
    };

/** The wish as it stands; a string says what is wrong with it. */
export function requestOf({ kind, amount, lines }: RefundValues): CentsRequest | string {
  const labels = changeText.refund;
  if (kind === "all") return { kind };
  if (kind === "amount") {
    const cents = readCents(amount);
    return cents === null || cents === 0 ? labels.amountWrong : { kind, cents };
  }
  const read = Object.entries(lines).map(([lineId, typed]) => ({ lineId, cents: readCents(typed) ?? 0 }));
  if (read.length === 0) return labels.chooseLine;
  return read.some(({ cents }) => cents === 0) ? labels.amountWrong : { kind, lines: read };
}

/** How the money goes back, and the part that the shop has to do. */
export const methodsBack = (order: Order, { from }: RefundAmounts): readonly string[] =>
  from.map(({ paymentId, cents }) => {
    const method = order.payments.find(({ id }) => id === paymentId)?.method ?? "cash";
    return refundMethods[method](cents);
  });

/** The refund that the server confirmed counts; its routes are shown when it is the one of the preview. */
export const refundedText = (order: Order, seen: RefundAmounts | null, cents: Cents): string =>
  changeText.refund.done(seen?.cents === cents ? methodsBack(order, seen) : [formatMoney(cents)]);
