import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { waitForRestock } from "@lokalkorb/contracts/restock";

export const restockText = {
  ask: "Sag mir Bescheid",
  lead: "Eine einzige E-Mail, wenn es wieder da ist. Danach löschen wir deine Adresse.",
  email: "E-Mail",
  emailWrong: "Das ist noch keine E-Mail-Adresse.",
  send: "Bescheid sagen",
  sending: "Wird gesendet …",
  close: "Doch nicht",
  privacy: "Datenschutz",
  done: {
    waiting: "Wir schreiben dir, sobald es wieder da ist. Ein einziges Mal.",
    mailed: "Schau in dein Postfach: Mit einem Klick auf den Link dort bist du auf der Liste.",
    available: "Es ist gerade wieder da. Lade die Seite neu, dann kannst du es bestellen.",
  },
} as const;

export const restockRefusals: Readonly<Record<RefusalsOf<typeof waitForRestock>["type"], string>> = {
  "not-found": "Diesen Artikel gibt es hier nicht mehr.",
  "rate-limited": "Das waren viele Anfragen in kurzer Zeit. Versuch es in einer Stunde noch einmal.",
  "request-reused": "Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.",
  "sign-in-required": "Gib deine E-Mail-Adresse an.",
};
