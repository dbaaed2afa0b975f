import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import { greetableName } from "../../platform/harmless-text.ts";
import type { MailBlock } from "../rendering/mail-content.ts";
import type { OrderMailFacts } from "./mail-facts.ts";
import { linesBlock, orderButton, sumsBlock } from "./order-blocks.ts";
import { withdrawButton } from "./withdrawal-notice.ts";
import { whenWords } from "./order-labels.ts";
import { type OrderTemplate, mail, text, callout, named, wholeOrder, isDelivered } from "./template-parts.ts";

/** Until an order is one: it arrives, or its money does not. */

/** CHK-05: says whether it only confirms the receipt or accepts; who has paid has a contract. */
export const placedMail =
  (legal: (facts: OrderMailFacts) => readonly MailBlock[]): OrderTemplate =>
  (facts) => {
    const { order, shop } = facts;
    const name = greetableName(order.customer.name);
    const isContract = order.paymentStatus === "paid";
    return mail("placed", facts, {
      subject: `Deine Bestellung${named(facts)} bei ${shop.name}`,
      preview: `${whenWords(order, shop)} · ${formatMoney(order.totals.totalCents)}`,
      headline: name === null ? "Deine Bestellung ist angekommen." : `Danke, ${name}! Deine Bestellung ist angekommen.`,
      blocks: [
        text(
          isContract
            ? `Deine Zahlung ist da. Mit dieser E-Mail nimmt ${shop.seller.legalName} deine Bestellung an.`
            : `${shop.name} hat deine Bestellung bekommen. Sobald sie angenommen ist, schreiben wir dir. Diese E-Mail bestätigt den Eingang; mit der Annahme kommt der Vertrag zustande.`,
        ),
        orderButton(facts),
        ...wholeOrder(facts),
        ...callout("Gut zu wissen", isDelivered(facts) ? "" : shop.pickupHint),
        ...(shop.thankYou === "" ? [] : [text(shop.thankYou)]),
        ...withdrawButton(facts),
        ...legal(facts),
      ],
    });
  };

/** Money that came when the order needed it no more: its mail says where it went. */
const latePaymentMail: OrderTemplate = (facts) => {
  const cents = facts.data.cents ?? 0;
  const back =
    cents > 0
      ? `${formatMoney(cents)} gehen den Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert das ein paar Tage.`
      : "Der Betrag war nur reserviert und wird freigegeben.";
  if (facts.data.change)
    return mail("latePayment", facts, {
      subject: `Nicht geändert: Bestellung${named(facts)} bei ${facts.shop.name}`,
      preview: back,
      headline: "Deine Änderung ging nicht mehr.",
      blocks: [
        text(`Als dein Geld ankam, konnte die Bestellung nicht mehr geändert werden. Sie bleibt, wie sie war. ${back}`),
        orderButton(facts),
        ...wholeOrder(facts),
      ],
    });
  return mail("latePayment", facts, {
    subject: `Deine Zahlung geht zurück: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: back,
    headline: "Deine Zahlung kam zu spät.",
    blocks: [
      text(`Als sie ankam, war für diese Bestellung nichts mehr zu zahlen. ${back}`),
      text("Möchtest du noch bestellen? In deiner Bestellung legst du alles mit einem Tipp wieder in den Korb."),
      orderButton(facts),
    ],
  });
};

export const paymentFailedMail: OrderTemplate = (facts) => {
  if (facts.data.late) return latePaymentMail(facts);
  return mail("paymentFailed", facts, {
    subject: `Zahlung nicht ausgeführt: deine Bestellung bei ${facts.shop.name}`,
    preview: "Dein Korb ist noch da.",
    headline: "Die Zahlung hat nicht geklappt.",
    blocks: [
      text(
        `Abgebucht wurde nichts.${facts.order.holdUntil === undefined ? "" : ` Bis ${formatClock(facts.order.holdUntil, facts.shop.timezone)} ist alles für dich reserviert.`} Versuch es noch einmal oder wähle eine andere Art zu zahlen.`,
      ),
      orderButton(facts),
      linesBlock(facts.order),
      sumsBlock(facts.order, facts.shop),
    ],
  });
};

/** Its host alone hears of it by mail; the others see it on the page of their group. */
const sharesExpiredMail: OrderTemplate = (facts) =>
  mail("expired", facts, {
    subject: `Nicht bestellt: euer Gruppenkorb bei ${facts.shop.name}`,
    preview: "Abgebucht wurde nichts. Euer Korb ist noch da.",
    headline: "Nicht alle haben rechtzeitig gezahlt.",
    blocks: [
      text(
        "Deshalb ist keine Bestellung daraus geworden. Was schon reserviert war, wird freigegeben, abgebucht wurde nichts.",
      ),
      text("Euer Korb ist noch da: Du kannst alles selbst zahlen, es noch einmal versuchen oder ihn wieder öffnen."),
      orderButton(facts),
      linesBlock(facts.order),
    ],
  });

export const expiredMail: OrderTemplate = (facts) =>
  facts.order.shares === undefined ? lapsedMail(facts) : sharesExpiredMail(facts);

const lapsedMail: OrderTemplate = (facts) =>
  mail("expired", facts, {
    subject: `Nicht bezahlt: deine Bestellung bei ${facts.shop.name}`,
    preview: "Dein Korb ist noch da.",
    headline: "Deine Bestellung ist abgelaufen.",
    blocks: [
      text("Es kam keine Zahlung an, deshalb haben wir die Reservierung aufgehoben. Du musst nichts bezahlen."),
      text("Dein Korb ist noch da, du kannst jederzeit weitermachen."),
      orderButton(facts),
      linesBlock(facts.order),
    ],
  });
