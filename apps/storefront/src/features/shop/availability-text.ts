import type { Availability } from "@lokalkorb/domain/offering/availability";
import type { MenuShop } from "@lokalkorb/domain/offering/menu";
import type { DistributionType, Window } from "@lokalkorb/domain/slots/distribution-option";
import { formatDate } from "@lokalkorb/domain/time/format-time";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import { wayNames } from "@/frame/words-text";

type Rules = Availability & { readonly allowedDistribution?: readonly DistributionType[] };

const days = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];

/** When and how it can be had instead, in words; what follows when it is put in anyway. */
export function availabilityText(rules: Rules, { timezone }: Pick<MenuShop, "timezone">): string {
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
  return `${when}Leg es in den Korb, dann schlagen wir dir die nächste passende Zeit vor.`;
}

/** Windows of the same hours share their days: 'Mo–Fr 7:00–10:00 Uhr'. */
function windowTexts(windows: readonly Window[]): readonly string[] {
  const byHours = new Map<string, number[]>();
  for (const { weekday, start, minutes } of windows) {
    const hours = `${start}–${clock(start, minutes)}\u00a0Uhr`;
    byHours.set(hours, [...(byHours.get(hours) ?? []), weekday]);
  }
  return [...byHours].map(([hours, weekdays]) => `${listDays(weekdays)} ${hours}`);
}

function clock(start: string, minutes: number): string {
  const [hour = 0, minute = 0] = start.split(":").map(Number);
  const end = hour * 60 + minute + minutes;
  return `${String(Math.floor(end / 60) % 24).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
}

/** 1 = Monday; three and more in a row become a range. */
function listDays(weekdays: readonly number[]): string {
  const sorted = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const name = (weekday: number | undefined): string => days[(weekday ?? 1) - 1] ?? "";
  const isRow = sorted.length > 2 && sorted.every((weekday, index) => weekday === (sorted[0] ?? 0) + index);
  if (sorted.length === 7) return "täglich";
  return isRow ? `${name(sorted[0])}–${name(sorted.at(-1))}` : sorted.map(name).join(", ");
}

/** '12-01' → '1.12.' */
const monthDay = (text: string): string => {
  const [month, day] = text.split("-").map(Number);
  return `${day ?? 1}.${month ?? 1}.`;
};
