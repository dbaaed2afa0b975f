import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { linesBlock, orderButton } from "./order-blocks.ts";
import { moneyBackWords, reasonLabels, refundReasonLabels } from "./order-labels.ts";
import { type OrderTemplate, mail, text, callout, named, lastReason } from "./template-parts.ts";

/** Orders that come to nothing, and money that goes back. */

export const rejectedMail: OrderTemplate = (facts) =>
  mail("rejected", facts, {
    subject: `Leider abgesagt: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: moneyBackWords(facts.order),
    headline: `${facts.shop.name} kann deine Bestellung leider nicht annehmen.`,
    blocks: [
      ...callout("Grund", reasonLabels(facts.order, lastReason(facts, "rejected")), "warning"),
      text(moneyBackWords(facts.order)),
      text("Vielleicht passt eine andere Zeit: In deiner Bestellung legst du alles mit einem Tipp wieder in den Korb."),
      orderButton(facts),
      linesBlock(facts.order),
    ],
  });

export const cancelledMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  const last = order.events.findLast(({ type }) => type === "cancelled");
  const reason = last?.by === "customer" ? "" : reasonLabels(order, last?.reason);
  const by = { customer: "Du hast sie storniert.", merchant: `${shop.name} hat sie storniert.`, system: "" };
  return mail("cancelled", facts, {
    subject: `Storniert: Bestellung${named(facts)} bei ${shop.name}`,
    preview: moneyBackWords(order),
    headline: "Deine Bestellung ist storniert.",
    blocks: [
      text([by[last?.by ?? "system"], moneyBackWords(order)].filter(Boolean).join(" ")),
      ...callout("Grund", reason, "warning"),
      orderButton(facts),
      linesBlock(order),
    ],
  });
};

export const refundedMail: OrderTemplate = (facts) => {
  const { order, shop, data } = facts;
  const refund = order.refunds?.find(({ id }) => id === data.refundId) ?? order.refunds?.at(-1);
  const cents = refund?.cents ?? data.cents ?? 0;
  const late = order.status === "expired";
  const byCard = refund?.from.some(({ paymentId }) => paymentId.startsWith("giftCard")) ?? false;
  const hasCredit = order.receipts?.some(({ refundId }) => refundId === refund?.id) ?? false;
  return mail("refunded", facts, {
    subject: `Erstattung zu Bestellung${named(facts)} bei ${shop.name}`,
    preview: `${formatMoney(cents)} zurück`,
    headline: `Du bekommst ${formatMoney(cents)} zurück.`,
    blocks: [
      ...(late
        ? [text("Deine Zahlung kam an, als die Bestellung schon abgelaufen war. Deshalb geht das Geld zurück.")]
        : []),
      text(
        byCard
          ? "Was mit Gutschein bezahlt war, ist wieder auf dem Gutschein. Anderes geht den Weg zurück, auf dem du bezahlt hast."
          : "Das Geld geht den Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert das ein paar Tage.",
      ),
      ...(late ? [] : callout("Grund", refundReasonLabels(refund?.reason ?? ""))),
      ...(hasCredit ? [text("Die Korrektur deiner Rechnung liegt als PDF bei.")] : []),
      orderButton(facts),
    ],
  });
};

/** Its receipt: a tip is voluntary, without tax, and on no invoice (VAT-06). */
export const tippedMail: OrderTemplate = (facts) => {
  const money = formatMoney(facts.data.cents ?? 0);
  return mail("tipped", facts, {
    subject: `Danke für dein Trinkgeld: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: `${money} für das Team`,
    headline: "Dein Trinkgeld ist angekommen.",
    blocks: [
      text(`${facts.shop.name} hat ${money} Trinkgeld von dir bekommen, online bezahlt. Das Team sagt danke.`),
      text(
        "Trinkgeld ist freiwillig und enthält keine Umsatzsteuer. Es steht auf keiner Rechnung; diese E-Mail ist dein Beleg darüber.",
      ),
      orderButton(facts),
    ],
  });
};

export const tipReturnedMail: OrderTemplate = (facts) => {
  const money = formatMoney(facts.data.cents ?? 0);
  return mail("tipReturned", facts, {
    subject: `Dein Trinkgeld geht zurück: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: `${money} gehen zurück.`,
    headline: "Dein Trinkgeld geht zurück.",
    blocks: [
      text(
        `${money} gehen den Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert das ein paar Tage. An deiner Bestellung ändert sich nichts.`,
      ),
      orderButton(facts),
    ],
  });
};
