import { randomUUID } from "node:crypto";
import { closeDay } from "@lokalkorb/contracts/closings";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { draftClosing } from "@lokalkorb/domain/ordering/closing/day-closing";
import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { dayClosingDocument } from "@lokalkorb/model/documents/restaurants/day-closings/day-closings";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { MonthShop, MonthWorld } from "./month-world.ts";

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const closingsOf = ({ shop: { restaurantId }, world }: MonthShop) =>
  readQuery(world.test.admin.db, queryOf(dayClosingDocument, { restaurantId }));
const ordersOf = ({ shop: { restaurantId }, world }: MonthShop) =>
  readQuery(world.test.admin.db, queryOf(orderDocument, { restaurantId }));

/** Each shop signs the present day off, as its owner sees it; `looked` counts the reads of this simulation. Answers what was refused. */
export async function closeDays({ shops }: MonthWorld, now: number, looked: () => void): Promise<string[]> {
  const refused: string[] = [];
  for (const shop of shops) {
    const { restaurantId, restaurant } = shop.shop;
    const { timezone } = restaurant;
    const day = instantToLocal(now, timezone).date;
    const [orders, earlier] = [await ordersOf(shop), await closingsOf(shop)];
    for (const _read of [...orders, ...earlier]) looked();
    if (earlier.some((closing) => closing.day >= day)) continue;
    const { figures, openEnds } = draftClosing({ day, timezone, orders, earlier });
    const answer = await shop.owner.call(closeDay, {
      requestId: randomUUID(),
      restaurantId,
      day,
      seen: { totalCents: figures.totalCents, orders: figures.sales.length },
      openEnds: openEnds.map(({ key }) => ({ key, reason: "bleibt bis morgen" })),
    });
    if (!answer.ok) refused.push(`${restaurantId}: ${day} is not closed: ${answer.refusal.type}`);
  }
  return refused;
}

/** Each order that was handed over since the first closing is in exactly one of them, and their sums are those of the orders. */
export async function closingsWrong(shop: MonthShop): Promise<string[]> {
  const { restaurantId, restaurant } = shop.shop;
  const closings = await closingsOf(shop);
  const live = await ordersOf(shop);
  const archived = await readQuery(shop.world.test.admin.db, queryOf(historicOrderDocument, { restaurantId }));
  const since = closings[0]?.since ?? "";
  const done = [...live, ...archived].filter(
    ({ status, channel, completedAt = 0 }) =>
      status === "completed" && channel !== "test" && instantToLocal(completedAt, restaurant.timezone).date >= since,
  );
  const sales = closings.flatMap((closing) => closing.sales);
  const counts = new Map<string, number>();
  for (const { orderId } of sales) counts.set(orderId, (counts.get(orderId) ?? 0) + 1);
  const arrived = done.flatMap(({ refunds = [] }) =>
    refunds.filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true),
  );
  const sums: readonly (readonly [string, number, number])[] = [
    ["orders", sales.length, done.length],
    ["sales", add(closings.map(({ salesCents }) => salesCents)), add(done.map(({ totals }) => totals.totalCents))],
    ["refunds", add(closings.map(({ refundsCents }) => refundsCents)), add(arrived.map(({ cents }) => cents))],
    [
      "ways to pay",
      add(closings.flatMap(({ methods }) => methods.map(({ cents }) => cents))),
      add(sales.map(({ cents }) => cents)),
    ],
    ["numbers", Math.max(0, ...closings.map(({ no }) => no)), new Set(closings.map(({ no }) => no)).size],
  ];
  return [
    ...done.flatMap(({ id }) => (counts.get(id) === 1 ? [] : [`${id} is in ${counts.get(id) ?? 0} closings`])),
    ...sums.flatMap(([what, closed, counted]) =>
      closed === counted ? [] : [`closings, ${what}: ${closed}, but orders say ${counted}`],
    ),
  ].map((problem) => `${restaurantId}: ${problem}`);
}
