import type { Chance } from "@lokalkorb/domain/testing/oracle/chance";

/** The fate of an order, as far as a person decides it. */
export interface OrderPlan {
  readonly fulfilment: "first" | "delivery" | "shipping";
  readonly pays: "counter" | "online" | "never" | "refused first";
  readonly lines: number;
  readonly code: boolean;
  readonly giftCard: boolean;
  readonly tip: boolean;
  readonly edit: "nothing" | "less" | "more" | "without";
  readonly time: "kept" | "later" | "moved by shop" | "moved by shopper";
  readonly end: "handed over" | "rejected" | "cancelled by shopper" | "cancelled by shop" | "not fetched";
  /** An end by the shop's mistake is taken back within the hour. */
  readonly restored: boolean;
  readonly after: "nothing" | "part back" | "line back" | "all back" | "disputed";
}

export const planOrder = (random: Chance): OrderPlan => ({
  fulfilment: random.pick(["first", "first", "first", "first", "delivery", "delivery", "shipping"]),
  pays: random.pick(["counter", "counter", "counter", "online", "online", "refused first", "never"]),
  lines: 1 + random.below(4),
  code: random.chance(0.25),
  giftCard: random.chance(0.15),
  tip: random.chance(0.3),
  edit: random.pick(["nothing", "nothing", "nothing", "nothing", "nothing", "less", "more", "without"]),
  time: random.pick(["kept", "kept", "kept", "kept", "later", "moved by shop", "moved by shopper"]),
  end: random.chance(0.65)
    ? "handed over"
    : random.pick(["handed over", "rejected", "cancelled by shopper", "cancelled by shop", "not fetched"]),
  restored: random.chance(0.3),
  after: random.pick([
    "nothing",
    "nothing",
    "nothing",
    "nothing",
    "nothing",
    "part back",
    "line back",
    "all back",
    "disputed",
  ]),
});
