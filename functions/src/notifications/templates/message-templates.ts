import { type OrderMessage, talkUntil } from "@lokalkorb/domain/ordering/talk/order-talk";
import { oneLine, withoutLinks } from "../../platform/harmless-text.ts";
import type { MailContent } from "../rendering/mail-content.ts";
import type { OrderMailFacts } from "./mail-facts.ts";
import { factsBlock } from "./order-blocks.ts";
import { momentWords } from "./order-labels.ts";
import { mail, named, text } from "./template-parts.ts";

/** The shopper reads the words themselves: the mailbox is theirs, and loses them with the account. */
export function messageMail(facts: OrderMailFacts, messages: readonly OrderMessage[]): MailContent {
  const until = talkUntil(facts.order);
  return mail("messaged", facts, {
    subject: `Nachricht von ${facts.shop.name} zu deiner Bestellung${named(facts)}`,
    preview: oneLine(withoutLinks(messages[0]?.text ?? "")),
    headline: messages.length === 1 ? "Du hast eine Nachricht." : `Du hast ${messages.length} Nachrichten.`,
    blocks: [
      ...messages.map((message) => text(`„${withoutLinks(message.text)}“`)),
      { type: "button", label: "Lesen und antworten", url: facts.links.order },
      ...(until === null ? [] : [text(`Antworten kannst du dort bis ${momentWords(until, facts.shop)}.`)]),
      factsBlock(facts),
    ],
  });
}

/** The staff reads on the board, and the words leave no copy in a mailbox that outlives the order. */
export function messageShopMail({ order, shop, links }: OrderMailFacts): MailContent {
  return {
    template: "shop-messaged",
    subject: oneLine(`Nachricht zu Bestellung ${order.no}`),
    preview: "Sie wartet in der Bestellung auf eure Antwort.",
    headline: "Die Kundschaft hat euch geschrieben.",
    blocks: [
      text(
        `Zu Bestellung ${order.no} (Abrufnummer ${order.dayCode}) gibt es eine Nachricht, die noch niemand gelesen hat. Ihr lest und beantwortet sie in der Bestellung.`,
      ),
      { type: "button", label: "Zum Bestellbrett", url: links.board },
    ],
    footer: [
      `Diese E-Mail geht an das Team von ${shop.name}. Wer sie bekommt, legt ihr in der Konsole unter Benachrichtigungen fest.`,
    ],
  };
}
