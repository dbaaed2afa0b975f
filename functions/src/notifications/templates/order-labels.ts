import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import {
  cancelLabels,
  refundReasonLabels as wordsOf,
  rejectLabels,
} from "@lokalkorb/domain/ordering/refunds/refund-reason-labels";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { EndReason } from "@lokalkorb/domain/ordering/order/order-choices";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import { promisedSlot } from "@lokalkorb/domain/ordering/order/promised-slot";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatClock, formatTimeRange } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { MailShop } from "../../billing/seller.ts";
import { withoutLinks } from "../../platform/harmless-text.ts";

/** Small words that many mails share. A mail is read later, so days are named and never 'heute'. */

type Zone = Pick<MailShop, "country" | "timezone">;

/** When an order is due, as it was promised last: 'Freitag, 20. November, 17:30–17:45 Uhr' */
export function whenWords(order: Order, { country, timezone }: Zone): string {
  const { start, end } = promisedSlot(order);
  const from = instantToLocal(start, timezone);
  return `${formatDay(from.date, country)}, ${formatTimeRange(from.time, instantToLocal(end, timezone).time)}`;
}

/** 'Freitag, 20. November, 17:50 Uhr' */
export const momentWords = (at: Instant, { country, timezone }: Zone): string =>
  `${formatDay(instantToLocal(at, timezone).date, country)}, ${formatClock(at, timezone)}`;

export const addressWords = ({ street, houseNo, zip, city }: Address): string => `${street} ${houseNo}\n${zip} ${city}`;

/** Where the goods change hands; '' when it is nowhere in particular. */
export function placeWords({ distribution: { place, address, table } }: Order): string {
  if (address !== undefined)
    return [addressWords(address), withoutLinks(address.note ?? "")].filter(Boolean).join("\n");
  if (table !== undefined) return `Tisch ${withoutLinks(table)}`;
  if (place === undefined) return "";
  return [place.name, addressWords(place.address), place.instructions ?? ""].filter(Boolean).join("\n");
}

function atHandover({ paymentMethod, distribution }: Order): string {
  const where = distribution.type === "dineIn" ? "am Tisch" : "bei der Abholung";
  const ways: Readonly<Partial<Record<PaymentMethod, string>>> = {
    cashOnPickup: `bar ${where}`,
    cardOnPickup: `mit Karte ${where}`,
    cashOnDelivery: "bar bei der Lieferung",
  };
  return ways[paymentMethod] ?? "bei der Übergabe";
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0);

/** Captured by a method; refunds do not change it. */
export const capturedBy = ({ payments }: Order, method: "online" | "giftCard"): number =>
  sumOf(payments.filter((payment) => payment.method === method).map(({ capturedCents }) => capturedCents));

/** Held at the bank and never taken, or let go already. */
const heldOnline = ({ payments }: Order): number =>
  sumOf(
    payments
      .filter(({ method, state }) => method === "online" && (state === "authorized" || state === "voided"))
      .map(({ authorizedCents }) => authorizedCents),
  );

/** How it is paid, as one or two sentences. */
export function paymentLabels(order: Order): string {
  const { totals, paymentMethod, paymentStatus } = order;
  const giftCard = capturedBy(order, "giftCard");
  const rest = totals.totalCents - giftCard;
  const byCard = giftCard > 0 ? `${formatMoney(giftCard)} mit Gutschein bezahlt. ` : "";
  if (totals.totalCents === 0) return "Nichts zu zahlen.";
  if (rest <= 0) return byCard.trim();
  if (paymentMethod === "onAccount") return `${byCard}${formatMoney(rest)} auf Rechnung.`;
  if (paymentMethod === "online") {
    if (paymentStatus === "authorized") {
      return `${byCard}${formatMoney(rest)} sind reserviert und werden abgebucht, sobald der Betrieb die Bestellung annimmt.`;
    }
    if (paymentStatus === "open" || paymentStatus === "failed") return `${byCard}${formatMoney(rest)} sind noch offen.`;
    return `${byCard}${formatMoney(rest)} online bezahlt.`;
  }
  const how = atHandover(order);
  return paymentStatus === "open" ? `${byCard}${formatMoney(rest)} ${how}.` : `${byCard}${formatMoney(rest)} bezahlt.`;
}

/** The outcome for the money of an order that does not come about. */
export function moneyBackWords(order: Order): string {
  if ((order.cancellation?.keptCents ?? 0) > 0) return partBackWords(order, order.cancellation?.keptCents ?? 0);
  const online = capturedBy(order, "online");
  const giftCard = capturedBy(order, "giftCard");
  const sentences = [
    ...(online > 0
      ? [
          `Du bekommst ${formatMoney(online)} auf dem Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert das ein paar Tage.`,
        ]
      : []),
    ...(online === 0 && heldOnline(order) > 0
      ? ["Der reservierte Betrag wird freigegeben, abgebucht wird nichts."]
      : []),
    ...(giftCard > 0 ? [`Dein Gutschein hat seine ${formatMoney(giftCard)} wieder.`] : []),
  ];
  return sentences.length === 0 ? "Du musst nichts bezahlen." : sentences.join(" ");
}

/** Goods and work were there already, and the shop keeps a part. */
function partBackWords({ payments, refunds = [], cancelledAt = 0, noShowAt = 0 }: Order, keptCents: Cents): string {
  const methodOf = (id: string): string | undefined => payments.find((payment) => payment.id === id)?.method;
  const back = refunds
    .filter(({ at, state }) => at >= Math.max(cancelledAt, noShowAt) && state !== "failed")
    .flatMap(({ from }) => from);
  const sum = (wanted: (method: string | undefined) => boolean): Cents =>
    sumOf(back.filter(({ paymentId }) => wanted(methodOf(paymentId))).map(({ cents }) => cents));
  const [card, money] = [sum((method) => method === "giftCard"), sum((method) => method !== "giftCard")];
  return [
    ...(money > 0
      ? [
          `Du bekommst ${formatMoney(money)} auf dem Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert das ein paar Tage.`,
        ]
      : []),
    ...(card > 0 ? [`Auf deinem Gutschein sind ${formatMoney(card)} wieder.`] : []),
    `Der Betrieb behält ${formatMoney(keptCents)} für Ware und Arbeit.`,
  ].join(" ");
}

/** Why money goes back; '' where there are no words for it. */
export const refundReasonLabels = (reason: string): string => withoutLinks(wordsOf(reason));

/** The shop's own words first, then what its choice of a reason means. */
export function reasonLabels({ rejection }: Order, reason: string | undefined): string {
  const labels: Readonly<Record<EndReason, string>> = { ...cancelLabels, ...rejectLabels };
  const own = withoutLinks(rejection?.text ?? "");
  if (own !== "") return own;
  const code = rejection?.code ?? (reason !== undefined && reason in labels ? (reason as EndReason) : undefined);
  return code === undefined ? withoutLinks(reason ?? "") : labels[code];
}
