import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { undeliveredMails } from "@lokalkorb/contracts/mails";

type MailState = OutputOf<typeof undeliveredMails>["mails"][number]["state"];

export const deadLettersText = {
  subject: "Störungen",
  lead: "Was von selbst hätte geschehen sollen und auch nach mehreren Versuchen nicht ging.",
  reload: "Neu laden",
  loading: "Wird geladen",
  failed: "Die Liste konnte nicht geladen werden.",
  allDone: "Keine Störungen.",
  allDoneText: "Mails, Belege und Erstattungen sind erledigt. Hier ist nichts zu tun.",
  mails: "Mails, die niemanden erreicht haben",
  mailsLead: "Ruf an, wenn es eilt. Was nur gerade nicht ging, kannst du noch einmal senden.",
  effects: "Folgen, die ausgeblieben sind",
  effectsLead: "Beim nächsten Versuch geschieht jede genau einmal.",
  retry: "Erneut versuchen",
  retrying: "Wird versucht",
  queued: "Wird gleich noch einmal versucht.",
  attempts: (count: number): string => (count === 1 ? "1 Versuch" : `${count} Versuche`),
} as const;

export const mailStates: Readonly<Record<MailState, string>> = {
  failed: "Nicht angenommen",
  bounced: "Postfach gibt es nicht",
  suppressed: "Möchte keine Mails",
};

/** Failed effects in the words of a shop. */
const effectNames: Readonly<Record<EffectKind, string>> = {
  mail: "Mail an die Kundschaft",
  receipt: "Beleg",
  invoice: "Rechnung an eine Firma",
  figures: "Zahlen der Auswertung",
  refund: "Erstattung",
  capture: "Einziehen der Zahlung",
  void: "Freigeben der Reservierung",
  search: "Suche",
  push: "Nachricht an Geräte",
  watch: "Warnung an den Betrieb",
  print: "Druck",
  pos: "Kasse",
  locker: "Abholfach",
  mint: "Buchhaltung",
  sms: "SMS",
};

export const effectName = (kind: string): string =>
  Object.hasOwn(effectNames, kind) ? effectNames[kind as EffectKind] : kind;
