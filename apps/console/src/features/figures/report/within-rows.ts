import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { averageOf } from "@lokalkorb/domain/ordering/metrics/read-periods";
import { figureWords, waitText } from "../shared/figure-words.ts";
import { reportText } from "./report-text.ts";

const { rows } = reportText.takings;

/** Name and figure of all that is in the takings, was taken off them, or never came to be. */
export function withinRows(sum: Period, wait: number | null): readonly (readonly [string, string])[] {
  const average = averageOf(sum);
  return [
    [rows.average, average === null ? figureWords.none : formatMoney(average)],
    [rows.deposit, formatMoney(sum.depositCents)],
    [rows.refunds, formatMoney(sum.refundsCents)],
    [rows.discount, formatMoney(sum.discountCents)],
    [rows.tips, formatMoney(sum.tipsCents)],
    [rows.cancelled, String(sum.cancelled)],
    [rows.rejected, String(sum.rejected)],
    [rows.noShow, String(sum.noShow)],
    [rows.wait, wait === null ? figureWords.none : waitText(wait)],
  ];
}
