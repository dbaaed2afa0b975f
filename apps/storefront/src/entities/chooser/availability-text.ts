import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import type { Availability } from "@lokalkorb/domain/kernel/time/availability";
import type { MenuShop } from "@lokalkorb/domain/shop/storefront";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { windowTexts } from "@/entities/slot/window-text";

type Rules = Availability & { readonly allowedDistribution?: readonly FulfilmentType[] };

/** When and how it can be had instead, in words; the effect of putting it in anyway, unless this way never has it. */
export function availabilityText(
  rules: Rules,
  { timezone }: Pick<MenuShop, "timezone">,
  isNotThisMethod = false,
): string {
  const { windows = [], orderDays = [], season, from, to, allowedDistribution = [] } = rules;
  const day = (at: number): string => formatDate(instantToLocal(at, timezone).date);
  const parts = [
    // On a way that has it, only the time stands in between.
    ...(isNotThisMethod && allowedDistribution.length > 0
      ? [`mit ${allowedDistribution.map((method) => fulfilmentTypeLabels[method]).join(" oder ")}`]
      : []),
    ...(orderDays.length > 0 ? [spokenDays(orderDays)] : []),
    ...windowTexts(windows),
    ...(season ? [`vom ${monthDay(season.from)} bis ${monthDay(season.to)}`] : []),
    ...(from === undefined ? [] : [`ab ${day(from)}`]),
    // The last day on which it can still be had.
    ...(to === undefined ? [] : [`bis ${day(to - 1)}`]),
  ];
  const when = parts.join(", ");
  if (isNotThisMethod) return when === "" ? "" : `Das gibt es ${when}.`;
  return `${when === "" ? "" : `Gibt es ${when}. `}Leg es in den Korb, dann schlagen wir dir die nächste passende Zeit vor.`;
}

/** '12-01' → '1.12.' */
function monthDay(text: string): string {
  const [month, day] = text.split("-").map(Number);
  return `${day ?? 1}.${month ?? 1}.`;
}

const dayWords = ["montags", "dienstags", "mittwochs", "donnerstags", "freitags", "samstags", "sonntags"];

/** 'samstags und sonntags', 'dienstags bis freitags', 'täglich'; 1 = Monday. */
function spokenDays(weekdays: readonly number[]): string {
  const sorted = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const [first = 1] = sorted;
  const names = sorted.map((weekday) => dayWords[weekday - 1] ?? "");
  if (names.length === 7) return "täglich";
  if (names.length > 2 && sorted.every((weekday, index) => weekday === first + index))
    return `${names[0] ?? ""} bis ${names.at(-1) ?? ""}`;
  return names.join(", ").replace(/, ([^,]+)$/, " und $1");
}
