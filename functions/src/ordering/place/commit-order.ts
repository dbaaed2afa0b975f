import { refuse } from "@lokalkorb/domain/kernel/result";
import { adminRef, contended, inTransaction } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { hasMoreShards, type ItemShards, shardsOf } from "../../catalog/stock/stock-access.ts";
import { createKeyedMutex } from "../../platform/concurrency/keyed-mutex.ts";
import { findPriorResult } from "../../platform/idempotency.ts";
import type { OrderNumber } from "../write/order-numbers.ts";
import { createRefusalCache } from "./refusal-cache.ts";
import { type Answer, findAnyAnswer, type OrderAttempt, type Refusal } from "./order-attempt.ts";
import { daysBeside } from "../reservations/round-of-order.ts";
import { dayOfInput, orderInTransaction, slotParamsOfInput } from "./place-transaction.ts";
import type { Precheck } from "./precheck.ts";

const mutex = createKeyedMutex();
const refusalCache = createRefusalCache();

/** An order that passed its precheck, written at once with its slot, stock, codes and basket, or not at all. */
export async function commitOrder(attempt: OrderAttempt, precheck: Precheck): Promise<Answer> {
  const { input, deps } = attempt;
  const { facts, newOrder } = precheck;
  const readShards = () => shardsOf(deps, mutex, facts.menu.offeringId, Object.keys(newOrder.stockTaken));
  const shards = await readShards();
  const number = await deps.orderNumbers.take(input.restaurantId, newOrder.order.dayKey);
  const work = { attempt, precheck, number, isUsed: false };
  await deps.failpoint("place:before-commit");
  try {
    // Usually one shard has enough. A transaction that found too little ends before all are asked: it would hold one and want the next.
    const first = shards.map(({ itemId, refs }) => ({ itemId, refs: refs.slice(0, 1) }));
    let isLast = shards.every(({ refs }) => refs.length <= 1);
    let answer = await commitWith(work, first, isLast);
    for (let all = shards; answer === "more"; isLast = true) {
      if (isLast) all = await readShards();
      answer = await commitWith(work, all, true);
    }
    await deps.failpoint("place:committed");
    return answer;
  } finally {
    if (!work.isUsed) number.restore();
  }
}

interface CommitWork {
  readonly attempt: OrderAttempt;
  readonly precheck: Precheck;
  readonly number: OrderNumber;
  isUsed: boolean;
}

/** In turn with the other orders for the same slot, stock or codes. "more": these shards have too few, and there are others. */
function commitWith(work: CommitWork, shards: readonly ItemShards[], isLast: boolean): Promise<Answer | "more"> {
  const { attempt, precheck, number } = work;
  const { input, deps } = attempt;
  const { restaurantId } = input;
  const documents = [
    adminRef(deps.db, slotDocument, slotParamsOfInput(input)),
    ...daysOf(precheck, input).map((params) => adminRef(deps.db, slotDocument, params)),
    ...precheck.limitedCodes.map((codeId) => adminRef(deps.db, discountCodeDocument, { restaurantId, codeId })),
    ...shards.flatMap(({ refs }) => refs),
    // The limit of a company is one for all of its orders.
    ...(input.business === undefined
      ? []
      : [adminRef(deps.db, b2bCustomerDocument, { restaurantId, customerId: input.business.customerId })]),
  ];
  return mutex.run(
    documents.map(({ path }) => path),
    async () => {
      const gone = goneFor(attempt, precheck);
      if (gone !== null) return (await findAnyAnswer(attempt)) ?? refuse(gone);
      const answer = await findPriorResult(
        () => findAnyAnswer(attempt),
        () =>
          inTransaction(contended(deps.db), async (tx) => {
            const placed = await orderInTransaction(tx, { ...attempt, ...precheck, shards, number });
            // Once is enough: a commit that was not answered is tried again, and refused by what it did itself.
            work.isUsed ||= placed.ok && placed.value.no === number.no;
            return placed;
          }),
      );
      const isShort = !answer.ok && answer.refusal.type === "sold-out" && answer.refusal.inRound !== true;
      if (isShort && (!isLast || (await hasMoreShards(deps, precheck.facts.menu.offeringId, shards, 1000))))
        return "more";
      if (!answer.ok) cacheRefusal(attempt, precheck, answer.refusal);
      return answer;
    },
  );
}

/** The goods of a round are counted on the days of all of its ways. */
function daysOf({ facts: { round } }: Precheck, input: OrderAttempt["input"]) {
  const { day, ...own } = dayOfInput(input);
  return round === null ? [] : [{ ...own, slotKey: day }, ...daysBeside(round, dayOfInput(input))];
}

const slotPathOf = ({ input }: OrderAttempt): string => Object.values(slotParamsOfInput(input)).join("/");

const itemPathOf = ({ facts }: Precheck, itemId: string): string => `${facts.menu.offeringId}/${itemId}`;

function goneFor(attempt: OrderAttempt, precheck: Precheck): Refusal | null {
  const { stockTaken, slotTaken } = precheck.newOrder;
  const now = attempt.deps.now();
  for (const [itemId, quantity] of Object.entries(stockTaken)) {
    const gone = refusalCache.refusalFor(itemPathOf(precheck, itemId), quantity, now);
    if (gone !== null) return gone;
  }
  return refusalCache.refusalFor(slotPathOf(attempt), slotTaken.units, now);
}

/** Only what holds for other orders, too: one product, or a time that has no room for this much work. */
function cacheRefusal(attempt: OrderAttempt, precheck: Precheck, refusal: Refusal): void {
  const { stockTaken, slotTaken } = precheck.newOrder;
  const now = attempt.deps.now();
  if (refusal.type === "slot-full") refusalCache.remember(slotPathOf(attempt), slotTaken.units, refusal, now);
  if (refusal.type !== "sold-out" || refusal.inRound === true) return;
  const [gone, ...others] = refusal.items;
  const wanted = gone === undefined ? undefined : stockTaken[gone.itemId];
  if (gone !== undefined && wanted !== undefined && others.length === 0)
    refusalCache.remember(itemPathOf(precheck, gone.itemId), wanted, refusal, now);
}
