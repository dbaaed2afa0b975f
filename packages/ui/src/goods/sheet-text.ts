import type { MinAge } from "@lokalkorb/domain/catalog/goods/min-age";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Nutrient } from "@lokalkorb/domain/catalog/goods/nutrition";
import type { CatchWeight } from "@lokalkorb/domain/catalog/goods/item";
import { weightCents } from "@lokalkorb/domain/catalog/prices/price-at";
import type { OptionProblem } from "@lokalkorb/domain/catalog/goods/option-rules";
import { weightText } from "./figures.ts";

export const sheetText = {
  intoBasket: "In den Korb",
  save: "Änderung übernehmen",
  /** By what the shop tells its variants apart. */
  variant: { size: "Welche Größe?", name: "Welche Ausführung?" },
  chosen: "gewählt",
  count: (chosen: number): string => `${chosen} gewählt`,
  of: (chosen: number, max: number): string => `${chosen} von ${max}`,
  open: (missing: number): string => (missing > 1 ? `noch ${missing} wählen` : "noch wählen"),
  included: "inklusive",
  text: (name: string): string => `${name} eingeben`,
  textHint: (max: number): string => `Höchstens ${max} Zeichen.`,
  contains: "Deine Auswahl enthält",
  chooseFirst: "Wähle erst, dann steht hier, was drin ist.",
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
  netQuantity: "Füllmenge",
  producer: "Hersteller",
  nutrition: (unit: "g" | "ml"): string => `Nährwerte je 100\u00a0${unit}`,
  nutrients: {
    kj: "Energie",
    kcal: "Energie in Kilokalorien",
    fat: "Fett",
    saturates: "davon gesättigte Fettsäuren",
    carbs: "Kohlenhydrate",
    sugar: "davon Zucker",
    protein: "Eiweiß",
    salt: "Salz",
  },
  figure: (nutrient: Nutrient, amount: number): string =>
    `${String(amount).replace(".", ",")}\u00a0${nutrient === "kj" ? "kJ" : nutrient === "kcal" ? "kcal" : "g"}`,
  age: (age: Exclude<MinAge, 0>): string =>
    `Enthält Alkohol. Verkauf ab ${age} Jahren, wir prüfen bei der Übergabe den Ausweis.`,
  inside: "Immer dabei",
  weekTitle: "Diesmal in der Kiste",
  week: (week: number): string => `Inhalt der Kalenderwoche ${week}, in der du sie bekommst.`,
  byWeight: (weight: CatchWeight): string =>
    `Ein Stück wiegt zwischen ${weightText(weight.minGrams)} und ${weightText(weight.maxGrams)}. Abgerechnet wird nach Gewicht, höchstens ${formatMoney(weightCents(weight, weight.maxGrams))}.`,
  unavailable: "Nicht zu jeder Zeit",
  notThisMethod: (method: string): string => `Das gibt es nicht ${method}.`,
  takeMethod: (name: string): string => `Stattdessen: ${name}`,
  missing: (names: readonly string[]): string => `Bitte wähle noch: ${names.join(", ")}.`,
  soldOut: (back: string | undefined): string =>
    back ? `Heute ausverkauft, ab ${back} wieder.` : "Gerade ausverkauft. Schau später wieder vorbei.",
} as const;

/** „Wähle genau eins.“, „Wähle zwei oder drei.“, „Bis zu zwei, wenn du magst.“ */
export function ruleText(min: number, max: number | null, freeCount = 0): string {
  if (max === 1 && freeCount > 0)
    return min === 1 ? "Such dir eins aus, es ist dabei." : "Eins ist dabei, wenn du magst.";
  const rule =
    max === null
      ? min === 0
        ? "Wähle, was du magst."
        : `Wähle mindestens ${word(min)}.`
      : min === max
        ? `Wähle genau ${word(min)}.`
        : min === 0
          ? `${max === 1 ? "Höchstens eins" : `Bis zu ${word(max)}`}, wenn du magst.`
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
      return max === 1 ? "Hier ist nur eins möglich." : `Hier sind höchstens ${word(max ?? 0)} möglich.`;
    case "text-too-long":
      return "Der Text ist zu lang.";
    case "unknown-choice":
    case "choice-quantity":
      return "Diese Auswahl gibt es nicht mehr. Bitte wähle neu.";
  }
}
