import type { Cents } from "../../kernel/money/cents.ts";
import type { Order } from "../order/order.ts";
import { openCents } from "../order/payment-rules.ts";
import { linesToMake } from "./made-goods.ts";

export type SlipPart = "deposit" | "discount" | "delivery" | "fees" | "tip" | "vat";

/** The money of an order as its customer reads it: the lines and the parts add up to the total. */
export interface SlipSums {
  readonly goodsCents: Cents;
  /** Whatever is not nothing, in the order of reading. */
  readonly parts: readonly { readonly part: SlipPart; readonly cents: Cents }[];
  readonly totalCents: Cents;
  /** Gift cards that paid, by their names. */
  readonly giftCards: readonly { readonly name: string; readonly cents: Cents }[];
  /** Arrived or on its way back; without what a change of the order gave back, which the total lacks already. */
  readonly refundedCents: Cents;
  /** Still to be paid at the handover. */
  readonly openCents: Cents;
}

export function slipSums(order: Order): SlipSums {
  const { totals, codes = [], refunds = [] } = order;
  const parts: readonly (readonly [SlipPart, Cents])[] = [
    ["deposit", totals.depositCents],
    ["discount", totals.discountCents],
    ["delivery", totals.deliveryCents],
    ["fees", totals.feesCents],
    ["vat", totals.addedVatCents ?? 0],
    ["tip", totals.tipCents],
  ];
  return {
    goodsCents: linesToMake(order).reduce((sum, { totalCents }) => sum + totalCents, 0),
    parts: parts.filter(([, cents]) => cents !== 0).map(([part, cents]) => ({ part, cents })),
    totalCents: totals.totalCents,
    giftCards: codes.filter(({ kind }) => kind === "giftCard").map(({ name, cents }) => ({ name, cents })),
    refundedCents: refunds
      .filter(({ state, settlesEdit }) => state !== "failed" && settlesEdit !== true)
      .reduce((sum, { cents }) => sum + cents, 0),
    openCents: openCents(order),
  };
}
