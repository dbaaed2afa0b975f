import { mostPasskeys } from "@lokalkorb/domain/access/passkeys";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import type { Failure } from "@lokalkorb/model/document/failure";
import type { DeviceProblem } from "./passkey-calls.ts";

export const passkeyText = {
  title: "Passkeys",
  lead: "Melde dich mit Finger, Gesicht oder PIN an, ohne Link und ohne Passwort. Der Schlüssel bleibt auf deinem Gerät oder in deinem Passwort-Manager.",
  loading: "Deine Passkeys werden geladen …",
  listFailed: "Deine Passkeys lassen sich gerade nicht laden.",
  again: "Noch einmal versuchen",
  unsupported: "Dieser Browser kennt keine Passkeys. Auf einem neueren Gerät kannst du einen anlegen.",
  forShops:
    "Mit diesem Konto arbeitest du in einem Betrieb. Passkeys gibt es dafür hier nicht: Melde dich weiter mit Link oder Passwort an.",
  full: `Du hast ${mostPasskeys} Passkeys. Entferne einen, bevor du einen neuen anlegst.`,
  begin: "Passkey anlegen",
  name: "Name des Geräts",
  nameHint: "Damit du ihn in der Liste wiedererkennst.",
  nameMissing: "Gib dem Passkey einen Namen, zum Beispiel iPhone.",
  add: "Weiter zu Finger, Gesicht oder PIN",
  adding: "Der Passkey wird angelegt …",
  added: "Der Passkey ist angelegt. Beim nächsten Anmelden genügt er.",
  cancel: "Abbrechen",
  rename: "Umbenennen",
  renameLabel: (name: string): string => `Passkey ${name} umbenennen`,
  save: "Speichern",
  remove: "Entfernen",
  removeLabel: (name: string): string => `Passkey ${name} entfernen`,
  removeAsk: (name: string): string =>
    `„${name}“ entfernen? Mit diesem Passkey kommst du dann nicht mehr in dein Konto. Lösche ihn auch auf dem Gerät.`,
  removeYes: "Ja, entfernen",
  removing: "Der Passkey wird entfernt …",
  created: (day: string): string => `Angelegt am ${day}`,
  used: (day: string): string => `zuletzt benutzt am ${day}`,
  copied: (day: string): string =>
    `Am ${day} kam dieser Passkey mit einem alten Zähler: Es könnte eine Kopie geben. Er öffnet dein Konto nicht mehr. Entferne ihn und lege einen neuen an.`,
  failed: "Das hat nicht geklappt",
  signInAgain: "Zur Sicherheit: Melde dich noch einmal an. Danach hast du fünf Minuten Zeit für den neuen Passkey.",
  signInAgainLink: "Neu anmelden",
  signIn: "Mit Passkey anmelden",
} as const;

type Told =
  | DeviceProblem
  | Refused<
      | "not-allowed"
      | "passkeys-full"
      | "rate-limited"
      | "token-invalid"
      | "passkey-copied"
      | "not-found"
      | "request-reused"
    >["type"];

export const passkeyFailures: Readonly<Record<Failure["type"], string>> = {
  offline: "Keine Internetverbindung. Versuch es noch einmal, sobald sie wieder da ist.",
  denied: "Das wurde nicht erlaubt. Melde dich neu an und versuche es noch einmal.",
  unavailable: "Der Server ist gerade nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.",
  unexpected: "Bitte versuche es noch einmal.",
};

/** For the list of the account. */
export const passkeyProblems: Readonly<Record<Told, string>> = {
  "none-given": "Es wurde kein Passkey angelegt. Du kannst es jederzeit noch einmal versuchen.",
  "already-here": "Auf diesem Gerät gibt es schon einen Passkey für dein Konto.",
  "not-allowed": passkeyText.forShops,
  "passkeys-full": passkeyText.full,
  "rate-limited": "Das war oft hintereinander. Bitte versuche es in zehn Minuten noch einmal.",
  "token-invalid":
    "Das hat zu lange gedauert, oder dein Gerät hat nicht richtig geantwortet. Bitte beginne noch einmal.",
  "passkey-copied": "Von diesem Passkey könnte es eine Kopie geben. Entferne ihn.",
  "not-found": "Diesen Passkey gibt es nicht mehr.",
  "request-reused": "Bitte versuche es noch einmal.",
};

/** For the page of the sign-in. */
export const passkeySignInProblems: Readonly<
  Record<
    DeviceProblem | "token-invalid" | "passkey-copied" | "not-allowed" | "rate-limited" | "sign-in-required",
    string
  >
> = {
  "none-given": "Es wurde kein Passkey bestätigt. Versuch es noch einmal, oder lass dir einen Link schicken.",
  "already-here": "Bitte versuche es noch einmal.",
  "token-invalid":
    "Dieser Passkey gilt hier nicht: Er wurde entfernt, oder es hat zu lange gedauert. Versuch es noch einmal, oder lass dir einen Link schicken.",
  "passkey-copied":
    "Von diesem Passkey könnte es eine Kopie geben, darum öffnet er dein Konto nicht mehr. Lass dir einen Link schicken, und entferne ihn dann in deinem Konto.",
  "not-allowed": "Mit diesem Konto arbeitest du in einem Betrieb. Melde dich mit Link oder Passwort an.",
  "rate-limited": "Zu viele Versuche. Bitte warte ein paar Minuten und versuche es dann noch einmal.",
  "sign-in-required": "Bitte versuche es noch einmal.",
};
