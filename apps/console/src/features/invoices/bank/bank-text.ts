import type { bookBankEntries, readBankFile } from "@lokalkorb/contracts/bank-files";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { BankFileProblem } from "@lokalkorb/domain/kernel/money/bank-file-problem";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatIban } from "@lokalkorb/domain/kernel/money/iban";
import type { RefusalWords } from "@/shared/commands/use-request";

export type BankReading = OutputOf<typeof readBankFile>;
export type ReadEntry = BankReading["entries"][number];

const payments = (count: number): string => (count === 1 ? "1 Zahlung" : `${count} Zahlungen`);
const leftOutNames: Readonly<Record<keyof BankReading["leftOut"], readonly [one: string, several: string]>> = {
  debit: ["Abgang", "Abgänge"],
  reversal: ["Rückbuchung", "Rückbuchungen"],
  pending: ["noch nicht gebuchter Umsatz", "noch nicht gebuchte Umsätze"],
  currency: ["Umsatz in anderer Währung", "Umsätze in anderer Währung"],
  unreadable: ["unlesbarer Umsatz", "unlesbare Umsätze"],
};

function leftOutText(leftOut: BankReading["leftOut"]): string {
  const named = (Object.keys(leftOutNames) as (keyof BankReading["leftOut"])[]).flatMap((kind) => {
    const [one, several] = leftOutNames[kind];
    const count = leftOut[kind];
    return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`];
  });
  return named.length === 0 ? "" : `Nicht dabei: ${named.join(", ")}.`;
}

export const bankText = {
  open: "Bankdatei einlesen",
  title: "Zahlungen aus der Bankdatei",
  subject: "Bankdatei",
  lead: "Lade bei deiner Bank den Kontoauszug als „camt.053“ herunter (XML, Version 2 oder 8) und wähle ihn hier. Kommt er als ZIP, entpacke ihn vorher.",
  privacy: "Die Datei wird nur gelesen. Umsätze, die du nicht buchst, werden nirgends gespeichert.",
  file: "Kontoauszug",
  otherFile: "Anderer Kontoauszug",
  reading: "Wird gelesen",
  tooLarge: "Die Datei ist größer als 5 MB. Bitte lade einen kürzeren Zeitraum herunter.",
  cannotOpen: "Die Datei lässt sich nicht öffnen. Bitte wähle sie noch einmal.",
  otherAccount: (accounts: readonly string[]): string =>
    `Der Auszug ist vom Konto ${accounts.map((account) => formatIban(account)).join(", ")}. Auf deinen Rechnungen steht ein anderes.`,
  found: (count: number): string => (count === 1 ? "1 Eingang" : `${count} Eingänge`),
  booked: (count: number): string =>
    count === 1 ? "1 Eingang ist schon gebucht." : `${count} Eingänge sind schon gebucht.`,
  leftOut: leftOutText,
  nothing: "In diesem Auszug steht kein Eingang, der noch nicht gebucht ist.",
  noPayer: "Ohne Namen",
  target: "Wofür",
  none: "Nicht buchen",
  proposal: (numbers: readonly string[]): string => numbers.join(" und "),
  byAmount: (no: string): string => `${no} (nur der Betrag passt)`,
  invoice: (no: string, name: string, rest: number): string => `${no} · ${name} · offen ${formatMoney(rest)}`,
  settled: (numbers: readonly string[]): string => `Zu ${numbers.join(" und ")} ist nichts mehr offen.`,
  checkAmount: "Im Text steht keine Rechnungsnummer, nur der Betrag passt. Bitte prüfe, ob das stimmt.",
  part: (rest: number): string => `Teilzahlung: Danach sind noch ${formatMoney(rest)} offen.`,
  over: (over: number): string =>
    `${formatMoney(over)} sind zu viel. Sie werden auf keine Rechnung gebucht: Zahle sie zurück oder buche sie von Hand.`,
  full: "Diese Rechnung ist durch die Eingänge darüber schon bezahlt.",
  book: (count: number, cents: number): string =>
    count === 0 ? "Nichts ausgewählt" : `${payments(count)} über ${formatMoney(cents)} buchen`,
  booking: "Wird gebucht",
  done: (count: number): string => (count === 1 ? "1 Zahlung ist gebucht." : `${count} Zahlungen sind gebucht.`),
  stayed: (count: number): string =>
    `${count === 1 ? "1 Eingang wurde" : `${count} Eingänge wurden`} nicht gebucht, weil sich die Rechnung inzwischen geändert hat. Hier ist der neue Stand.`,
} as const;

const problems: Readonly<Record<BankFileProblem, string>> = {
  "no-xml": "Das ist keine XML-Datei. Ist es eine ZIP-Datei, entpacke sie und wähle die Datei darin.",
  entities: "Diese Datei enthält eigene Definitionen (DOCTYPE). Aus Sicherheitsgründen wird sie nicht gelesen.",
  "no-statement":
    "Das ist kein Kontoauszug im Format camt.053. Wähle bei deiner Bank „camt.053“ und nicht camt.052, camt.054 oder MT940.",
  version: "Dieser Auszug hat eine andere Version von camt.053. Gelesen werden 001.02 und 001.08.",
  "too-long": "So viele Umsätze auf einmal werden nicht gelesen. Bitte lade einen kürzeren Zeitraum herunter.",
};

const common = {
  "not-allowed": "Dafür fehlt dir die Berechtigung.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
} as const;

export const readRefusals: RefusalWords<(typeof readBankFile)["refusals"][number]> = {
  ...common,
  "rate-limited": "Das waren viele Dateien auf einmal. Bitte warte ein paar Minuten.",
  "bank-file-unreadable": ({ problem }) => problems[problem],
};

export const bookRefusals: RefusalWords<(typeof bookBankEntries)["refusals"][number]> = {
  ...common,
  "request-reused": "Dieser Auftrag wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.",
};
