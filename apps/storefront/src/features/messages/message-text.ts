import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { sendNotice, sendQuestion, writeHelpMessage } from "@lokalkorb/contracts/messages";
import type { MessageKind, NoticeReason } from "@lokalkorb/domain/shop/platform-message";
import { sendingFailures } from "@/shared/live/use-sending";

export const messageText = {
  page: "Adresse der Seite",
  pageHint: "Die Seite, um die es geht. Kommst du von dort, steht sie schon da.",
  reason: "Worum geht es?",
  chooseReason: "Bitte auswählen",
  name: "Name",
  email: "E-Mail",
  emailHint: "Dorthin schreiben wir dir, dass deine Nachricht da ist und wie es weitergeht.",
  namelessHint: "Bei diesem Grund darfst du Name und E-Mail weglassen. Dann können wir dir aber nicht antworten.",
  optional: "freiwillig",
  goodFaith: "Ich bin überzeugt, dass meine Angaben richtig und vollständig sind.",
  sending: "Wird gesendet …",
  problem: "Das hat nicht geklappt",
  privacy: "Was mit deinen Angaben geschieht, steht im Datenschutz.",
  privacyLink: "Zum Datenschutz",
  home: "Zur Startseite",
} as const;

interface KindText {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly textHint: string;
  readonly send: string;
  readonly doneTitle: string;
  readonly done: (email: string) => string;
}

export const kindTexts: Readonly<Record<MessageKind, KindText>> = {
  notice: {
    title: "Inhalt melden",
    lead: "Hältst du etwas in einem Laden für rechtswidrig, schreib es uns hier. Ein Mensch sieht es sich an. Geht es um deine Bestellung, hilft dir der Betrieb selbst schneller.",
    text: "Was ist falsch, und warum?",
    textHint: "Nenn am besten die Ware, das Bild oder den Satz.",
    send: "Meldung senden",
    doneTitle: "Deine Meldung ist da",
    done: (email) =>
      email === ""
        ? "Danke. Wir sehen sie uns an. Ohne E-Mail-Adresse können wir dir nicht sagen, wie wir entscheiden."
        : `Danke. Eine Bestätigung ist unterwegs an ${email}. Dorthin schreiben wir dir auch, wie wir entscheiden und warum.`,
  },
  question: {
    title: "Lokalkorb schreiben",
    lead: "Für Fragen zu dieser Seite und zu deinem Betrieb auf Lokalkorb. Geht es um deine Bestellung, hilft dir der Betrieb selbst schneller; seine Angaben stehen in seinem Impressum.",
    text: "Deine Nachricht",
    textHint: "Was möchtest du wissen, oder was klappt nicht?",
    send: "Nachricht senden",
    doneTitle: "Deine Nachricht ist da",
    done: (email) => `Danke. Wir antworten an ${email}. Die Antwort steht dann auch hier unter „Hilfe“.`,
  },
};

export const reasonTexts: Readonly<Record<NoticeReason, string>> = {
  goods: "Eine Ware, die so nicht verkauft werden darf",
  labelling: "Falsche oder fehlende Angaben zu einer Ware",
  prices: "Irreführende Preise oder Werbung",
  copyright: "Ein Bild, Text oder Name gehört anderen",
  person: "Persönliche Angaben oder Bilder von mir",
  hate: "Beleidigung, Hass oder Hetze",
  abuse: "Darstellung sexuellen Missbrauchs von Kindern",
  other: "Etwas anderes",
};

export const formErrors = {
  page: "Bitte sag uns, auf welcher Seite das steht.",
  reason: "Bitte wähle einen Grund.",
  notice: "Bitte beschreib in einem Satz, was falsch ist.",
  question: "Bitte schreib uns in einem Satz, worum es geht.",
  name: "Bitte gib deinen Namen an.",
  email: "Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel name@post.de.",
  goodFaith: "Bitte bestätige das, bevor du die Meldung sendest.",
} as const;

type Refused = RefusalsOf<typeof sendNotice> | RefusalsOf<typeof sendQuestion>;

export const messageRefusals: Readonly<Record<Refused["type"], string>> = {
  "rate-limited": "Von dieser Adresse kam gerade viel. Bitte versuch es in einer Stunde noch einmal.",
  "request-reused": "Das hat sich überschnitten. Bitte sende es noch einmal.",
  "sign-in-required": sendingFailures.denied,
};

type HelpRefused = RefusalsOf<typeof sendQuestion> | RefusalsOf<typeof writeHelpMessage>;

/** In the help, where questions go on. */
export const helpRefusals: Readonly<Record<HelpRefused["type"], string>> = {
  ...messageRefusals,
  "rate-limited": "Das waren viele Nachrichten in kurzer Zeit. Bitte warte eine Stunde.",
  "not-found": "Diese Nachricht gibt es nicht mehr. Schreib bitte eine neue.",
  "talk-full": "Dieser Verlauf ist voll. Schreib bitte eine neue Nachricht.",
};
