import { paymentMethodLabels } from "@lokalkorb/domain/labels/payment-labels";
import type { ShownMethod } from "./payment-values.ts";

export const paymentText = {
  label: "Zahlung",
  saved: "Die Zahlungsarten sind gespeichert. Nach dem Veröffentlichen gelten sie im Laden.",
  failed: "Die Zahlungsarten konnten nicht geladen werden.",
  failedNext: "Prüfe die Verbindung. Im Laden ist alles unverändert.",
  ownerOnly: "Zahlungsarten ändert nur, wem der Betrieb gehört.",
  counter: "Bei Übergabe",
  counterLead: "Was du selbst entgegennimmst. Gilt nur für Abhol- und Lieferarten, die dazu passen.",
  online: "Online",
  onlineLead: "Karte, Apple Pay und Google Pay über Stripe. Das Geld geht direkt auf dein Konto.",
  onlinePaused:
    "Lokalkorb nimmt gerade keine neuen Online-Zahlungen an. An der Kasse stehen so lange nur die anderen Zahlungsarten; was schon begonnen ist, läuft zu Ende. Du musst nichts ändern.",
  onlineNeedsAccount: "Online-Zahlung gilt erst, wenn das Konto eingerichtet ist.",
  terms: "Bedingungen",
  termsOf: (method: string): string => `Bedingungen für „${method}“`,
  minAmount: "Ab einem Betrag von",
  maxAmount: "Bis zu einem Betrag von",
  onlyFor: "Nur für",
  onlyForHint: "Nichts gewählt heißt: für alle Abhol- und Lieferarten, die dazu passen.",
  onlyKnown: "Nur für bekannte Kunden",
  onlyKnownHint: "Das ist, wer hier mit demselben Konto oder Gerät schon eine Bestellung bekommen hat.",
  none: "Ohne eine Zahlungsart kann nicht veröffentlicht werden.",
  capture: "Wann wird abgebucht?",
  captures: {
    onPlace: "sofort beim Bestellen",
    onAccept: "wenn du annimmst",
    onComplete: "bei der Übergabe",
  },
  captureHint: "Bis dahin ist der Betrag nur reserviert. Ware nach Gewicht wird erst nach dem Wiegen abgebucht.",
  weightReserve: "Reserve für Ware nach Gewicht",
  weightReserveHint: "So viel mehr wird reserviert, falls es schwerer ausfällt. Leer: nur der Schätzpreis.",
  statement: "Zusatz auf der Kartenabrechnung",
  statementHint: "Steht hinter dem Namen, unter dem Stripe dein Konto führt, in höchstens zwölf Zeichen.",
  noLetters: "Bitte mindestens einen Buchstaben eingeben.",
  tips: "Trinkgeld",
  tipsLead: "Wird an der Kasse angeboten, nie vorausgewählt, und steht getrennt auf dem Beleg.",
  tipMode: "Wonach wird gefragt?",
  tipModes: { off: "Nicht fragen", percent: "Prozent vom Warenwert", fixed: "Feste Beträge" },
  tipPreset: (number: number): string => `Vorschlag ${number}`,
  optional: "freiwillig",
  account: "Konto für Online-Zahlung",
  states: {
    none: "Noch nicht eingerichtet",
    open: "Angaben fehlen",
    pending: "Wird geprüft",
    active: "Eingerichtet",
    restricted: "Eingeschränkt",
    rejected: "Abgelehnt",
  },
  stateHints: {
    none: "Stripe fragt nach Betrieb, Person und Bankverbindung. Das dauert etwa zehn Minuten.",
    open: "Mach dort weiter, wo du aufgehört hast.",
    pending: "Stripe prüft die Angaben, meist noch am selben Tag.",
    active: "Zahlungen und Auszahlungen laufen.",
    restricted: "Stripe braucht noch Angaben, sonst werden Zahlungen gesperrt.",
    rejected: "Stripe nimmt diesen Betrieb nicht an. Wende dich bitte an Stripe.",
  },
  start: "Konto einrichten",
  goOn: "Weiter zu Stripe",
  opening: "Stripe wird geöffnet",
  check: "Stand prüfen",
  checking: "Wird geprüft",
  required: (count: number): string => (count === 1 ? "Noch 1 Angabe fehlt." : `Noch ${count} Angaben fehlen.`),
} as const;

export const methodNames: Readonly<Record<ShownMethod, string>> = {
  ...paymentMethodLabels,
  card: paymentMethodLabels.online,
  eps: "EPS-Überweisung",
  klarna: "Klarna",
  paypal: "PayPal",
  sepaDebit: "SEPA-Lastschrift",
};

/** A direct debit can come back weeks later; who wants it should know. */
export const methodHints: Readonly<Partial<Record<ShownMethod, string>>> = {
  sepaDebit: "Kann noch nach Wochen zurückgebucht werden.",
  card: "Karten, Apple Pay und Google Pay.",
};
