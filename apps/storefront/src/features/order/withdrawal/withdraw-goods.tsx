import { withdrawalLaw, withdrawalText } from "@lokalkorb/domain/catalog/withdrawal/withdrawal-text";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { LiveOrder } from "../calls/watch-order.ts";
import type { OrderChoice } from "./use-choice.ts";
import { withdrawText as words } from "./withdraw-text.ts";

interface GoodsProps {
  readonly order: LiveOrder;
  readonly country: Country;
  readonly choice: OrderChoice;
  readonly error: string | undefined;
}

/** The lines of the order that can go back, to choose from, and the others with their reason (WDR-01). */
export function WithdrawGoods({ order, country, choice, error }: GoodsProps): ReactElement {
  const { open, chosen, toggle } = choice;
  const left = new Map(open.map(({ lineId, qty }) => [lineId, qty]));
  const can = order.lines.filter(({ lineId }) => left.has(lineId));
  const cannot = order.lines.filter(({ lineId, removed }) => removed === undefined && !left.has(lineId));
  return (
    <>
      <section className="order-card" aria-labelledby="can">
        <h2 id="can" className="text-h3">
          {words.can}
        </h2>
        {can.length === 0 && <p className="mt-2">{words.nothing}</p>}
        <ul className="mt-3 grid gap-2">
          {can.map((line, index) => (
            <li key={line.lineId}>
              <Checkbox
                id={index === 0 ? "lines" : `line-${line.lineId}`}
                label={`${left.get(line.lineId) ?? line.qty} × ${line.name}`}
                checked={chosen.some(({ lineId }) => lineId === line.lineId)}
                onChange={() => toggle(line.lineId)}
              />
            </li>
          ))}
        </ul>
        {error !== undefined && <Notice tone="danger" announce title={error} />}
      </section>
      {cannot.length > 0 && (
        <section className="order-card" aria-labelledby="cannot">
          <h2 id="cannot" className="text-h3">
            {words.cannot}
          </h2>
          <ul className="mt-3 grid gap-3">
            {cannot.map((line) => (
              <li key={line.lineId}>
                <b>{`${line.qty} × ${line.name}`}</b>
                <p className="text-meta text-ink-2">{reasonOf(line, country)}</p>
              </li>
            ))}
          </ul>
          <p className="mt-3 rounded-lg bg-sunken p-3 text-meta">{words.defect}</p>
        </section>
      )}
    </>
  );
}

const reasonOf = ({ withdrawal }: OrderLine, country: Country): string =>
  withdrawal === undefined ? "" : `${withdrawalText(withdrawal, country)} (${withdrawalLaw(withdrawal, country)}).`;
