import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { oneLine, withoutLinks } from "../../platform/harmless-text.ts";
import type { MailBlock, MailContent } from "../rendering/mail-content.ts";
import type { OrderMailFacts } from "./mail-facts.ts";
import { linesBlock } from "./order-blocks.ts";
import { momentWords, whenWords } from "./order-labels.ts";
import type { OrderTemplate } from "./template-parts.ts";

/** Mails to the staff of a shop: few, and each asks for something. */

function toShop(
  template: string,
  facts: OrderMailFacts,
  words: Pick<MailContent, "subject" | "preview" | "headline"> & { readonly sentence: string },
): MailContent {
  const { order, shop, links } = facts;
  const details: MailBlock = {
    type: "facts",
    rows: [
      { label: "Bestellung", value: `${order.no} · Abrufnummer ${order.dayCode}`, weight: "strong" },
      { label: fulfilmentTypeLabels[order.distribution.type], value: whenWords(order, shop) },
      { label: "Bestellt", value: momentWords(order.placedAt, shop) },
      { label: "Kundschaft", value: withoutLinks(order.customer.name) },
      ...(order.customer.phone === undefined
        ? []
        : [{ label: "Telefon", value: formatPhone(withoutLinks(order.customer.phone)) }]),
      { label: "Betrag", value: formatMoney(order.totals.totalCents) },
    ],
  };
  return {
    template,
    subject: oneLine(words.subject),
    preview: words.preview,
    headline: words.headline,
    blocks: [
      { type: "text", text: words.sentence },
      { type: "button", label: "Zum Bestellbrett", url: links.board },
      details,
      linesBlock(order, { title: "Was bestellt ist" }),
    ],
    footer: [
      `Diese E-Mail geht an das Team von ${shop.name}. Wer sie bekommt, legt ihr in der Konsole unter Benachrichtigungen fest.`,
    ],
  };
}

export const escalatedShopMail: OrderTemplate = (facts) => {
  const { order, now } = facts;
  const minutes = Math.max(1, Math.round((now - order.placedAt) / minuteMs));
  return toShop("shop-escalated", facts, {
    subject: `Bitte annehmen: Bestellung ${order.no} wartet seit ${minutes === 1 ? "1 Minute" : `${minutes} Minuten`}`,
    preview: whenWords(order, facts.shop),
    headline: "Eine Bestellung wartet auf euch.",
    sentence:
      "Niemand hat sie bisher angenommen. Bitte nehmt sie an oder lehnt sie ab, damit die Kundschaft Bescheid weiß.",
  });
};

export const cancelledShopMail: OrderTemplate = (facts) =>
  toShop("shop-cancelled", facts, {
    subject: `Storniert: Bestellung ${facts.order.no}`,
    preview: whenWords(facts.order, facts.shop),
    headline: "Eine Bestellung wurde storniert.",
    sentence: "Die Kundschaft hat sie storniert. Bitte nicht mehr vorbereiten.",
  });

export const disputedShopMail: OrderTemplate = (facts) =>
  toShop("shop-disputed", facts, {
    subject: `Zahlung angefochten: Bestellung ${facts.order.no}`,
    preview: "Bitte beim Zahlungsanbieter antworten.",
    headline: "Eine Zahlung wird angefochten.",
    sentence:
      "Die Bank der Kundschaft hat die Zahlung zurückgerufen. Antwortet bitte beim Zahlungsanbieter und legt dar, dass die Ware übergeben wurde.",
  });

export const refundFailedShopMail: OrderTemplate = (facts) =>
  toShop("shop-refund-failed", facts, {
    subject: `Erstattung nicht möglich: Bestellung ${facts.order.no}`,
    preview: "Bitte anders zurückzahlen.",
    headline: "Eine Erstattung ging nicht durch.",
    sentence:
      "Der Zahlungsanbieter konnte das Geld nicht zurückgeben. Bitte klärt mit der Kundschaft, wie ihr es zurückzahlt.",
  });
