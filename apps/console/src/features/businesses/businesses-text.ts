import type { BusinessStatus, InvoiceMode, VatCheck } from "@lokalkorb/domain/ordering/businesses/business-customer";

export const statusNames: Readonly<Record<BusinessStatus, string>> = {
  requested: "Anfrage",
  active: "beliefert",
  declined: "abgelehnt",
  blocked: "gesperrt",
};

export const invoiceModeNames: Readonly<Record<InvoiceMode, string>> = {
  perOrder: "je Bestellung",
  weekly: "einmal in der Woche",
  monthly: "einmal im Monat",
};

export const groupNames = {
  order: "nach Bestellung",
  costCenter: "nach Kostenstelle",
  deliveryDate: "nach Tag der Lieferung",
} as const;

export const checkNames: Readonly<Record<VatCheck["state"], string>> = {
  valid: "gültig laut europäischem Register",
  invalid: "im europäischen Register nicht gültig",
  unavailable: "nicht geprüft: Das europäische Register hat nicht geantwortet",
};

export const businessesText = {
  subject: (name: string): string => `Firma ${name}`,
  lead: "Firmen, die bei dir auf Rechnung oder mit eigenem Rabatt einkaufen. Sie fragen in deinem Online-Shop an, du entscheidest.",
  loading: "Firmen werden geladen",
  failed: "Die Firmen lassen sich gerade nicht laden",
  none: "Noch keine Firma",
  noneNext:
    "Kita, Gasthof oder Büro: Wer als Firma beliefert werden will, fragt an der Kasse oder auf „Über uns“ deines Online-Shops an.",
  pick: "Wähle eine Firma",
  pickNext: "Hier stehen dann ihre Angaben und eure Bedingungen.",
  back: "Alle Firmen",
  askedOn: (day: string): string => `angefragt am ${day}`,
  open: (amount: string): string => `${amount} offen`,
  facts: "Angaben der Firma",
  vatId: "USt-IdNr.",
  noVatId: "keine angegeben",
  checkedAt: (day: string): string => `geprüft am ${day}`,
  consultation: (no: string): string => `Nachweis ${no}`,
  registered: "Im Register",
  check: "Jetzt prüfen",
  checking: "Wird geprüft …",
  address: "Rechnungsadresse",
  invoices: "Rechnungen an",
  people: "Wer für die Firma bestellt",
  admin: "verwaltet",
  monthly: (amount: string): string => `über ${amount} im Monat mit Freigabe`,
  approval: (amount: string): string => `Bestellungen über ${amount} gibt die Firma erst frei.`,
  ownApproval: (amount: string): string => `je Bestellung über ${amount} mit Freigabe`,
  message: "Nachricht",
  word: "Deine letzten Worte an die Firma",
  debt: "Offen auf Rechnung",
  debtOf: (open: string, limit: string): string => `${open} von ${limit}`,
  terms: "Bedingungen",
  onAccount: "Darf auf Rechnung bestellen",
  onAccountHint: "Bestellungen gelten sofort, bezahlt wird mit der Rechnung.",
  limit: "Höchstens offen",
  limitHint:
    "Was offen ist und die neue Bestellung zusammen. Darüber nimmt die Kasse keine Bestellung auf Rechnung an.",
  days: "Zahlungsziel in Tagen",
  discount: "Rabatt in Prozent",
  discountHint: "Auf die Ware, nach Aktionen und Rabattcodes. Leer heißt: keiner.",
  poRequired: "Verlangt eine eigene Bestellnummer",
  poHint: "Die Kasse nimmt dann keine Bestellung ohne „Bestellnummer der Firma“ an.",
  invoiceMode: "Rechnung",
  groupBy: "Aufstellung",
  eInvoice: "Form der Rechnung",
  leitwegId: "Leitweg-ID",
  leitwegHint: "Öffentliche Stellen in Deutschland brauchen sie auf der Rechnung.",
  note: "Notiz für euch",
  noteHint: "Die Firma sieht sie nicht.",
  wrongCents: "Gib einen Betrag an, zum Beispiel 500 oder 500,00.",
  tooMuch: "Höchstens 100.000 €.",
  wrongDays: "Gib 0 bis 365 Tage an.",
  wrongPercent: "Gib 0 bis 100 Prozent an, zum Beispiel 5 oder 7,5.",
  admit: "Als Firma aufnehmen",
  admitAfter: "Doch aufnehmen",
  save: "Bedingungen speichern",
  saving: "Wird gespeichert …",
  saved: "Gespeichert.",
  decline: "Ablehnen",
  block: "Sperren",
  release: "Wieder freigeben",
  declineTitle: (name: string): string => `${name} ablehnen`,
  blockTitle: (name: string): string => `${name} sperren`,
  declineLead: "Die Firma bekommt deine Worte per E-Mail. Privat können ihre Leute weiter bei dir bestellen.",
  blockLead:
    "Ab sofort bestellt niemand mehr für diese Firma. Laufende Bestellungen bleiben. Die Firma bekommt deine Worte per E-Mail.",
  words: "Deine Worte",
  wordsMissing: "Schreib der Firma kurz, warum.",
  cancel: "Abbrechen",
  only: "Über Firmen entscheiden Inhaberin, Inhaber und Leitung.",
} as const;
