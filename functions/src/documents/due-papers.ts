import type { Order } from "@lokalkorb/domain/orders/order";
import type { Refund } from "@lokalkorb/domain/orders/payment";

export type DuePaper = { readonly kind: "receipt" } | { readonly kind: "credit"; readonly refundId: string };

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0);

/**
 * POS-03: one supply has one tax document. What is paid at the counter gets the till's; what was paid over the internet,
 * by card or gift card, gets ours, and so does every refund of it.
 */
const isReceiptOurs = ({ payments }: Order): boolean =>
  payments.every(({ provider }) => provider !== "counter") &&
  payments.some(
    ({ method, state }) =>
      (method === "online" || method === "giftCard") && (state === "captured" || state === "authorized"),
  );

/**
 * A refund that only follows a change of the order is in its new total already. The others lower what was charged: as
 * far as less was kept than the order costs, the newest refunds are those.
 */
const refundsOfTheTotal = ({ totals, payments, refunds = [] }: Order): readonly Refund[] => {
  const done = refunds.filter(({ state }) => state === "succeeded");
  const received = sumOf(
    payments.map(({ state, authorizedCents, capturedCents }) =>
      state === "captured" ? capturedCents : state === "authorized" ? authorizedCents : 0,
    ),
  );
  let missing = totals.totalCents - (received - sumOf(done.map(({ cents }) => cents)));
  return done
    .toSorted((a, b) => b.at - a.at)
    .filter(({ cents }) => {
      if (cents > missing) return false;
      missing -= cents;
      return true;
    })
    .toReversed();
};

/** Papers that the order should have and has not, oldest first. */
export const duePapers = (order: Order): readonly DuePaper[] => {
  const papers = order.receipts ?? [];
  const hasReceipt = papers.some(({ kind }) => kind === "receipt");
  if (!hasReceipt && (order.status !== "completed" || !isReceiptOurs(order))) return [];
  const corrected = new Set(papers.map(({ refundId }) => refundId));
  return [
    ...(hasReceipt ? [] : [{ kind: "receipt" } as const]),
    ...refundsOfTheTotal(order)
      .filter(({ id }) => !corrected.has(id))
      .map(({ id }) => ({ kind: "credit", refundId: id }) as const),
  ];
};
