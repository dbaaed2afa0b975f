import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { moneyBackWords } from "./order-labels.ts";
import { factsBlock, linesBlock, orderButton, sumsBlock } from "./order-blocks.ts";
import { type OrderTemplate, mail, text, callout, named, codeBlock, isDelivered } from "./template-parts.ts";

export const readyMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  const delivered = isDelivered(facts);
  return mail("ready", facts, {
    subject: delivered ? `Gepackt: Bestellung${named(facts)}` : `Abholbereit: Bestellung${named(facts)}`,
    preview: delivered ? "Gleich geht es los." : `${shop.name} wartet auf dich.`,
    headline: delivered ? "Deine Bestellung ist gepackt." : "Dein Korb ist fertig.",
    blocks: [
      ...(delivered
        ? [text("Sie macht sich bald auf den Weg. Wir schreiben dir, sobald sie unterwegs ist.")]
        : codeBlock(facts, "Nenn sie beim Abholen.")),
      ...(order.flags?.ageCheck === undefined
        ? []
        : callout("Ausweis dabei?", `Für Alkohol musst du mindestens ${order.flags.ageCheck} Jahre alt sein.`)),
      factsBlock(facts),
      ...callout("Gut zu wissen", delivered ? "" : shop.pickupHint),
      orderButton(facts),
    ],
  });
};

/** LOC-02: the code itself is only on the order's page, never in a mail. */
export const depositedMail: OrderTemplate = (facts) =>
  mail("deposited", facts, {
    subject: `Liegt bereit: Bestellung${named(facts)} im Abholfach`,
    preview: "Den Code siehst du in deiner Bestellung.",
    headline: "Dein Korb liegt im Abholfach.",
    blocks: [
      text("Den Code zum Öffnen zeigt dir deine Bestellung."),
      { type: "button", label: "Code ansehen", url: facts.links.order },
      factsBlock(facts),
    ],
  });

export const outForDeliveryMail: OrderTemplate = (facts) =>
  mail("outForDelivery", facts, {
    subject: `Unterwegs: Bestellung${named(facts)} von ${facts.shop.name}`,
    preview: "Gleich klingelt es bei dir.",
    headline: "Deine Bestellung ist unterwegs.",
    blocks: [
      text(
        openCents(facts.order) > 0
          ? "Gleich klingelt es bei dir. Halte bitte bereit, was noch zu zahlen ist."
          : "Gleich klingelt es bei dir.",
      ),
      factsBlock(facts),
      orderButton(facts),
    ],
  });

export const shippedMail: OrderTemplate = (facts) => {
  const { shipping } = facts.order.distribution;
  return mail("shipped", facts, {
    subject: `Verschickt: Bestellung${named(facts)} von ${facts.shop.name}`,
    preview: shipping === undefined ? "Dein Paket ist unterwegs." : `${shipping.carrier} ${shipping.trackingNo}`,
    headline: "Dein Paket ist unterwegs.",
    blocks: [
      ...(shipping === undefined
        ? []
        : [text(`${shipping.carrier} bringt es zu dir. Sendungsnummer: ${shipping.trackingNo}`)]),
      factsBlock(facts),
      orderButton(facts),
    ],
  });
};

/** Only for orders whose receipt is ours: the till hands out its own. */
export const completedMail: OrderTemplate = (facts) =>
  mail("completed", facts, {
    subject: `Deine Rechnung zu Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: "Sie liegt als PDF bei.",
    headline: "Lass es dir schmecken!",
    blocks: [
      text("Deine Rechnung liegt dieser E-Mail als PDF bei."),
      linesBlock(facts.order),
      sumsBlock(facts.order, facts.shop),
      orderButton(facts),
    ],
  });

export const noShowMail: OrderTemplate = (facts) =>
  mail("noShow", facts, {
    subject: `Nicht abgeholt: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: "Melde dich bitte beim Betrieb.",
    headline: "Deine Bestellung wurde nicht abgeholt.",
    blocks: [
      text(
        `War etwas dazwischengekommen? Melde dich bitte bei ${facts.shop.name}: Telefon ${formatPhone(facts.shop.seller.phone)}, oder antworte auf diese E-Mail.`,
      ),
      ...(facts.order.cancellation === undefined ? [] : [text(moneyBackWords(facts.order))]),
      factsBlock(facts),
      orderButton(facts),
    ],
  });
