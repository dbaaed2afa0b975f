import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";

export const priceListText = {
  title: "Preislisten",
  lead: "Eine Preisliste ändert die Preise einer Ansicht oder einer Firma: alle um einen Prozentsatz, einzelne Artikel mit eigenem Preis. Aufpreise für Optionen bleiben gleich. Einer Firma gibst du sie bei ihren Bedingungen.",
  add: "Neue Preisliste",
  none: "Noch keine. Alle Ansichten haben die Preise deines Ladens.",
  edit: "Bearbeiten",
  editOf: (name: string): string => `Preisliste ${name} bearbeiten`,
  usedBy: (names: readonly string[]): string =>
    names.length === 0 ? "Noch in keiner Ansicht" : `In: ${names.join(", ")}`,
  change: (percent: string, bp: number): string =>
    bp === 0 ? "Preise wie im Laden" : `${bp < 0 ? "−" : "+"} ${percent} %`,
  own: (count: number): string =>
    count === 0 ? "keine eigenen Preise" : count === 1 ? "1 eigener Preis" : `${count} eigene Preise`,
  saved: (name: string): string =>
    `„${name}“ ist gespeichert. In Ansichten gelten die Preise nach dem Veröffentlichen, für Firmen sofort.`,
  stayed: (count: number): string =>
    count === 1 ? "Ein Preis wurde nicht gespeichert." : `${count} Preise wurden nicht gespeichert.`,
  removed: (name: string): string => `„${name}“ ist gelöscht.`,
  form: {
    make: "Neue Preisliste",
    changeOf: (name: string): string => `Preisliste ${name}`,
    name: "Name",
    nameHint: "Zum Beispiel „Gastronomie“. Eine Firma, die sie bekommt, liest den Namen an der Kasse.",
    how: "Alle Artikel",
    hows: { less: "Billiger als im Laden", more: "Teurer als im Laden", same: "Preis wie im Laden" },
    percent: "Um wie viel Prozent",
    ownTitle: "Eigene Preise",
    ownHint: "Ohne Angabe gilt der Prozentsatz. Artikel nach Gewicht folgen immer dem Prozentsatz.",
    search: "Artikel suchen",
    inShop: (cents: Cents): string => `Im Laden ${formatMoney(cents)}`,
    ownOf: (name: string): string => `Eigener Preis für ${name}`,
    more: (count: number): string => `${count} weitere: Suche nach dem Namen.`,
    save: "Speichern",
    saving: "Wird gespeichert …",
    remove: "Preisliste löschen",
    removeTitle: (name: string): string => `„${name}“ löschen?`,
    removeLead: "Der Prozentsatz und alle eigenen Preise darin sind dann weg. Zurückholen lassen sie sich nicht.",
    removeNo: "Behalten",
    inUse: (names: readonly string[]): string =>
      `Löschen geht, sobald keine Ansicht sie hat (jetzt: ${names.join(", ")}).`,
  },
} as const;
