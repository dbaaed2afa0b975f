import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { slotJudge, type SlotInput, type SlotVerdict } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import { timetable } from "@lokalkorb/domain/fulfilment/slots/timetable";
import type { Destination } from "@lokalkorb/domain/fulfilment/zones/find-zone";
import { feeOf } from "@lokalkorb/domain/fulfilment/zones/fee-of";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";

/** Times in a row with the same answer. */
export interface PreviewRun {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** null: they can be had. */
  readonly why: string | null;
}

export interface PreviewDay {
  readonly date: LocalDate;
  readonly label: string;
  readonly runs: readonly PreviewRun[];
}

/** The slots of the next days if this were published now, and the reasons for the missing ones. */
export function previewDays(question: SlotInput, days: number): readonly PreviewDay[] {
  const { option, timezone, now } = question;
  const today = instantToLocal(now, timezone).date;
  const judge = slotJudge(question);
  const last = addDays(today, days - 1);
  const horizon = addDays(today, option.advance.maxDays);
  const byDay = new Map<LocalDate, PreviewRun[]>();
  for (const entry of timetable(option, timezone, today, last)) {
    const { slot, date } = entry;
    if (slot.start <= now) continue;
    const why = date > horizon ? sentences.tooFar : whyNot(judge(entry), question);
    const runs = byDay.get(date) ?? [];
    const run = runs.at(-1);
    const [from, to] = [slot.start, slot.end].map((at) => instantToLocal(at, timezone).time) as [string, string];
    if (run !== undefined && run.why === why) runs.splice(-1, 1, { ...run, to, count: run.count + 1 });
    else runs.push({ from, to, count: 1, why });
    byDay.set(date, runs);
  }
  return [...byDay].map(([date, runs]) => ({ date, label: formatShortDay(date, today), runs }));
}

/** Midnight at the end of a day is 24:00; all of a day has words of its own. */
export function runText({ from, to }: Pick<PreviewRun, "from" | "to">): string {
  const end = to === "00:00" ? "24:00" : to;
  return from === "00:00" && end === "24:00" ? "rund um die Uhr" : `${from}–${end} Uhr`;
}

const sentences = {
  tooFar: "So weit im Voraus wird nicht angenommen.",
  area: "An diesem Tag wird dorthin nicht geliefert.",
} as const;

function whyNot(verdict: SlotVerdict, { timezone, now }: SlotInput): string | null {
  const moment = (at: Instant): string => {
    const { date, time } = instantToLocal(at, timezone);
    return `${formatShortDay(date, instantToLocal(now, timezone).date)}, ${time} Uhr`;
  };
  switch (verdict.state) {
    case "free":
      return null;
    case "full":
      return "Ausgebucht.";
    case "tooSoon":
      return typeof verdict.from === "number"
        ? `Zu kurzfristig, frühestens ${moment(verdict.from)}.`
        : "So kurzfristig wird nicht angenommen.";
    case "cutoff":
      return `Bestellschluss war ${moment(verdict.at)}.`;
    case "closed":
      return verdict.reason === undefined ? "Geschlossen." : `Geschlossen: ${verdict.reason}.`;
    case "paused":
      return "Der Betrieb macht gerade Pause.";
    case "goods":
      return "Die Ware gibt es dann nicht.";
    case "area":
      return sentences.area;
  }
}

/** The delivery fee, in a sentence. */
export function feeSentence(option: FulfilmentMethod, to: Destination): string {
  const answer = feeOf(option, to, 0, null);
  if (!answer.ok) return "Dorthin wird nicht geliefert.";
  const { feeCents, minimumCents, freeFromCents, zoneId, zoneUncertain } = answer.value;
  const zone = option.zones?.find(({ id }) => id === zoneId)?.name;
  return [
    ...(zone === undefined ? [] : [`Gebiet „${zone}“`]),
    feeCents === 0 ? "kostenlos" : formatMoney(feeCents),
    ...(minimumCents > 0 ? [`ab ${formatMoney(minimumCents)} Warenwert`] : []),
    ...(freeFromCents === undefined ? [] : [`frei ab ${formatMoney(freeFromCents)}`]),
    ...(zoneUncertain ? ["an der Grenze, du bestätigst"] : []),
  ].join(", ");
}
