import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

export interface InvitationFacts {
  readonly shopName: string;
  /** „Verkauf“, as the console calls it. */
  readonly role: string;
  readonly link: string;
}

/** From a shop to a person who is to work in it. */
export const invitationMail = ({ shopName, role, link }: InvitationFacts): MailContent => ({
  template: "invitation",
  subject: `Einladung ins Team: ${shopName}`,
  preview: `${shopName} möchte mit dir zusammenarbeiten.`,
  headline: `Du bist eingeladen: ${shopName}`,
  blocks: [
    text(`${shopName} hat dich in sein Team bei Lokalkorb eingeladen. Deine Rolle: ${role}.`),
    { type: "button", label: "Einladung annehmen", url: link },
    text(
      "Der Knopf meldet dich gleich an. Er gilt sechs Stunden und nur einmal; danach schickt dir die Seite auf Wunsch einen neuen Link.",
    ),
    text("Du kennst diesen Betrieb nicht? Dann ist nichts zu tun."),
  ],
  footer: [`Diese E-Mail kommt von Lokalkorb, weil ${shopName} deine Adresse eingetragen hat.`],
});
