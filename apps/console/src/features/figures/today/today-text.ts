import type { SpanName } from "./today-figures.ts";

const weekday = (day: string): string => `am letzten ${day}`;

export const todayText = {
  spanLegend: "Zeitraum",
  spans: { heute: "Heute", "7": "7 Tage", "30": "30 Tage" } satisfies Record<SpanName, string>,
  keyFigures: "Kennzahlen",
  noComparison: "noch kein Vergleich",
  /** After the figure it is compared with. */
  than: (span: SpanName, day: string, minute: string): string =>
    span === "heute" ? `${weekday(day)} bis ${minute}` : `in den ${span} Tagen davor bis ${minute}`,
  thanWhole: (span: SpanName, day: string): string => (span === "heute" ? weekday(day) : `in den ${span} Tagen davor`),
  waitNote: "im Mittel",
  noWait: "noch nichts übergeben",
  dayTitle: "Umsatz im Tagesverlauf",
  daysTitle: "Umsatz je Tag",
  dayLegend: "heute durchgezogen, vor einer Woche gestrichelt",
  daysLegend: "Balken: diese Tage, gestrichelt: die davor",
  dayLabel: (takings: string, minute: string, before: string | null): string =>
    `Umsatz heute bis ${minute}: ${takings}${before === null ? "" : `; vor einer Woche bis dahin ${before}`}.`,
  daysLabel: (takings: string, days: number): string => `Umsatz der letzten ${days} Tage: ${takings}.`,
  lastWeek: "vor einer Woche",
  before: "davor",
  dayHead: ["Uhrzeit", "Heute", "Vor einer Woche"],
  daysHead: ["Tag", "Umsatz", "Bestellungen", "Davor"],
  heatTitle: "Wann bestellt wird",
  heatNote: "letzte 8 Wochen, nach Stunde",
  bestTitle: "Meistverkauft",
  bestEmpty: "Sobald etwas übergeben ist, steht es hier.",
  all: (count: number): string => `Alle ${count}`,
  attention: {
    title: "Jetzt dran",
    none: "Nichts wartet auf dich.",
    unknown: "Ob etwas wartet, steht hier, sobald die Bestellungen da sind.",
    ringing: (count: number): string =>
      count === 1 ? "1 neue Bestellung wartet auf Annahme" : `${count} neue Bestellungen warten auf Annahme`,
    late: (count: number): string =>
      count === 1 ? "1 Bestellung ist über ihrer Zeit" : `${count} Bestellungen sind über ihrer Zeit`,
    waiting: (count: number): string =>
      count === 1
        ? "1 Bestellung liegt seit über einer Stunde bereit"
        : `${count} Bestellungen liegen seit über einer Stunde bereit`,
    low: (count: number): string =>
      count === 1 ? "1 Artikel ist fast ausverkauft" : `${count} Artikel sind fast ausverkauft`,
    soldOut: (count: number): string =>
      count === 1 ? "1 Artikel ist ausverkauft" : `${count} Artikel sind ausverkauft`,
    draft: "Änderungen am Angebot sind noch nicht veröffentlicht",
    withdrawals: (count: number, isMore: boolean): string =>
      count === 1 ? "1 Widerruf wartet auf dich" : `${isMore ? "Über " : ""}${count} Widerrufe warten auf dich`,
    setup: "Dein Laden ist noch nicht zu sehen",
    open: (count: number): string => (count === 1 ? "1 Bestellung ist offen" : `${count} Bestellungen sind offen`),
  },
  fileName: (slug: string, span: SpanName, today: string): string =>
    `zahlen-${slug}-${span === "heute" ? "tag" : `${span}-tage`}-${today}.csv`,
  csvHead: [
    "Tag",
    "Bestellungen",
    "Umsatz",
    "Erstattet",
    "Trinkgeld",
    "Pfand",
    "Rabatt",
    "Storniert",
    "Abgelehnt",
    "Nicht abgeholt",
  ],
} as const;
