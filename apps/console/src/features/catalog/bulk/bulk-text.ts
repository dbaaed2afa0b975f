const number = new Intl.NumberFormat("de-DE");
const items = (count: number): string => `${number.format(count)} Artikel`;

export const bulkText = {
  select: "Auswählen",
  bar: "Auswahl bearbeiten",
  selected: (count: number): string => `${number.format(count)} ausgewählt`,
  selectAll: (count: number): string => `Alle ${number.format(count)} auswählen`,
  clear: "Keinen auswählen",
  done: "Fertig",
  selectOf: (name: string): string => `${name} auswählen`,
  wholeCategory: "Alle in dieser Kategorie",
  gross: "Preise",
  grossKept: "Bruttopreis behalten",
  grossPassedOn: "Unterschied weitergeben",
  proposedVat: "Vorschlag nach dem Namen",
  kinds: { price: "Preis", vat: "Steuer", category: "Kategorie", soldOut: "Ausverkauft", status: "Sichtbarkeit" },
  titles: {
    price: "Preise ändern",
    vat: "Steuer ändern",
    category: "In eine Kategorie verschieben",
    soldOut: "Ausverkauft oder wieder da",
    status: "Sichtbarkeit ändern",
  },
  leads: {
    price: "Im Laden gelten die neuen Preise, sobald du veröffentlichst. Preise zu bestimmten Zeiten bleiben.",
    vat: "Gilt, sobald du veröffentlichst.",
    category: "Die Artikel kommen ans Ende der Kategorie. Im Laden stehen sie dort, sobald du veröffentlichst.",
    soldOut: "Die Kundschaft sieht es sofort.",
    status: "Gilt, sobald du veröffentlichst. Archivierte Artikel holst du unter der Artikelliste zurück.",
  },
  direction: "Wohin ändern sich die Preise?",
  dearer: "Teurer",
  cheaper: "Günstiger",
  percent: "Um wie viel Prozent?",
  step: "Runden auf",
  steps: { 1: "1 Cent", 5: "5 Cent", 10: "10 Cent" },
  availability: "Wie soll es sein?",
  soldOut: (soldOut: boolean): string => (soldOut ? "Ausverkauft" : "Verfügbar"),
  perKilogram: (price: string): string => `${price} je kg`,
  changes: (count: number): string => (count === 1 ? "1 Artikel ändert sich:" : `${items(count)} ändern sich:`),
  nothing: "So ändert sich nichts.",
  unchanged: (count: number): string =>
    count === 1 ? "1 Artikel bleibt, wie er ist." : `${items(count)} bleiben, wie sie sind.`,
  variantsStay: (count: number): string =>
    count === 1
      ? "1 Variante bleibt, wo ihre Variantengruppe steht. Verschiebe die Variantengruppe."
      : `${number.format(count)} Varianten bleiben, wo ihre Variantengruppe steht. Verschiebe die Variantengruppe.`,
  andMore: (count: number): string => `… und ${items(count)} mehr`,
  apply: (count: number): string => `${items(count)} ändern`,
  progress: (done: number, all: number): string => `${number.format(done)} von ${number.format(all)} gespeichert`,
  applied: (count: number): string => (count === 1 ? "1 Artikel ist geändert." : `${items(count)} sind geändert.`),
  stayed: (count: number): string =>
    count === 1 ? "Dieser Artikel ist geblieben, wie er war:" : `Diese ${items(count)} sind geblieben, wie sie waren:`,
  tooMany: "Eine Kategorie fasst höchstens 1.000 Artikel.",
} as const;
