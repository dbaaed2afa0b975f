import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";

export const basketText = {
  noCommonTime: "Für diesen Korb gibt es keinen gemeinsamen Termin.",
  inTheWay: (names: string): string => `Es liegt an: ${names}.`,
  takeOut: (name: string): string => `„${name}“ herausnehmen`,
  emptied: "Der Korb ist leer.",
  basket: "Dein Korb",
  basketEmpty: "Noch nichts im Korb.",
  basketEmptyHint: "Tippe auf Plus, dann steht hier, was es kostet.",
  openBasket: "Korb ansehen",
  checkout: "Zur Kasse",
  notBinding: "Du bestellst erst im letzten Schritt verbindlich.",
  editLine: (name: string): string => `${name} ändern`,
  priceChanged: "Der Preis hat sich geändert.",
  lineGone: "Das gibt es so nicht mehr.",
  lineSoldOut: "Gerade ausverkauft.",
  removeLine: "Entfernen",
  missing: (cents: number): string => `Noch ${formatMoney(cents)} bis zum Mindestbestellwert.`,
} as const;
