import { daysOf } from "@lokalkorb/domain/ordering/metrics/read-periods";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { figureWords } from "../shared/figure-words.ts";
import { csvMoney, saveCsv } from "../shared/save-csv.ts";
import type { Span, SpanName } from "./today-figures.ts";
import { todayText as words } from "./today-text.ts";

export interface TodayCsvProps {
  readonly periods: readonly Period[];
  readonly name: SpanName;
  readonly span: Span;
}

/** The days of the span as a table for a table program. */
export function TodayCsv({ periods, name, span }: TodayCsvProps): ReactElement {
  const { shop } = useShop();
  const save = (): void => {
    const rows = daysOf(periods, span.first, span.last).map((day) => [
      day.period,
      String(day.orders),
      ...[day.takingsCents, day.refundsCents, day.tipsCents, day.depositCents, day.discountCents].map(csvMoney),
      ...[day.cancelled, day.rejected, day.noShow].map(String),
    ]);
    void saveCsv(words.fileName(shop.slug, name, span.last), [words.csvHead, ...rows]);
  };
  return (
    <Button look="outline" onClick={save}>
      {figureWords.csv}
    </Button>
  );
}
