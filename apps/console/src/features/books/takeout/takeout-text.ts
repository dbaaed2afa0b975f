import type { openTakeout, readTakeout, requestTakeout } from "@lokalkorb/contracts/takeouts";
import type { RefusalWords } from "@/shared/commands/use-request";

const signedOut = "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.";
const notAllowed = "Das darf nur die Inhaberin oder der Inhaber.";
const reused = "Dieser Auftrag wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.";
const gone = "Diese Datei gibt es nicht mehr. Lass sie bitte neu zusammenstellen.";

export const takeoutText = {
  title: "Mit deinen Daten gehen",
  lead: "Alles in einer ZIP-Datei: Angebot mit Fotos, Bestellungen, Kunden mit ihren Einwilligungen, Belege und Rechnungen als PDF und XML. Sie gehört dir, auch wenn du Lokalkorb verlässt.",
  only: "Nur Inhaberinnen und Inhaber können sie anfordern und herunterladen. Beides steht im Protokoll des Betriebs.",
  ask: "Datei zusammenstellen",
  askAgain: "Neu zusammenstellen",
  preparing: (since: string, by: string): string =>
    `Wird vorbereitet, seit ${since}${by === "" ? "" : `, angefordert von ${by}`}. Das kann eine Weile dauern; du kannst die Seite verlassen. Sobald die Datei fertig ist, bekommst du eine E-Mail.`,
  ready: (size: string, files: number, until: string): string =>
    `Fertig: ${size}, ${files === 1 ? "1 Datei" : `${files} Dateien`}. Herunterladen kannst du sie bis ${until}, danach wird sie gelöscht.`,
  expired: (until: string): string =>
    `Die letzte Datei war bis ${until} da und wird gelöscht. Du kannst jederzeit eine neue zusammenstellen lassen.`,
  failed: "Das hat nicht geklappt, und es wurde keine Datei gespeichert. Versuche es bitte noch einmal.",
  notLoaded: "Der Stand konnte nicht geladen werden. Prüfe die Internetverbindung und lade die Seite neu.",
  download: "ZIP herunterladen",
  goOn: "Weiter herunterladen",
  progress: (percent: number): string => `${percent} % geladen …`,
  done: (name: string): string => `${name} ist gespeichert.`,
  broken: "Der Download wurde unterbrochen. Was schon da ist, bleibt: Drücke noch einmal, dann geht es weiter.",
  early: "Die Seite ist noch nicht ganz geladen. Bitte versuche es gleich noch einmal.",
  stay: "Bitte lass die Seite offen, bis alles geladen ist.",
  fileName: (slug: string, day: string): string => `Lokalkorb-${slug}-${day}.zip`,
} as const;

export const askRefusals: RefusalWords<(typeof requestTakeout)["refusals"][number]> = {
  "not-allowed": notAllowed,
  "request-reused": reused,
  "rate-limited": "Heute wurde die Datei schon mehrmals zusammengestellt. Bitte versuche es morgen wieder.",
  "sign-in-required": signedOut,
};

export const openRefusals: RefusalWords<(typeof openTakeout)["refusals"][number]> = {
  "not-allowed": notAllowed,
  "not-found": gone,
  "request-reused": reused,
  "sign-in-required": signedOut,
};

export const readRefusals: RefusalWords<(typeof readTakeout)["refusals"][number]> = {
  "not-allowed": notAllowed,
  "not-found": "Dieser Download gilt nicht mehr. Drücke bitte noch einmal, dann beginnt er neu.",
  "sign-in-required": signedOut,
};
