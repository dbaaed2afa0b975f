import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { netRevenueCents } from "@lokalkorb/domain/ordering/customers/count-customer";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { recordText } from "../state/customers-text.ts";
import type { ShopCustomer } from "@/entities/customer/use-customers";

const words = recordText.strip;

/** The figures of a customer: orders, revenue, reliability. */
export function FactStrip({ customer: { stats } }: { readonly customer: ShopCustomer }): ReactElement {
  const { shop } = useShop();
  const { orders, firstOrderAt, avgCents, cancelled, noShow } = stats;
  const all = orders + cancelled + noShow;
  const month =
    firstOrderAt === undefined ? "" : monthOf(instantToLocal(firstOrderAt, shop.timezone).date, shop.country);
  const cells = [
    [words.orders, String(orders), firstOrderAt === undefined ? words.noneYet : words.since(month)],
    [words.revenue, formatMoney(netRevenueCents(stats)), orders === 0 ? words.noAverage : words.average(avgCents)],
    [
      words.reliable,
      all === 0 ? words.nothing : words.of(orders, all),
      all === 0 ? words.noneYet : orders === all ? words.allKept : words.lost(cancelled, noShow),
    ],
  ] as const;
  return (
    <dl className="grid overflow-hidden rounded-lg border border-line @md:grid-cols-3">
      {cells.map(([name, figure, detail]) => (
        <div
          key={name}
          className="grid content-start border-line px-4 py-3 @max-md:border-b @max-md:last:border-b-0 @md:border-e @md:last:border-e-0"
        >
          <dt className="text-meta text-ink-2">{name}</dt>
          <dd className="text-h1 font-bold">{figure}</dd>
          <dd className="text-meta text-ink-2">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'März 2024' */
const monthOf = (date: string, country: "DE" | "AT"): string =>
  `${formatDay(date, country).replace(/^.*\. /, "")} ${date.slice(0, 4)}`;
