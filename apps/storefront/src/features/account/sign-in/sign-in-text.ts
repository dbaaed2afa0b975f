import type { SignInRefusal } from "@lokalkorb/model/client/auth/identity";
import type { Failure } from "@lokalkorb/model/document/failure";

export const signInText = {
  title: "Schön, dass du da bist.",
  lead: "Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, du brauchst kein Passwort.",
  email: "E-Mail",
  emailWrong: "Diese E-Mail-Adresse ist nicht vollständig. Beispiel: name@post.example",
  send: "Link schicken",
  sending: "Der Link wird geschickt …",
  or: "oder",
  withPassword: "Mit Passwort anmelden",
  withLink: "Doch mit einem Link anmelden",
  password: "Passwort",
  passwordMissing: "Bitte gib dein Passwort ein.",
  signIn: "Anmelden",
  signingIn: "Du wirst angemeldet …",
  failed: "Anmeldung nicht möglich",
  sendFailed: "Der Link konnte nicht geschickt werden",
  newHere: "Neu hier? Mit dem ersten Link legen wir dein Konto an. Dafür musst du 16 Jahre alt sein, in Österreich 14.",
  without: "Bestellen geht auch ohne Konto.",
  sentTitle: (email: string): string => `Sieh in dein Postfach: ${email}`,
  sentText:
    "Der Link ist unterwegs. Öffne ihn auf diesem Gerät, er gilt sechs Stunden und nur einmal. Nichts angekommen? Sieh im Spam-Ordner nach, oder lass dir noch einen schicken.",
  linkTitle: "Fast geschafft.",
  linkAsks: "Gib die E-Mail-Adresse ein, an die der Link ging. So kommt niemand anderes mit ihm hinein.",
  linkAgain: "Neuen Link anfordern",
  code: "Code aus deiner App",
  codeHint: "Sechs Ziffern. Dein Konto hat einen zweiten Faktor.",
  codeWrong: "Bitte gib die sechs Ziffern ein.",
  home: "Zur Startseite",
  back: "Zurück",
} as const;

export const refusalTexts: Readonly<Record<SignInRefusal["type"], string>> = {
  "wrong-credentials": "E-Mail-Adresse oder Passwort stimmt nicht. Ohne Passwort geht es mit einem Link.",
  "email-invalid": "Diese E-Mail-Adresse passt nicht zu dem Link, oder sie ist nicht vollständig.",
  "too-many-attempts": "Zu viele Versuche. Bitte warte ein paar Minuten und versuche es dann noch einmal.",
  "account-disabled": "Dieses Konto ist gesperrt. Schreib uns, wenn du nicht weißt, warum.",
  "email-in-use": "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
  "weak-password": "Dieses Passwort ist zu kurz.",
  "link-invalid":
    "Dieser Link gilt nicht mehr: Er wurde schon benutzt, ist älter als sechs Stunden oder gehört zu einer anderen Adresse.",
  "code-wrong": "Dieser Code stimmt nicht. Nimm den, der gerade in der App steht.",
  "code-too-late": "Das hat zu lange gedauert. Bitte beginne noch einmal.",
};

export const failureTexts: Readonly<Record<Failure["type"], string>> = {
  offline: "Keine Internetverbindung. Deine Eingaben bleiben stehen.",
  denied: "Die Anmeldung wurde abgelehnt.",
  unavailable: "Der Server ist gerade nicht erreichbar. Deine Eingaben bleiben stehen.",
  unexpected: "Das hat nicht geklappt. Bitte versuche es noch einmal.",
};

export function tooMany(waitMillis: number): string {
  const minutes = Math.max(1, Math.ceil(waitMillis / 60_000));
  return `An diese Adresse gingen schon mehrere Links. Nimm den neuesten, oder versuch es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`;
}
