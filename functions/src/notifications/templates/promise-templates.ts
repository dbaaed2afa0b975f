import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { proposedWords } from "@lokalkorb/domain/ordering/change/proposed-changes";
import { withoutLinks } from "../../platform/harmless-text.ts";
import type { MailBlock } from "../rendering/mail-content.ts";
import type { OrderMailFacts } from "./mail-facts.ts";
import { factsBlock, orderButton } from "./order-blocks.ts";
import { momentWords, paymentLabels, whenWords } from "./order-labels.ts";
import {
  type OrderTemplate,
  mail,
  text,
  callout,
  named,
  wholeOrder,
  codeBlock,
  isDelivered,
  lastReason,
} from "./template-parts.ts";

const minutesWords = (minutes: number): string => (minutes === 1 ? "1 Minute" : `${minutes} Minuten`);

const longDelay = 30;

/** A delay that came with the step; a long one frees the shopper as long as nothing was taken. */
function delayBlocks({ order, shop, data }: OrderMailFacts): readonly MailBlock[] {
  const minutes = data.minutes ?? 0;
  if (minutes <= 0) return [];
  const promised = momentWords(data.promisedAt ?? order.timeline.promisedAt, shop);
  return [
    ...callout(
      `Es dauert ${minutesWords(minutes)} länger`,
      `Neue Zeit: ${promised}. Tut uns leid, dass du wartest.`,
      "warning",
    ),
    ...(minutes > longDelay && order.paymentStatus !== "paid"
      ? [text("Passt dir das nicht mehr? Dann storniere kostenlos, solange noch nichts vorbereitet wird.")]
      : []),
  ];
}

export const acceptedMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  const when = whenWords(order, shop);
  return mail("accepted", facts, {
    subject: `Angenommen: Bestellung${named(facts)} bei ${shop.name}`,
    preview: when,
    headline: "Deine Bestellung ist angenommen.",
    blocks: [
      text(`${shop.name} hat deine Bestellung angenommen. Der Termin liegt als Kalendereintrag bei.`),
      ...delayBlocks(facts),
      ...(order.distribution.type === "pickup" ? codeBlock(facts, "Nenn sie beim Abholen.") : []),
      ...wholeOrder(facts),
      ...callout("Gut zu wissen", isDelivered(facts) ? "" : shop.pickupHint),
      orderButton(facts),
    ],
  });
};

export const delayedMail: OrderTemplate = (facts) => {
  const { order, shop, data } = facts;
  const promised = momentWords(data.promisedAt ?? order.timeline.promisedAt, shop);
  const reason = withoutLinks(lastReason(facts, "delayed") ?? "");
  return mail("delayed", facts, {
    subject: `Etwas später: Bestellung${named(facts)} bei ${shop.name}`,
    preview: `Neue Zeit: ${promised}`,
    headline: "Deine Bestellung kommt etwas später.",
    blocks: [...delayBlocks(facts), ...callout("Der Betrieb schreibt", reason), orderButton(facts), factsBlock(facts)],
  });
};

export const movedMail: OrderTemplate = (facts) => {
  const { order, shop, data } = facts;
  const before = data.from === undefined ? "" : momentWords(data.from, shop);
  return mail("moved", facts, {
    subject: `Neue Zeit: Bestellung${named(facts)} bei ${shop.name}`,
    preview: whenWords(order, shop),
    headline: "Deine Bestellung hat eine neue Zeit.",
    blocks: [
      text(`Jetzt: ${whenWords(order, shop)}.${before === "" ? "" : ` Vorher: ${before}.`}`),
      orderButton(facts),
      factsBlock(facts),
    ],
  });
};

function differenceWords({ order, data: { before } }: OrderMailFacts): string {
  const { totalCents } = order.totals;
  const paid = order.payments.some(({ method, capturedCents }) => method === "online" && capturedCents > 0);
  if (before === undefined || before === totalCents) return `Der Gesamtbetrag bleibt ${formatMoney(totalCents)}.`;
  const change = `Neuer Gesamtbetrag: ${formatMoney(totalCents)} statt ${formatMoney(before)}.`;
  if (before > totalCents && paid) return `${change} Du bekommst ${formatMoney(before - totalCents)} zurück.`;
  return `${change} ${paymentLabels(order)}`;
}

/** Of the question that this mail is about: another one may have taken its place meanwhile. */
const proposedText = ({ proposal }: OrderMailFacts["order"], totalCents: number): string =>
  proposal?.totalCents === totalCents ? (proposal.changes ?? []).map(proposedWords).join("\n") : "";

export const editedMail: OrderTemplate = (facts) => {
  const { order, shop, data } = facts;
  const reason = withoutLinks(lastReason(facts, "edited") ?? "");
  if (data.proposal) {
    const { after: total = 0, differenceCents = 0 } = data;
    const after = formatMoney(total);
    const until = data.until ?? order.proposal?.until ?? order.timeline.promisedAt;
    return mail("proposal", facts, {
      subject: `Bitte antworten: Änderung an Bestellung${named(facts)}`,
      preview: `Neuer Betrag ${after}`,
      headline: "Bist du mit der Änderung einverstanden?",
      blocks: [
        text(
          `${shop.name} möchte deine Bestellung ändern. Sie würde ${after} kosten, das sind ${formatMoney(differenceCents)} mehr. Ohne deine Zustimmung bleibt alles, wie du bestellt hast.`,
        ),
        ...callout("Was sich ändern würde", proposedText(order, total)),
        ...callout("Der Betrieb schreibt", reason),
        text(`Antworten kannst du bis ${momentWords(until, shop)}.`),
        { type: "button", label: "Änderung ansehen", url: facts.links.order },
        ...wholeOrder(facts),
      ],
    });
  }
  return mail("edited", facts, {
    subject: `Geändert: Bestellung${named(facts)} bei ${shop.name}`,
    preview: formatMoney(order.totals.totalCents),
    headline: "Deine Bestellung wurde geändert.",
    blocks: [
      text(
        [...(data.accepted === undefined ? [] : ["Du hast der Änderung zugestimmt."]), differenceWords(facts)].join(
          " ",
        ),
      ),
      ...callout("Der Betrieb schreibt", reason),
      orderButton(facts),
      ...wholeOrder(facts),
    ],
  });
};

export const weighedMail: OrderTemplate = (facts) =>
  mail("weighed", facts, {
    subject: `Gewogen: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: formatMoney(facts.order.totals.totalCents),
    headline: "Deine Ware ist gewogen.",
    blocks: [text(differenceWords(facts)), ...wholeOrder(facts), orderButton(facts)],
  });

export const restoredMail: OrderTemplate = (facts) =>
  mail("restored", facts, {
    subject: `Doch angenommen: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: whenWords(facts.order, facts.shop),
    headline: "Deine Bestellung ist doch angenommen.",
    blocks: [
      text(`Die Absage war ein Versehen. ${facts.shop.name} macht deine Bestellung wie bestellt.`),
      ...wholeOrder(facts),
      orderButton(facts),
    ],
  });
