import type { Firestore } from "firebase-admin/firestore";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { closeDay } from "@lokalkorb/domain/ordering/closing/close-day";
import type { DayClosing } from "@lokalkorb/domain/ordering/closing/closing-fields";
import { draftClosing } from "@lokalkorb/domain/ordering/closing/day-closing";
import type { ClosableOrder } from "@lokalkorb/domain/ordering/closing/open-ends";
import { inBatch, readQuery, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { dayClosingDocument } from "@lokalkorb/model/documents/restaurants/day-closings/day-closings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { ShopScenario } from "../scenarios/scenario/shop-scenario.ts";

/** The last days of a shop that closes its days, signed off each evening by the one who runs it. */
export async function seedClosings(db: Firestore, shop: ShopScenario, now: Instant): Promise<void> {
  const { restaurantId, closedDays = 0 } = shop;
  if (closedDays === 0) return;
  const orders = await readQuery(db, queryOf(orderDocument, { restaurantId }));
  await inBatch(db, (batch) => {
    for (const closing of demoClosings(shop, orders, now))
      setDocument(batch, dayClosingDocument, { restaurantId, day: closing.day }, closing);
  });
}

/** A day on which nothing was handed over is not signed off. */
export function demoClosings(
  { restaurant: { timezone }, staff, closedDays = 0 }: ShopScenario,
  all: readonly ClosableOrder[],
  now: Instant,
): readonly DayClosing[] {
  const orders = all.filter(({ status }) => status === "completed");
  const today = instantToLocal(now, timezone).date;
  const by = must(staff[0], "somebody runs the shop").userName;
  const earlier: DayClosing[] = [];
  for (let back = closedDays; back > 0; back -= 1) {
    const day = addDays(today, -back);
    const question = { day, timezone, orders, earlier };
    const { figures } = draftClosing(question);
    if (figures.sales.length === 0) continue;
    const closing = closeDay({
      ...question,
      now: localToInstant({ date: day, time: "18:12" }, timezone),
      by,
      seen: { totalCents: figures.totalCents, orders: figures.sales.length },
      reasons: new Map(),
    });
    if (!closing.ok) throw new Error(`The demo closes no ${day}: ${closing.refusal.type}`);
    earlier.push(closing.value);
  }
  return earlier;
}
