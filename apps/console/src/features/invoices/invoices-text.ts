import type { changeInvoice, draftInvoices } from "@lokalkorb/contracts/business-invoices";
import type { BusinessInvoice, BusinessInvoiceStatus } from "@lokalkorb/domain/invoices/invoice-fields";
import type { InvoiceGap } from "@lokalkorb/domain/invoices/invoice-gaps";
import type { DeskGroup } from "@lokalkorb/domain/invoices/invoice-state";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { RefusalWords } from "@/shared/commands/use-request";

export const groupNames: Readonly<Record<DeskGroup, string>> = {
  drafts: "Entwürfe",
  open: "Offen",
  overdue: "Überfällig",
  paid: "Bezahlt",
  cancelled: "Storno & Korrektur",
};

export const statusNames: Readonly<Record<BusinessInvoiceStatus, string>> = {
  draft: "Entwurf",
  issued: "Wird versendet",
  sent: "Versendet",
  partiallyPaid: "Teilweise bezahlt",
  paid: "Bezahlt",
  overdue: "Überfällig",
  inDunning: "Gemahnt",
  cancelled: "Storniert",
  writtenOff: "Ausgebucht",
};

export const typeNames: Readonly<Record<BusinessInvoice["type"], string>> = {
  invoice: "Rechnung",
  credit: "Rechnungskorrektur",
  storno: "Stornorechnung",
};

export const viaNames: Readonly<Record<BusinessInvoice["payments"][number]["via"], string>> = {
  bank: "Überweisung",
  sepa: "Lastschrift",
  card: "Karte",
  cash: "Bar",
  order: "Mit der Bestellung",
};

/** The file alone, without the paper around it. */
export const xmlNames: Readonly<Record<NonNullable<BusinessInvoice["xmlFormat"]>, string>> = {
  zugferd: "ZUGFeRD-XML",
  xrechnung: "XRechnung",
  ebInterface: "ebInterface",
};

const orders = (count: number): string => (count === 1 ? "1 Bestellung" : `${count} Bestellungen`);
const invoices = (count: number): string => (count === 1 ? "1 Rechnung" : `${count} Rechnungen`);

export const invoicesText = {
  subject: "Rechnungen",
  lead: "Was Firmen auf Rechnung bestellt und bekommen haben: sammeln, ausstellen, Zahlungen buchen.",
  settings: "Nummern, Frist und Bankverbindung einstellen",
  failed: "Die Rechnungen konnten nicht geladen werden.",
  failedNext: "Prüfe die Internetverbindung und versuche es noch einmal.",
  groups: "Rechnungen nach Stand",
  sum: (group: DeskGroup, count: number, cents: number): string =>
    count === 0
      ? ""
      : `${group === "drafts" ? (count === 1 ? "1 Entwurf" : `${count} Entwürfe`) : group === "cancelled" ? (count === 1 ? "1 Beleg" : `${count} Belege`) : invoices(count)}${group === "cancelled" ? "" : `, zusammen ${formatMoney(cents)}`}`,
  none: {
    drafts: "Kein Entwurf wartet.",
    open: "Keine Rechnung ist offen.",
    overdue: "Nichts ist überfällig.",
    paid: "Noch keine Rechnung ist bezahlt.",
    cancelled: "Nichts wurde storniert oder korrigiert.",
  } satisfies Readonly<Record<DeskGroup, string>>,
  noneText: "Entwürfe entstehen aus Bestellungen, die Firmen auf Rechnung bekommen haben.",
  due: {
    title: "Abzurechnen",
    lead: "Übergebene Bestellungen auf Rechnung, die noch in keiner Rechnung stehen.",
    withOpen: "Auch Wochen und Monate, die noch laufen",
    none: "Gerade ist nichts abzurechnen.",
    failed: "Was abzurechnen ist, konnte nicht geladen werden.",
    reload: "Neu laden",
    loading: "Wird geladen",
    row: (from: string, to: string, count: number): string =>
      `${from === to ? formatDate(from) : `${formatDate(from)} bis ${formatDate(to)}`} · ${orders(count)}`,
    draft: "Entwurf anlegen",
    draftOf: (name: string): string => `Entwürfe für ${name} anlegen`,
    drafting: "Wird angelegt",
    drafted: (count: number): string => (count === 1 ? "1 Entwurf ist angelegt." : `${count} Entwürfe sind angelegt.`),
  },
  row: {
    draft: "Entwurf",
    dueOn: (day: string): string => `zahlbar bis ${formatDate(day)}`,
    overdue: (days: number): string => (days === 1 ? "seit 1 Tag überfällig" : `seit ${days} Tagen überfällig`),
    reminded: (level: number): string => (level === 1 ? "1-mal erinnert" : `${level}-mal erinnert`),
    rest: (cents: number): string => `noch ${formatMoney(cents)}`,
    back: (cents: number): string => `${formatMoney(cents)} zurückzuzahlen`,
    late: (cents: number): string => `dazu ${formatMoney(cents)} Zinsen und Pauschale`,
  },
  dialog: {
    draftTitle: (name: string): string => `Entwurf für ${name}`,
    status: "Stand",
    supply: "Geliefert",
    due: "Zahlbar bis",
    mail: "Geht an",
    po: "Bestellnummer der Firma",
    reason: "Grund",
    corrects: "Zu Rechnung",
    lines: "Positionen, netto",
    order: (no: string, day: string, costCenter = ""): string =>
      `Bestellung ${no}, geliefert am ${formatDate(day)}${costCenter === "" ? "" : `, Kostenstelle ${costCenter}`}`,
    net: "Netto",
    tax: (rate: string): string => `Umsatzsteuer ${rate}`,
    gross: "Rechnungsbetrag",
    corrected: "Korrigiert",
    paid: "Bezahlt",
    rest: "Noch offen",
    late: "Zinsen und Pauschale",
    latePaid: "Darauf bezahlt",
    all: "Zusammen offen",
    writtenOff: "Ausgebucht",
    writtenOffAs: (cents: number, day: string, reason: string): string =>
      `${formatMoney(cents)} am ${formatDate(day)}: ${reason}`,
    payments: "Zahlungen",
    reminders: "Erinnerungen",
    reminder: (title: string, day: string): string => `${title} vom ${day}`,
    pdf: "PDF",
    xml: (format: string): string => `E-Rechnung (${format})`,
    pdfLoading: "Wird geladen",
    close: "Schließen",
    back: "Zurück",
    issue: "Ausstellen und senden",
    issuing: "Wird ausgestellt",
    issueNote: "Danach lässt sich nichts mehr ändern, nur noch stornieren oder korrigieren.",
    discard: "Entwurf verwerfen",
    discarding: "Wird verworfen",
    pay: "Zahlung buchen",
    /** The form comes first. */
    remind: (title: string): string => `${title} vorbereiten`,
    send: (title: string): string => `${title} senden`,
    writeOff: "Ausbuchen",
    awaitAgain: "Ausbuchung zurücknehmen",
    waive: "Auf Zinsen und Pauschale verzichten",
    reminding: "Wird gesendet",
    correct: "Korrigieren",
    cancel: "Stornieren",
    working: "Wird gespeichert",
    done: {
      issue: (no: string): string => `${no} ist ausgestellt und geht per E-Mail hinaus.`,
      discard: "Der Entwurf ist verworfen. Seine Bestellungen stehen wieder unter „Abzurechnen“.",
      pay: "Die Zahlung ist gebucht.",
      remind: "Die Erinnerung geht per E-Mail hinaus.",
      waive: "Zinsen und Pauschale sind erlassen.",
      writeOff: "Die Rechnung ist ausgebucht. Sie bleibt mit ihrem Grund bei „Storno & Korrektur“.",
      awaitAgain: "Die Rechnung ist wieder offen.",
      cancel: (no: string): string => `Storniert mit ${no}. Die Bestellungen stehen wieder unter „Abzurechnen“.`,
      correct: (no: string): string => `Korrigiert mit ${no}.`,
    },
  },
  payForm: {
    amount: "Betrag",
    amountWrong: "Bitte einen Betrag wie 12,50 eingeben.",
    day: "Eingegangen am",
    dayWrong: "Bitte ein Datum wie 24.12.2026 eingeben.",
    via: "Weg",
    ref: "Vermerk",
    refHint: "Zum Beispiel die Nummer des Kontoauszugs.",
    optional: "freiwillig",
    covers: "Deckt zuerst",
    coversHint: "Hat die Firma nichts bestimmt, gehen Kosten und Zinsen vor.",
    coversNames: {
      late: "Pauschale und Zinsen, dann die Rechnung",
      invoice: "die Rechnung (von der Firma so bestimmt)",
    },
  },
  remindForm: {
    lead: (until: string): string => `Das Schreiben geht per E-Mail an die Firma und bittet um Zahlung bis ${until}.`,
    interest: "Verzugszinsen verlangen",
    interestFrom: "Verzug seit",
    interestHint: {
      DE: "Mit vereinbarter Frist beginnt der Verzug am Tag danach. Sonst mit der ersten Mahnung, spätestens 30 Tage nach Fälligkeit (§\u00a0286 BGB).",
      AT: "Der Verzug beginnt am Tag nach der vereinbarten Frist. Die Firma muss für ihn verantwortlich sein (§\u00a0456 UGB).",
    },
    dayWrong: "Bitte ein Datum nach der Fälligkeit eingeben.",
    noRate: "Für Verzugszinsen fehlt der Basiszinssatz. Trage ihn in den Einstellungen unter „Rechnungen“ ein.",
    rateSince: (day: string): string =>
      `Vor dem ${formatDate(day)} ist kein Basiszinssatz eingetragen: Für diese Tage werden keine Zinsen berechnet.`,
    toSettings: "Basiszinssatz eintragen",
    flat: (cents: number, law: string): string => `Pauschale von ${formatMoney(cents)} verlangen (${law})`,
    sum: (interest: number, flat: number): string =>
      `Zusätzlich zur Rechnung: ${[...(interest === 0 ? [] : [`${formatMoney(interest)} Zinsen bis heute`]), ...(flat === 0 ? [] : [`${formatMoney(flat)} Pauschale`])].join(" und ")}.`,
    noSum: "Bis heute kommt kein ganzer Cent Zinsen zusammen.",
  },
  writeOff: {
    lead: (cents: number): string =>
      `${formatMoney(cents)} werden nicht mehr erwartet. Die Rechnung bleibt mit Tag und Grund erhalten. Der Kreditrahmen der Firma wird dadurch nicht frei: Sie schuldet das Geld weiterhin.`,
    tax: {
      DE: "Ist die Forderung uneinbringlich, darfst du die Umsatzsteuer berichtigen (§\u00a017 Abs.\u00a02 Nr.\u00a01 UStG). Kommt später doch Geld, musst du sie wieder abführen. Sprich das mit deiner Steuerberatung ab.",
      AT: "Ist die Forderung uneinbringlich, darfst du die Umsatzsteuer berichtigen (§\u00a016 Abs.\u00a03 UStG). Kommt später doch Geld, musst du sie wieder abführen. Sprich das mit deiner Steuerberatung ab.",
    },
    reason: "Grund",
    reasonHint: "Er bleibt in deinen Büchern, die Firma sieht ihn nicht.",
    reasonMissing: "Bitte gib einen Grund an.",
  },
  takeBack: {
    cancelLead:
      "Es entsteht eine Stornorechnung mit eigener Nummer, die an die Firma geht. Die Bestellungen kannst du danach neu abrechnen.",
    correctLead:
      "Es entsteht eine Rechnungskorrektur mit eigener Nummer, die an die Firma geht. Trage bei den Positionen ein, was du zurücknimmst.",
    reason: "Grund",
    reasonHint: "Er steht auf dem Beleg.",
    reasonMissing: "Bitte gib einen Grund an.",
    gross: "zurück, brutto",
    nothing: "Trage bei mindestens einer Position einen Betrag ein.",
    wrong: "Bitte Beträge wie 12,50 eingeben.",
  },
} as const;

const gapNames: Readonly<Record<InvoiceGap, string>> = {
  sellerName: "dein Firmenname (Einstellungen, Impressum)",
  sellerTaxId: "deine USt-IdNr., UID oder Steuernummer (Einstellungen, Impressum)",
  buyerName: "der Name der Firma",
  buyerAddress: "die Rechnungsanschrift der Firma",
  buyerMail: "die E-Mail-Adresse der Firma für Rechnungen",
  nothing: "ein Betrag über 0 €",
};

const isNamed = (gap: string): gap is InvoiceGap => Object.hasOwn(gapNames, gap);

/** Gaps with a name make one sentence; those of an e-invoice are sentences already. */
function gapSentences(gaps: readonly string[]): string {
  const named = gaps.filter(isNamed).map((gap) => gapNames[gap]);
  const first = named.length === 0 ? [] : [`Noch fehlt: ${named.join(", ")}.`];
  return [...first, ...gaps.filter((gap) => !isNamed(gap)), "Ausgestellt wurde nichts."].join(" ");
}

const common = {
  "not-allowed": "Dafür fehlt dir die Berechtigung.",
  "not-found": "Das gibt es nicht mehr. Bitte lade die Seite neu.",
  "request-reused": "Dieser Auftrag wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
} as const;

export const draftRefusals: RefusalWords<(typeof draftInvoices)["refusals"][number]> = {
  ...common,
  "nothing-to-invoice": "Diese Bestellungen stehen inzwischen schon in einem Entwurf.",
};

export const changeRefusals: RefusalWords<(typeof changeInvoice)["refusals"][number]> = {
  ...common,
  "invoice-settled": "Das ging inzwischen anders weiter. Sieh dir den neuen Stand an.",
  "invoice-paid-in-part":
    "Es wurde schon etwas bezahlt oder korrigiert. Als Ganzes lässt sie sich nicht mehr stornieren, nur korrigieren.",
  "invoice-incomplete": ({ gaps }) => gapSentences(gaps),
  "payment-too-high": ({ maxCents }) =>
    `Offen sind nur ${formatMoney(maxCents)}. Was darüber liegt, gehört zu einer anderen Rechnung oder zurück an die Firma.`,
  "refund-too-high": ({ maxCents }) =>
    `Zu diesem Steuersatz können höchstens ${formatMoney(maxCents)} zurückgenommen werden.`,
  "reason-required": "Bitte gib einen Grund an.",
  "day-ahead": "Der Tag der Zahlung liegt in der Zukunft.",
  "not-due": ({ day }) => `Die Firma hat noch bis ${formatDate(day)} Zeit.`,
  "reminded-already": "Diese Erinnerung ist schon unterwegs.",
  "base-rate-missing":
    "Für Verzugszinsen fehlt der Basiszinssatz. Trage ihn in den Einstellungen unter „Rechnungen“ ein.",
  "line-unknown": "Diese Position gibt es nicht. Bitte lade die Seite neu.",
};
