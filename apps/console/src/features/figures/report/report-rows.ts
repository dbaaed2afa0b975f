import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { paymentMethodLabels } from "@lokalkorb/domain/labels/payment-labels";
import type { Period, Takings } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { csvMoney } from "../shared/save-csv.ts";
import { reportText as words, type View } from "./report-text.ts";
import type { Report } from "./spans.ts";
import { stretchName } from "./stretch-name.ts";

/** Items by what they brought, the strongest first. */
export const goodsByTakings = ({ goods }: Period) =>
  Object.entries(goods)
    .map(([itemId, sold]) => ({ itemId, ...sold }))
    .toSorted((a, b) => b.cents - a.cents || b.qty - a.qty || (a.itemId < b.itemId ? -1 : 1));

export interface WayRow extends Takings {
  readonly name: string;
}

const rowsBy = (by: Period["byPayment"], labels: Readonly<Record<string, string>>): readonly WayRow[] =>
  Object.entries(by)
    .map(([key, takings]) => ({ name: labels[key] ?? key, ...takings }))
    .toSorted((a, b) => b.takingsCents - a.takingsCents || b.orders - a.orders);

export const wayRows = (sum: Period) => ({
  distribution: rowsBy(sum.byDistribution, fulfilmentTypeLabels),
  payment: rowsBy(sum.byPayment, paymentMethodLabels),
  channel: rowsBy(sum.byChannel, words.ways.channels),
});

/** First orders of customers, and all others. */
export function customerKinds({ orders, newCustomers }: Period) {
  const first = Math.min(orders, newCustomers);
  const share = (count: number): string => `${orders === 0 ? 0 : Math.round((100 * count) / orders)}\u00a0%`;
  return [
    { name: words.customers.first, orders: first, share: share(first) },
    { name: words.customers.again, orders: orders - first, share: share(orders - first) },
  ];
}

/** Per rate, the highest first, and their sum. */
export function taxRows({ vat }: Period) {
  const rates = Object.entries(vat)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([rate, sums]) => ({ name: formatPercent(Number(rate)), ...sums }));
  const sumOf = (of: (row: (typeof rates)[number]) => number): number => rates.reduce((sum, row) => sum + of(row), 0);
  return { rates, total: { netCents: sumOf(({ netCents }) => netCents), vatCents: sumOf(({ vatCents }) => vatCents) } };
}

/** The shown view as rows of a table file: whole figures, no sentences. */
export function reportRows(view: View, report: Report, country: Country): readonly (readonly string[])[] {
  const { span, parts, sum } = report;
  const nameAt = (index: number): string => {
    const stretch = span.stretches[index];
    return stretch === undefined ? "" : stretchName(stretch, span.step, country);
  };
  const dates = (index: number): readonly string[] => [
    nameAt(index),
    span.stretches[index]?.first ?? "",
    span.stretches[index]?.last ?? "",
  ];
  switch (view) {
    case "umsatz":
      return [
        [words.per[span.step], "Von", "Bis", "Bestellungen", "Umsatz", "Erstattet", "Trinkgeld", "Pfand", "Rabatt"],
        ...parts.map((part, index) => [
          ...dates(index),
          String(part.orders),
          ...[part.takingsCents, part.refundsCents, part.tipsCents, part.depositCents, part.discountCents].map(
            csvMoney,
          ),
        ]),
      ];
    case "artikel":
      return [
        ["Artikel", "Stück", "Gramm", "Umsatz"],
        ...goodsByTakings(sum).map(({ name, qty, grams, cents }) => [
          name,
          String(qty),
          String(grams),
          csvMoney(cents),
        ]),
      ];
    case "kundschaft":
      return [
        [words.per[span.step], "Von", "Bis", "Bestellungen", "Neue Kundschaft"],
        ...parts.map((part, index) => [...dates(index), String(part.orders), String(part.newCustomers)]),
      ];
    case "wege": {
      const { distribution, payment, channel } = wayRows(sum);
      const rows = (kind: string, ways: readonly WayRow[]) =>
        ways.map(({ name, orders, takingsCents }) => [kind, name, String(orders), csvMoney(takingsCents)]);
      return [
        ["Art", "Weg", "Bestellungen", "Umsatz"],
        ...rows(words.ways.distribution, distribution),
        ...rows(words.ways.payment, payment),
        ...rows(words.ways.channel, channel),
      ];
    }
    case "steuer":
      return [
        words.tax.head,
        ...taxRows(sum).rates.map(({ name, netCents, vatCents }) => [
          name,
          ...[netCents, vatCents, netCents + vatCents].map(csvMoney),
        ]),
      ];
  }
}
