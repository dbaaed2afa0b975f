import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { OrderCode } from "@lokalkorb/domain/pricing/discounts/order-code";
import type { Totals } from "@lokalkorb/domain/pricing/totals/totals";
import { SumList } from "@lokalkorb/ui/sum-list";
import type { ReactElement } from "react";
import { sumWords } from "./sums-text.ts";
import { free } from "@/entities/labels/labels-text";

export interface SumsProps {
  readonly totals: Totals;
  /** Name of the way the goods are received. */
  readonly fulfilment: string;
  /** Instead of an amount while the fee of the way is unknown. */
  readonly feeUnknown?: string | undefined;
  /** 'inkl. MwSt.' or what the seller's tax scheme says instead (PRC-02). */
  readonly priceNote: string;
  /** The rates in it, where the order is settled. */
  readonly withTax?: boolean;
  /** It came to nothing: its worth stands there, and nothing is due. */
  readonly isVoid?: boolean;
  readonly codes?: readonly OrderCode[];
  /** PRC-10: the total if all that is sold by weight is as heavy as it may be. */
  readonly atMostCents?: Cents;
}

const none: readonly OrderCode[] = [];

/** Goods, deposit, way, total: the deposit is its own line and part of the total (PRC-05). Gift cards pay (PRC-09). */
export function Sums({
  totals,
  fulfilment: method,
  feeUnknown,
  priceNote,
  withTax = false,
  isVoid = false,
  codes = none,
  atMostCents = 0,
}: SumsProps): ReactElement {
  const { itemsCents, depositCents, discountCents, tipCents, totalCents } = totals;
  const fee = totals.deliveryCents + totals.feesCents;
  const discounts = codes.filter(({ kind }) => kind === "discount");
  const giftCards = codes.filter(({ kind }) => kind === "giftCard");
  const total = formatMoney(totalCents);
  const amountDueCents = giftCards.reduce((left, { cents }) => left - cents, totalCents);
  const rest = (
    <>
      {atMostCents > totalCents && (
        <div className="text-meta text-ink-2">
          <dt>{sumWords.byWeight}</dt>
          <dd>{sumWords.atMost(formatMoney(atMostCents))}</dd>
        </div>
      )}
      {withTax &&
        totals.vat.map(({ rateBp, vatCents }) => (
          <div key={rateBp} className="text-meta text-ink-2">
            <dt>{`darin ${formatPercent(rateBp)} MwSt.`}</dt>
            <dd>{formatMoney(vatCents)}</dd>
          </div>
        ))}
      {giftCards.map(({ codeId, code, cents }) => (
        <div key={codeId}>
          <dt>{sumWords.giftCard(code)}</dt>
          <dd>{formatMoney(0 - cents)}</dd>
        </div>
      ))}
      {giftCards.length > 0 && (
        <div className="text-name font-bold">
          <dt>{sumWords.toPay}</dt>
          <dd>{formatMoney(amountDueCents)}</dd>
        </div>
      )}
    </>
  );
  return (
    <SumList
      lines={[
        { name: sumWords.items, value: formatMoney(itemsCents) },
        ...(depositCents > 0 ? [{ name: sumWords.deposit, value: formatMoney(depositCents) }] : []),
        { name: method, value: feeUnknown ?? (fee === 0 ? free : formatMoney(fee)) },
        ...(discounts.length > 0
          ? discounts.map(({ code, cents }) => ({ name: sumWords.discountOf(code), value: formatMoney(0 - cents) }))
          : discountCents === 0
            ? []
            : [{ name: sumWords.discount, value: formatMoney(discountCents) }]),
        ...(tipCents > 0 ? [{ name: sumWords.tip, value: formatMoney(tipCents) }] : []),
        ...(isVoid ? [{ name: sumWords.value, value: total }] : []),
      ]}
      total={
        isVoid
          ? { name: sumWords.toPay, value: formatMoney(0), note: "" }
          : { name: sumWords.total, value: total, note: priceNote }
      }
    >
      {!isVoid && rest}
    </SumList>
  );
}
