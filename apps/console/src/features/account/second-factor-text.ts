import type { SecondFactorRefusal } from "@lokalkorb/model/client/auth/second-factor";
import type { Failure } from "@lokalkorb/model/document/failure";
import { codeRefusalTexts } from "@/shared/forms/code/code-refusals";
import { accountRefusalTexts } from "./account-text.ts";

export const issuer = "Lokalkorb";

export const secondFactorText = {
  title: "Zweiter Faktor",
  lead: "Nach Passwort oder Link fragt die Anmeldung dann auch nach einem Code aus einer App auf deinem Handy. Ein erratenes Passwort reicht damit nicht mehr.",
  setUp: "Einrichten",
  settingUp: "Wird vorbereitet …",
  scan: "Öffne eine Authenticator-App und lies diesen Code ein, oder tippe den Schlüssel ab.",
  picture: "QR-Code für die Authenticator-App",
  key: "Schlüssel",
  copy: "Schlüssel kopieren",
  copied: "Kopiert",
  finish: "Bestätigen",
  finishing: "Code wird geprüft …",
  cancel: "Abbrechen",
  active: (date: string) => `Authenticator-App, eingerichtet am ${date}`,
  activeLead: "Die Anmeldung fragt nach einem Code aus dieser App.",
  done: "Der zweite Faktor ist eingerichtet. Die nächste Anmeldung fragt nach einem Code.",
  remove: "Entfernen",
  removing: "Wird entfernt …",
  removeTitle: "Zweiten Faktor entfernen?",
  removeLead: "Dann genügt zum Anmelden wieder Passwort oder Link allein.",
  keep: "Behalten",
  removed: "Der zweite Faktor ist entfernt.",
  lost: "Handy verloren? Wende dich an Lokalkorb: Der zweite Faktor wird entfernt, sobald geprüft ist, wer fragt.",
  failed: "Das hat nicht geklappt",
  retry: "Noch einmal versuchen",
} as const;

export const secondFactorRefusalTexts: Readonly<Record<SecondFactorRefusal, string>> = {
  ...accountRefusalTexts,
  "code-wrong": codeRefusalTexts["code-wrong"],
  "enrolment-too-old": codeRefusalTexts["enrolment-too-old"],
  "email-unverified":
    "Deine E-Mail-Adresse ist noch nicht bestätigt. Melde dich einmal per Link an; danach kannst du den zweiten Faktor einrichten.",
  "not-offered": "Der zweite Faktor wird hier noch nicht angeboten.",
  "sign-in-too-old": "Deine Anmeldung ist zu lange her. Melde dich neu an; danach landest du wieder hier.",
};

export const secondFactorFailureTexts: Readonly<Record<Failure["type"], string>> = {
  offline: "Keine Internetverbindung.",
  denied: "Das wurde abgelehnt.",
  unavailable: "Der Server ist gerade nicht erreichbar.",
  unexpected: "Bitte versuche es noch einmal.",
};
