import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { formatClock } from "@lokalkorb/domain/time/format-time";
import { openCents } from "@lokalkorb/domain/orders/payment-rules";
import type { MailBlock, MailContent } from "./mail-content.ts";
import type { OrderMailFacts } from "./mail-facts.ts";
import { greetableName, oneLine, withoutLinks } from "./harmless-text.ts";
import { factsBlock, footerOf, linesBlock, noteBlocks, orderButton, sumsBlock } from "./order-blocks.ts";
import { momentWords, moneyBackWords, paymentWords, reasonWords, refundReasonWords, slotWords } from "./order-words.ts";

/** One mail to the shopper about one step. */
export type OrderTemplate = (facts: OrderMailFacts) => MailContent;

type Words = Pick<MailContent, "subject" | "preview" | "headline"> & { readonly blocks: readonly MailBlock[] };

const mail = (template: string, facts: OrderMailFacts, { subject, preview, headline, blocks }: Words): MailContent => ({
  template,
  subject: oneLine(subject),
  preview,
  headline,
  blocks,
  footer: footerOf(facts),
});

const text = (words: string): MailBlock => ({ type: "text", text: words });
const callout = (title: string, words: string, tone: "plain" | "warning" = "plain"): MailBlock[] =>
  words === "" ? [] : [{ type: "callout", title, text: words, tone }];
const named = ({ order }: OrderMailFacts): string => (order.no === "" ? "" : ` ${order.no}`);
const wholeOrder = (facts: OrderMailFacts): MailBlock[] => [
  factsBlock(facts),
  linesBlock(facts.order),
  sumsBlock(facts.order, facts.shop),
  ...noteBlocks(facts.order),
];
const codeBlock = ({ order }: OrderMailFacts, hint: string): MailBlock[] =>
  order.dayCode === "" ? [] : [{ type: "code", label: "Deine Abrufnummer", value: order.dayCode, hint }];

const isDelivered = ({ order }: OrderMailFacts): boolean =>
  order.distribution.type === "delivery" || order.distribution.type === "shipping";

const lastReason = ({ order }: OrderMailFacts, type: string): string | undefined =>
  order.events.findLast((event) => event.type === type)?.reason;

/** CHK-05: says whether it only confirms the receipt or accepts; who has paid has a contract. */
export const placedMail =
  (legal: (facts: OrderMailFacts) => readonly MailBlock[]): OrderTemplate =>
  (facts) => {
    const { order, shop } = facts;
    const name = greetableName(order.customer.name);
    const isContract = order.paymentStatus === "paid";
    return mail("placed", facts, {
      subject: `Deine Bestellung${named(facts)} bei ${shop.name}`,
      preview: `${slotWords(order.distribution.slot, shop)} · ${formatMoney(order.totals.totalCents)}`,
      headline: name === null ? "Deine Bestellung ist angekommen." : `Danke, ${name}! Deine Bestellung ist angekommen.`,
      blocks: [
        text(
          isContract
            ? `Deine Zahlung ist da. Mit dieser E-Mail nimmt ${shop.seller.legalName} deine Bestellung an.`
            : `${shop.name} hat deine Bestellung bekommen und meldet sich mit der Zusage. Diese E-Mail bestätigt den Eingang; mit der Zusage kommt der Vertrag zustande.`,
        ),
        orderButton(facts),
        ...wholeOrder(facts),
        ...callout("Gut zu wissen", isDelivered(facts) ? "" : shop.pickupHint),
        ...(shop.thankYou === "" ? [] : [text(shop.thankYou)]),
        ...legal(facts),
      ],
    });
  };

const minutesWords = (minutes: number): string => (minutes === 1 ? "1 Minute" : `${minutes} Minuten`);

const longDelay = 30;

/** A delay that came with the step; a long one frees the shopper as long as nothing was taken. */
const delayBlocks = ({ order, shop, data }: OrderMailFacts): readonly MailBlock[] => {
  const minutes = Number(data["minutes"] ?? 0);
  if (minutes <= 0) return [];
  const promised = momentWords(Number(data["promisedAt"] ?? order.timeline.promisedAt), shop);
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
};

export const acceptedMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  const when = slotWords(order.distribution.slot, shop);
  return mail("accepted", facts, {
    subject: `Zugesagt: Bestellung${named(facts)} bei ${shop.name}`,
    preview: when,
    headline: "Deine Bestellung ist angenommen.",
    blocks: [
      text(`${shop.name} hat zugesagt. Der Termin liegt als Kalendereintrag bei.`),
      ...delayBlocks(facts),
      ...(order.distribution.type === "pickup" ? codeBlock(facts, "Die nennst du beim Abholen.") : []),
      ...wholeOrder(facts),
      ...callout("Gut zu wissen", isDelivered(facts) ? "" : shop.pickupHint),
      orderButton(facts),
    ],
  });
};

export const delayedMail: OrderTemplate = (facts) => {
  const { order, shop, data } = facts;
  const promised = momentWords(Number(data["promisedAt"] ?? order.timeline.promisedAt), shop);
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
  const from = Number(data["from"]);
  const before = Number.isFinite(from) ? momentWords(from, shop) : "";
  return mail("moved", facts, {
    subject: `Neue Zeit: Bestellung${named(facts)} bei ${shop.name}`,
    preview: slotWords(order.distribution.slot, shop),
    headline: "Deine Bestellung hat eine neue Zeit.",
    blocks: [
      text(`Jetzt: ${slotWords(order.distribution.slot, shop)}.${before === "" ? "" : ` Vorher: ${before}.`}`),
      orderButton(facts),
      factsBlock(facts),
    ],
  });
};

const differenceWords = ({ order, data }: OrderMailFacts): string => {
  const before = Number(data["before"]);
  const { totalCents } = order.totals;
  const paid = order.payments.some(({ method, capturedCents }) => method === "online" && capturedCents > 0);
  if (!Number.isFinite(before) || before === totalCents) return `Der Gesamtbetrag bleibt ${formatMoney(totalCents)}.`;
  const change = `Neuer Gesamtbetrag: ${formatMoney(totalCents)} statt ${formatMoney(before)}.`;
  if (before > totalCents && paid) return `${change} Du bekommst ${formatMoney(before - totalCents)} zurück.`;
  return `${change} ${paymentWords(order)}`;
};

export const editedMail: OrderTemplate = (facts) => {
  const { order, shop, data } = facts;
  const reason = withoutLinks(lastReason(facts, "edited") ?? "");
  if (data["proposal"] !== undefined) {
    const after = formatMoney(Number(data["after"]));
    const until = order.proposal?.until ?? order.distribution.slot.start;
    return mail("proposal", facts, {
      subject: `Bitte antworten: Änderung an Bestellung${named(facts)}`,
      preview: `Neuer Betrag ${after}`,
      headline: "Bist du mit der Änderung einverstanden?",
      blocks: [
        text(
          `${shop.name} möchte deine Bestellung ändern. Sie würde ${after} kosten, das sind ${formatMoney(Number(data["differenceCents"]))} mehr. Ohne deine Zustimmung bleibt alles, wie du bestellt hast.`,
        ),
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
      text(differenceWords(facts)),
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

export const readyMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  const due = openCents(order);
  const delivered = isDelivered(facts);
  return mail("ready", facts, {
    subject: delivered ? `Gepackt: Bestellung${named(facts)}` : `Abholbereit: Bestellung${named(facts)}`,
    preview: delivered ? "Gleich geht es los." : `${shop.name} wartet auf dich.`,
    headline: delivered ? "Deine Bestellung ist gepackt." : "Dein Korb ist fertig.",
    blocks: [
      ...(delivered
        ? [text("Sie macht sich bald auf den Weg. Wir schreiben dir, sobald sie unterwegs ist.")]
        : codeBlock(facts, "Nenn sie beim Abholen.")),
      ...(due > 0 ? [text(`Zu zahlen: ${paymentWords(order)}`)] : []),
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
          ? `Gleich klingelt es bei dir. Halte bitte bereit: ${paymentWords(facts.order)}`
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

export const rejectedMail: OrderTemplate = (facts) =>
  mail("rejected", facts, {
    subject: `Leider abgesagt: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: moneyBackWords(facts.order),
    headline: `${facts.shop.name} kann deine Bestellung leider nicht annehmen.`,
    blocks: [
      ...callout("Grund", reasonWords(facts.order, lastReason(facts, "rejected")), "warning"),
      text(moneyBackWords(facts.order)),
      text("Vielleicht passt eine andere Zeit: In deiner Bestellung legst du alles mit einem Tipp wieder in den Korb."),
      orderButton(facts),
      linesBlock(facts.order),
    ],
  });

export const cancelledMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  const last = order.events.findLast(({ type }) => type === "cancelled");
  const reason = last?.by === "customer" ? "" : reasonWords(order, last?.reason);
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
  const refund = order.refunds?.find(({ id }) => id === data["refundId"]) ?? order.refunds?.at(-1);
  const cents = refund?.cents ?? Number(data["cents"] ?? 0);
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
      ...(late ? [] : callout("Grund", refundReasonWords(refund?.reason ?? ""))),
      ...(hasCredit ? [text("Die Korrektur deiner Rechnung liegt als PDF bei.")] : []),
      orderButton(facts),
    ],
  });
};

/** Money that came when the order needed it no more: nobody may wonder where it went. */
const latePaymentMail: OrderTemplate = (facts) => {
  const cents = Number(facts.data["cents"] ?? 0);
  const back =
    cents > 0
      ? `${formatMoney(cents)} gehen den Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert das ein paar Tage.`
      : "Der Betrag war nur vorgemerkt und wird freigegeben.";
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
  if (facts.data["late"] !== undefined) return latePaymentMail(facts);
  return mail("paymentFailed", facts, {
    subject: `Zahlung nicht ausgeführt: deine Bestellung bei ${facts.shop.name}`,
    preview: "Dein Warenkorb ist noch da.",
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

export const expiredMail: OrderTemplate = (facts) =>
  mail("expired", facts, {
    subject: `Nicht bezahlt: deine Bestellung bei ${facts.shop.name}`,
    preview: "Dein Warenkorb ist noch da.",
    headline: "Deine Bestellung ist abgelaufen.",
    blocks: [
      text("Es kam keine Zahlung an, deshalb haben wir die Reservierung aufgehoben. Du musst nichts bezahlen."),
      text("Dein Warenkorb ist noch da, du kannst jederzeit weitermachen."),
      orderButton(facts),
      linesBlock(facts.order),
    ],
  });

export const noShowMail: OrderTemplate = (facts) =>
  mail("noShow", facts, {
    subject: `Nicht abgeholt: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: "Melde dich bitte beim Betrieb.",
    headline: "Deine Bestellung wurde nicht abgeholt.",
    blocks: [
      text(
        `War etwas dazwischengekommen? Melde dich bitte bei ${facts.shop.name}: Telefon ${facts.shop.seller.phone}, oder antworte auf diese E-Mail.`,
      ),
      factsBlock(facts),
      orderButton(facts),
    ],
  });

export const restoredMail: OrderTemplate = (facts) =>
  mail("restored", facts, {
    subject: `Doch angenommen: Bestellung${named(facts)} bei ${facts.shop.name}`,
    preview: slotWords(facts.order.distribution.slot, facts.shop),
    headline: "Deine Bestellung ist doch angenommen.",
    blocks: [
      text(`Die Absage war ein Versehen. ${facts.shop.name} macht deine Bestellung wie bestellt.`),
      ...wholeOrder(facts),
      orderButton(facts),
    ],
  });
