import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { monthPeriod } from "@lokalkorb/domain/ordering/metrics/period-metrics";
import { handedOverUntil } from "@lokalkorb/domain/ordering/metrics/read-periods";
import type { ReactElement } from "react";
import { useMinute } from "@/shared/device/use-now";
import { countChange, shareChange } from "../shared/figure-words.ts";
import { PeriodsWait } from "../shared/periods-wait.tsx";
import { usePeriods } from "../shared/use-periods.ts";
import { KeyFigures } from "../shared/key-figures.tsx";
import { groupText as words } from "./group-text.ts";

export interface ShopFiguresProps {
  readonly restaurantId: string;
  readonly name: string;
  readonly timezone: string;
}

/** Today beside a week ago, this month beside the last. */
export function ShopFigures({ restaurantId, name, timezone }: ShopFiguresProps): ReactElement {
  const { date, time } = instantToLocal(useMinute(), timezone);
  const thisMonth = monthPeriod(date.slice(0, 7));
  const lastMonth = monthPeriod(addDays(`${date.slice(0, 8)}01`, -1).slice(0, 7));
  const days = usePeriods(restaurantId, addDays(date, -7), date);
  const months = usePeriods(restaurantId, lastMonth, thisMonth);
  if (typeof days === "string") return <PeriodsWait state={days} />;
  if (typeof months === "string") return <PeriodsWait state={months} />;
  const of = (periods: readonly Period[], key: string) => periods.find(({ period }) => period === key);
  const now = of(days, date) ?? { orders: 0, takingsCents: 0 };
  const known = of(days, addDays(date, -7));
  const before = known === undefined ? null : handedOverUntil(known, time);
  const whole = [[words.month, of(months, thisMonth)] as const, [words.lastMonth, of(months, lastMonth)] as const].map(
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
