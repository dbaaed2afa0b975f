import { oneLine } from "../../../platform/harmless-text.ts";
import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

interface AboutItem {
  readonly name: string;
  readonly shopName: string;
  readonly link: string;
}

/** To an address that was typed: nothing follows without a press of its owner. */
export const restockAskedMail = ({ name, shopName, link }: AboutItem): MailContent => ({
  template: "restock-asked",
  subject: oneLine(`Bescheid sagen, wenn es wieder da ist: ${name}?`),
  preview: "Ein Klick, dann schreiben wir dir ein einziges Mal.",
  headline: `Sollen wir dir schreiben, wenn „${name}“ wieder da ist?`,
  blocks: [
    text(`${shopName} hat diesen Artikel gerade nicht. Bestätige kurz, dass diese E-Mail-Adresse dir gehört.`),
    { type: "button", label: "Ja, einmal schreiben", url: link },
    text("Danach löschen wir deine Adresse aus dieser Liste. Mit demselben Link nimmst du die Bitte zurück."),
    text("Du hast nicht danach gefragt? Dann ist nichts zu tun: Ohne deinen Klick schreiben wir nicht wieder."),
  ],
  footer: [
    "Diese E-Mail kommt von Lokalkorb, weil jemand deine Adresse bei einem ausverkauften Artikel eingegeben hat.",
  ],
});

/** The one mail of a wait. */
export const restockedMail = ({ name, shopName, link }: AboutItem): MailContent => ({
  template: "restocked",
  subject: oneLine(`Wieder da: ${name}`),
  preview: `Bei ${shopName}, solange der Vorrat reicht.`,
  headline: `„${name}“ ist wieder da.`,
  blocks: [
    text(`Du wolltest Bescheid bekommen. Reserviert ist nichts: Wer zuerst bestellt, bekommt es.`),
    { type: "button", label: "Zum Artikel", url: link },
  ],
  footer: [
    `Das war die eine E-Mail, um die du bei ${shopName} gebeten hast. Deine Adresse steht nicht mehr auf der Liste.`,
  ],
});
