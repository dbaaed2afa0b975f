import { oneLine } from "../../../platform/harmless-text.ts";
import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

export interface MissedPublication {
  readonly shopName: string;
  readonly reasons: readonly string[];
  /** Of the offer, where it is published by hand. */
  readonly link: string;
}

/** To the shop, when something was missing at the time that it had chosen. */
export const missedPublicationMail = ({ shopName, reasons, link }: MissedPublication): MailContent => ({
  template: "missed-publication",
  subject: oneLine(`Noch nicht veröffentlicht: ${shopName}`),
  preview: "Für die geplante Veröffentlichung fehlt noch etwas.",
  headline: "Die geplante Veröffentlichung wartet.",
  blocks: [
    text(
      "Damit nichts Falsches im Laden steht, bleibt dort die bisherige Version. Bitte ergänze das und veröffentliche dann:",
    ),
    ...reasons.map((reason) => text(oneLine(reason))),
    { type: "button", label: "Angebot öffnen", url: link },
  ],
  footer: [`Diese E-Mail bekommst du, weil für ${shopName} eine Veröffentlichung geplant war.`],
});
