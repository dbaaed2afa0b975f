import type { OpenEndKind, TakingMethod, TaxedBy } from "@lokalkorb/domain/ordering/closing/closing-fields";

export const methodNames: Readonly<Record<TakingMethod, string>> = {
  cash: "Bar, für deine Kasse notiert",
  card: "Karte am Gerät, für deine Kasse notiert",
  online: "Online bezahlt",
  giftCard: "Mit Gutschein bezahlt",
  onAccount: "Auf Rechnung",
  unpaid: "Nicht bezahlt",
};

/** For the paper, where every millimetre counts. */
export const shortMethodNames: Readonly<Record<TakingMethod, string>> = {
  cash: "Bar",
  card: "Karte am Gerät",
  online: "Online",
  giftCard: "Gutschein",
  onAccount: "Auf Rechnung",
  unpaid: "Nicht bezahlt",
};

export const taxNames: Readonly<Record<TaxedBy, string>> = {
  invoice: "Mit Rechnung über Lokalkorb",
  till: "Mit Beleg aus deiner Kasse",
};

export const openEndNames: Readonly<Record<OpenEndKind, string>> = {
  notAnswered: "noch nicht beantwortet",
  inWork: "noch nicht fertig",
  weightMissing: "noch nicht gewogen",
  notPickedUp: "liegt noch da",
  onTheWay: "noch unterwegs",
  refundPending: "Erstattung läuft noch",
  refundFailed: "Erstattung ist gescheitert",
  disputed: "Rückbuchung der Bank",
  unpaid: "übergeben, nicht bezahlt",
  moneyOfNoShow: "nicht abgeholt, aber bezahlt",
  moneyOfCancelled: "storniert, Geld behalten",
};

/** Answers that are likely; any other is typed. */
export const openEndReasons: Readonly<Record<OpenEndKind, readonly string[]>> = {
  notAnswered: ["Wird morgen beantwortet"],
  inWork: ["Ist für später bestellt", "Wird morgen fertig"],
  weightMissing: ["Wird morgen gewogen"],
  notPickedUp: ["Bleibt bis morgen", "Kommt heute noch", "Kundschaft ist angerufen"],
  onTheWay: ["Kommt heute noch an", "Ist beim Paketdienst"],
  refundPending: ["Kommt in den nächsten Tagen an"],
  refundFailed: ["Bar zurückgegeben", "Wird geklärt"],
  disputed: ["Wird geklärt"],
  unpaid: ["Wird geklärt"],
  moneyOfNoShow: ["Geld bleibt, Ware war gemacht", "Wird noch erstattet"],
  moneyOfCancelled: ["Geld bleibt, Ware war gemacht", "Wird noch erstattet"],
};

export const closingText = {
  lead: "Ein Merkzettel für deine Kasse: was an diesem Tag übergeben und erstattet wurde, und was offen bleibt. Er ist kein Kassenbon und kein Kassenbuch. Bargeld zählst du an deiner Kasse.",
  day: "Tag",
  steps: ["Offene Enden", "Prüfen", "Abgeschlossen"],
  stepsLabel: "Schritte",
  money: "Was bezahlt wurde",
  orders: (count: number): string => (count === 1 ? "1 Bestellung" : `${count} Bestellungen`),
  noOrders: "An diesem Tag wurde nichts übergeben.",
  refunded: "Erstattet",
  returned: "Erstattung kam zurück",
  numbers: (numbers: readonly string[]): string => numbers.map((no) => `Nr. ${no}`).join(", "),
  total: "Tagessumme",
  laterTips: "Trinkgeld nach der Übergabe, online",
  tip: "darin Trinkgeld",
  deposit: "darin Pfand",
  taxes: "Umsatzsteuer",
  taxHead: { rate: "MwSt.", net: "netto", tax: "Steuer", gross: "brutto" },
  untaxed: "ohne Steuer",
  sum: "Summe",
  taxNote: "Aus den Rechnungen und Bestellungen zusammengezählt, nichts neu gerechnet.",
  ends: "Offene Enden",
  noEnds: "Nichts ist offen.",
  endsLeft: (count: number): string => (count === 1 ? "1 ohne Grund" : `${count} ohne Grund`),
  endsDone: "alle entschieden",
  endsLead: "Erledige, was du kannst. Was liegen bleibt, braucht einen Grund.",
  openOrder: "Bestellung öffnen",
  reason: "Was ist damit?",
  reasonOf: (dayCode: string): string => `Bestellung ${dayCode}`,
  choose: "Bitte wählen",
  other: "Anderer Grund …",
  ownReason: "Grund",
  alike: (count: number): string =>
    count === 1 ? "Gilt auch für die andere davon" : `Gilt auch für die ${count} anderen davon`,
  late: "Nach dem Abschluss ihres Tages",
  lateLead: "Das kam erst, als der eigene Tag schon abgeschlossen war. Es zählt deshalb hier.",
  tillReceipt: (no: string): string => `Kassenbeleg ${no}`,
  tillReceipts: (numbers: readonly string[]): string => `Kassenbelege: ${numbers.join(", ")}`,
  sales: "Übergebene Bestellungen",
  refunds: "Erstattungen",
  check: "Weiter zum Prüfen",
  back: "Zurück zu den offenen Enden",
  close: "Tag abschließen",
  closing: "Wird abgeschlossen",
  forGood: "Danach ist der Tag nicht mehr änderbar. Was später kommt, steht im nächsten Abschluss.",
  mayNot: "Abschließen können Inhaberin oder Inhaber und Leitung.",
  missing: "Bitte gib bei jedem offenen Ende an, was damit ist.",
  offline: "Du bist offline. Zahlen und Abschluss brauchen das Netz.",
  held: "Die letzte Übergabe lässt sich noch ein paar Sekunden zurücknehmen. Danach kannst du abschließen.",
  print: "Abschluss drucken",
  printDraft: "Zwischenstand drucken",
  paper: "Papier",
  sizes: { sheet: "A4", roll: "80 mm" },
  preview: "Vorschau",
  closedBy: (name: string, moment: string): string => `Abgeschlossen von ${name}, ${moment}`,
  someone: "jemandem aus dem Team",
  closingNo: (no: number): string => `Abschluss ${no}`,
  earlier: "Frühere Abschlüsse",
  noEarlier: "Noch ist kein Tag abgeschlossen. Der erste Abschluss zählt nur seinen eigenen Tag.",
  earlierShown: (count: number): string => `Die letzten ${count} Abschlüsse.`,
  skipped: (days: string): string =>
    `Noch nicht abgeschlossen: ${days}. Schließt du zuerst einen späteren Tag ab, zählt alles davon dort mit.`,
  draft: "Zwischenstand, noch nicht abgeschlossen",
  notReceipt: "Merkzettel für die Kasse. Kein Beleg im Sinne des UStG, keine Rechnung, kein Kassenbuch.",
  asOf: (time: string): string => `Stand ${time} Uhr`,
  failed: "Der Tagesabschluss konnte nicht geladen werden.",
  failedNext: "Prüfe die Verbindung. Bestellungen gehen dabei nicht verloren.",
  done: (no: number): string => `Abschluss ${no} ist gespeichert.`,
  link: "Tagesabschluss",
} as const;

export const closingRefusals = {
  "not-allowed": closingText.mayNot,
  "request-reused": "Dieser Auftrag wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.",
  "day-closed": "Dieser Tag ist gerade schon abgeschlossen worden, oder ein späterer.",
  "day-ahead": "Dieser Tag hat noch nicht begonnen.",
  "open-ends": "Gerade ist noch etwas offen geworden. Bitte sieh dir die offenen Enden noch einmal an.",
  "figures-changed":
    "Gerade hat sich eine Zahl geändert, zum Beispiel weil etwas übergeben wurde. Bitte prüfe noch einmal.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
} as const;
