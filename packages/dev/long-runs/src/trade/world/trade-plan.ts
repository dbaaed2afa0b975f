import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { leastCents, type TradeGoods } from "./trade-goods.ts";

/** Numbers by product. */
export type Pieces = Readonly<Record<string, number>>;

/** Why no order came of a day of a plan. */
export type Without = "skipped" | "paused" | "closed" | "dearer" | "soldOut";

/** The outcome of one day, as the simulation knows it from what it did itself. */
export type Expected =
  | { readonly kind: "order"; readonly pieces: Pieces; readonly totalCents: number }
  | { readonly kind: "none"; readonly why: Without };

/** A standing order as the simulation keeps it beside the product. */
export interface TradePlan {
  readonly planId: string;
  readonly owner: TestClient;
  readonly customerId: string | null;
  readonly discountBp: number;
  readonly weeks: number;
  readonly firstOn: LocalDate;
  /** Its lines by product. */
  readonly lineIds: Readonly<Record<string, string>>;
  pieces: Pieces;
  /** The most that a run may cost. */
  toldCents: number;
  readonly changed: Map<LocalDate, { readonly pieces: Pieces; toldCents: number }>;
  readonly skips: Set<LocalDate>;
  pausedUntil: LocalDate | null;
  lookedOn: LocalDate | null;
  readonly expected: Map<LocalDate, Expected>;
}

/** The shop as every run of the day meets it. */
export interface TradeDay {
  readonly goods: ReadonlyMap<string, TradeGoods>;
  readonly cents: ReadonlyMap<string, number>;
  readonly soldOut: ReadonlySet<string>;
  readonly closed: ReadonlySet<LocalDate>;
}

/** Goods and deposits less the discount of the company, a half cent up: the arithmetic of a person with a pencil. */
export function totalOf(pieces: Pieces, { goods, cents }: TradeDay, discountBp: number): number {
  let sum = 0;
  let deposits = 0;
  for (const [id, qty] of Object.entries(pieces)) {
    sum += qty * (cents.get(id) ?? 0);
    deposits += qty * (goods.get(id)?.depositCents ?? 0);
  }
  return sum + deposits - Math.floor((sum * discountBp + 5000) / 10_000);
}

export const piecesOn = (plan: TradePlan, date: LocalDate): Pieces => plan.changed.get(date)?.pieces ?? plan.pieces;
const toldOn = (plan: TradePlan, date: LocalDate): number => plan.changed.get(date)?.toldCents ?? plan.toldCents;

export function withoutOn(plan: TradePlan, day: TradeDay, date: LocalDate): Without | null {
  if (plan.skips.has(date)) return "skipped";
  if (plan.pausedUntil !== null && date < plan.pausedUntil) return "paused";
  return day.closed.has(date) ? "closed" : null;
}

/** A higher price is told ahead of a run: from then on it may cost as much. */
export function lookAhead(plan: TradePlan, day: TradeDay, date: LocalDate): void {
  if (plan.lookedOn === date || withoutOn(plan, day, date) !== null) return;
  plan.lookedOn = date;
  const total = totalOf(piecesOn(plan, date), day, plan.discountBp);
  if (total <= toldOn(plan, date)) return;
  const changed = plan.changed.get(date);
  if (changed === undefined) plan.toldCents = total;
  else changed.toldCents = total;
}

/** Its lock has passed: an order of what there is, or the reason why there is none. */
export function runOf(plan: TradePlan, day: TradeDay, date: LocalDate): Expected {
  const why = withoutOn(plan, day, date);
  if (why !== null) return { kind: "none", why };
  const whole = piecesOn(plan, date);
  const left = Object.fromEntries(Object.entries(whole).filter(([id]) => !day.soldOut.has(id)));
  const goodsCents = Object.entries(left).reduce((sum, [id, qty]) => sum + qty * (day.cents.get(id) ?? 0), 0);
  if (goodsCents < leastCents) return { kind: "none", why: "soldOut" };
  const totalCents = totalOf(left, day, plan.discountBp);
  return totalCents > toldOn(plan, date)
    ? { kind: "none", why: "dearer" }
    : { kind: "order", pieces: left, totalCents };
}
