import { formatMoney, formatPercent } from "@lokalkorb/domain/money/format-money";
import type { Totals } from "@lokalkorb/domain/orders/order";
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
  const fee = totals.deliveryCents + totals.feesCents;
  return (
    <dl className="sums">
      <Row name={sumWords.items} value={formatMoney(totals.itemsCents)} />
      {totals.depositCents > 0 && <Row name={sumWords.deposit} value={formatMoney(totals.depositCents)} />}
      {totals.discountCents !== 0 && <Row name={sumWords.discount} value={formatMoney(totals.discountCents)} />}
      <Row name={way} value={fee === 0 ? free : formatMoney(fee)} />
      <div className="sums-total">
        <dt>
          {sumWords.total} <small>{priceNote}</small>
        </dt>
        <dd>{formatMoney(totals.totalCents)}</dd>
      </div>
      {withTax &&
        totals.vat.map(({ rateBp, vatCents }) => (
          <div key={rateBp} className="text-meta text-ink-2">
            <dt>{`darin ${formatPercent(rateBp)} MwSt.`}</dt>
            <dd>{formatMoney(vatCents)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
