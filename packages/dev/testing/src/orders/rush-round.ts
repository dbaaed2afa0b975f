import { randomUUID } from "node:crypto";
import { changeOrderStatus, editOrder, placeOrder } from "@lokalkorb/contracts/orders";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";
import type { Result } from "@lokalkorb/domain/kernel/result";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { inParallel } from "./in-parallel.ts";
import type { TestClient } from "../connect/connect-client.ts";
import { aLine, fillBasket, freeSlots } from "../fixtures/order-input.ts";
import { setStockTo } from "../fixtures/set-stock-to.ts";
import { auditShop } from "./audit-shop.ts";
import type { RaceWorld } from "./race-round.ts";

export interface RushPlan {
  readonly shards: number;
  readonly quantity: number;
  /** Orders from before the rush that are cancelled or made smaller while it goes on. */
  readonly changed: number;
  /** The clock of the functions moves by so much in the middle. */
  readonly clockJumpMs: number;
}

export interface RushReport {
  readonly sold: number;
  readonly refused: number;
  /** From the call to its answer, refusals included. */
  readonly milliseconds: readonly number[];
  readonly problems: readonly string[];
}

type Answer = Result<OutputOf<typeof placeOrder>, Refusal>;

/** Everybody wants the last pieces of the same item, whose count lies on several documents, while others let theirs go. */
export async function rushRound(
  world: RaceWorld & { readonly owner: TestClient },
  plan: RushPlan,
  round: number,
): Promise<RushReport> {
  const { test, menu, restaurantId, offeringId, itemId } = world;
  const { admin, backend } = test;
  // An account may not order more often than ten times in ten minutes.
  backend.clock.advance(121_000);
  await setStockTo(admin, offeringId, itemId, plan.quantity + 2 * plan.changed, plan.shards);
  await backend.idle();
  const now = backend.clock.now();
  const slotKeys = freeSlots(menu, now).slice(40 + ((round * 11) % 150));
  const before = world.buyers.slice(0, plan.changed);
  const crowd = world.buyers.slice(plan.changed);
  const request = async ({ uid }: TestClient, index: number, qty: number) => {
    const slotKey = must(slotKeys[index % 40], "a slot");
    return {
      ...(await fillBasket(admin, { menu, uid, lines: [aLine(menu, itemId, { qty })], slotKey, now })),
      ageConfirmed: true,
    };
  };
  const earlier = await Promise.all(
    before.map(async (buyer, index) => {
      const answer = await buyer.call(placeOrder, await request(buyer, index, 2));
      return must(answer.ok ? answer.value.orderId : null, JSON.stringify(answer));
    }),
  );
  await backend.idle();
  const inputs = await Promise.all(crowd.map((buyer, index) => request(buyer, index, 1)));

  const milliseconds: number[] = [];
  const timed = async <Value>(call: Promise<Value>): Promise<Value> => {
    const start = performance.now();
    const answer = await call;
    milliseconds.push(performance.now() - start);
    return answer;
  };
  const answers: Answer[] = [];
  const changed: Result<unknown, Refusal>[] = [];
  await inParallel(crowd.length, async (index) => {
    if (index === Math.floor(plan.quantity / 2)) backend.clock.advance(plan.clockJumpMs);
    const order = timed(must(crowd[index], "buyer").call(placeOrder, must(inputs[index], "input")));
    const orderId = earlier[index];
    if (orderId !== undefined)
      changed.push(await timed(changeOne(world, orderId, must(before[index], "buyer"), index)));
    answers[index] = await order;
  });
  await backend.idle();

  const sold = answers.filter(({ ok }) => ok).length;
  const problems = answers.flatMap((answer) =>
    answer.ok || answer.refusal.type === "sold-out" ? [] : [`refused: ${JSON.stringify(answer.refusal)}`],
  );
  for (const answer of changed) if (!answer.ok) problems.push(`not changed: ${JSON.stringify(answer.refusal)}`);
  problems.push(...(await wrongCount(world, plan, sold)));
  const bought = answers.flatMap((answer, index) =>
    answer.ok ? [{ orderId: answer.value.orderId, buyer: must(crowd[index], "buyer") }] : [],
  );
  const kept = earlier.flatMap((orderId, index) =>
    index % 2 === 0 ? [] : [{ orderId, buyer: must(before[index], "buyer") }],
  );
  // Everybody changes their mind at once: goods and times are free again, and the next round begins anew.
  const ends = await Promise.all(
    [...bought, ...kept].map(({ orderId, buyer }) =>
      timed(buyer.call(changeOrderStatus, { requestId: randomUUID(), restaurantId, orderId, action: "cancel" })),
    ),
  );
  for (const answer of ends) if (!answer.ok) problems.push(`not cancelled: ${JSON.stringify(answer.refusal)}`);
  await backend.idle();
  problems.push(...(await auditShop(admin.db, { restaurantId, offeringId, restocked: [itemId] })));
  return { sold, refused: answers.length - sold, milliseconds, problems };
}

/** Every second one is cancelled by its shopper, the others lose a piece by staff. */
async function changeOne(
  { test, restaurantId, owner }: RaceWorld & { readonly owner: TestClient },
  orderId: string,
  buyer: TestClient,
  index: number,
) {
  const address = { requestId: randomUUID(), restaurantId, orderId };
  if (index % 2 === 0) return buyer.call(changeOrderStatus, { ...address, action: "cancel" });
  const order = must(await readDocument(test.admin.db, orderDocument, address), orderId);
  const { lineId } = must(order.lines[0], "a line");
  return owner.call(editOrder, { ...address, changes: [{ kind: "quantity", lineId, qty: 1 }] });
}

async function wrongCount(
  { test, offeringId, itemId }: RaceWorld,
  { quantity, changed }: RushPlan,
  sold: number,
): Promise<string[]> {
  const { db } = test.admin;
  const shards = await readQuery(db, queryOf(itemStockDocument, { offeringId, itemId }));
  const reserved = shards.reduce((sum, shard) => sum + shard.reserved, 0);
  // A cancelled order keeps nothing, an edited one keeps one piece.
  const kept = Math.floor(changed / 2);
  const problems = reserved === sold + kept ? [] : [`${sold} sold and ${kept} kept, ${reserved} pieces reserved`];
  if (sold < quantity) problems.push(`${sold} of ${quantity} pieces sold although everybody wanted one`);
  return problems;
}
