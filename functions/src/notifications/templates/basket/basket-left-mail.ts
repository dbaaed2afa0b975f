import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { oneLine } from "../../../platform/harmless-text.ts";
import type { MailContent, MailLine } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

interface LeftBasket {
  readonly shopName: string;
  /** Of now: of what can still be had. */
  readonly lines: readonly MailLine[];
  readonly totalCents: Cents;
  /** How many lines cannot be had any more. */
  readonly gone: number;
  readonly link: string;
  readonly stopLink: string;
}

/** The one mail about a basket that was left, for those who asked for it (NWS-01, NWS-03). */
export const basketLeftMail = ({ shopName, lines, totalCents, gone, link, stopLink }: LeftBasket): MailContent => ({
  template: "basket-left",
  subject: oneLine(`Dein Korb bei ${shopName} wartet`),
  preview: `Du hast ihn liegen lassen. Darin: Waren für ${formatMoney(totalCents)}.`,
  headline: `Dein Korb bei ${shopName} liegt noch da.`,
  blocks: [
    text("Bestellt ist noch nichts, und reserviert auch nicht. So sieht er gerade aus:"),
    { type: "lines", title: "Dein Korb", lines },
    {
      type: "sums",
      rows: [{ label: "Waren, ohne Lieferung und Pfand", value: formatMoney(totalCents), weight: "strong" }],
    },
    ...(gone === 0
      ? []
      : [text(gone === 1 ? "Ein Artikel ist gerade nicht zu haben." : `${gone} Artikel sind gerade nicht zu haben.`)]),
    { type: "button", label: "Zum Korb", url: link },
    text("Siehst du ihn auf diesem Gerät nicht? Dann melde dich dort einmal an."),
    { type: "button", label: "Nicht mehr erinnern", url: stopLink },
  ],
  footer: [
    "Diese E-Mail kommt von Lokalkorb, weil du in deinem Konto angekreuzt hast, dass wir dich an einen liegen gelassenen Korb erinnern. Zu diesem Korb schreiben wir nicht noch einmal.",
  ],
});
