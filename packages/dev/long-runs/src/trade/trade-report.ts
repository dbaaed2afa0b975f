import { auditTrade } from "./audit/audit-trade.ts";
import { add, readBooks } from "./audit/trade-books.ts";
import { playTrade, type TradeSize } from "./play/run-trade.ts";
import type { Without } from "./world/trade-plan.ts";
import type { TradeWorld } from "./world/trade-world.ts";

/** Counts of what happened, and every difference. */
export interface TradeReport {
  readonly days: number;
  readonly orders: number;
  readonly without: Readonly<Partial<Record<Without, number>>>;
  readonly firstOrders: number;
  readonly orderCents: number;
  readonly depositCents: number;
  readonly invoices: number;
  readonly cancelled: number;
  readonly corrected: number;
  readonly openCents: number;
  readonly problems: readonly string[];
}

/** Plays it in this world, and audits it. */
export async function reportTrade(world: TradeWorld, size: TradeSize): Promise<TradeReport> {
  await playTrade(world, size);
  const books = await readBooks(world);
  const expected = world.plans.flatMap((plan) => [...plan.expected.values()]);
  const without: Partial<Record<Without, number>> = {};
  for (const one of expected) if (one.kind === "none") without[one.why] = (without[one.why] ?? 0) + 1;
  const papers = [...world.invoices.values()];
  return {
    days: expected.length,
    orders: expected.filter(({ kind }) => kind === "order").length,
    without,
    firstOrders: world.firstOrders.size,
    orderCents: add(books.orders.map(({ totals }) => totals.totalCents)),
    depositCents: add(books.orders.map(({ totals }) => totals.depositCents)),
    invoices: papers.length,
    cancelled: papers.filter(({ isCancelled }) => isCancelled).length,
    corrected: papers.filter(({ correctedCents }) => correctedCents > 0).length,
    openCents: add(books.companies.map(({ openCents }) => openCents)),
    problems: [...world.problems, ...auditTrade(world, books)],
  };
}
