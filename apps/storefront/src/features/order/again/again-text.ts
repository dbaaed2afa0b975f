import type { AgainChange } from "@lokalkorb/domain/ordering/change/reorder";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";

export const againText = {
  again: "Nochmal bestellen",
  short: "Nochmal",
  againOf: (shop: string, when: string): string => `Nochmal bestellen, ${shop}, ${when}`,
  title: "Nochmal bestellen",
  looking: "Wir sehen nach, was es heute gibt …",
  goods: "Das kommt in deinen Korb",
  changes: "Das hat sich geändert",
  same: "Alles ist noch so wie damals.",
  nothing: "Davon gibt es heute nichts.",
  nothingHint: "Schau im Laden, was es sonst gibt.",
  gone: "Dieser Betrieb nimmt hier gerade keine Bestellungen an.",
  failed: "Wir erreichen den Betrieb gerade nicht. In deinen Korb kam nichts.",
  retry: "Noch einmal versuchen",
  prices: "Preise sind von heute. Die Zeit wählst du neu.",
  full: (shop: string): string => `In deinem Korb bei ${shop} liegt schon etwas.`,
  put: "In den Korb legen",
  add: "Dazulegen",
  replace: "Korb ersetzen",
  cancel: "Abbrechen",
  toShop: "Zum Laden",
  done: (count: number): string => (count === 1 ? "1 Produkt liegt im Korb." : `${count} Produkte liegen im Korb.`),
} as const;

/** One sentence for each difference to the day of the order. */
export function changeSentence(change: AgainChange): string {
  switch (change.type) {
    case "left-out":
      return `„${change.name}“ fiel damals weg und kommt nicht mit.`;
    case "gone":
      return `„${change.name}“ gibt es hier nicht mehr.`;
    case "sold-out":
      return `„${change.name}“ ist gerade ausverkauft und kommt nicht mit.`;
    case "choose":
      return `„${change.name}“ gibt es so nicht mehr. Wähl es im Laden neu aus.`;
    case "price":
      return `„${change.name}“ kostet jetzt ${formatMoney(change.nowCents)} statt ${formatMoney(change.beforeCents)}.`;
    case "quantity":
      return `Von „${change.name}“ sind es ${change.now} statt ${change.before}.`;
    case "way":
      return `${fulfilmentTypeLabels[change.before]} wird hier gerade nicht angeboten. Wähl neu, wie du es bekommst.`;
  }
}
