import { fraction, halfUp } from "@lokalkorb/domain/testing/oracle/fraction";
import type { TradeGoods } from "../world/trade-goods.ts";
import { add, differ, type StoredOrder } from "./trade-books.ts";

/** VAT-20: the exact net amount, rounded once, a half up. */
export const exactNet = (grossCents: number, rateBp: number): number =>
  Number(halfUp(fraction(BigInt(grossCents) * 10_000n, 10_000 + rateBp)));

/** Gross amounts by rate, the lowest first. */
export function byRate(
  parts: readonly { readonly rateBp: number; readonly grossCents: number }[],
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { rateBp, grossCents } of parts) sums.set(rateBp, (sums.get(rateBp) ?? 0) + grossCents);
  return new Map([...sums].filter(([, cents]) => cents !== 0).toSorted(([a], [b]) => a - b));
}

/** Lines, deposits, tax and payments of one order, from what is written on it and the table of goods. */
export function orderMoneyWrong(order: StoredOrder, goods: ReadonlyMap<string, TradeGoods>): string[] {
  const { id, lines, totals, payments, paymentMethod, status } = order;
  const paid = add(payments.map(({ capturedCents }) => capturedCents));
  return [
    ...lines.flatMap((line) => lineWrong(`${id}, ${line.refId}`, line, goods.get(line.refId))),
    ...differ(`goods of ${id}`, totals.itemsCents, add(lines.map(({ totalCents }) => totalCents))),
    ...differ(
      `deposits of ${id}`,
      totals.depositCents,
      add(lines.map(({ refId, qty }) => qty * (goods.get(refId)?.depositCents ?? 0))),
    ),
    ...differ(`discount of ${id}`, totals.discountCents, add(lines.map(({ discountCents = 0 }) => discountCents))),
    ...differ(`total of ${id}`, totals.totalCents, totals.itemsCents + totals.depositCents + totals.discountCents),
    ...vatWrong(order),
    ...(status === "completed"
      ? differ(`paid for ${id}`, paid, paymentMethod === "onAccount" ? 0 : totals.totalCents)
      : []),
  ];
}

function lineWrong(of: string, line: StoredOrder["lines"][number], goods: TradeGoods | undefined): string[] {
  if (goods === undefined) return [`${of}: is none of the goods`];
  const { qty, unitCents, totalCents, discountCents = 0, vat, depositVat = [], depositCents } = line;
  const deposit = qty * goods.depositCents;
  const taxed = (cents: number): string => (cents === 0 ? "" : `${goods.rateBp}: ${cents}`);
  const stored = (parts: typeof vat): string => parts.map((part) => `${part.rateBp}: ${part.grossCents}`).join(", ");
  return [
    ...differ(`sum of ${of}`, totalCents, qty * unitCents),
    ...differ(`deposit of ${of}`, depositCents, deposit),
    ...differ(`tax base of ${of}`, stored(vat), taxed(totalCents + discountCents)),
    ...differ(`tax base of the deposit of ${of}`, stored(depositVat), taxed(deposit)),
  ];
}

function vatWrong({ id, lines, totals }: StoredOrder): string[] {
  const exact = byRate(lines.flatMap(({ vat, depositVat = [] }) => [...vat, ...depositVat]));
  return [
    ...differ(`rates of ${id}`, totals.vat.map(({ rateBp }) => rateBp).join(), [...exact.keys()].join()),
    ...totals.vat.flatMap(({ rateBp, netCents, vatCents }) => {
      const gross = exact.get(rateBp) ?? 0;
      const net = exactNet(gross, rateBp);
      return [
        ...differ(`net of ${id} at ${rateBp}`, netCents, net),
        ...differ(`tax of ${id} at ${rateBp}`, vatCents, gross - net),
      ];
    }),
  ];
}
