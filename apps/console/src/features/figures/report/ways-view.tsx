import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { ReactElement } from "react";
import { ChartPanel } from "../charts/chart-panel.tsx";
import { ShareBars } from "../charts/share-bars.tsx";
import { wayRows, type WayRow } from "./report-rows.ts";
import { reportText } from "./report-text.ts";
import type { Report } from "./spans.ts";

const words = reportText.ways;

/** By which way goods, money and orders come and go. */
export function WaysView({ report: { sum } }: { readonly report: Report }): ReactElement {
  const { distribution, payment, channel } = wayRows(sum);
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <WayPanel title={words.distribution} rows={distribution} />
      <WayPanel title={words.payment} rows={payment} />
      <WayPanel title={words.channel} rows={channel} />
    </div>
  );
}

function WayPanel({ title, rows }: { readonly title: string; readonly rows: readonly WayRow[] }): ReactElement {
  return (
    <ChartPanel
      title={title}
      table={{
        head: words.head,
        rows: rows.map(({ name, orders, takingsCents }) => [name, orders, formatMoney(takingsCents)]),
      }}
    >
      <ShareBars
        shares={rows.map(({ name, orders, takingsCents }) => ({
          key: name,
          name,
          value: takingsCents,
          figure: formatMoney(takingsCents),
          beside: reportText.ordersNote(orders),
        }))}
      />
    </ChartPanel>
  );
}
