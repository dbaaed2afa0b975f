import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

export interface OrderLink {
  readonly restaurantName: string;
  readonly no: string;
  readonly url: string;
}

/** For a lost mail: the way back to each order, and nothing of what is in it. */
export const orderLinksMail = (links: readonly OrderLink[]): MailContent => ({
  template: "order-links",
  subject: "Der Link zu deiner Bestellung",
  preview: "Damit siehst du deine Bestellung auf jedem Gerät.",
  headline: links.length === 1 ? "Hier geht es zu deiner Bestellung." : "Hier geht es zu deinen Bestellungen.",
  blocks: [
    ...links.map(({ restaurantName, no, url }) => ({
      type: "button" as const,
      label: `${no} bei ${restaurantName}`,
      url,
    })),
    text("Wer diesen Link hat, sieht die Bestellung. Gib ihn nur weiter, wenn du das möchtest."),
    text("Du hast nicht danach gefragt? Dann ist nichts zu tun: Der Link ging nur an dich."),
  ],
  footer: [
    "Diese E-Mail kommt von Lokalkorb, weil jemand deine Adresse und deine Bestellnummer auf der Seite „Meine Bestellungen“ eingegeben hat.",
  ],
});
