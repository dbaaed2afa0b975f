import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { DayClosing } from "@lokalkorb/domain/ordering/closing/closing-fields";
import { sumOf } from "@lokalkorb/domain/ordering/closing/takings";
import { useRef, type ReactElement, type ReactNode } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import styles from "../printouts/printouts.module.css";
import { useRollPages } from "../printouts/slips/use-roll-pages.ts";
import { closingText as words, openEndNames, shortMethodNames, taxNames } from "./closing-text.ts";
import { signedMoment } from "./signed-moment.ts";

export type PaperSize = keyof typeof words.sizes;

/** A closing, or a day as it stands: `no` and `closedAt` are missing then. */
export type PrintedClosing = Omit<DayClosing, "no" | "closedAt" | "by" | "since" | "openEnds"> & {
  readonly signed: Pick<DayClosing, "no" | "closedAt" | "by"> | null;
  readonly openEnds: readonly (Omit<DayClosing["openEnds"][number], "reason"> & { readonly reason?: string })[];
};

export interface ClosingPaperProps {
  readonly closing: PrintedClosing;
  readonly size: PaperSize;
}

/** The note for the till on paper, as it is printed: alone in print, A4 or from the roll. */
export function ClosingPaper({ closing, size }: ClosingPaperProps): ReactElement {
  const stage = useRef<HTMLElement>(null);
  useRollPages(stage, `${size} ${closing.day} ${closing.totalCents} ${closing.openEnds.length}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow screens
    <section ref={stage} className={styles.stage} aria-label={words.preview} data-printout="closing" tabIndex={0}>
      <article
        className={size === "sheet" ? styles.slip : styles.roll}
        {...(size === "roll" && { "data-roll-page": 1 })}
      >
        <PaperHead closing={closing} />
        <PaperMoney closing={closing} />
        <PaperTaxes closing={closing} />
        <PaperEnds closing={closing} />
        <p className={styles.framed}>{words.notReceipt}</p>
      </article>
    </section>
  );
}

interface PaperProps {
  readonly closing: PrintedClosing;
}

function PaperHead({ closing: { day, signed } }: PaperProps): ReactElement {
  const { shop } = useShop();
  const { time } = instantToLocal(useMinute(), shop.timezone);
  return (
    <header>
      <p>
        <b>{shop.name}</b>
      </p>
      <h2 className="text-[6mm] leading-tight font-bold">
        {words.link} {formatDate(day)}
      </h2>
      <p>
        {signed === null
          ? `${words.draft}. ${words.asOf(time)}`
          : `${words.closingNo(signed.no)}. ${words.closedBy(signed.by || words.someone, signedMoment(signed.closedAt, shop.timezone))}`}
      </p>
    </header>
  );
}

function Line({
  children,
  value,
  strong = false,
}: {
  readonly children: ReactNode;
  readonly value: string;
  readonly strong?: boolean;
}) {
  return (
    <p className={styles.between}>
      {strong ? <b>{children}</b> : <span>{children}</span>}
      {strong ? <b>{value}</b> : <span className="whitespace-nowrap">{value}</span>}
    </p>
  );
}

function PaperMoney({ closing }: PaperProps): ReactElement {
  const { methods, sales, refunds, refundedBy, totalCents, tipCents, depositCents, laterTips = [] } = closing;
  const tillReceipts = sales.flatMap(({ tillReceiptNo }) => tillReceiptNo ?? []);
  return (
    <div className="border-t border-black pt-2 mt-2">
      {methods.map(({ method, orders, cents }) => (
        <Line key={method} value={formatMoney(cents)}>
          {shortMethodNames[method]} ({orders})
        </Line>
      ))}
      {tillReceipts.length > 0 && <p>{words.tillReceipts(tillReceipts)}</p>}
      {refundedBy.map(({ method, cents }) => (
        <Line key={method} value={formatMoney(0 - cents)}>
          {words.refunded}: {shortMethodNames[method]}
        </Line>
      ))}
      {refunds.length > 0 && <p>{words.numbers([...new Set(refunds.map(({ dayCode }) => dayCode))])}</p>}
      {laterTips.length > 0 && <Line value={formatMoney(sumOf(laterTips))}>{words.laterTips}</Line>}
      <Line strong value={formatMoney(totalCents)}>
        {words.total}
      </Line>
      {tipCents !== 0 && <Line value={formatMoney(tipCents)}>{words.tip}</Line>}
      {depositCents !== 0 && <Line value={formatMoney(depositCents)}>{words.deposit}</Line>}
    </div>
  );
}

function PaperTaxes({ closing: { taxes } }: PaperProps): ReactElement {
  return (
    <>
      {taxes.map(({ taxedBy, vat, untaxedCents, totalCents }) => (
        <table key={taxedBy} className={styles.table}>
          <caption className="pt-3 text-start font-bold">{taxNames[taxedBy]}</caption>
          <thead>
            <tr>
              <th>{words.taxHead.rate}</th>
              <th className={styles.figure}>{words.taxHead.net}</th>
              <th className={styles.figure}>{words.taxHead.tax}</th>
              <th className={styles.figure}>{words.taxHead.gross}</th>
            </tr>
          </thead>
          <tbody>
            {vat.map(({ rateBp, netCents, vatCents, grossCents }) => (
              <tr key={rateBp}>
                <td>{formatPercent(rateBp)}</td>
                <td className={styles.figure}>{formatMoney(netCents)}</td>
                <td className={styles.figure}>{formatMoney(vatCents)}</td>
                <td className={styles.figure}>{formatMoney(grossCents)}</td>
              </tr>
            ))}
            {untaxedCents !== 0 && (
              <tr>
                <td colSpan={3}>{words.untaxed}</td>
                <td className={styles.figure}>{formatMoney(untaxedCents)}</td>
              </tr>
            )}
            <tr>
              <td colSpan={3}>{words.sum}</td>
              <td className={styles.figure}>{formatMoney(totalCents)}</td>
            </tr>
          </tbody>
        </table>
      ))}
    </>
  );
}

function PaperEnds({ closing: { openEnds } }: PaperProps): ReactElement | null {
  if (openEnds.length === 0) return null;
  return (
    <div className="pt-3">
      <h3 className="font-bold">{words.ends}</h3>
      {openEnds.map(({ key, kind, dayCode, reason }) => (
        <p key={key}>
          {words.numbers([dayCode])}: {openEndNames[kind]}
          {reason !== undefined && reason !== "" && ` – ${reason}`}
        </p>
      ))}
    </div>
  );
}
