import { oneLine } from "../../../platform/harmless-text.ts";
import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

export interface LowStock {
  readonly name: string;
  readonly left: number;
  readonly lowAt: number;
  readonly shopName: string;
  /** Of the list of items. */
  readonly link: string;
}

/** To the shop, once each time that the count falls to the number that it asked to be warned at. */
export const lowStockMail = ({ name, left, lowAt, shopName, link }: LowStock): MailContent => ({
  template: "low-stock",
  subject: oneLine(left > 0 ? `Nur noch ${left}: ${name}` : `Aus: ${name}`),
  preview: `Warnung bei ${lowAt}, wie du es eingestellt hast.`,
  headline: left > 0 ? `Von „${name}“ sind noch ${left} da.` : `„${name}“ ist aus.`,
  blocks: [
    text(
      left > 0
        ? "Bestellungen, die noch nicht abgeholt sind, sind schon abgezogen."
        : "Im Laden steht der Artikel jetzt als ausverkauft.",
    ),
    { type: "button", label: "Bestand nachtragen", url: link },
  ],
  footer: [`Diese E-Mail bekommst du, weil bei diesem Artikel von ${shopName} „Warnen ab ${lowAt}“ steht.`],
});
