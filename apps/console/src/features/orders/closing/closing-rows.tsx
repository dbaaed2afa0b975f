import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { ClosedRefund, ClosedSale, ClosingFigures } from "@lokalkorb/domain/ordering/closing/closing-fields";
import type { ReactElement } from "react";
import { lateRows } from "./closing-days.ts";
import { closingText as words, shortMethodNames } from "./closing-text.ts";

export interface ClosingRowsProps {
  readonly figures: ClosingFigures;
  readonly day: LocalDate;
}

/** The orders behind the sums, to look them over. */
export function ClosingRows({ figures, day }: ClosingRowsProps): ReactElement {
  const late = lateRows(figures, day);
  return (
    <div className="grid min-w-0 content-start gap-4">
      {late.sales.length + late.refunds.length > 0 && (
        <Rows title={words.late} lead={words.lateLead} sales={late.sales} refunds={late.refunds} day={day} />
      )}
      <Rows title={words.sales} sales={figures.sales.filter((row) => row.day === day)} refunds={[]} day={day} />
      {figures.refunds.some((row) => row.day === day) && (
        <Rows title={words.refunds} sales={[]} refunds={figures.refunds.filter((row) => row.day === day)} day={day} />
      )}
    </div>
  );
}

interface RowsProps extends Pick<ClosingFigures, "sales" | "refunds"> {
  readonly title: string;
  readonly lead?: string;
  readonly day: LocalDate;
}

function Rows({ title, lead, sales, refunds, day }: RowsProps): ReactElement {
  return (
    <section aria-label={title} className="rounded-[14px] border border-line bg-surface px-5 py-4">
      <h2 className="text-h3">{title}</h2>
      {lead !== undefined && <p className="py-1 text-meta text-ink-2">{lead}</p>}
      {sales.length + refunds.length === 0 && <p className="py-2 text-ink-2">{words.noOrders}</p>}
      <ul>
        {sales.map((row) => (
          <Row key={row.orderId} row={row} day={day} cents={row.cents} />
        ))}
        {refunds.map((row) => (
          <Row key={row.refundId} row={row} day={day} cents={0 - row.cents} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: ClosedSale | ClosedRefund;
  readonly day: LocalDate;
  readonly cents: number;
}

function Row({ row, day, cents }: RowProps): ReactElement {
  return (
    <li className="flex items-baseline gap-3 border-b border-line py-1.5 last:border-0">
      <b className="min-w-8">{row.dayCode}</b>
      <span className="min-w-0 flex-1 text-ink-2">
        {row.no} · {row.shares.map(({ method }) => shortMethodNames[method]).join(", ")}
        {"tillReceiptNo" in row && ` · ${words.tillReceipt(row.tillReceiptNo ?? "")}`}
        {row.day < day && ` · ${formatShortDay(row.day, day)}`}
      </span>
      <span className="whitespace-nowrap">{formatMoney(cents)}</span>
    </li>
  );
}
