import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { declareWithdrawal } from "@lokalkorb/contracts/withdrawals";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { sendingFailures } from "@/shared/live/use-sending";

/** The labels of both steps are the law's own (Section 356a BGB). */
export const withdrawText = {
  title: "Vertrag widerrufen",
  confirmTitle: "Widerruf bestätigen",
  back: (shop: string): string => `Zurück zu ${shop}`,
  lead: (shop: string): string =>
    `Hier widerrufst du eine Bestellung bei ${shop}: ohne Anmeldung und ohne Grund, bis 14 Tage nach dem Erhalt.`,
  austria: "In Österreich heißt das Rücktritt. Es ist dasselbe Recht.",
  which:
    "Frische Ware, die schnell verdirbt, kannst du nicht widerrufen. Was gilt, steht bei jeder Ware und in deiner Bestellmail.",
  ofOrder: (no: string, day: string): string => `Bestellung ${no} vom ${day}.`,
  until: (day: string): string => `Widerrufen geht bis ${day}, ohne Grund.`,
  untilReceived: "Widerrufen geht bis 14 Tage, nachdem du die Ware hast, ohne Grund.",
  late: (day: string): string =>
    `Die Frist ging bis ${day}. Du kannst den Widerruf trotzdem absenden; der Betrieb sieht ihn sich an.`,
  loading: "Deine Bestellung wird geladen.",
  steps: ["Auswählen", "Bestätigen"],
  stepsLabel: "Schritte",
  can: "Das kannst du widerrufen",
  cannot: "Das geht nicht",
  nothing:
    "Nach den Angaben des Betriebs ist in dieser Bestellung nichts, was du widerrufen kannst. Siehst du das anders, kannst du den Widerruf trotzdem absenden; der Betrieb sieht ihn sich an.",
  defect: "Stimmt etwas mit der Ware nicht? Dann gilt die gesetzliche Gewährleistung. Melde dich beim Betrieb.",
  yours: "Deine Angaben",
  name: "Name oder Firma",
  orderNo: "Welche Bestellung?",
  orderNoHint:
    "Die Nummer aus deiner Mail, zum Beispiel A-1042, oder bei einem Gutschein G-7K2M9QXA. Hast du sie nicht, schreib, wann du was bestellt hast.",
  email: "E-Mail für die Bestätigung",
  emailHint: "Dorthin schicken wir dir sofort eine Eingangsbestätigung.",
  goods: "Welche Ware?",
  goodsHint: "Nur wenn du nicht die ganze Bestellung widerrufen möchtest.",
  optional: "freiwillig",
  next: "Weiter",
  notSent: "Noch ist nichts abgeschickt.",
  pieces: (count: number): string => (count === 1 ? "1 Artikel" : `${count} Artikel`),
  delivery: "Lieferkosten",
  deliveryStays: "bleiben beim Rest",
  youGet: "Du bekommst",
  confirmLead: "Prüfe kurz. Mit dem Knopf unten ist dein Widerruf abgeschickt.",
  declaration: "Deine Erklärung",
  declare: (no: string, shop: string): string =>
    `Hiermit widerrufe ich den Vertrag über die folgende Ware aus der Bestellung „${no}“ bei ${shop}.`,
  all: "Die ganze Bestellung",
  whatNext: "So geht es weiter",
  after: [
    ["Bestätigung per E-Mail", "sofort, mit Datum und Uhrzeit"],
    [
      "Zurückschicken oder vorbeibringen",
      "innerhalb von 14 Tagen; wer das Porto trägt, steht in der Widerrufsbelehrung",
    ],
    ["Geld zurück", "ist der Widerruf wirksam, spätestens 14 Tage danach, auf demselben Weg"],
  ],
  confirm: "Widerruf bestätigen",
  sending: "Wird gesendet …",
  change: "Zurück",
  problem: "Das hat nicht geklappt",
  doneTitle: "Dein Widerruf ist da",
  done: (moment: string, email: string): string =>
    `Eingegangen am ${moment}. Eine Eingangsbestätigung mit dem Inhalt ist unterwegs an ${email}. Sie bestätigt den Eingang; der Betrieb sieht sich den Widerruf an und meldet sich.`,
  toShop: "Zum Laden",
  mail: (address: string): string => `Du kannst auch eine E-Mail an ${address} schreiben. Das gilt genauso.`,
  instruction: "Alles zum Widerruf",
  privacy: "Was mit deinen Angaben geschieht, steht im Datenschutz.",
} as const;

/** The name of the right in the law of the country. */
export const noteOf = (country: Country): string | null => (country === "AT" ? withdrawText.austria : null);

export const withdrawErrors = {
  name: "Bitte gib deinen Namen an.",
  orderNo: "Bitte sag, um welche Bestellung es geht.",
  email: "Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel name@post.de.",
  lines: "Bitte wähle mindestens eine Ware.",
} as const;

export const withdrawRefusals: Readonly<Record<RefusalsOf<typeof declareWithdrawal>["type"], string>> = {
  "rate-limited": "Von hier kamen gerade viele Widerrufe. Dein Recht hast du trotzdem.",
  "not-found": "Diesen Laden gibt es hier nicht mehr.",
  "request-reused": "Das hat sich überschnitten. Bitte sende es noch einmal.",
  "sign-in-required": sendingFailures.denied,
};
