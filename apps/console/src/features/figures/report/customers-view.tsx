import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { BarPlot } from "../charts/bar-plot.tsx";
import { ChartPanel } from "../charts/chart-panel.tsx";
import { ShareBars } from "../charts/share-bars.tsx";
import { partBars } from "./part-bars.ts";
import { customerKinds } from "./report-rows.ts";
import { reportText } from "./report-text.ts";
import type { Report } from "./spans.ts";

const words = reportText.customers;

/** Who came for the first time, and how many orders were of customers who came again. */
export function CustomersView({ report }: { readonly report: Report }): ReactElement {
  const { shop } = useShop();
  const { span, parts, sum } = report;
  const bars = partBars(report, ({ newCustomers }) => newCustomers, shop.country);
  const kinds = customerKinds(sum);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ChartPanel
        title={words.title(span.step)}
        note={words.note}
        table={{
          head: words.head(span.step),
          rows: bars.map(({ name, value }, index) => [name, value, parts[index]?.orders]),
        }}
      >
        <BarPlot label={words.label(sum.newCustomers)} bars={bars} unit="count" beforeName={reportText.beforeShort} />
      </ChartPanel>
      <ChartPanel
        title={words.splitTitle}
        table={{
          head: words.splitHead,
          rows: kinds.map(({ name, orders, share }) => [name, orders, share]),
        }}
      >
        <ShareBars
          shares={kinds.map(({ name, orders, share }) => ({
            key: name,
            name,
            value: orders,
            figure: share,
            beside: reportText.ordersNote(orders),
          }))}
        />
      </ChartPanel>
    </div>
  );
}
