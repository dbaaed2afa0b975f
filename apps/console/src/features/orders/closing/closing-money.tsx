import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import type { ClosingFigures, TakingMethod, TaxSums } from "@lokalkorb/domain/ordering/closing/closing-fields";
import {
  AlertIcon,
  BanknoteIcon,
  CreditCardIcon,
  HeartIcon,
  ReceiptTextIcon,
  TagIcon,
  Undo2Icon,
  WalletIcon,
} from "@lokalkorb/ui/icons";
import type { ReactElement, ReactNode } from "react";
import { sumOf } from "@lokalkorb/domain/ordering/closing/takings";
import { closingText as words, methodNames, taxNames } from "./closing-text.ts";

const icons: Readonly<Record<TakingMethod, ReactElement>> = {
  cash: <BanknoteIcon />,
  card: <CreditCardIcon />,
  online: <WalletIcon />,
  giftCard: <TagIcon />,
  onAccount: <ReceiptTextIcon />,
  unpaid: <AlertIcon />,
};

export interface ClosingMoneyProps {
  readonly figures: ClosingFigures;
}

/** Sums of the day by the ways they were paid, and the taxes in them. */
export function ClosingMoney({ figures }: ClosingMoneyProps): ReactElement {
  const { methods, refunds, refundsCents, totalCents, tipCents, depositCents, sales, taxes, laterTips = [] } = figures;
  const numbers = [...new Set(refunds.map(({ dayCode }) => dayCode))];
  return (
    <div className="grid min-w-0 content-start gap-4">
      <section aria-label={words.money} className="rounded-[14px] border border-line bg-surface px-5 py-2">
        <h2 className="sr-only">{words.money}</h2>
        {sales.length === 0 && <p className="py-3 text-ink-2">{words.noOrders}</p>}
        <dl>
          {methods.map(({ method, orders, cents }) => (
            <MoneyRow
              key={method}
              icon={icons[method]}
              name={methodNames[method]}
              note={words.orders(orders)}
              value={formatMoney(cents)}
            />
          ))}
          {refunds.length > 0 && (
            <MoneyRow
              icon={<Undo2Icon />}
              name={refundsCents < 0 ? words.returned : words.refunded}
              note={words.numbers(numbers)}
              value={formatMoney(0 - refundsCents)}
              isBack
            />
          )}
          {laterTips.length > 0 && (
            <MoneyRow
              icon={<HeartIcon />}
              name={words.laterTips}
              note={words.numbers(laterTips.map(({ dayCode }) => dayCode))}
              value={formatMoney(sumOf(laterTips))}
            />
          )}
          <div className="flex items-baseline justify-between gap-3 py-4">
            <dt className="text-body">{words.total}</dt>
            <dd className="text-[1.75rem] leading-8 font-bold whitespace-nowrap" data-closing-total>
              {formatMoney(totalCents)}
            </dd>
          </div>
          {tipCents !== 0 && <PartRow name={words.tip} value={formatMoney(tipCents)} />}
          {depositCents !== 0 && <PartRow name={words.deposit} value={formatMoney(depositCents)} />}
        </dl>
      </section>
      {taxes.length > 0 && (
        <section aria-label={words.taxes} className="grid gap-4 rounded-[14px] border border-line bg-surface px-5 py-4">
          <h2 className="sr-only">{words.taxes}</h2>
          {taxes.map((sums) => (
            <TaxTable key={sums.taxedBy} sums={sums} />
          ))}
          <p className="text-meta text-ink-2">{words.taxNote}</p>
        </section>
      )}
    </div>
  );
}

interface MoneyRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly value: string;
  readonly isBack?: boolean;
}

function MoneyRow({ icon, name, note, value, isBack = false }: MoneyRowProps): ReactElement {
  return (
    <div className="flex items-center gap-3 border-b border-line py-2">
      <dt className="flex min-w-0 flex-1 items-center gap-3">
        <span className="grid size-9 flex-none place-items-center rounded-lg bg-sunken" aria-hidden>
          {icon}
        </span>
        <span className="min-w-0">
          {name}
          <span className="block text-meta wrap-anywhere text-ink-2">{note}</span>
        </span>
      </dt>
      <dd className={isBack ? "font-bold whitespace-nowrap text-danger-ink" : "font-bold whitespace-nowrap"}>
        {value}
      </dd>
    </div>
  );
}

function PartRow({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <div className="flex justify-between gap-3 pb-2 text-meta text-ink-2">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function TaxTable({ sums }: { readonly sums: TaxSums }): ReactElement {
  const { taxedBy, vat, untaxedCents, totalCents } = sums;
  const add = (part: "netCents" | "vatCents"): number => vat.reduce((sum, row) => sum + row[part], 0);
  return (
    <table className="w-full border-collapse text-end [&_td]:py-1.5 [&_th]:py-1.5 [&_th]:font-[inherit] [&_tr>:first-child]:text-start">
      <caption className="pb-1 text-start font-bold">{taxNames[taxedBy]}</caption>
      <thead className="text-meta text-ink-2">
        <tr>
          <th scope="col">{words.taxHead.rate}</th>
          <th scope="col">{words.taxHead.net}</th>
          <th scope="col">{words.taxHead.tax}</th>
          <th scope="col">{words.taxHead.gross}</th>
        </tr>
      </thead>
      <tbody>
        {vat.map(({ rateBp, netCents, vatCents, grossCents }) => (
          <tr key={rateBp} className="border-t border-line">
            <th scope="row">{formatPercent(rateBp)}</th>
            <td>{formatMoney(netCents)}</td>
            <td>{formatMoney(vatCents)}</td>
            <td>{formatMoney(grossCents)}</td>
          </tr>
        ))}
        {untaxedCents !== 0 && (
          <tr className="border-t border-line">
            <th scope="row" colSpan={3}>
              {words.untaxed}
            </th>
            <td>{formatMoney(untaxedCents)}</td>
          </tr>
        )}
        <tr className="border-t border-line font-bold">
          <th scope="row">{words.sum}</th>
          <td>{formatMoney(add("netCents") + untaxedCents)}</td>
          <td>{formatMoney(add("vatCents"))}</td>
          <td>{formatMoney(totalCents)}</td>
        </tr>
      </tbody>
    </table>
  );
}
