import type { Availability } from "@lokalkorb/domain/offering/availability";
import type { MenuShop } from "@lokalkorb/domain/offering/menu";
import type { DistributionType } from "@lokalkorb/domain/slots/distribution-option";
import { formatDate } from "@lokalkorb/domain/time/format-time";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import { listDays, windowTexts } from "@/frame/window-text";
import { wayNames } from "@/frame/words-text";

type Rules = Availability & { readonly allowedDistribution?: readonly DistributionType[] };

/** When and how it can be had instead, in words; what follows when it is put in anyway, unless this way never has it. */
export function availabilityText(rules: Rules, { timezone }: Pick<MenuShop, "timezone">, isNotThisWay = false): string {
  const { windows = [], orderDays = [], season, from, to, allowedDistribution = [] } = rules;
  const day = (at: number): string => formatDate(instantToLocal(at, timezone).date);
  const parts = [
    ...(allowedDistribution.length > 0
      ? [`mit ${allowedDistribution.map((way) => wayNames[way]).join(" oder ")}`]
      : []),
    ...(orderDays.length > 0 ? [listDays(orderDays)] : []),
    ...windowTexts(windows),
    ...(season ? [`vom ${monthDay(season.from)} bis ${monthDay(season.to)}`] : []),
    ...(from === undefined ? [] : [`ab ${day(from)}`]),
    // The last day on which it can still be had.
    ...(to === undefined ? [] : [`bis ${day(to - 1)}`]),
  ];
  const when = parts.length > 0 ? `Das gibt es ${parts.join(", ")}. ` : "";
  if (isNotThisWay) return when.trimEnd();
  return `${when}Leg es in den Korb, dann schlagen wir dir die nächste passende Zeit vor.`;
}

/** '12-01' → '1.12.' */
const monthDay = (text: string): string => {
  const [month, day] = text.split("-").map(Number);
  return `${day ?? 1}.${month ?? 1}.`;
};
