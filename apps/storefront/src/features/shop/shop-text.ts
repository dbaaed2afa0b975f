import type { OptionProblem } from "@lokalkorb/domain/offering/option-rules";
import { formatMoney } from "@lokalkorb/domain/money/format-money";
import type { MinAge } from "@lokalkorb/domain/offering/min-age";

export const shopText = {
  backToShops: "Zurück zu allen Betrieben",
  backToShop: (name: string): string => `Zurück zu ${name}`,
  way: "Wie möchtest du bestellen?",
  change: "ändern",
  changeTime: "Abholzeit ändern",
  soonest: "früheste Zeit",
  chosen: "deine Zeit",
  noTime: "Zurzeit ist keine Abholzeit frei.",
  timeGone: "Deine gewählte Zeit ist nicht mehr frei. Wir schlagen die nächste vor.",
  pickup: "Abholung",
  payment: "Zahlung",
  minimum: "Mindestbestellwert",
  noMinimum: "keiner",
  shopWord: "Betrieb",
  shopFacts: "Zeiten, Herkunft, Impressum",
  categories: "Sortiment",
  search: "Im Angebot suchen",
  searchClear: "Suche leeren",
  searchEmpty: (text: string): string => `Nichts gefunden für „${text}“.`,
  searchHint: "Versuch es mit einem kürzeren Wort oder schau in die Kategorien.",
  searchCount: (count: number): string => (count === 1 ? "1 Treffer" : `${count} Treffer`),
  soldOut: "Ausverkauft",
  add: (name: string): string => `${name}: in den Korb`,
  choose: (name: string): string => `${name}: auswählen`,
  addMore: (name: string, qty: number): string => `${name}: ${qty} im Korb, noch eins dazu`,
  chooseMore: (name: string, qty: number): string => `${name}: ${qty} im Korb, weitere auswählen`,
  added: (name: string, total: string, count: string): string => `${name} liegt im Korb. ${count}, zusammen ${total}.`,
  changed: (total: string, count: string): string => `Korb geändert. ${count}, zusammen ${total}.`,
  emptied: "Der Korb ist leer.",
  basket: "Dein Korb",
  basketEmpty: "Noch nichts im Korb.",
  basketEmptyHint: "Tippe auf Plus, dann steht hier, was es kostet.",
  openBasket: "Korb ansehen",
  checkout: "Zur Kasse",
  notBinding: "Du bestellst erst im letzten Schritt verbindlich.",
  quantity: (name: string): string => `Anzahl ${name}`,
  editLine: (name: string): string => `${name} ändern`,
  priceChanged: "Der Preis hat sich geändert.",
  lineGone: "Das gibt es so nicht mehr.",
  lineSoldOut: "Gerade ausverkauft.",
  removeLine: "Entfernen",
  missing: (cents: number): string => `Noch ${formatMoney(cents)} bis zum Mindestbestellwert.`,
  each: (unit: string): string => `je ${unit}`,
  plusDeposit: "zzgl. Pfand",
  depositNote: "Pfand ist nicht im Preis enthalten.",
  allPrices: (note: string): string => `Alle Preise ${note}`,
  organic: (no: string): string => `Bio-Kontrollstelle: ${no}.`,
  closedTitle: "Gerade geschlossen",
  pausedTitle: "Kurze Pause",
  rushTitle: "Gerade viel los",
  rush: (minutes: number): string => `Zurzeit dauert es etwa ${minutes} Minuten länger.`,
  close: "Schließen",
} as const;

export const sheetText = {
  from: "ab",
  intoBasket: "In den Korb",
  save: "Änderung übernehmen",
  variant: "Sorte und Größe",
  chosen: "gewählt",
  count: (chosen: number): string => `${chosen} gewählt`,
  of: (chosen: number, max: number): string => `${chosen} von ${max}`,
  open: "noch wählen",
  included: "inklusive",
  freeChoice: "ohne Aufpreis",
  text: (name: string): string => `${name} eingeben`,
  textHint: (max: number): string => `Höchstens ${max} Zeichen.`,
  contains: "Deine Auswahl enthält",
  containsNothing: "Keine der 14 kennzeichnungspflichtigen Zutaten.",
  unknown: "Zu den Allergenen fehlen Angaben. Bitte frag im Betrieb nach.",
  traces: (words: string): string => `Kann Spuren enthalten: ${words}.`,
  additives: (words: string): string => `Zusatzstoffe: ${words}.`,
  changesWithChoice: "Ändert sich mit deiner Wahl.",
  codex: "Allergeninformation gemäß Codex-Empfehlung.",
  ingredients: "Zutaten",
  origin: "Herkunft",
  storage: "Aufbewahrung",
  organic: "Bio-Kontrollstelle",
  age: (age: Exclude<MinAge, 0>): string =>
    `Enthält Alkohol. Verkauf ab ${age} Jahren, wir prüfen bei der Übergabe den Ausweis.`,
  inside: "Immer dabei",
  quantity: "Anzahl",
  missing: (names: readonly string[]): string => `Bitte wähle noch: ${names.join(", ")}.`,
  soldOut: "Heute ausverkauft. Schau später wieder vorbei.",
} as const;

/** „Wähle genau eins.“, „Wähle zwei oder drei.“, „Bis zu zwei, wenn du magst.“ */
export function ruleText(min: number, max: number | null, freeCount = 0): string {
  const rule =
    max === null
      ? min === 0
        ? "Wähle, was du magst."
        : `Wähle mindestens ${word(min)}.`
      : min === max
        ? `Wähle genau ${word(min)}.`
        : min === 0
          ? `Bis zu ${word(max)}, wenn du magst.`
          : `Wähle ${word(min)} bis ${word(max)}.`;
  return freeCount > 0
    ? `${rule} ${freeCount === 1 ? "Eins ist" : `${capital(word(freeCount))} sind`} inklusive.`
    : rule;
}

const words = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];
const word = (count: number): string => words[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Under the group that is not right yet. */
export function problemText({ reason, min, max }: Pick<OptionProblem, "reason" | "min" | "max">): string {
  switch (reason) {
    case "too-few":
      return min === 1 ? "Bitte wähle hier etwas aus." : `Bitte wähle hier mindestens ${word(min)}.`;
    case "too-many":
      return `Hier sind höchstens ${word(max ?? 0)} möglich.`;
    case "text-too-long":
      return "Der Text ist zu lang.";
    case "unknown-choice":
    case "choice-quantity":
      return "Diese Auswahl gibt es nicht mehr. Bitte wähle neu.";
  }
}
