import type { Order } from "../ordering/order/order.ts";
import type { Payment } from "../ordering/order/payment.ts";
import type { PricedBasket } from "../pricing/basket/price-basket.ts";
import { orderLine } from "../pricing/basket/price-line.ts";
import { aMoment, anOrder } from "./builders.ts";

/** A priced basket as an order that is paid in full: gift cards first, the rest online. */
export function ordered({ lines, totals, codes, amountDueCents }: PricedBasket): Order {
  const paid = (id: string, method: Payment["method"], cents: number): Payment => ({
    id,
    provider: method === "giftCard" ? "giftCard" : "stripe",
    method,
    state: "captured",
    authorizedCents: cents,
    capturedCents: cents,
    at: aMoment,
  });
  const cards = codes.filter(({ kind }) => kind === "giftCard");
  return anOrder({
    lines: lines.map((line) => orderLine(line, {})),
    totals,
    codes,
    payments: [
      ...cards.map(({ codeId, cents }) => paid(`giftCard-${codeId}`, "giftCard", cents)),
      ...(amountDueCents > 0 ? [paid("pi_1", "online", amountDueCents)] : []),
    ],
  });
}
