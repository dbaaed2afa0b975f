import { formatMoney, formatPercent } from "@lokalkorb/domain/money/format-money";
import type { Totals } from "@lokalkorb/domain/orders/order";
import { SumList } from "@lokalkorb/ui/sum-list";
import type { ReactElement } from "react";
import { sumWords } from "./sums-text.ts";
import { free } from "./words-text.ts";

export interface SumsProps {
  readonly totals: Totals;
  /** Name of the way the goods are received. */
  readonly way: string;
  /** 'inkl. MwSt.' or what the seller's tax scheme says instead (PRC-02). */
  readonly priceNote: string;
  /** The rates in it, where the order is settled. */
  readonly withTax?: boolean;
}

/** Goods, deposit, way, total: the deposit is its own line and part of the total (PRC-05). */
export function Sums({ totals, way, priceNote, withTax = false }: SumsProps): ReactElement {
  const { itemsCents, depositCents, discountCents, totalCents } = totals;
  const fee = totals.deliveryCents + totals.feesCents;
  return (
    <SumList
      lines={[
        { name: sumWords.items, value: formatMoney(itemsCents) },
        ...(depositCents > 0 ? [{ name: sumWords.deposit, value: formatMoney(depositCents) }] : []),
        ...(discountCents === 0 ? [] : [{ name: sumWords.discount, value: formatMoney(discountCents) }]),
        { name: way, value: fee === 0 ? free : formatMoney(fee) },
      ]}
      total={{ name: sumWords.total, value: formatMoney(totalCents), note: priceNote }}
    >
      {withTax &&
        totals.vat.map(({ rateBp, vatCents }) => (
          <div key={rateBp} className="text-meta text-ink-2">
            <dt>{`darin ${formatPercent(rateBp)} MwSt.`}</dt>
            <dd>{formatMoney(vatCents)}</dd>
          </div>
        ))}
    </SumList>
  );
}
