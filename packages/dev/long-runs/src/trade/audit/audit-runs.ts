import type { Pieces, TradePlan } from "../world/trade-plan.ts";
import type { TradeWorld } from "../world/trade-world.ts";
import { differ, type StoredOrder, type TradeBooks } from "./trade-books.ts";

type Ledger = Pick<TradeWorld, "plans" | "firstOrders">;

/** Orders = days of the plans less what was left out, with the pieces and the total that the pencil has; and no other order. */
export function runsWrong({ plans, firstOrders }: Ledger, books: TradeBooks): string[] {
  const byRun = Map.groupBy(books.orders, ({ id, plan }) => (plan === undefined ? id : `${plan.planId} ${plan.date}`));
  const known = new Set<string>();
  const problems: string[] = [];
  for (const plan of plans) {
    for (const [date, expected] of plan.expected) {
      const key = `${plan.planId} ${date}`;
      known.add(key);
      const orders = byRun.get(key) ?? [];
      const [order] = orders;
      problems.push(...differ(`orders of plan ${key}`, orders.length, expected.kind === "order" ? 1 : 0));
      if (expected.kind === "order" && order !== undefined) problems.push(...contentWrong(key, order, expected));
      problems.push(...reasonWrong(plan, date, books));
    }
  }
  for (const [id, totalCents] of firstOrders) {
    known.add(id);
    const [order] = byRun.get(id) ?? [];
    problems.push(...differ(`total of first order ${id}`, order?.totals.totalCents, totalCents));
  }
  for (const key of byRun.keys()) if (!known.has(key)) problems.push(`order of ${key}: there should be none`);
  return problems;
}

function contentWrong(
  key: string,
  { lines, totals, status }: StoredOrder,
  expected: { readonly pieces: Pieces; readonly totalCents: number },
): string[] {
  const wordsOf = (pieces: readonly (readonly [string, number])[]): string =>
    pieces
      .map(([id, qty]) => `${qty} × ${id}`)
      .toSorted()
      .join(", ");
  return [
    ...differ(
      `pieces of ${key}`,
      wordsOf(lines.map(({ refId, qty }) => [refId, qty])),
      wordsOf(Object.entries(expected.pieces)),
    ),
    ...differ(`total of ${key}`, totals.totalCents, expected.totalCents),
    ...(["completed", "accepted"].includes(status) ? [] : [`order of ${key} is ${status}`]),
  ];
}

/** The reason of a day without an order, as its owner reads it. */
function reasonWrong({ planId, expected }: TradePlan, date: string, { plans }: TradeBooks): string[] {
  const past = plans.find(({ id }) => id === planId)?.standing?.past.find((one) => one.date === date);
  const day = expected.get(date);
  // The plan keeps its last twelve days.
  if (past === undefined || day?.kind !== "none") return [];
  return differ(`reason of plan ${planId} on ${date}`, past.missed, day.why);
}
