import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";

export const thirtyDays = 30 * dayMs;
const shownItems = 20;

/** Metrics of the last thirty days: no order can add them, because the days go by. */
export function recentMetrics(orders: readonly Order[], now: Instant) {
  const late = orders.filter(({ status, completedAt = 0 }) => status === "completed" && completedAt > now - thirtyDays);
  const seconds = late.flatMap(({ acceptedAt, placedAt }) =>
    acceptedAt === undefined ? [] : [Math.max(0, Math.round((acceptedAt - placedAt) / 1000))],
  );
  return {
    topItems30: topItems(late),
    codes30: usedCodes(late),
    acceptSecondsP50: percentile(seconds, 0.5),
    acceptSecondsP95: percentile(seconds, 0.95),
    accepted30: seconds.length,
    rebuiltAt: now,
  };
}

function topItems(orders: readonly Order[]) {
  const byItem = new Map<string, { itemId: Id<"product">; name: string; qty: number; revenueCents: Cents }>();
  for (const { refId, name, qty, totalCents, discountCents = 0, removed } of orders.flatMap(({ lines }) => lines)) {
    if (removed !== undefined) continue;
    const known = byItem.get(refId) ?? { itemId: refId, name, qty: 0, revenueCents: 0 };
    byItem.set(refId, {
      ...known,
      qty: known.qty + qty,
      revenueCents: known.revenueCents + totalCents + discountCents,
    });
  }
  return [...byItem.values()]
    .toSorted((a, b) => b.revenueCents - a.revenueCents || (a.itemId < b.itemId ? -1 : 1))
    .slice(0, shownItems);
}

interface UsedCode {
  readonly codeId: Id<"code">;
  readonly code: string;
  readonly uses: number;
  readonly discountCents: Cents;
  readonly revenueCents: Cents;
}

/** Campaigns are shown by their names, and last year's may have the same: each is counted for itself. */
function usedCodes(orders: readonly Order[]): readonly UsedCode[] {
  const byCode = new Map<string, UsedCode>();
  for (const { codes = [], totals } of orders)
    for (const { codeId, code, cents, kind } of codes) {
      if (kind !== "discount") continue;
      const known = byCode.get(codeId) ?? { codeId, code, uses: 0, discountCents: 0, revenueCents: 0 };
      byCode.set(codeId, {
        codeId,
        code,
        uses: known.uses + 1,
        discountCents: known.discountCents + cents,
        revenueCents: known.revenueCents + totals.totalCents,
      });
    }
  return [...byCode.values()].toSorted((a, b) => b.uses - a.uses || (a.codeId < b.codeId ? -1 : 1));
}

const percentile = (values: readonly number[], share: number): number | null =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? null;
