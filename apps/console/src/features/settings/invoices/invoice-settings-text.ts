import type { saveInvoiceSettings } from "@lokalkorb/contracts/business-invoices";
import type { RefusalWords } from "@/shared/commands/use-request";

export const invoiceSettingsText = {
  label: "Rechnungen an Firmen",
  failed: "Die Einstellungen der Rechnungen konnten nicht geladen werden.",
  failedNext: "Prüfe die Internetverbindung und versuche es noch einmal.",
  numbers: "Nummern und Frist",
  numbersLead:
    "Die Nummern vergibt der Server lückenlos und in der Reihenfolge des Ausstellens. Ändern lässt sich nur, womit sie beginnen.",
  prefix: "Beginn der Nummer",
  prefixHint: "{YYYY} steht für das Jahr.",
  prefixWrong: "1 bis 20 Zeichen: Buchstaben, Ziffern, - / _ und {YYYY} für das Jahr.",
  next: (no: string): string => `Die nächste Rechnung hat die Nummer ${no}.`,
  dueDays: "Zahlungsfrist in Tagen",
  dueDaysHint: "Gilt, wo für eine Firma keine eigene Frist vereinbart ist.",
  words: "Texte",
  wordsLead: "Sie stehen auf jeder Rechnung, die du ab jetzt ausstellst.",
  header: "Über den Positionen",
  footer: "Am Ende",
  optional: "freiwillig",
  bank: "Bankverbindung",
  bankLead: "Mit ihr trägt jede Rechnung einen GiroCode, den Banking-Apps lesen.",
  holder: "Kontoinhaber",
  holderHint: "Genau wie bei der Bank: Sie vergleicht den Namen bei jeder Überweisung.",
  iban: "IBAN",
  ibanWrong: "Diese IBAN stimmt nicht. Bitte vergleiche sie mit deiner Bankkarte.",
  bic: "BIC",
  bicWrong: "Ein BIC hat 8 oder 11 Zeichen.",
  preview: "So steht es auf der Rechnung",
  noBank: "Ohne Bankverbindung steht auf der Rechnung nicht, wohin das Geld soll.",
  late: "Verzug",
  lateLead: {
    DE: "Mit einer Mahnung kannst du Verzugszinsen verlangen: 9 Prozentpunkte über dem Basiszinssatz (§\u00a0288 Abs.\u00a02 BGB). Ihn gibt die Deutsche Bundesbank zum 1. Januar und 1. Juli bekannt.",
    AT: "Mit einer Mahnung kannst du Verzugszinsen verlangen: 9,2 Prozentpunkte über dem Basiszinssatz (§\u00a0456 UGB). Er gilt für ein Halbjahr so, wie ihn die Oesterreichische Nationalbank am 1. Januar und 1. Juli nennt.",
  },
  baseRate: "Basiszinssatz",
  baseRateSince: "Gilt seit",
  baseRateWrong: "Bitte einen Satz wie 1,27 eingeben; unter null mit Minus davor.",
  saved: "Gespeichert. Für neue Rechnungen gilt es ab sofort.",
  subject: "Rechnungen",
} as const;

export const settingsRefusals: RefusalWords<(typeof saveInvoiceSettings)["refusals"][number]> = {
  "not-allowed": "Dafür fehlt dir die Berechtigung.",
  "request-reused": "Dieser Auftrag wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.",
  "iban-invalid": "IBAN oder BIC stimmen nicht. Bitte vergleiche sie mit deiner Bankkarte.",
  "prefix-taken": "So beginnen schon die Nummern anderer Belege. Bitte wähle einen anderen Beginn.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
};
