import { priceBasket } from "../../pricing/basket/price-basket.ts";
import { exactBasket } from "./exact-basket.ts";
import { generateBasket } from "./generate-basket.ts";

/** Both calculations of one generated basket, in one form; they must be the same text. */
export function compareBasket(seed: number, index: number): { readonly ours: string; readonly exact: string } {
  const basket = generateBasket(seed, index);
  return { ours: oursOf(basket), exact: exactOf(basket) };
}

function oursOf({ question }: ReturnType<typeof generateBasket>): string {
  const { lines, totals, codes, amountDueCents } = priceBasket(question);
  return form({
    lines: lines.map(({ lineId, totalCents, depositCents, discountCents = 0, vat }) => ({
      id: lineId,
      total: totalCents,
      deposit: depositCents,
      discount: 0 - discountCents,
      vat: vat.map(({ rateBp, grossCents }) => [rateBp, grossCents]),
    })),
    codes: codes.map(({ codeId, cents }) => ({ codeId, cents })),
    totals: {
      items: totals.itemsCents,
      deposits: totals.depositCents,
      discount: totals.discountCents,
      delivery: totals.deliveryCents,
      fees: totals.feesCents,
      tip: totals.tipCents,
      total: totals.totalCents,
    },
    vat: totals.vat.map(({ rateBp, netCents, vatCents }) => ({ rate: rateBp, net: netCents, tax: vatCents })),
    toPay: amountDueCents,
  });
}

const exactOf = (basket: ReturnType<typeof generateBasket>): string => form(exactBasket(basket));

/** Lines by id, numbers as they are read. */
function form<Basket extends { readonly lines: readonly { readonly id: string }[] }>(basket: Basket): string {
  const { lines, ...rest } = basket;
  const sorted = [...lines].sort((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify(
    { lines: sorted, ...rest },
    (_key, value: unknown) => (typeof value === "bigint" ? Number(value) : value),
    1,
  );
}
