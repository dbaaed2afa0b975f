import type { readBooks, saveBooksSettings } from "@lokalkorb/contracts/books";
import type { noteExport } from "@lokalkorb/contracts/exports";
import type { AccountRole, Chart } from "@lokalkorb/domain/invoices/books/books-settings";
import type { RefusalWords } from "@/shared/commands/use-request";
import type { BookFile } from "./book-files.ts";

const signedOut = "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.";
const notAllowed = "Dafür fehlt dir die Berechtigung.";
const reused = "Dieser Auftrag wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.";

export const booksText = {
  failed: "Die Einstellungen für den Export konnten nicht geladen werden.",
  failedNext: "Prüfe die Internetverbindung und versuche es noch einmal.",
  lead: "Zahlen für deine Buchhaltung, zum Herunterladen. Jede Bestellung steht am Tag ihrer Übergabe, jede Erstattung an ihrem eigenen Tag; Proben stehen in keiner Datei. Jeder Export wird im Protokoll des Betriebs vermerkt.",
  what: "Welche Datei?",
  kinds: {
    orders: ["Bestellungen", "Jede übergebene Bestellung mit Beträgen, Steuer und Beleg"],
    lines: ["Positionen", "Jeder Artikel jeder Bestellung"],
    vat: ["Umsatzsteuer", "Je Tag, Beleg und Steuersatz; Erstattungen sind abgezogen"],
    money: ["Zahlungen und Erstattungen", "Je Zahlungsart, mit dem Anteil von Lokalkorb an Onlinezahlungen"],
    deposits: ["Pfand", "Je Tag berechnet und erstattet"],
    companyInvoices: ["Rechnungen an Firmen", "Alle ausgestellten, mit Stornos und Korrekturen"],
    giftCards: ["Gutscheine", "Wert, Eingelöstes und Guthaben, so wie es jetzt ist"],
    datev: ["DATEV-Buchungsstapel", "EXTF-Datei für einen Monat"],
    bmd: ["Buchungen für BMD NTCS", "CSV-Datei für einen Monat"],
  } satisfies Record<BookFile, readonly [string, string]>,
  span: "Welche Tage?",
  from: "Erster Tag",
  to: "Letzter Tag",
  lastMonth: "Letzter Monat",
  thisMonth: "Dieser Monat",
  dayWrong: "Bitte einen Tag wie 01.11.2026 eingeben.",
  order: "Der letzte Tag liegt vor dem ersten.",
  tooLong: "Höchstens ein Jahr auf einmal, bitte.",
  oneMonth: "Für Buchungen bitte nur Tage eines einzigen Monats wählen.",
  cardsSpan: "Gutscheine, die bis zum letzten Tag ausgestellt wurden.",
  bom: "Mit Kennzeichen für Excel (BOM)",
  bomHint: "Damit Excel Umlaute richtig liest. Manche anderen Programme wollen die Datei ohne.",
  make: "Datei herunterladen",
  reading: (count: number): string => (count === 0 ? "Wird gelesen …" : `${count} Vorgänge gelesen …`),
  none: "In diesen Tagen gibt es dafür nichts. Es wurde keine Datei gespeichert.",
  nothingToBook:
    "In diesen Tagen gibt es nichts zu buchen, was nicht schon deine Kasse bucht. Es wurde keine Datei gespeichert.",
  done: (name: string, count: number): string =>
    `${name} ist gespeichert: ${count === 1 ? "1 Zeile" : `${count} Zeilen`}.`,
  notLoaded: "Die Seite ist noch nicht ganz geladen. Bitte versuche es gleich noch einmal.",
  offline: "Keine Internetverbindung. Es wurde keine Datei gespeichert.",
  broken: "Die Zahlen konnten nicht gelesen werden. Es wurde keine Datei gespeichert.",
  missingNumbers: "Für DATEV fehlen noch Berater- und Mandantennummer. Trage sie unten ein und speichere.",
  missingAccounts:
    "Es fehlen noch Konten, oder sie passen in der Länge nicht zusammen. Trage sie unten ein und speichere.",
  missingRates: (rates: string): string =>
    `Für Umsätze zu ${rates} fehlt noch ein Konto. Trage es unten ein und speichere.`,
  fileName: (what: string, slug: string, from: string, to: string): string => `${what}-${slug}-${from}-bis-${to}.csv`,
  extfName: (slug: string, month: string): string => `EXTF_Lokalkorb_${slug}_${month}.csv`,
  notes: {
    orders: "",
    lines: "Beträge der Positionen sind nach Nachlässen und ohne Pfand. Waren zum Nettopreis stehen netto.",
    vat: "Umsätze, für die deine Kasse den Beleg gibt, stehen als „Kasse“ darin: Buche sie nicht ein zweites Mal, wenn deine Kasse sie schon meldet. Bestellungen auf Rechnung zählen mit der Rechnung der Firma.",
    money:
      "Der Anteil von Lokalkorb ist der, der beim Geldeingang einbehalten wurde. Wann Stripe Geld auf dein Konto überweist und was Stripe selbst kostet, steht in deinem Stripe-Konto.",
    deposits: "Pfand auf Rechnungen an Firmen steht am Tag der Übergabe, wie jedes andere.",
    companyInvoices: "",
    giftCards:
      "Das Guthaben schuldest du noch. Von jedem Code stehen nur die letzten vier Zeichen in der Datei: Er ist so gut wie Geld.",
    datev:
      "Gebucht wird je Beleg und Steuersatz brutto gegen das Sammelkonto der Debitoren, danach das Geld. Nicht darin: was deine Kasse bucht, Überweisungen von Firmen, abgeschriebene Rechnungen, Gebühren von Lokalkorb und Stripe und vor Ort verkaufte Gutscheine. Bei Konten ohne Automatik ergänzt deine Steuerberatung den Steuerschlüssel.",
    bmd: "Wie BMD NTCS Dateien einliest, ist nicht öffentlich beschrieben. Die Datei hat Überschriften; deine Steuerberatung ordnet die Spalten beim ersten Mal zu. Der Betrag ist brutto, im Soll positiv, im Haben negativ. Nicht darin: was deine Kasse bucht, Überweisungen von Firmen, Gebühren von Lokalkorb und Stripe.",
  } satisfies Record<BookFile, string>,
} as const;

export const settingsText = {
  label: "Angaben der Steuerberatung",
  lead: "Bitte mit deiner Steuerberatung abgleichen: Vorgeschlagen sind übliche Konten, welche gelten, bestimmt sie.",
  consultantNo: "Beraternummer",
  consultantWrong: "Vier bis sieben Ziffern, ab 1001.",
  clientNo: "Mandantennummer",
  clientWrong: "Eine bis fünf Ziffern.",
  onlyDatev: "nur für DATEV",
  chart: "Kontenrahmen",
  charts: { SKR03: "SKR 03", SKR04: "SKR 04", own: "Eigener" } satisfies Record<Chart, string>,
  chartHint: "Ein anderer Kontenrahmen schlägt unten seine Konten vor.",
  yearStart: "Das Wirtschaftsjahr beginnt im",
  accounts: "Konten",
  accountRoles: {
    debtors: "Debitoren (Sammelkonto)",
    transit: "Geldtransit (Onlinezahlungen)",
    vouchers: "Verbindlichkeiten aus Gutscheinen",
    passedOn: "Durchlaufende Posten (Trinkgeld, Pfand ohne Steuer)",
  } satisfies Record<AccountRole, string>,
  turnover: (rate: string): string => (rate === "0" ? "Erlöse ohne Umsatzsteuer" : `Erlöse ${rate} %`),
  accountWrong: "Vier bis neun Ziffern.",
  uneven: "Alle Konten haben gleich viele Ziffern, das der Debitoren eine mehr.",
  saved: "Gespeichert. Für neue Dateien gilt es ab sofort.",
  subject: "Export",
} as const;

export const readRefusals = {
  "not-allowed": notAllowed,
  "not-found": "Diesen Betrieb oder diese Tage gibt es nicht.",
  "sign-in-required": signedOut,
} satisfies RefusalWords<(typeof readBooks)["refusals"][number]>;

export const noteRefusals: RefusalWords<(typeof noteExport)["refusals"][number]> = {
  "not-allowed": notAllowed,
  "request-reused": reused,
  "sign-in-required": signedOut,
};

export const saveRefusals: RefusalWords<(typeof saveBooksSettings)["refusals"][number]> = {
  "not-allowed": notAllowed,
  "request-reused": reused,
  "sign-in-required": signedOut,
};
