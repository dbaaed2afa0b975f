import type { Firestore } from "firebase-admin/firestore";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { withPending } from "@lokalkorb/domain/ordering/metrics/read-periods";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { figuresDocument } from "@lokalkorb/model/documents/restaurants/figures/figures";

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const refundsOf = ({ refunds = [] }: Order) =>
  refunds.filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true);
const goneOf = (order: Order): number => add(refundsOf(order).map(({ cents }) => cents));

/** Days and months in `figures`, kept order by order, come to what all orders together come to: each figure is counted by hand. */
export async function periodsWrong(db: Firestore, restaurantId: string, orders: readonly Order[]): Promise<string[]> {
  const problems: string[] = [];
  const stored = await readQuery(db, queryOf(figuresDocument, { restaurantId }));
  const pending = (await readDocument(db, successDocument, { restaurantId }))?.pending ?? {};
  const known = new Map(withPending(stored, pending).map((one) => [one.period, one]));
  const counted = orders.filter(({ status }) => ["completed", "cancelled", "rejected", "noShow"].includes(status));
  const byPeriod = [
    ...Map.groupBy(counted, ({ dayKey }) => dayKey),
    ...Map.groupBy(counted, ({ monthKey }) => `m${monthKey}`),
  ];
  for (const [period, of] of byPeriod) {
    const told = known.get(period);
    const done = of.filter(({ status }) => status === "completed");
    const gone = done.flatMap(refundsOf);
    const lines = done.flatMap(({ lines: all }) => all.filter(({ removed }) => removed === undefined));
    const sums = {
      orders: done.length,
      takingsCents: add(
        done.map((order) => Math.max(0, order.totals.totalCents - order.totals.tipCents - goneOf(order))),
      ),
      depositCents: add(done.map(({ totals }) => totals.depositCents)),
      items: add(lines.map(({ qty }) => qty)),
      noShow: of.filter(({ status }) => status === "noShow").length,
    };
    for (const [name, value] of Object.entries(sums))
      if ((told?.[name as keyof typeof sums] ?? 0) !== value)
        problems.push(`figures of ${period}, ${name}: ${told?.[name as keyof typeof sums]}, but orders say ${value}`);
    const vat =
      add(done.flatMap(({ totals }) => totals.vat.map(({ vatCents }) => vatCents))) -
      add(gone.flatMap((refund) => refund.vat.map(({ vatCents }) => vatCents)));
    const splits: readonly (readonly [string, number, number])[] = [
      ["tax", add(Object.values(told?.vat ?? {}).map(({ vatCents }) => vatCents)), vat],
      ["goods", add(Object.values(told?.goods ?? {}).map(({ qty }) => qty)), sums.items],
      ["methods", add(Object.values(told?.byDistribution ?? {}).map((by) => by.takingsCents)), sums.takingsCents],
      ["payments", add(Object.values(told?.byPayment ?? {}).map((by) => by.takingsCents)), sums.takingsCents],
      ["hours", add(Object.values(told?.ordered ?? {})), sums.orders],
    ];
    for (const [name, theirs, ours] of splits)
      if (theirs !== ours) problems.push(`figures of ${period}, ${name}: ${theirs}, but orders say ${ours}`);
  }
  return problems;
}
