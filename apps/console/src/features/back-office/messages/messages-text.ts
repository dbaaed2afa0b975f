import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { answerMessage } from "@lokalkorb/contracts/messages";
import type { MessageKind, NoticeDecision, NoticeReason } from "@lokalkorb/domain/shop/platform-message";

export const messagesText = {
  saidBy: { sender: "Antwort darauf", platform: "Beantwortet" },
  lead: "Meldungen zu Inhalten und Anfragen aus der Hilfe, die neuesten zuerst.",
  states: "Welche Nachrichten",
  open: "Offen",
  done: "Erledigt",
  loading: "Die Nachrichten werden geladen",
  failed: "Die Nachrichten sind gerade nicht da",
  noneOpen: "Nichts offen.",
  noneDone: "Noch nichts erledigt.",
  more: "Weitere laden",
  nameless: "ohne Namen",
  page: "Seite",
  answered: "Antwort",
  answer: "Antworten",
  decide: "Entscheiden",
  answerTitle: (name: string): string => `Antwort an ${name}`,
  decideTitle: "Über die Meldung entscheiden",
  decision: "Entscheidung",
  item: "Welcher Artikel?",
  noItem: "keiner, etwas anderes ist entfernt",
  reasons: "Gründe",
  reasonsHint: "Gehen an die Person, die gemeldet hat, und an den Laden, wenn du etwas entfernst oder ihn anhältst.",
  namelessHint: "Ohne E-Mail-Adresse geht keine Antwort hinaus; die Gründe stehen nur hier und gehen an den Laden.",
  text: "Antwort",
  textHint: (email: string): string => `Geht an ${email}.`,
  short: "Bitte schreib mindestens einen ganzen Satz.",
  chooseDecision: "Bitte wähle, wie du entscheidest.",
  send: "Antwort senden",
  sendDecision: "Entscheiden und Gründe senden",
  pending: "Einen Moment …",
  cancel: "Abbrechen",
  problem: "Das hat nicht geklappt",
  sent: "Die Antwort ist unterwegs.",
  decided: "Entschieden. Die Gründe sind unterwegs.",
} as const;

export const leastAnswer = 20;

export const kindNames: Readonly<Record<MessageKind, string>> = { notice: "Meldung", question: "Anfrage" };

export const reasonNames: Readonly<Record<NoticeReason, string>> = {
  goods: "verbotene Ware",
  labelling: "Angaben zu einer Ware",
  prices: "Preise oder Werbung",
  copyright: "fremdes Bild, fremder Text oder Name",
  person: "Angaben oder Bilder einer Person",
  hate: "Beleidigung, Hass oder Hetze",
  abuse: "Darstellung sexuellen Missbrauchs von Kindern",
  other: "etwas anderes",
};

export const decisionNames: Readonly<Record<NoticeDecision, { readonly label: string; readonly detail: string }>> = {
  none: { label: "Inhalt bleibt", detail: "Der Laden erfährt nichts von der Meldung." },
  removed: {
    label: "Inhalt ist entfernt",
    detail:
      "Ein Artikel, den du darunter wählst, ist sofort aus dem Laden. Anderes muss schon entfernt sein. Der Laden bekommt die Gründe.",
  },
  held: { label: "Laden anhalten", detail: "Der ganze Laden ist sofort verborgen und bekommt die Gründe." },
};

export const answerRefusals: Readonly<Record<RefusalsOf<typeof answerMessage>["type"], string>> = {
  "not-allowed": "Das darf nur, wer für die Plattform arbeitet.",
  "not-found": "Zu dieser Nachricht gehört kein Betrieb, oder sie ist nicht mehr da.",
  "already-answered": "Darauf hat schon jemand geantwortet. Lade die Seite neu.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "request-reused": "Das hat sich überschnitten. Bitte versuche es noch einmal.",
};
