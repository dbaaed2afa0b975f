import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { requestBusinessAccount } from "@lokalkorb/contracts/businesses";

export const requestText = {
  title: (shop: string): string => `Als Firma bei ${shop} einkaufen`,
  back: (shop: string): string => `Zurück zu ${shop}`,
  lead: (shop: string): string =>
    `Kita, Gasthof oder Büro: Frag ${shop}, ob deine Firma auf Rechnung einkaufen darf. Der Betrieb entscheidet und schreibt dir per E-Mail.`,
  loading: "Wird geladen …",
  signIn: "Dafür brauchst du ein Konto mit bestätigter E-Mail-Adresse: Mit ihr bestellst du dann für die Firma.",
  toSignIn: "Anmelden oder Konto anlegen",
  failed: "Deine Firmen lassen sich gerade nicht laden",
  company: "Firma",
  companyHint: "So, wie sie auf der Rechnung stehen soll.",
  companyMissing: "Wie heißt die Firma?",
  vatId: "USt-IdNr. oder UID",
  vatIdHint: "Zum Beispiel DE123456788 oder ATU12345675. Wer keine hat, lässt das Feld leer.",
  vatIdForm: "So sieht keine USt-IdNr. der EU aus. Sie beginnt mit dem Land, zum Beispiel DE oder ATU.",
  vatIdDigit: "Diese USt-IdNr. kann es nicht geben. Vielleicht ein Zahlendreher?",
  optional: "freiwillig",
  address: "Rechnungsadresse",
  zip: "PLZ",
  zipWrong: "Fünf Ziffern für Deutschland, vier für Österreich.",
  city: "Ort",
  cityMissing: "Welcher Ort?",
  street: "Straße",
  streetMissing: "Welche Straße?",
  houseNo: "Hausnummer",
  houseNoMissing: "Welche Hausnummer?",
  invoiceEmail: "E-Mail für Rechnungen",
  emailWrong: "Bitte gib die E-Mail-Adresse an, an die Rechnungen gehen.",
  eInvoice: "Form der Rechnung",
  leitwegId: "Leitweg-ID",
  leitwegMissing: "Für eine XRechnung braucht der Betrieb eure Leitweg-ID.",
  name: "Dein Name",
  nameMissing: "Wer fragt an?",
  message: "Nachricht an den Betrieb",
  messageHint: "Zum Beispiel, was und wie oft ihr bestellen wollt.",
  send: "Anfrage senden",
  sending: "Wird gesendet …",
  privacy:
    "Deine Angaben und die E-Mail-Adresse deines Kontos gehen an den Betrieb. Eine USt-IdNr. wird im europäischen Register geprüft.",
  doneTitle: "Deine Anfrage ist beim Betrieb",
  done: (email: string): string => `Die Antwort kommt an ${email}. Bis dahin kannst du bestellen wie bisher.`,
  activeTitle: (name: string): string => `${name} kauft hier schon als Firma ein`,
  active: "Wähle an der Kasse „Für die Firma bestellen“.",
  blockedTitle: (name: string): string => `Bestellungen für ${name} sind gesperrt`,
  blocked: "Warum, sagt dir der Betrieb. Privat kannst du weiter bestellen.",
  declined: (word: string): string =>
    `Der Betrieb hat deine letzte Anfrage abgelehnt: „${word}“ Du kannst noch einmal fragen.`,
  toShop: "Zum Laden",
  toOwn: "Deine Firmen",
} as const;

export const requestRefusals: Readonly<Record<RefusalsOf<typeof requestBusinessAccount>["type"], string>> = {
  "sign-in-required":
    "Du bist nicht mehr angemeldet. Melde dich in einem anderen Fenster an und sende dann noch einmal.",
  "not-found": "Diesen Laden gibt es gerade nicht.",
  "vat-id-invalid": "Diese USt-IdNr. kann es nicht geben. Vielleicht ein Zahlendreher?",
  "rate-limited": "Das waren viele Anfragen. Versuch es in einer Stunde noch einmal.",
  "request-reused": "Diese Anfrage ist schon angekommen. Lade die Seite neu.",
};
