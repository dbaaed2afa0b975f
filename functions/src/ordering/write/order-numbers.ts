import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Firestore } from "firebase-admin/firestore";
import {
  formatDayCode,
  formatOrderNo,
  leaseBlock,
  takeNumber,
  type NumberBlock,
} from "@lokalkorb/domain/ordering/order/order-number";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { inTransaction, contended, readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { countersDocument } from "@lokalkorb/model/documents/restaurants/data/counters";

/** The numbers of an order: for the books, and at the counter on its day. */
export interface OrderNumber {
  readonly no: string;
  readonly dayCode: string;
  /** The order was not placed; its number is free for another one. */
  restore(): void;
}

const blockSize = 10;
const firstOrderNo = 1001;
/** Days that are over for every time zone; days ahead are kept however far orders are taken. */
const keptDaysBack = 7;

interface Pool {
  readonly spare: number[];
  block: NumberBlock;
}

function takeFrom(pool: Pool): number | null {
  const spare = pool.spare.shift();
  if (spare !== undefined) return spare;
  const taken = takeNumber(pool.block);
  if (taken === null) return null;
  pool.block = taken.block;
  return taken.number;
}

const isEmpty = (pool: Pool): boolean => pool.spare.length === 0 && pool.block.next >= pool.block.end;

/**
 * Numbers come in blocks that this process leases from the shop's counter, so that orders do not queue for it.
 * A process that ends leaves a gap; no number is ever given twice.
 */
export function createOrderNumbers(db: Firestore, now: () => Instant) {
  const pools = new Map<string, Pool>();
  const leasing = new Map<string, Promise<void>>();

  const poolOf = (key: string): Pool => {
    const pool = pools.get(key) ?? { spare: [], block: { next: 0, end: 0 } };
    pools.set(key, pool);
    return pool;
  };

  const lease = async (restaurantId: Id<"shop">, day: LocalDate): Promise<void> => {
    const orders = poolOf(restaurantId);
    const calls = poolOf(`${restaurantId}/${day}`);
    const wanted = { order: isEmpty(orders), call: isEmpty(calls) };
    const leased = await inTransaction(contended(db), async (tx) => {
      const counters = await readDocument(tx, countersDocument, { restaurantId });
      const order = leaseBlock(counters?.nextOrderNo ?? firstOrderNo, blockSize);
      const call = leaseBlock(counters?.dayCodes[day] ?? 1, blockSize);
      const address = { restaurantId };
      setDocument(tx, countersDocument, address, {
        ...counters,
        nextOrderNo: wanted.order ? order.counter : (counters?.nextOrderNo ?? firstOrderNo),
        dayCodes: {
          ...countersSince(addDays(instantToLocal(now(), "UTC").date, -keptDaysBack), counters?.dayCodes ?? {}),
          ...(wanted.call ? { [day]: call.counter } : {}),
        },
      });
      return { order: order.block, call: call.block };
    });
    if (wanted.order) orders.block = leased.order;
    if (wanted.call) calls.block = leased.call;
  };

  /** One lease at a time per shop; everybody else waits for it and then looks again. */
  const leaseOnce = (restaurantId: Id<"shop">, day: LocalDate): Promise<void> => {
    const running = leasing.get(restaurantId) ?? lease(restaurantId, day).finally(() => leasing.delete(restaurantId));
    leasing.set(restaurantId, running);
    return running;
  };

  return {
    take: async (restaurantId: Id<"shop">, day: LocalDate): Promise<OrderNumber> => {
      const orders = poolOf(restaurantId);
      const calls = poolOf(`${restaurantId}/${day}`);
      while (isEmpty(orders) || isEmpty(calls)) await leaseOnce(restaurantId, day);
      const order = must(takeFrom(orders), "the pool was not empty");
      const call = must(takeFrom(calls), "the pool was not empty");
      return {
        no: formatOrderNo(order),
        dayCode: formatDayCode(call),
        restore: () => {
          orders.spare.push(order);
          calls.spare.push(call);
        },
      };
    },
  };
}

const countersSince = (oldest: LocalDate, countByDay: Readonly<Record<LocalDate, number>>): Record<LocalDate, number> =>
  Object.fromEntries(Object.entries(countByDay).filter(([day]) => day >= oldest));
