import { oneLine } from "../../platform/harmless-text.ts";
import type { MailBlock, MailContent } from "../rendering/mail-content.ts";
import type { OrderMailFacts } from "./mail-facts.ts";
import { factsBlock, footerOf, linesBlock, noteBlocks, sumsBlock } from "./order-blocks.ts";

/** One mail to the shopper about one step. */
export type OrderTemplate = (facts: OrderMailFacts) => MailContent;

type Words = Pick<MailContent, "subject" | "preview" | "headline"> & { readonly blocks: readonly MailBlock[] };

export function mail(
  template: string,
  facts: OrderMailFacts,
  { subject, preview, headline, blocks }: Words,
): MailContent {
  const isTest = facts.order.channel === "test";
  return {
    template,
    subject: oneLine(isTest ? `Test: ${subject}` : subject),
    preview,
    headline,
    blocks: isTest ? [...callout("Testbestellung", testWords), ...blocks] : blocks,
    footer: footerOf(facts),
  };
}

const testWords =
  "So sieht diese Nachricht für deine Kundschaft aus. Zu bezahlen ist nichts, und gezählt wird sie nirgends.";

export const text = (words: string): MailBlock => ({ type: "text", text: words });

export const callout = (title: string, words: string, tone: "plain" | "warning" = "plain"): MailBlock[] =>
  words === "" ? [] : [{ type: "callout", title, text: words, tone }];

export const named = ({ order }: OrderMailFacts): string => (order.no === "" ? "" : ` ${order.no}`);

export const wholeOrder = (facts: OrderMailFacts): MailBlock[] => [
  factsBlock(facts),
  linesBlock(facts.order, { country: facts.shop.country }),
  sumsBlock(facts.order, facts.shop),
  ...noteBlocks(facts.order),
];

export const codeBlock = ({ order }: OrderMailFacts, hint: string): MailBlock[] =>
  order.dayCode === "" ? [] : [{ type: "code", label: "Deine Abrufnummer", value: order.dayCode, hint }];

export const isDelivered = ({ order }: OrderMailFacts): boolean =>
  order.distribution.type === "delivery" || order.distribution.type === "shipping";

export const lastReason = ({ order }: OrderMailFacts, type: string): string | undefined =>
  order.events.findLast((event) => event.type === type)?.reason;
