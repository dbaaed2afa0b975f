import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { ReactElement } from "react";
import { ChartPanel } from "../charts/chart-panel.tsx";
import { FigureTable } from "../charts/figure-table.tsx";
import { amountText, figureWords, shareChange } from "../shared/figure-words.ts";
import { goodsByTakings } from "./report-rows.ts";
import { reportText } from "./report-text.ts";
import type { Report } from "./spans.ts";

const words = reportText.goods;

/** Every item that was handed over, the strongest first. */
export function GoodsView({ report: { sum, sumBefore, isComparable } }: { readonly report: Report }): ReactElement {
  const goods = goodsByTakings(sum);
  return (
    <ChartPanel title={words.title} note={words.note}>
      <FigureTable
        caption={words.title}
        head={words.head}
        rows={goods.map(({ itemId, name, qty, grams, cents }) => [
          name,
          amountText({ qty, grams }),
          formatMoney(cents),
          (isComparable ? shareChange(cents, sumBefore.goods[itemId]?.cents ?? 0) : null) ?? figureWords.none,
        ])}
        foot={[words.sum, "", formatMoney(goods.reduce((all, { cents }) => all + cents, 0)), ""]}
      />
    </ChartPanel>
  );
}
