import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";

/** Words of the parts that come late: no page waits for them. */
export const basketLinesText = {
  noCommonTime: "Für diesen Korb gibt es keinen gemeinsamen Termin.",
  inTheWay: (names: string): string => `Es liegt an: ${names}.`,
  takeOut: (name: string): string => `„${name}“ herausnehmen`,
  notBinding: "Du bestellst erst im letzten Schritt verbindlich.",
  editLine: (name: string): string => `${name} ändern`,
  eaters: "Für wen kochst du?",
  addWish: "Wunsch dazu",
  changeWish: "Wunsch ändern",
  priceChanged: "Der Preis hat sich geändert.",
  lineGone: "Das gibt es so nicht mehr.",
  lineSoldOut: "Gerade ausverkauft.",
  removeLine: "Entfernen",
  onlyWithAccount: "Bestellen kannst du hier mit einem Kundenkonto.",
  missing: (cents: number): string => `Noch ${formatMoney(cents)} bis zum Mindestbestellwert.`,
  pickup: "Abholung",
  minimum: "Mindestbestellwert",
  each: (unit: string): string => `je ${unit}`,
  plusDeposit: "zzgl. Pfand",
} as const;
