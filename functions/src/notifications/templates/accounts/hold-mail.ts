import type { MailContent } from "../../rendering/mail-content.ts";
import { callout, text } from "../template-parts.ts";

/** PLT-03: the reasons in the moment in which the shop is hidden, and the way to object. */
export const holdMail = (shopName: string, reason: string): MailContent => ({
  template: "hold",
  subject: `${shopName} ist vorerst nicht sichtbar`,
  preview: "Hier stehen die Gründe und was du tun kannst.",
  headline: "Dein Laden ist vorerst nicht sichtbar.",
  blocks: [
    text(`Wir haben ${shopName} gerade verborgen. Offene Bestellungen kannst du weiter abwickeln.`),
    ...callout("Gründe", reason, "warning"),
    text("Du siehst das anders, oder hast es behoben? Antworte auf diese E-Mail; eine Person sieht es sich an."),
  ],
  footer: ["Diese E-Mail kommt von Lokalkorb, weil dir dieser Betrieb gehört."],
});

export const releaseMail = (shopName: string, isSeen: boolean): MailContent => ({
  template: "release",
  subject: isSeen ? `${shopName} ist wieder sichtbar` : `${shopName} kann wieder sichtbar werden`,
  preview: "Die Sperre ist aufgehoben.",
  headline: isSeen ? "Dein Laden ist wieder sichtbar." : "Dein Laden kann wieder sichtbar werden.",
  blocks: [
    text(
      isSeen
        ? `Die Sperre von ${shopName} ist aufgehoben. Er ist zu sehen wie davor.`
        : `Die Sperre von ${shopName} ist aufgehoben. Wann er zu sehen ist, bestimmst du unter „Einrichten“.`,
    ),
  ],
  footer: ["Diese E-Mail kommt von Lokalkorb, weil dir dieser Betrieb gehört."],
});

/** A new shop that was held until a person had seen it, and was never listed. */
export const approvedMail = (shopName: string): MailContent => ({
  template: "approved",
  subject: `${shopName} ist freigegeben`,
  preview: "Du kannst deinen Laden jetzt zeigen.",
  headline: "Dein Laden ist freigegeben.",
  blocks: [text(`Wir haben uns ${shopName} angesehen. Wann er zu sehen ist, bestimmst du unter „Einrichten“.`)],
  footer: ["Diese E-Mail kommt von Lokalkorb, weil dir dieser Betrieb gehört."],
});
