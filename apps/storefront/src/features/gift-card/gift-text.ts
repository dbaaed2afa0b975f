import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { buyGiftCard } from "@lokalkorb/contracts/gift-sales";
import type { GiftDesign } from "@lokalkorb/domain/catalog/gifts/gift-offer";

export const giftText = {
  title: (shop: string): string => `Gutschein von ${shop}`,
  back: (shop: string): string => `Zurück zu ${shop}`,
  lead: (shop: string): string =>
    `Schenk einen Einkauf bei ${shop}: per E-Mail an dem Tag, den du wählst, oder als PDF zum Ausdrucken.`,
  none: (shop: string): string => `${shop} verkauft gerade keine Gutscheine im Internet.`,
  noneNext: "Frag gern direkt im Laden nach.",
  toShop: "Zum Angebot",
  value: "Wie viel soll er wert sein?",
  otherValue: "Anderer Betrag",
  amount: "Betrag in Euro",
  between: (least: string, most: string): string => `Von ${least} bis ${most}.`,
  design: "Welche Karte?",
  designs: { herbs: "Kräuter", table: "Gedeckter Tisch", party: "Fest", heart: "Herzen" } satisfies Readonly<
    Record<GiftDesign, string>
  >,
  words: "Was soll draufstehen?",
  to: "Für",
  from: "Von",
  message: "Deine Worte dazu",
  optional: "freiwillig",
  delivery: "Wie kommt er an?",
  byMail: "Per E-Mail verschicken",
  byMailDetail: "An dem Tag, den du wählst",
  byPrint: "Selbst ausdrucken",
  byPrintDetail: "Als PDF, gleich nach der Zahlung",
  receiver: "E-Mail der beschenkten Person",
  day: "An welchem Tag?",
  dayHint: "Heute geht er gleich nach der Zahlung hinaus, sonst morgens um 8 Uhr.",
  buyer: "Deine E-Mail",
  buyerHint: "Dorthin kommen Bestätigung, Zahlungsbeleg und der Gutschein als PDF.",
  sum: "Gesamtpreis",
  noTax:
    "Ohne Umsatzsteuer: Der Gutschein gilt für Waren mit verschiedenen Steuersätzen, die Steuer fällt erst beim Einkauf an.",
  validYears: (years: number, shop: string): string =>
    `Gültig bis zum Ende des ${years}. Jahres nach dem Kauf, auch in mehreren Teilen, im Online-Shop von ${shop}.`,
  termsBefore: (shop: string): string => `Dein Vertragspartner ist ${shop}. Es gelten die `,
  terms: "AGB",
  termsBetween: ", Hinweise zum Umgang mit deinen Daten stehen unter ",
  privacy: "Datenschutz",
  termsAfter:
    ". Du kannst den Kauf binnen 14 Tagen widerrufen, solange vom Gutschein nichts ausgegeben ist. Wir speichern den Vertragstext und schicken ihn dir per E-Mail. Vertragssprache ist Deutsch.",
  instruction: "Widerrufsbelehrung lesen",
  next: "Danach geht es weiter zur Zahlungsseite.",
  sending: "Wird vorbereitet …",
  problem: "Noch nicht gekauft",
} as const;

export const giftErrors = {
  value: "Wähle bitte einen Betrag.",
  amount: (least: string, most: string): string =>
    `Gib bitte einen Betrag von ${least} bis ${most} ein, zum Beispiel 35 oder 35,50.`,
  email: "Gib bitte eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.",
  day: "Wähle bitte einen Tag von heute an, höchstens ein Jahr voraus.",
} as const;

export const resultText = {
  asking: "Wir fragen nach, was aus deiner Zahlung geworden ist.",
  open: {
    title: "Der Gutschein ist noch nicht bezahlt.",
    text: "Es wurde nichts abgebucht. Du kannst die Zahlung fortsetzen oder den Kauf abbrechen.",
  },
  goOn: (money: string): string => `${money} bezahlen`,
  giveUp: "Kauf abbrechen",
  ending: "Wird beendet …",
  checking: {
    title: "Deine Zahlung wird geprüft.",
    text: "Deine Bank hat noch nicht geantwortet. Sobald sie zusagt, schicken wir dir die Bestätigung per E-Mail; diese Seite darfst du schließen.",
  },
  over: {
    title: "Dieser Kauf ist beendet.",
    text: "Bezahlt wurde nichts, und es gibt keinen Gutschein.",
  },
  again: "Neuen Gutschein aussuchen",
  refunded: {
    title: "Dieser Gutschein ist erstattet.",
    text: "Der Code gilt nicht mehr. Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast.",
  },
  paid: "Dein Gutschein ist bezahlt.",
  worth: (money: string, no: string): string => `Wert ${money}, Kaufnummer ${no}.`,
  sent: (when: string): string => `Er geht ${when} per E-Mail hinaus.`,
  wasSent: "Er ist per E-Mail unterwegs.",
  onDay: (day: string): string => `am ${day} um 8 Uhr`,
  copy: (email: string): string => `Bestätigung, Zahlungsbeleg und den Gutschein als PDF schicken wir an ${email}.`,
  paper: "PDF herunterladen",
  loading: "Wird geladen …",
  paperSoon: "Das PDF ist gleich fertig.",
  paperGone: "Das PDF ist gerade nicht zu haben. Es liegt in der E-Mail, die wir dir geschickt haben.",
  elsewhere: {
    title: "Diesen Kauf sehen wir hier nicht.",
    text: "Öffne die Seite in dem Browser, in dem du gekauft hast. Ist der Gutschein bezahlt, hast du eine E-Mail mit allem.",
  },
  failed: {
    title: "Wir sind gerade nicht zu erreichen.",
    text: "Was bezahlt ist, bleibt bezahlt: Die Bestätigung kommt per E-Mail.",
  },
  retry: "Nochmal fragen",
} as const;

export const buyRefusals: Readonly<Record<RefusalsOf<typeof buyGiftCard>["type"], string>> = {
  "not-found":
    "Dieser Kauf ist nicht mehr offen, oder der Betrieb verkauft gerade keine Gutscheine. Versuch es bitte noch einmal.",
  "figures-changed": "Diesen Betrag gibt es gerade nicht mehr. Lade die Seite neu, deine Angaben bleiben stehen.",
  "too-late": "Dieser Tag geht nicht: Wähle einen von heute an, höchstens ein Jahr voraus.",
  "legal-texts-changed":
    "Der Betrieb hat gerade seine Bedingungen geändert. Lade die Seite neu, lies sie und bestell dann noch einmal. Deine Angaben bleiben stehen.",
  "payment-method-unavailable": "Der Betrieb kann gerade keine Online-Zahlungen annehmen. Abgebucht wurde nichts.",
  "payment-unavailable":
    "Online bezahlen geht gerade nicht. Abgebucht wurde nichts; versuch es in ein paar Minuten noch einmal.",
  "rate-limited": "Das waren viele Versuche in kurzer Zeit. Versuch es in einer Stunde noch einmal.",
  "request-reused": "Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.",
  "sign-in-required": "Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.",
};
