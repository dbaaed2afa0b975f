import type { InputOf } from "@lokalkorb/contracts/contract";
import type { declareTermination } from "@lokalkorb/contracts/standing-orders";
import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { TerminationKind } from "@lokalkorb/domain/ordering/standing/standing-choices";
import { withoutLinks } from "../../../platform/harmless-text.ts";
import type { MailBlock, MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

export interface TerminationFacts {
  readonly declared: Omit<InputOf<typeof declareTermination>, "requestId">;
  readonly receivedAt: Instant;
  readonly timezone: string;
}

const kinds: Readonly<Record<TerminationKind, string>> = {
  ordinary: "ordentliche Kündigung",
  extraordinary: "außerordentliche Kündigung",
};

const endWords = ({ declared }: TerminationFacts): string =>
  declared.on === undefined ? "so früh wie möglich" : `zum ${formatDate(declared.on)}`;

function rowsOf(facts: TerminationFacts) {
  const { declared, receivedAt, timezone } = facts;
  return [
    { label: "Bei", value: withoutLinks(declared.shop) },
    ...(declared.contract ? [{ label: "Vertrag", value: withoutLinks(declared.contract) }] : []),
    { label: "Name", value: withoutLinks(declared.name) },
    { label: "E-Mail", value: withoutLinks(declared.email) },
    { label: "Art", value: kinds[declared.kind] },
    ...(declared.reason ? [{ label: "Grund", value: withoutLinks(declared.reason) }] : []),
    { label: "Ende", value: endWords(facts) },
    {
      label: "Eingegangen",
      value: `${formatDate(instantToLocal(receivedAt, timezone).date)}, ${formatClock(receivedAt, timezone)}`,
    },
  ];
}

const contentBlock = (facts: TerminationFacts): MailBlock => ({ type: "facts", rows: rowsOf(facts) });

/** The notice in plain words, for people who look for its contract. */
export const noticeWords = (facts: TerminationFacts): string =>
  ["Kündigung", ...rowsOf(facts).map(({ label, value }) => `${label}: ${value}`)].join("\n");

/** Section 312k (4) BGB: content, date and time of its arrival, and when the contract ends. `shops`: whose contracts end. */
export const terminationArrivedMail = (facts: TerminationFacts, shops: readonly string[]): MailContent => ({
  template: "termination-arrived",
  subject: "Eingangsbestätigung: deine Kündigung",
  preview: `Ende ${endWords(facts)}.`,
  headline: "Deine Kündigung ist da.",
  blocks: [
    text(
      shops.length === 0
        ? "Zu deinen Angaben haben wir keinen laufenden Dauerauftrag gefunden. Wir sehen nach und melden uns. Deine Kündigung gilt trotzdem ab ihrem Eingang."
        : facts.declared.on === undefined
          ? `Dein Dauerauftrag bei ${shops.join(" und ")} ist beendet. Von selbst wird nichts mehr bestellt und nichts mehr abgebucht. Was schon bestellt ist, bleibt bestellt.`
          : `Dein Dauerauftrag bei ${shops.join(" und ")} endet ${endWords(facts)}. Danach wird von selbst nichts mehr bestellt und nichts mehr abgebucht.`,
    ),
    contentBlock(facts),
  ],
  footer: ["Lokalkorb verschickt diese E-Mail, weil mit dieser Adresse ein Vertrag gekündigt wurde."],
});

export const terminationToShopMail = (facts: TerminationFacts, desk: string): MailContent => ({
  template: "termination-to-shop",
  subject: "Ein Abo ist gekündigt",
  preview: `Ende ${endWords(facts)}.`,
  headline: "Ein Abo ist gekündigt.",
  blocks: [
    text("Das Abo endet von selbst, du musst nichts tun. Die Person hat eine Eingangsbestätigung."),
    contentBlock(facts),
    { type: "button", label: "Abos ansehen", url: desk },
  ],
  footer: ["Diese E-Mail kommt von Lokalkorb, weil du die Meldungen dieses Betriebs bekommst."],
});
