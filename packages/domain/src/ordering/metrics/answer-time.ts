import type { Minutes } from "../../kernel/time/instant.ts";

/** Fewer say nothing about a shop. */
const fewestOrders = 20;
/** Beyond this it is no promise but a complaint. */
const longestTold = 30;

/**
 * Within how many minutes a shop accepts at least half of its orders, as shoppers may know it; null: too few orders, or
 * too long. `median`: seconds until acceptance in the last thirty days.
 */
export function toldAnswerMinutes(median: number | null, orders: number): Minutes | null {
  if (median === null || orders < fewestOrders) return null;
  const minutes = Math.max(1, Math.ceil(median / 60));
  return minutes > longestTold ? null : minutes;
}
