import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Order, OrderApproval } from "@lokalkorb/domain/ordering/order/order";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { capturedCents, openCents, reservedCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { orderText, readyNames } from "./order-text.ts";

/** Sentences about an order, by the way it is received and how it is paid. */

const handedOver: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Abgeholt. Lass es dir schmecken!",
  locker: "Abgeholt. Lass es dir schmecken!",
  delivery: "Geliefert. Lass es dir schmecken!",
  shipping: "Dein Paket ist angekommen.",
  dineIn: "Serviert. Lass es dir schmecken!",
};

/** An order of a company that never went to the shop. */
const notPlaced: Readonly<Record<OrderApproval["state"], string>> = {
  waiting: "Die Bestellung ist storniert.",
  approved: "Die Bestellung ist storniert.",
  declined: "Deine Firma hat die Bestellung nicht freigegeben.",
  lapsed: "Die Freigabe kam nicht rechtzeitig.",
  withdrawn: "Du hast die Bestellung zurückgezogen.",
};

/** The headline says what happens now. */
export function headline({ no, status, distribution, restaurantName: shop, shares, approval }: Order): string {
  const words: Readonly<Record<OrderStatus, string>> = {
    awaitingApproval: "Deine Bestellung wartet auf Freigabe.",
    pendingPayment: shares ? "Wir warten auf alle Anteile." : "Wir warten auf deine Zahlung.",
    placed: "Deine Bestellung ist angekommen.",
    accepted: "Deine Bestellung ist angenommen.",
    preparing: "Dein Korb wird gepackt.",
    ready: "Dein Korb ist fertig.",
    deposited: "Dein Korb liegt im Abholfach.",
    outForDelivery: "Dein Korb ist unterwegs.",
    shipped: "Dein Paket ist unterwegs.",
    completed: handedOver[distribution.type],
    rejected: `${shop} kann die Bestellung leider nicht annehmen.`,
    cancelled: no === "" && approval ? notPlaced[approval.state] : "Die Bestellung ist storniert.",
    expired: "Die Bestellung ist abgelaufen.",
    noShow: "Die Bestellung wurde nicht abgeholt.",
  };
  return words[status];
}

/** Orders in these states have no call number, or not yet. */
const withoutNumber: ReadonlySet<OrderStatus> = new Set([
  "awaitingApproval",
  "pendingPayment",
  "expired",
  "cancelled",
  "rejected",
  "noShow",
]);
export const hasCallNumber = (status: OrderStatus): boolean => !withoutNumber.has(status);

/** Waits for its money, or waited in vain. */
export const isUnpaid = (status: OrderStatus): boolean => status === "pendingPayment" || status === "expired";

/** Ended before anything was handed over, with nothing left to do or to pay. */
export const cameToNothing = (status: OrderStatus): boolean =>
  status === "cancelled" || status === "rejected" || status === "expired";

export const nextTitle = (status: OrderStatus): string => (cameToNothing(status) ? orderText.ended : orderText.next);

const whenReady: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Komm vorbei und nenn deine Abrufnummer.",
  locker: "Gleich liegt alles in deinem Abholfach.",
  delivery: "Alles ist gepackt und geht gleich auf den Weg zu dir.",
  shipping: "Alles ist verpackt. Der Paketdienst holt es als Nächstes ab.",
  dineIn: "Gleich kommt alles an deinen Tisch.",
};

/** The next step, and the shopper's part in it. */
export function nextStep(order: Order): string {
  const { type, shipping } = order.distribution;
  const words: Readonly<Record<OrderStatus, string>> = {
    awaitingApproval:
      "Sobald deine Firma sie freigibt, geht sie an den Betrieb. Bis dahin ist alles für dich reserviert.",
    pendingPayment:
      "Sobald die Zahlung da ist, geht die Bestellung an den Betrieb. Bis dahin ist alles für dich reserviert.",
    placed: "Der Betrieb bestätigt gleich. Du siehst es hier, ohne neu zu laden.",
    accepted: "Der Betrieb hat deine Bestellung angenommen und packt rechtzeitig. Hier siehst du, wenn es so weit ist.",
    preparing: "Gleich ist alles fertig. Du siehst es hier sofort.",
    ready: whenReady[type],
    deposited: "Öffne das Fach mit deinem Code.",
    outForDelivery: "Gleich klingelt es bei dir.",
    shipped: shipping
      ? `${shipping.carrier} bringt es zu dir. Sendungsnummer: ${shipping.trackingNo}.`
      : "Der Paketdienst bringt es zu dir.",
    completed: "Danke für deine Bestellung. Nochmal dasselbe? Ein Tipp genügt.",
    rejected: `${moneyAfterEnd(order)} Such dir eine andere Zeit aus oder schau bei einem anderen Betrieb vorbei.`,
    cancelled: moneyAfterEnd(order),
    expired: `Wir haben keine Zahlung bekommen und nichts mehr reserviert. ${moneyAfterEnd(order)}`,
    noShow: [order.cancellation === undefined ? "" : moneyAfterEnd(order), "Melde dich bitte beim Betrieb."]
      .join(" ")
      .trim(),
  };
  return words[order.status];
}

/** The outcome for the money of an order that is over. */
function moneyAfterEnd(order: Order): string {
  const backCents = (order.refunds ?? []).reduce((sum, { cents, state }) => sum + (state === "failed" ? 0 : cents), 0);
  const keptCents = order.cancellation?.keptCents ?? 0;
  const kept = `Der Betrieb behält ${formatMoney(keptCents)} für Ware und Arbeit.`;
  if (keptCents > 0) return backCents > 0 ? `Du bekommst ${formatMoney(backCents)} zurück. ${kept}` : kept;
  if (backCents > 0) return `Du bekommst ${formatMoney(backCents)} zurück.`;
  if (order.payments.some(({ state }) => state === "authorized"))
    return "Der reservierte Betrag wird freigegeben, abgebucht wird nichts.";
  return capturedCents(order) > 0 ? "Dein Geld bekommst du zurück." : "Du musst nichts bezahlen.";
}

/** Before a cancellation: its effect on the money. */
export function cancelText(order: Order): string {
  const told = "Der Betrieb bekommt sofort Bescheid.";
  const card = order.payments
    .filter(({ provider }) => provider === "giftCard")
    .reduce((sum, p) => sum + p.authorizedCents, 0);
  const online = order.payments.find(
    ({ provider, state }) => provider === "stripe" && state !== "failed" && state !== "voided",
  );
  const parts = [
    ...(online?.state === "captured"
      ? [
          `${formatMoney(online.capturedCents)} gehen an dein Zahlungsmittel zurück. Das dauert meist fünf bis zehn Tage.`,
        ]
      : online
        ? [`Die reservierten ${formatMoney(online.authorizedCents)} werden freigegeben, abgebucht wird nichts.`]
        : []),
    ...(card > 0 ? [`${formatMoney(card)} sind sofort wieder auf deinem Gutschein.`] : []),
  ];
  return [told, ...(parts.length > 0 ? parts : ["Du zahlst nichts."])].join(" ");
}

/** The state of the payment; null where there is nothing to say. */
export function payText(order: Order): string | null {
  const total = formatMoney(order.totals.totalCents);
  const open = openCents(order);
  switch (order.paymentStatus) {
    case "open":
      return open === 0 ? "Bezahlt ist schon alles." : openText(open, order);
    case "onAccount":
      return `${total} auf Rechnung`;
    case "authorized":
      return order.flags?.needsWeighing !== true
        ? `${total} sind reserviert und werden abgebucht, sobald der Betrieb die Bestellung annimmt.`
        : `${formatMoney(reservedCents(order))} sind reserviert. Abgebucht wird nur, was es wiegt, sobald alles fertig ist.`;
    case "paid":
      return order.paymentMethod === "giftCard" ? `${total} mit deinem Gutschein bezahlt.` : `${total} sind bezahlt.`;
    case "partiallyRefunded":
      return "Bezahlt, ein Teil ist erstattet.";
    case "refunded":
      return "Alles ist erstattet.";
    case "voided":
      // Who would have paid at the counter never had anything reserved.
      return order.payments.some(({ provider }) => provider === "stripe")
        ? "Die Reservierung ist aufgehoben, abgebucht wird nichts."
        : null;
    case "disputed":
      return `Zu dieser Zahlung läuft eine Rückfrage bei der Bank.${open > 0 ? ` Bei der Übergabe sind noch ${formatMoney(open)} offen.` : ""}`;
    case "failed":
      return "Die Zahlung wurde nicht ausgeführt.";
    case "none":
      return null;
  }
}

/** '12,30 € bar bei der Abholung' */
function openText(cents: number, { paymentMethod, status, distribution }: Order): string {
  // A later increase can be paid neither on the provider's page nor with a card that is used up.
  const isAtHandover = paymentMethod === "giftCard" || (paymentMethod === "online" && status !== "pendingPayment");
  if (isAtHandover) return `${formatMoney(cents)} bei der Übergabe`;
  const where = distribution.type === "dineIn" ? "am Tisch" : "bei der Abholung";
  const how = {
    cashOnPickup: `bar ${where}`,
    cardOnPickup: `mit Karte ${where}`,
    cashOnDelivery: "bar bei der Lieferung",
    online: "online",
    onAccount: "auf Rechnung",
  }[paymentMethod];
  return `${formatMoney(cents)} ${how}`;
}

/** The line around the time of the ticket: a delivery has a window, unless it became later than that. */
export function ticketWords(
  { distribution: { type, slot }, timeline: { promisedAt } }: Pick<Order, "distribution" | "timeline">,
  timezone: string,
): { readonly before: string; readonly after: string | null } {
  if (type !== "delivery" || promisedAt < slot.start || promisedAt >= slot.end)
    return { before: readyNames[type], after: null };
  return { before: "Bei dir zwischen", after: `und ${instantToLocal(slot.end, timezone).time}\u00a0Uhr` };
}
