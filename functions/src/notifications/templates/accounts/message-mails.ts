import type { MessageKind, NoticeDecision } from "@lokalkorb/domain/shop/platform-message";
import type { MailContent } from "../../rendering/mail-content.ts";
import { callout, text } from "../template-parts.ts";

const toSender = "Diese E-Mail kommt von Lokalkorb, weil du uns mit dieser Adresse geschrieben hast.";
const toOwner = "Diese E-Mail kommt von Lokalkorb, weil dir dieser Betrieb gehört.";

/** Art. 16 (4) DSA. The address is not proven, so nothing of what was written stands in it. */
export function arrivalMail(kind: MessageKind, shopName: string | null): MailContent {
  const about = shopName === null ? "" : ` zu ${shopName}`;
  return kind === "notice"
    ? {
        template: "noticeArrived",
        subject: "Deine Meldung ist da",
        preview: "Wir sehen sie uns an und schreiben dir, wie wir entscheiden.",
        headline: "Deine Meldung ist da.",
        blocks: [
          text(`Danke, wir haben deine Meldung${about} bekommen.`),
          text(
            "Ein Mensch sieht sie sich an, nicht ein Programm. Wie wir entscheiden und warum, schreiben wir dir an diese Adresse.",
          ),
        ],
        footer: [toSender],
      }
    : {
        template: "questionArrived",
        subject: "Deine Nachricht an Lokalkorb ist da",
        preview: "Wir antworten an diese Adresse.",
        headline: "Deine Nachricht ist da.",
        blocks: [text("Danke, wir haben deine Nachricht bekommen und antworten an diese Adresse.")],
        footer: [toSender],
      };
}

export const answerMail = (answer: string): MailContent => ({
  template: "answer",
  subject: "Antwort von Lokalkorb",
  preview: "Zu deiner Nachricht.",
  headline: "Unsere Antwort",
  blocks: [text(answer), text("Ist noch etwas offen? Antworte einfach auf diese E-Mail.")],
  footer: [toSender],
});

const decided: Readonly<Record<NoticeDecision, (shop: string) => string>> = {
  none: (shop) => `Wir haben deine Meldung${shop} geprüft und lassen den Inhalt, wie er ist.`,
  removed: (shop) => `Wir haben deine Meldung${shop} geprüft. Der Inhalt ist nicht mehr zu sehen.`,
  held: (shop) => `Wir haben deine Meldung${shop} geprüft. Der Laden ist vorerst nicht mehr zu sehen.`,
};

export const objection =
  "Du siehst das anders? Antworte binnen sechs Monaten auf diese E-Mail; eine andere Person sieht es sich noch einmal an. Du kannst dich auch an eine zertifizierte Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.";

/** Art. 16 (5) DSA: what was decided, why, and the ways to object. */
export const decisionMail = (decision: NoticeDecision, reasons: string, shopName: string | null): MailContent => ({
  template: "noticeDecided",
  subject: "Wir haben über deine Meldung entschieden",
  preview: "Hier stehen die Entscheidung und ihre Gründe.",
  headline: "Wir haben entschieden.",
  blocks: [
    text(decided[decision](shopName === null ? "" : ` zu ${shopName}`)),
    ...callout("Gründe", reasons),
    text(objection),
  ],
  footer: [toSender],
});

/** Art. 17 DSA: the statement of reasons, to the shop whose content is gone. It does not name who sent the notice. */
export const removedMail = (shopName: string, reasons: string): MailContent => ({
  template: "contentRemoved",
  subject: `Ein Inhalt von ${shopName} wurde entfernt`,
  preview: "Hier stehen die Gründe und was du tun kannst.",
  headline: "Wir haben einen Inhalt entfernt.",
  blocks: [
    text(`Nach einer Meldung haben wir einen Inhalt von ${shopName} geprüft. Er ist nicht mehr zu sehen.`),
    ...callout("Gründe", reasons, "warning"),
    text("Ein Mensch hat das entschieden, kein Programm."),
    text(objection),
  ],
  footer: [toOwner],
});
