import type { Failure } from "@lokalkorb/model/document/failure";
import type { AccountRefusal } from "@lokalkorb/model/client/auth/change-account";
import type { PasswordRefusal } from "@lokalkorb/model/client/auth/set-password";

export const shortestPassword = 10;

export const accountText = {
  title: "Konto",
  loading: "Wird geladen",
  back: "Zum Betrieb",
  signOut: "Abmelden",
  email: "E-Mail-Adresse",
  passwordTitle: "Passwort",
  passwordLead:
    "Mit einem Passwort meldest du dich ohne Link an. Ein neues ersetzt das bisherige und meldet dich auf anderen Geräten ab, spätestens nach einer Stunde.",
  password: "Neues Passwort",
  hint: `Mindestens ${shortestPassword} Zeichen.`,
  tooShort: `Das Passwort braucht mindestens ${shortestPassword} Zeichen.`,
  show: "Passwort zeigen",
  submit: "Passwort speichern",
  pending: "Passwort wird gespeichert …",
  saved: "Das neue Passwort gilt.",
  failed: "Das Passwort wurde nicht gespeichert",
  signInAgain: "Neu anmelden",
  loadFailed:
    "Die Seite konnte nicht vollständig geladen werden. Prüfe die Internetverbindung und versuche es noch einmal.",
} as const;

export const accountRefusalTexts = {
  "too-many-attempts": "Zu viele Versuche. Bitte warte ein paar Minuten und versuche es dann noch einmal.",
} as const satisfies Partial<Record<AccountRefusal, string>>;

export const passwordRefusalTexts: Readonly<Record<PasswordRefusal, string>> = {
  ...accountRefusalTexts,
  "weak-password": "Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres.",
  "sign-in-too-old":
    "Deine Anmeldung ist zu lange her. Melde dich neu an, mit Link oder Passwort; danach landest du wieder hier und gibst das neue Passwort noch einmal ein.",
};

export const passwordFailureTexts: Readonly<Record<Failure["type"], string>> = {
  offline: "Keine Internetverbindung. Deine Eingabe bleibt stehen.",
  denied: "Das wurde abgelehnt. Das bisherige Passwort gilt weiter.",
  unavailable: "Der Server ist gerade nicht erreichbar. Deine Eingabe bleibt stehen.",
  unexpected: "Das hat nicht geklappt. Bitte versuche es noch einmal.",
};
