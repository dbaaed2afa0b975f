import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { ReactElement } from "react";
import { ChartPanel } from "../charts/chart-panel.tsx";
import { FigureTable } from "../charts/figure-table.tsx";
import { taxRows } from "./report-rows.ts";
import { reportText } from "./report-text.ts";
import type { Report } from "./spans.ts";

const words = reportText.tax;

/** Stored sums per rate; nothing is computed anew from prices of today. */
export function TaxView({ report: { sum } }: { readonly report: Report }): ReactElement {
  const { rates, total } = taxRows(sum);
  const cells = ({ netCents, vatCents }: typeof total) =>
    [netCents, vatCents, netCents + vatCents].map((cents) => formatMoney(cents));
  return (
    <ChartPanel title={words.title} note={words.note}>
      {rates.length === 0 ? (
        <p className="text-ink-2">{words.empty}</p>
      ) : (
        <FigureTable
          caption={words.title}
          head={words.head}
          rows={rates.map(({ name, ...sums }) => [name, ...cells(sums)])}
          foot={[words.sum, ...cells(total)]}
        />
      )}
      <p className="max-w-[70ch] text-meta text-ink-2">{words.hint}</p>
    </ChartPanel>
  );
}
