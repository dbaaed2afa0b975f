import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";

export const trialText = {
  title: "Drei Beispiele",
  lead: "So antwortet der Laden auf das, was hier steht, auch ungespeichert. Gerechnet wird wie bei einer echten Bestellung, nur ohne Lagerbestand.",
  wrong: "Sobald alle Angaben stimmen, stehen hier die Antworten.",
  unpublished: "Sobald der Laden zum ersten Mal veröffentlicht ist, rechnen hier drei Beispiele mit.",
  noGoods: "Sobald ein Artikel im Laden ohne Auswahl zu haben ist, rechnen hier drei Beispiele mit.",
  same: "Im Laden gilt das schon genau so.",
  differs: "Das ändert sich im Laden:",
  example: (index: number): string => `Beispiel ${index + 1}`,
  now: "jetzt",
  ordered: (when: string): string => `bestellt ${when}`,
  forDay: (day: string): string => `für ${day}`,
  basket: (cents: number, goods: string): string => `Korb ${formatMoney(cents)}: ${goods}`,
  before: "Vorher",
  after: "Nachher",
  edit: (name: string): string => `${name} ändern`,
  way: "Abhol- oder Lieferart",
  date: "Bestellt am",
  dateHint: "Leer heißt jetzt.",
  time: "Um",
  day: "Für den Tag",
  dayHint: "Leer heißt so bald wie möglich.",
  zip: "Postleitzahl",
  value: "Warenwert",
  valueHint: "Aus Artikeln deines Ladens, so nah wie möglich.",
} as const;

/** The lines of an answer. */
export const answerText = {
  first: (way: string, slot: string): string => `${way}: frühestens ${slot}`,
  onDay: (way: string, slot: string): string => `${way}: ${slot}`,
  fee: (way: string, zip: string, terms: readonly string[]): string => `${way} nach ${zip}: ${terms.join(", ")}`,
  free: "kostenlos",
  from: (cents: number): string => `ab ${formatMoney(cents)}`,
  freeFrom: (cents: number): string => `kostenlos ab ${formatMoney(cents)}`,
  uncertain: "an der Grenze, du bestätigst",
  code: (code: string, goodsCents: number, gain: number): string =>
    `Code ${code} auf ${formatMoney(goodsCents)}: ${gain > 0 ? formatMoney(-gain) : "kein Nachlass"}`,
  campaign: (name: string, goodsCents: number, gain: number): string =>
    `„${name}“ auf ${formatMoney(goodsCents)}: ${gain > 0 ? formatMoney(-gain) : "kein Nachlass"}`,
  total: (cents: number, depositCents: number): string =>
    `Zusammen ${formatMoney(cents)}${depositCents > 0 ? `, davon ${formatMoney(depositCents)} Pfand` : ""}`,
  dayWithoutTimes: "An diesem Tag gibt es keinen Termin.",
  refused: "Diese Bestellung nimmt der Laden so nicht an.",
} as const;
