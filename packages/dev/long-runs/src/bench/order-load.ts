import { inParallel, parallel } from "@lokalkorb/testing/orders/in-parallel";
import { placeOrder } from "@lokalkorb/contracts/orders";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { fillOwnBasket, type BenchClient, type BenchWorld } from "./bench-world.ts";

export interface Sample {
  readonly orderIds: readonly string[];
  readonly refusals: Readonly<Record<string, number>>;
  /** Until everybody had an answer: who is refused waits like everybody else. */
  readonly seconds: number;
  /** From the first write of the basket to the answer, refusals included. */
  readonly milliseconds: readonly number[];
  /** The callable alone. */
  readonly callMilliseconds: readonly number[];
}

/** Who orders what for when; each shopper stands in one line only, because a browser has one basket. */
export interface Load {
  readonly attempts: number;
  line(index: number): BasketLine;
  slotKey(index: number): string;
}

export async function runLoad(
  world: BenchWorld,
  shoppers: readonly BenchClient[],
  { attempts, line, slotKey }: Load,
): Promise<Sample> {
  const orderIds: string[] = [];
  const milliseconds: number[] = [];
  const callMilliseconds: number[] = [];
  const refusals: Record<string, number> = {};
  const now = await world.now();
  const begin = performance.now();
  const turns = Array.from({ length: parallel }, () => 0);
  const one = async (shopper: BenchClient, index: number): Promise<void> => {
    const started = performance.now();
    const input = await fillOwnBasket(world, shopper, { lines: [line(index)], slotKey: slotKey(index), now });
    const called = performance.now();
    const answer = await shopper.call(placeOrder, input);
    const answered = performance.now();
    milliseconds.push(answered - started);
    callMilliseconds.push(answered - called);
    if (answer.ok) orderIds.push(answer.value.orderId);
    else refusals[answer.refusal.type] = (refusals[answer.refusal.type] ?? 0) + 1;
  };
  await inParallel(attempts, (index, lane) => {
    const turn = turns[lane] ?? 0;
    turns[lane] = turn + 1;
    return one(must(shoppers[(turn * parallel + lane) % shoppers.length], "a shopper"), index);
  });
  return { orderIds, refusals, seconds: (performance.now() - begin) / 1000, milliseconds, callMilliseconds };
}

/** Products that can be ordered just as they are, all of which there is plenty of. */
export async function prepareGoods({ admin, menu, shop }: BenchWorld): Promise<readonly BasketLine[]> {
  const items = Object.values(menu.items).filter(
    (item) =>
      item.optionRefs.length === 0 &&
      item.season === undefined &&
      item.windows === undefined &&
      item.orderDays === undefined &&
      item.allowedDistribution === undefined &&
      item.catchWeight === undefined &&
      item.alcohol === "none" &&
      item.priceCents >= 100,
  );
  for (const { id, stockMode } of items)
    if (stockMode !== "unlimited") await setStockTo(admin, shop.offeringId, id, 100_000, 2);
  return items.map((item) => {
    const qty = Math.ceil(Math.ceil(shop.ordering.minOrderCents / item.priceCents) / item.stepQty) * item.stepQty;
    return aLine(menu, item.id, { qty: Math.max(qty, item.minQty) });
  });
}
