import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { monthPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import { handedOverUntil } from "@lokalkorb/domain/ordering/metrics/read-periods";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { figuresDocument } from "@lokalkorb/model/documents/restaurants/figures/figures";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Skeleton } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";
import { useMinute } from "@/shared/device/use-now";
import { countChange, shareChange } from "../shared/figure-words.ts";
import { KeyFigures } from "../shared/key-figures.tsx";
import { groupText as words } from "./group-text.ts";

export interface ShopFiguresProps {
  readonly restaurantId: string;
  readonly name: string;
  readonly timezone: string;
}

/** Four documents: today, the day a week ago, this month and the last. */
export function ShopFigures({ restaurantId, name, timezone }: ShopFiguresProps): ReactElement {
  const { date, time } = instantToLocal(useMinute(), timezone);
  const lastMonthDay = addDays(`${date.slice(0, 8)}01`, -1);
  const today = useDocument(figuresDocument, { restaurantId, period: date });
  const weekAgo = useDocument(figuresDocument, { restaurantId, period: addDays(date, -7) });
  const month = useDocument(figuresDocument, { restaurantId, period: monthPeriod(date.slice(0, 7)) });
  const lastMonth = useDocument(figuresDocument, { restaurantId, period: monthPeriod(lastMonthDay.slice(0, 7)) });
  if ([today, weekAgo, month, lastMonth].some(({ status }) => status === "pending"))
    return <Skeleton className="h-48" />;
  const now = valueOf(today) ?? { orders: 0, takingsCents: 0 };
  const known = valueOf(weekAgo);
  const before = known && handedOverUntil(known, time);
  const whole = [[words.month, valueOf(month)] as const, [words.lastMonth, valueOf(lastMonth)] as const].map(
    ([title, sum]) => ({
      name: title,
      value: formatMoney(sum?.takingsCents ?? 0),
      change: null,
      isBetter: true,
      beside: words.wholeMonth(sum?.orders ?? 0),
    }),
  );
  return (
    <KeyFigures
      label={words.figuresOf(name)}
      wide={false}
      figures={[
        {
          name: words.today,
          value: formatMoney(now.takingsCents),
          change: before && shareChange(now.takingsCents, before.takingsCents),
          isBetter: now.takingsCents >= (before?.takingsCents ?? 0),
          beside: before ? words.until(formatMoney(before.takingsCents)) : words.noComparison,
        },
        {
          name: words.todayOrders,
          value: String(now.orders),
          change: before && countChange(now.orders, before.orders),
          isBetter: now.orders >= (before?.orders ?? 0),
          beside: before ? words.until(String(before.orders)) : words.noComparison,
        },
        ...whole,
      ]}
    />
  );
}
