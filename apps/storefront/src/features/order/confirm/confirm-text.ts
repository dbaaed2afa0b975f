import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { confirmBrowser, sendConfirmingLink } from "@lokalkorb/contracts/orders";

const tooMany = "Das waren viele Versuche in kurzer Zeit. Warte bitte eine Weile.";
const expired = "Deine Sitzung ist abgelaufen. Lade die Seite neu.";

export const confirmText = {
  title: "Möchtest du etwas ändern?",
  lead: "Dieser Browser zeigt dir die Bestellung. Zum Ändern, Stornieren und Antworten schicken wir einen Link an ihre E-Mail-Adresse. So kann das niemand sonst.",
  send: "Link an meine E-Mail schicken",
  again: "Noch einmal schicken",
  sending: "Wird geschickt …",
  sentTitle: "Schau in dein Postfach.",
  sent: "Öffne den Link in dem Browser, in dem du etwas ändern möchtest. Er gilt 30 Minuten und nur einmal.",
  fromMailTitle: "Ist das dein Browser?",
  fromMail: "Bestätige ihn, dann kannst du diese Bestellung hier ändern und stornieren.",
  confirm: "Diesen Browser bestätigen",
  confirming: "Wird bestätigt …",
  done: "Dieser Browser ist bestätigt.",
  doneLead: "Du kannst diese Bestellung jetzt auch hier ändern und stornieren, solange sie läuft.",
  others: (count: number): string =>
    count === 1
      ? "Ändern und stornieren kann, wer hier bestellt hat, und ein Browser, der mit dem Link aus der E-Mail bestätigt wurde."
      : `Ändern und stornieren kann, wer hier bestellt hat, und ${count} Browser, die mit dem Link aus der E-Mail bestätigt wurden.`,
} as const;

export const sendRefusals: Readonly<Record<RefusalsOf<typeof sendConfirmingLink>["type"], string>> = {
  "not-found": "Diese Bestellung haben wir nicht gefunden. Lade die Seite bitte neu.",
  "not-allowed": "Öffne die Bestellung zuerst mit dem Link aus deiner E-Mail.",
  "request-reused": "Der Link war schon unterwegs. Schau in dein Postfach.",
  "too-late": "Diese Bestellung ist zu Ende. Zu ändern ist nichts mehr.",
  "rate-limited": tooMany,
  "sign-in-required": expired,
};

export const confirmRefusals: Readonly<Record<RefusalsOf<typeof confirmBrowser>["type"], string>> = {
  "token-invalid": "Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.",
  "rate-limited": tooMany,
  "sign-in-required": expired,
};
