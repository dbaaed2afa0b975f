import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OrderMailFacts } from "./mail-facts.ts";
import { orderButton } from "./order-blocks.ts";
import { mail, named, type OrderTemplate, text, wholeOrder } from "./template-parts.ts";

/** The question was never answered, or its mail waited too long to ask anything. */
export function isTooLateToAnswer({ order, data, now }: OrderMailFacts): boolean {
  if (data.lapsed) return true;
  const until = data.until ?? order.proposal?.until ?? Infinity;
  return data.proposal !== undefined && until <= now;
}

export const lapsedMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  const total = formatMoney(order.totals.totalCents);
  return mail("lapsed", facts, {
    subject: `Es bleibt, wie bestellt: Bestellung${named(facts)} bei ${shop.name}`,
    preview: `Gesamtbetrag ${total}`,
    headline: "Deine Bestellung bleibt, wie sie ist.",
    blocks: [
      text(
        `${shop.name} wollte deine Bestellung ändern. Bis zum Ende der Frist kam keine Antwort, darum gilt, was du bestellt hast. Der Gesamtbetrag bleibt ${total}. Kann der Betrieb das so nicht machen, meldet er sich bei dir.`,
      ),
      orderButton(facts),
      ...wholeOrder(facts),
    ],
  });
};
