import type { MailContent } from "../../rendering/mail-content.ts";
import { callout, text } from "../template-parts.ts";
import { objection } from "./message-mails.ts";

const footer = ["Diese E-Mail kommt von Lokalkorb, weil dir dieser Betrieb gehört."];

/** Art. 17 DSA, PLT-03: the statement of reasons in the moment in which an item is taken out. */
export const itemBlockMail = (shopName: string, itemName: string, reasons: string): MailContent => ({
  template: "itemBlocked",
  subject: `„${itemName}“ wurde aus ${shopName} entfernt`,
  preview: "Hier stehen die Gründe und was du tun kannst.",
  headline: "Wir haben einen Artikel entfernt.",
  blocks: [
    text(
      `„${itemName}“ ist in ${shopName} nicht mehr zu sehen und nicht mehr zu bestellen. Pakete, in denen er steckt, sind es auch nicht. Offene Bestellungen kannst du weiter abwickeln.`,
    ),
    ...callout("Gründe", reasons, "warning"),
    text("Ein Mensch hat das entschieden, kein Programm."),
    text("Hast du es behoben? Antworte auf diese E-Mail, dann sehen wir es uns noch einmal an."),
    text(objection),
  ],
  footer,
});

export const itemReleaseMail = (shopName: string, itemName: string): MailContent => ({
  template: "itemReleased",
  subject: `„${itemName}“ ist wieder freigegeben`,
  preview: "Du kannst den Artikel wieder veröffentlichen.",
  headline: "Der Artikel ist wieder freigegeben.",
  blocks: [text(`Du kannst „${itemName}“ in ${shopName} wieder zeigen: mit der nächsten Veröffentlichung.`)],
  footer,
});
