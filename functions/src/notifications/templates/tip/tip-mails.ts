import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { orderButton } from "../order-blocks.ts";
import { mail, named, type OrderTemplate, text } from "../template-parts.ts";

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
