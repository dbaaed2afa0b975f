import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { oneLine } from "../../../platform/harmless-text.ts";
import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

export interface WatchMailFacts {
  readonly shopName: string;
  readonly timezone: string;
  readonly since: Instant;
  readonly orders: number;
  /** Of the board, and of the setting that says who gets this mail. */
  readonly board: string;
  readonly settings: string;
}

type Words = Pick<MailContent, "subject" | "preview" | "headline"> & { readonly sentences: readonly string[] };
type Template = (facts: WatchMailFacts) => MailContent;

const toTeam = (template: string, { shopName, board, settings }: WatchMailFacts, words: Words): MailContent => ({
  template,
  subject: oneLine(words.subject),
  preview: words.preview,
  headline: words.headline,
  blocks: [
    ...words.sentences.map(text),
    { type: "button", label: "Zur Tafel", url: board },
    { type: "button", label: "Warnungen einstellen", url: settings },
  ],
  footer: [`Diese E-Mail geht an das Team von ${shopName}. Sie kommt einmal je Vorfall.`],
});

const counted = (orders: number, one: string, many: string): string =>
  orders === 1 ? `1 Bestellung ${one}` : `${orders} Bestellungen ${many}`;

export const boardAsleepMail: Template = (facts) =>
  toTeam("board-asleep", facts, {
    subject: `Keine Tafel ist wach: ${counted(facts.orders, "wartet", "warten")} bei ${facts.shopName}`,
    preview: "Niemand würde eine neue Bestellung sehen oder hören.",
    headline: "Bei euch hört gerade niemand die Bestellungen.",
    sentences: [
      `${counted(facts.orders, "wartet", "warten")} länger, als ihr es wollt, und kein Gerät hat die Konsole so offen, dass jemand sie sieht oder hört.`,
      "Bitte weckt das Tablet auf, meldet euch an und schaltet den Ton ein. Dann nehmt die Bestellungen an oder lehnt sie ab.",
    ],
  });

export const autoPausedMail: Template = (facts) =>
  toTeam("auto-paused", facts, {
    subject: `Von selbst pausiert: ${facts.shopName} nimmt für heute nichts mehr an`,
    preview: "Die Pause endet, sobald eine Tafel wach ist.",
    headline: `Seit ${formatClock(facts.since, facts.timezone)} ist dein Laden pausiert.`,
    sentences: [
      `${counted(facts.orders, "blieb", "blieben")} ohne Antwort, und kein Gerät hatte die Konsole so offen, dass jemand sie sieht oder hört. Damit nicht noch jemand umsonst bestellt, nimmt dein Laden für heute nichts mehr an.`,
      "Die Pause endet von selbst, sobald jemand, der Bestellungen annimmt, die Konsole öffnet, spätestens um Mitternacht. Was schon bestellt ist, wartet auf der Tafel.",
    ],
  });

export const orderRejectionsMail: Template = (facts) =>
  toTeam("order-rejections", facts, {
    subject: `${facts.orders} Bestellungen hintereinander abgelehnt bei ${facts.shopName}`,
    preview: "Ist gerade zu viel los, oder fehlt etwas im Angebot?",
    headline: `${facts.orders} Bestellungen wurden hintereinander abgelehnt.`,
    sentences: [
      "Sie wurden abgelehnt, oder niemand hat rechtzeitig geantwortet. Dazwischen wurde keine angenommen.",
      "Ist gerade zu viel los, hilft eine Stoßzeit oder eine Pause. Fehlt etwas, setzt es auf „ausverkauft“, damit es niemand mehr bestellt.",
    ],
  });
