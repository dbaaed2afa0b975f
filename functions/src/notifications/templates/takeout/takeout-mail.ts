import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { oneLine } from "../../../platform/harmless-text.ts";
import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

export interface TakeoutMailFacts {
  readonly shopName: string;
  readonly timezone: string;
  readonly until: Instant;
  /** Of the page in the console: the file itself has no address. */
  readonly link: string;
}

/** To the owners of a shop, once its data lie ready. */
export const takeoutMail = ({ shopName, timezone, until, link }: TakeoutMailFacts): MailContent => ({
  template: "takeout-ready",
  subject: oneLine(`Deine Daten liegen bereit: ${shopName}`),
  preview: "Alles in einer ZIP-Datei, sieben Tage lang.",
  headline: "Deine Daten liegen bereit.",
  blocks: [
    text(
      `Angebot, Bestellungen, Kunden und Rechnungen von ${oneLine(shopName)} stehen in einer ZIP-Datei. Du kannst sie bis ${formatDate(instantToLocal(until, timezone).date)} in der Konsole herunterladen, danach wird sie gelöscht.`,
    ),
    text(
      "Herunterladen kann sie nur, wer als Inhaberin oder Inhaber angemeldet ist. Jeder Download steht im Protokoll.",
    ),
    { type: "button", label: "Zum Export", url: link },
  ],
  footer: [
    `Diese E-Mail bekommen die Inhaberinnen und Inhaber von ${shopName}. Die Datei wurde in der Konsole angefordert.`,
  ],
});
