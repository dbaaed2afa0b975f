import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { declareTermination } from "@lokalkorb/contracts/standing-orders";
import { sendingFailures } from "@/shared/live/use-sending";

/** The words on both buttons are the law's own (Section 312k BGB). */
export const terminationText = {
  title: "Verträge hier kündigen",
  back: "Zur Startseite",
  lead: "Hier beendest du einen Dauerauftrag, ohne dich anzumelden. Für eine einzelne Bestellung ist „Vertrag widerrufen“ oder „Stornieren“ auf ihrer Seite das Richtige.",
  own: "Angemeldet geht es auch auf der Seite deiner Daueraufträge.",
  ownLink: "Deine Daueraufträge",
  kind: "Art der Kündigung",
  kinds: {
    ordinary: ["Ordentlich", "ohne Grund, ohne Frist"],
    extraordinary: ["Außerordentlich", "aus wichtigem Grund"],
  },
  reason: "Dein Grund",
  name: "Name",
  email: "E-Mail",
  emailHint: "Die Adresse, an die deine Bestellmails gehen. Dorthin schicken wir sofort eine Bestätigung.",
  shop: "Bei welchem Betrieb?",
  contract: "Welcher Dauerauftrag?",
  contractHint: "Nur wenn du dort mehrere hast, zum Beispiel „Gemüsekiste am Freitag“.",
  optional: "freiwillig",
  when: "Wann soll er enden?",
  soonest: "So früh wie möglich",
  onDay: "Zu einem bestimmten Tag",
  day: "Letzter Tag",
  next: "Weiter",
  notSent: "Noch ist nichts abgeschickt.",
  confirmTitle: "Kündigung prüfen",
  confirm: "jetzt kündigen",
  sending: "Wird gesendet …",
  change: "Zurück",
  doneTitle: "Deine Kündigung ist da",
  done: (moment: string, email: string): string =>
    `Eingegangen am ${moment}. Eine Bestätigung mit dem Inhalt und dem Tag des Endes ist unterwegs an ${email}.`,
  save: "Kündigung speichern",
  fileName: "kuendigung.txt",
  received: "Eingegangen",
} as const;

export const terminationErrors = {
  name: "Bitte gib deinen Namen an.",
  email: "Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel name@post.de.",
  shop: "Bitte sag, bei welchem Betrieb.",
  reason: "Bitte nenne den Grund.",
  on: "Bitte gib einen Tag an, der noch kommt.",
} as const;

export const terminationRefusals: Readonly<Record<RefusalsOf<typeof declareTermination>["type"], string>> = {
  "rate-limited": "Von hier kamen gerade viele Kündigungen. Versuch es in einer Stunde noch einmal, oder schreib uns.",
  "request-reused": "Das hat sich überschnitten. Bitte sende es noch einmal.",
  "sign-in-required": sendingFailures.denied,
};
