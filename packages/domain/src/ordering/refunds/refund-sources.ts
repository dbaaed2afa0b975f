import { allocate } from "../../kernel/money/allocate.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { must } from "../../kernel/invariant.ts";
import type { Order } from "../order/order.ts";
import type { Payment, Refund } from "../order/payment.ts";

type PaidOrder = Pick<Order, "payments" | "refunds" | "shares" | "lines">;

/** Captured and not refunded. */
export function paidLeft(order: Pick<Order, "payments" | "refunds">): Cents {
  return order.payments.reduce((sum, payment) => sum + leftOfPayment(order, payment), 0);
}

/**
 * Money goes back the way it came, gift cards last: money can be spent everywhere. Of several cards the last one first, as
 * an order that costs less needs the first ones only (`payAgain`). Where each of a group paid an own part, the money of
 * `lines` goes to those who have them, and the rest to all by what they have paid. `cents` is at most `paidLeft`.
 */
export function backFrom(order: PaidOrder, cents: Cents, lines: Refund["lines"] = []): Refund["from"] {
  const isCard = ({ method }: Payment): boolean => method === "giftCard";
  const cards = order.payments.filter(isCard).toReversed();
  const sources = [...order.payments.filter((payment) => !isCard(payment)), ...cards].map((payment) => ({
    id: payment.id,
    isCard: isCard(payment),
    left: leftOfPayment(order, payment),
    part: 0,
  }));
  let wanted = cents;
  const take = (from: readonly Source[], wish: Cents): void => {
    let open = Math.min(wish, wanted);
    for (const source of from) {
      const part = Math.min(open, source.left);
      source.left -= part;
      source.part += part;
      open -= part;
      wanted -= part;
    }
  };
  for (const { lineId, cents: ofLine } of lines) take(sourcesOfLine(order, sources, lineId), ofLine);
  const { shares = [] } = order;
  const apart = sources.filter(({ id }) => shares.some(({ paymentId }) => paymentId === id));
  const left = apart.map((source) => source.left);
  const most = Math.min(
    wanted,
    left.reduce((sum, one) => sum + one, 0),
  );
  if (most > 0) {
    const parts = allocate(most, left);
    for (const [index, source] of apart.entries()) take([source], must(parts[index], "a part for each payment"));
  }
  take(sources, wanted);
  return sources.flatMap(({ id: paymentId, part }) => (part > 0 ? [{ paymentId, cents: part }] : []));
}

interface Source {
  readonly id: string;
  readonly isCard: boolean;
  left: Cents;
  part: Cents;
}

/** The payments for one person's goods, where each paid an own part; gift cards, where those left nothing of it to pay. */
function sourcesOfLine({ lines, shares }: PaidOrder, sources: readonly Source[], wanted: string): readonly Source[] {
  const person = lines.find(({ lineId }) => lineId === wanted)?.participantId;
  if (shares === undefined || person === undefined) return [];
  const paymentId = shares.find(({ participantId }) => participantId === person)?.paymentId;
  return sources.filter(({ id, isCard }) => (paymentId === undefined ? isCard : id === paymentId));
}

/** The part of one payment that was not refunded. */
export function leftOfPayment({ refunds = [] }: Pick<Order, "refunds">, { id, capturedCents }: Payment): Cents {
  const back = refunds
    .filter(({ state }) => state !== "failed")
    .flatMap(({ from }) => from)
    .filter(({ paymentId }) => paymentId === id);
  return Math.max(
    0,
    back.reduce((left, { cents }) => left - cents, capturedCents),
  );
}
