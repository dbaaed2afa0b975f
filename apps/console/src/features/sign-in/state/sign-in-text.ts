import type { SignInRefusal } from "@lokalkorb/model/client/auth/identity";
import type { Failure } from "@lokalkorb/model/document/failure";
import { codeRefusalTexts } from "@/shared/forms/code/code-refusals";

export const signInText = {
  title: "Anmelden",
  lead: "Bestellungen annehmen, Angebot pflegen.",
  email: "E-Mail-Adresse",
  password: "Passwort",
  submit: "Anmelden",
  pending: "Du wirst angemeldet …",
  emailMissing: "Bitte gib deine E-Mail-Adresse ein.",
  passwordMissing: "Bitte gib dein Passwort ein.",
  failed: "Anmeldung nicht möglich",
  noPassword: "Ohne Passwort anmelden",
  registerNew: "Neu hier? Betrieb anmelden",
  demoTitle: "Demo-Konten",
  demoLead: "Ein Tipp genügt.",
  loadFailed:
    "Die Konsole konnte nicht vollständig geladen werden. Prüfe die Internetverbindung und lade die Seite neu.",
} as const;

export const refusalTexts: Readonly<Record<Exclude<SignInRefusal["type"], "link-invalid">, string>> = {
  "wrong-credentials": "E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfe beides.",
  "email-invalid": "Diese E-Mail-Adresse ist nicht vollständig. Beispiel: theke@betrieb.example",
  "too-many-attempts": "Zu viele Versuche. Bitte warte ein paar Minuten und versuche es dann noch einmal.",
  "account-disabled": "Dieses Konto ist gesperrt. Wende dich an die Leitung deines Betriebs.",
  "email-in-use": "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
  "weak-password": "Dieses Passwort ist zu kurz.",
  "code-wrong": codeRefusalTexts["code-wrong"],
  "code-too-late": codeRefusalTexts["code-too-late"],
};

export const failureTexts: Readonly<Record<Failure["type"], string>> = {
  offline: "Keine Internetverbindung. Deine Eingaben bleiben stehen.",
  denied: "Die Anmeldung wurde abgelehnt.",
  unavailable: "Der Server ist gerade nicht erreichbar. Deine Eingaben bleiben stehen.",
  unexpected: "Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.",
};
