import { tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";

export const tablesText = {
  back: "Zu „Abholung & Lieferung“",
  lead: "Druck für jeden Tisch einen Code. Wer ihn scannt, kommt auf eure Karte und bestellt für diesen Tisch, aus Versehen kann niemand für einen anderen bestellen.",
  loading: "Die Tische werden geladen …",
  failed: "Die Tische lassen sich gerade nicht laden.",
  noTables: "Noch keine Tische",
  noTablesText:
    "Lege unter „Abholung & Lieferung“ eine Art „Vor Ort“ an und trage dort die Tische ein, mit Komma getrennt.",
  noCodes: "Noch ohne Codes: Die Kundschaft wählt ihren Tisch an der Kasse aus einer Liste.",
  make: "QR-Codes anlegen",
  made: "Die Codes sind angelegt. Sie gelten, sobald du veröffentlichst.",
  print: "Alle drucken",
  renew: "Codes erneuern",
  renewTitle: "Alle Codes erneuern?",
  renewText:
    "Die gedruckten Codes gelten nach dem Veröffentlichen nicht mehr. Druck dann die neuen und stell sie auf die Tische.",
  renewed: "Die Codes sind neu. Die alten gelten, bis du veröffentlichst.",
  drop: "Ohne Codes",
  dropTitle: "Wieder ohne Codes?",
  dropText:
    "Nach dem Veröffentlichen wählt die Kundschaft ihren Tisch wieder an der Kasse. Gedruckte Codes führen ins Leere.",
  dropped: "Nach dem Veröffentlichen geht es wieder ohne Codes.",
  cancel: "Abbrechen",
  notSaved: "Das wurde nicht gespeichert",
  code: (table: string): string => `QR-Code: ${tableLabel(table)}`,
  scan: "Scannen, aussuchen, bestellen",
  open: (table: string): string => `Link öffnen: ${tableLabel(table)}`,
} as const;
